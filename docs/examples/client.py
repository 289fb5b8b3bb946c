"""Lets an engine play a short game against itself and prints it.

    python3 docs/examples/client.py gipfel engine
"""
import subprocess
import sys


class Engine:
    """A program that speaks UGI; see docs/protocol.md."""

    def __init__(self, command):
        self.program = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.ask("ugi", "ugiok")

    def send(self, line):
        self.program.stdin.write(line + "\n")

    def ask(self, line, word):
        """Sends a line and reads up to an answer that begins with a word; returns the rest of it."""
        self.send(line)
        for answer in self.program.stdout:
            first, _, rest = answer.strip().partition(" ")
            if first == word:
                return rest
            if first == "error":
                raise RuntimeError(rest)
        raise RuntimeError("the engine has ended")


def main(command, game="gipf-standard", max_turns=20):
    engine = Engine(command)
    engine.send(f"setoption name Game value {game}")
    engine.send("uginewgame")
    turns = []
    while len(turns) < max_turns:
        engine.send(" ".join(["position startpos moves", *turns]))
        if engine.ask("query gameover", "response") == "true":
            break
        turns.append(engine.ask("go nodes 2000", "bestmove"))
    for number in range(0, len(turns), 2):
        print(f"{number // 2 + 1}.", *turns[number:number + 2])
    print("result:", engine.ask("query result", "response"))
    engine.send("quit")


main(sys.argv[1:] or ["gipfel", "engine"])
