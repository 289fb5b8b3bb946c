//! The speed of the search in the browser's module, compared with the native engine.
//!
//! Both engines speak the same protocol and search the same nodes so that only the time differs. They alternate, and the best of
//! several rounds counts, because other load can only make them slower. On Linux only CPU time counts.

use std::{
    fs,
    io::{BufRead, BufReader, Lines, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, ensure};
use engine::signature::POSITIONS;
use serde_json::{Value, json};
use variants::Variant;

use crate::project::root;

/// Number of times that each engine searches each position.
const ROUNDS: usize = 7;

/// Maximum number of nodes per search: enough for the browser's optimising compiler to finish.
const SEARCH_MAX_NODES: u64 = 200_000;

/// An engine that answers line by line.
struct Program {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn start(program: &Path, arguments: &[&str]) -> anyhow::Result<Self> {
        let mut child = Command::new(program)
            .args(arguments)
            .current_dir(root())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let input = child.stdin.take().context("the engine has no input")?;
        let output =
            BufReader::new(child.stdout.take().context("the engine has no output")?).lines();
        Ok(Self { child, input, output })
    }

    /// Searches a position; returns the number of nodes and the time.
    fn search(&mut self, variant: Variant, position: &str) -> anyhow::Result<(u64, Duration)> {
        let request = json!({"id": 1, "method": "bestmove", "game": variant.id(),
            "position": position, "nodes": SEARCH_MAX_NODES});
        let (start, cpu_time) = (Instant::now(), self.cpu_time());
        writeln!(self.input, "{request}")?;
        let answer = self.output.next().context("the engine has exited")??;
        let time = match (cpu_time, self.cpu_time()) {
            (Some(before), Some(after)) => after.saturating_sub(before),
            _ => start.elapsed(),
        };
        let nodes = serde_json::from_str::<Value>(&answer)?["result"]["nodes"].as_u64();
        Ok((nodes.with_context(|| format!("no nodes in {answer}"))?, time))
    }

    /// Returns the CPU time of the program's threads, on Linux.
    fn cpu_time(&self) -> Option<Duration> {
        let threads = fs::read_dir(format!("/proc/{}/task", self.child.id())).ok()?;
        let mut sum = 0;
        for thread in threads {
            let text = fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
            sum += text.split_whitespace().next()?.parse::<u64>().ok()?;
        }
        Some(Duration::from_nanos(sum))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // The program may have exited by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Nodes and times, summed over positions.
#[derive(Clone, Copy, Default)]
struct Sum {
    nodes: u64,
    native: Duration,
    module: Duration,
}

impl Sum {
    fn add(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.native += other.native;
        self.module += other.module;
    }

    fn print(self, name: &str) {
        let speed = |time: Duration| self.nodes as f64 / time.as_secs_f64();
        let (native, module) = (speed(self.native), speed(self.module));
        let share = 100.0 * module / native;
        println!("{name:16} {native:>14.0} {module:>14.0} {share:>8.0} %");
    }
}

pub(crate) fn run(program: &Path) -> anyhow::Result<()> {
    let mut native = Program::start(program, &["engine", "--json"])?;
    let mut module = Program::start(Path::new("node"), &["web/tests/wasm/lines.mjs"])?;
    println!("\n{:16} {:>14} {:>14} {:>10}", "nodes per second", "native", "module", "share");
    let mut all = Sum::default();
    for variant in Variant::ALL {
        let mut sum = Sum::default();
        let middle = POSITIONS.iter().filter(|(of, text)| *of == variant && is_middle(text));
        for (_, position) in middle {
            sum.add(compare(&mut native, &mut module, variant, position)?);
        }
        sum.print(variant.id());
        all.add(sum);
    }
    all.print("all");
    Ok(())
}

/// Returns the best time of each engine for one position.
fn compare(
    native: &mut Program,
    module: &mut Program,
    variant: Variant,
    position: &str,
) -> anyhow::Result<Sum> {
    let mut best = Sum { nodes: 0, native: Duration::MAX, module: Duration::MAX };
    for _ in 0..ROUNDS {
        let (nodes, native) = native.search(variant, position)?;
        let (same, module) = module.search(variant, position)?;
        ensure!(nodes == same, "{position}: {nodes} nodes natively, {same} in the module");
        best = Sum { nodes, native: best.native.min(native), module: best.module.min(module) };
    }
    Ok(best)
}

/// Tests whether the player to act is to move or push, and the position is not the start of a GIPF game.
fn is_middle(position: &str) -> bool {
    position.contains(" move ") || (position.contains(" push ") && !position.contains("18-18"))
}
