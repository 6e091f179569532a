"""Prometheus numbers of one process."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """One registry for each application, so that tests can run several in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        made = self.registry
        self.commands = Counter("aedilis_commands", "Commands by type and outcome", ["type", "outcome"], registry=made)
        self.command_seconds = Histogram(
            "aedilis_command_seconds", "From a command's arrival to its broadcast", buckets=FINE, registry=made
        )
        self.commit_size = Histogram(
            "aedilis_commit_size", "Changes in one commit", buckets=(1, 2, 4, 8, 16, 32, 64), registry=made
        )
        self.live_tables = Gauge("aedilis_live_tables", "Tables in memory", registry=made)
        self.connections = Gauge("aedilis_connections", "Open WebSockets", registry=made)
        self.load_seconds = Histogram(
            "aedilis_load_seconds", "Loading a table from its log", buckets=FINE, registry=made
        )
        self.think_seconds = Histogram("aedilis_think_seconds", "A bot's decision, waiting included", registry=made)
        self.bot_failures = Counter("aedilis_bot_failures", "Bots that crashed or were stuck", ["why"], registry=made)
        self.background_failures = Counter(
            "aedilis_background_failures",
            "Work in the background that failed and was begun again",
            ["work"],
            registry=made,
        )
        self.loop_late = Histogram(
            "aedilis_loop_late_seconds", "How late the event loop comes to what is due", buckets=FINE, registry=made
        )
        self.clock_late = Histogram(
            "aedilis_clock_late_seconds",
            "From the end of a seat's time to the decision that was then made for it",
            buckets=FINE,
            registry=made,
        )
        self.requests = Counter("aedilis_requests", "HTTP answers", ["method", "status"], registry=made)
        self.pushes = Counter("aedilis_pushes", "Notes sent to browsers", ["outcome"], registry=made)
        self.webhooks = Counter("aedilis_webhooks", "Webhook calls", ["outcome"], registry=made)

    def exposition(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
