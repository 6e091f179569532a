"""What keeps a process well: background work, logs, numbers, limits, and the gate in front of its sockets."""
