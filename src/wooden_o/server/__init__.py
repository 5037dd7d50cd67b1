"""The match server: tables, seats and live updates over HTTP and WebSocket."""
