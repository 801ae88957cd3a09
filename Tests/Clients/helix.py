"""Helix with the configuration of docs/how-to/editors.md: each file that is named shows what is wrong with it.

Run by ServerEditorTests with the path of Helix, and a path and words for each file; ends with status 0 where all is as it should be.
"""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

ESCAPE = re.compile(rb"\x1b(\[[0-9;?<>=]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|P[^\x1b]*\x1b\\|[()][A-Z0-9]|[=>78])")
COUNT = re.compile(r"\u25cf\s+[1-9]")


def plain(shown):
    """What a terminal shows, all that was ever shown, without the marks in between."""
    return ESCAPE.sub(b" ", shown).decode("utf-8", "replace")


def shows(program, path, words):
    """Whether the terminal shows words once Helix has opened a file and gone to its first diagnostic, and what it shows."""
    process, terminal = pty.fork()
    if process == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(program, [program, path])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 200, 0, 0))
    os.kill(process, signal.SIGWINCH)
    shown = b""
    has_moved = False
    end = time.monotonic() + 60
    try:
        while time.monotonic() < end:
            if not select.select([terminal], [], [], 0.5)[0]:
                continue
            try:
                piece = os.read(terminal, 1 << 16)
            except OSError:
                break
            shown += piece
            # Who draws what has changed alone moves over blanks.
            text = plain(shown)
            if COUNT.search(text) and not has_moved:
                has_moved = True
                os.write(terminal, b"]d")
            if has_moved and all(word in text.split() for word in words.split()):
                return True, ""
        return False, plain(shown)
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)


program, *files = sys.argv[1:]
for path, words in zip(files[::2], files[1::2]):
    is_right, shown = shows(program, path, words)
    if not is_right:
        sys.exit(f"{path}: expected {words!r} in {' '.join(shown.split())[-3000:]}")
