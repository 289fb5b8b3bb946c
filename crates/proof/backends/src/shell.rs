use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
};

/// A shell that runs a server until its standard input closes. However the test process ends, the server does not outlive it.
#[derive(Debug)]
pub(crate) struct Shell(Child);

impl Shell {
    /// Runs a command whose script starts a server, prints one line about it, and stops it at the end of its input. Returns the
    /// line, which is empty if the server did not start.
    pub(crate) fn run(command: &mut Command) -> (Self, String) {
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("a shell can be started");
        let output = child.stdout.take().expect("the output is piped");
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).expect("the output is text");
        (Self(child), line.trim_end().to_owned())
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        self.0.wait().ok();
    }
}
