"""`aedilis serve`: the table server on this machine."""

from typing import Annotated

import typer

from aedilis.cli.say import t
from aedilis.server import run
from aedilis.server.settings import Settings

USUAL = Settings()


def serve(
    database: Annotated[str, typer.Option(help=t("help-serve-database"))] = USUAL.database,
    host: Annotated[str, typer.Option(help=t("help-serve-host"))] = USUAL.host,
    port: Annotated[int, typer.Option(help=t("help-serve-port"))] = USUAL.port,
    workers: Annotated[int, typer.Option(min=1, help=t("help-serve-workers"))] = USUAL.workers,
    public_url: Annotated[str | None, typer.Option(help=t("help-serve-public-url"))] = None,
    origin: Annotated[list[str] | None, typer.Option(help=t("help-serve-origin"))] = None,
    trust_proxy: Annotated[bool, typer.Option("--trust-proxy", help=t("help-serve-trust-proxy"))] = False,
    private_webhooks: Annotated[bool, typer.Option("--private-webhooks", help=t("help-serve-webhooks"))] = False,
    log_level: Annotated[str, typer.Option(help=t("help-serve-log-level"))] = USUAL.log_level,
) -> None:
    """Serve tables until Ctrl-C; the exit code says why it could not start."""
    settings = Settings(
        database=database,
        host=host,
        port=port,
        workers=workers,
        public_url=public_url,
        origins=tuple(origin or ()),
        trust_proxy=trust_proxy,
        private_webhooks=private_webhooks,
        log_level=log_level,
    )
    raise typer.Exit(run.serve(settings))
