//! Processes of the program.

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, ChildStdout, Command, Output, Stdio},
    thread,
    time::Duration,
};

use crate::browser::Browser;

/// Returns the command of the program, not yet started.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gipfel"));
    for variable in ["GIPFEL_DATA", "GIPFEL_DATABASE", "GIPFEL_NATS", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    command
}

/// Runs the program to its end.
pub(crate) fn gipfel(arguments: &[&str]) -> Output {
    program().args(arguments).output().expect("the program starts")
}

/// A process that is killed at the end of the test.
pub(crate) struct Running {
    child: Child,
    // Closing the output would make the program fail when it prints.
    output: BufReader<ChildStdout>,
}

impl Running {
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut child = program()
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { child, output }
    }

    /// Returns the next line of the program's output.
    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("a line");
        line
    }

    /// Kills the process immediately.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Asks the process to end, and waits.
    pub(crate) fn end(&mut self) {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status().expect("kill is installed");
        self.child.wait().expect("it ends");
    }

    /// Waits until the process has ended by itself, and returns whether it succeeded.
    pub(crate) fn is_good(&mut self) -> bool {
        self.child.wait().expect("it ends").success()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Running node.
pub(crate) struct Node {
    pub(crate) process: Running,
    address: String,
}

impl Node {
    /// Starts a node with additional arguments, and waits until it prints its address.
    pub(crate) fn start(database: &str, nats: &str, name: &str, more: &[&str]) -> Self {
        let own = ["serve", "--listen", "127.0.0.1:0", "--database", database, "--nats", nats];
        let mut process = Running::start(&[&own[..], &["--node-name", name], more].concat());
        let line = process.line();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address: {line}")).to_owned();
        Self { process, address }
    }

    /// Returns a browser without a session.
    pub(crate) fn browser(&self) -> Browser {
        Browser::at(&self.address)
    }

    /// Returns the value of a metric, named with its labels, as reported by the node.
    pub(crate) fn metric(&self, name: &str) -> f64 {
        let text = self.browser().get("/metrics").text;
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|value| value.trim().parse().ok()).unwrap_or(0.0)
    }
}

/// Starts a worker, and waits until it reports that it is running.
pub(crate) fn worker(nats: &str) -> Running {
    let mut process = Running::start(&["worker", "--nats", nats, "--threads", "1"]);
    assert!(process.line().starts_with("Worker "), "a worker reports that it is running");
    process
}

/// Waits for a condition.
pub(crate) fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    for _ in 0..600 {
        if is_so() {
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("never: {what}");
}
