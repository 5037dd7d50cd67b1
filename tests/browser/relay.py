"""A line between browsers and a server that can be cut, or go dead without a word."""

from __future__ import annotations

import contextlib
import socket
from threading import Thread


class Call:
    """One connection; swallowing, it takes what is said and hands nothing on."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        self.ends = (near, far)
        self.swallows = {near: False, far: False}
        self.threads = [Thread(target=self.carry, args=pair, daemon=True) for pair in ((near, far), (far, near))]
        for thread in self.threads:
            thread.start()

    def carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not self.swallows[source]:
                    target.sendall(data)
        self.hang_up()

    def hang_up(self) -> None:
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.hang_up()
        for thread in self.threads:
            thread.join(5)
        for end in self.ends:
            end.close()


class Relay:
    """Browsers call `address`; what they say goes on to the server, as long as the line holds."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.whole = True
        self.calls: list[Call] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.thread = Thread(target=self.listen, daemon=True)
        self.thread.start()

    def listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                self.connect(near)

    def connect(self, near: socket.socket) -> None:
        try:
            if not self.whole:
                raise ConnectionError
            self.calls.append(Call(near, socket.create_connection(("127.0.0.1", self.port))))
        except ConnectionError:
            near.close()

    def swallow(self, *, up: bool = False, down: bool = False) -> None:
        """From now on nothing gets through on what is connected; new calls are in order."""
        for call in self.calls:
            near, far = call.ends
            call.swallows.update({near: up, far: down})

    def cut(self) -> None:
        self.whole = False
        for call in self.calls:
            call.hang_up()

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.thread.join(5)
        self.listener.close()
        for call in self.calls:
            call.close()
