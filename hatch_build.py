"""The wheel carries the built page, and compiled rules where they can be compiled; it is pure Python elsewhere."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles before the files of a wheel are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not (Path(self.root) / "src" / "wooden_o" / "server" / "static" / "index.html").is_file():
            self.app.display_warning(
                "The wheel will not carry the page, since it is not built: make wheel builds it first."
            )
        script = runpy.run_path(str(Path(self.root) / "scripts" / "compile.py"))
        reason = script["why_not"]()
        self.app.display_info(reason or script["compile_rules"]())
        build_data["pure_python"] = bool(reason)
        build_data["infer_tag"] = not reason
