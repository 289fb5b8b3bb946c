//! Tests of the memory that the engine uses beyond its table, as reported by Linux.

use std::{
    fs,
    io::{BufRead, BufReader, Lines, Write},
    process::{Child, ChildStdin, ChildStdout, Stdio},
};

use crate::run::program;

/// Maximum memory beyond the table, in mebibytes.
const MEMORY_BEYOND_TABLE_MAX_MIB: u64 = 64;

struct Engine {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start(arguments: &[&str]) -> Self {
        let mut child = program()
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        Self { child, input, output }
    }

    fn ask(&mut self, lines: &str, word: &str) {
        writeln!(self.input, "{lines}").expect("the engine listens");
        let answer = self.output.find(|line| line.as_ref().is_ok_and(|line| line.contains(word)));
        assert!(answer.is_some(), "{lines}");
    }

    /// Returns the peak memory usage in mebibytes.
    fn peak(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("Linux reports on processes");
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
        line.split_whitespace().next().and_then(|n| n.parse::<u64>().ok()).expect("kB") / 1_024
    }

    fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().expect("it ends").success());
    }
}

#[test]
fn a_search_stays_within_its_table_and_64_mebibytes() {
    for game in ["yinsh", "gipf-tournament"] {
        let mut engine = Engine::start(&["engine"]);
        let setup = format!(
            "setoption name Game value {game}\nsetoption name Hash value 64\n\
             setoption name Threads value 2\nsetoption name MultiPV value 5"
        );
        engine.ask(&format!("{setup}\ngo movetime 2000"), "bestmove");
        engine.ask("setoption name Threads value 1\ngo nodes 400000", "bestmove");
        let peak = engine.peak();
        println!("{game}: {peak} MiB");
        assert!(peak <= 64 + MEMORY_BEYOND_TABLE_MAX_MIB, "{peak} MiB");
        engine.end();
    }
}

#[test]
fn replaced_tables_are_freed() {
    let mut engine = Engine::start(&["engine"]);
    for hash in (1..=64).chain((1..=64).rev()).chain([40, 64, 33, 20, 63]) {
        let lines = format!("setoption name Hash value {hash}\ngo depth 2");
        engine.ask(&lines, "bestmove");
        // Clearing writes to the whole table.
        engine.ask("uginewgame\nisready", "readyok");
    }
    let peak = engine.peak();
    println!("{peak} MiB");
    assert!(peak <= 64 + MEMORY_BEYOND_TABLE_MAX_MIB, "{peak} MiB");
    engine.end();
}

#[test]
fn json_requests_do_not_leak_memory() {
    let mut engine = Engine::start(&["engine", "--json"]);
    for id in 0..200 {
        let hash = 1 + id * 7 % 64;
        let lines = format!(
            "{{\"id\":\"h\",\"method\":\"options\",\"hash\":{hash}}}\n\
             {{\"id\":{id},\"method\":\"analyse\",\"game\":\"yinsh\",\"depth\":2}}"
        );
        engine.ask(&lines, "bestmove");
    }
    let peak = engine.peak();
    println!("{peak} MiB");
    assert!(peak <= 64 + MEMORY_BEYOND_TABLE_MAX_MIB, "{peak} MiB");
    engine.end();
}
