use std::{
    io::{BufReader, PipeWriter, Write, pipe},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, Sender, channel},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use engine_protocols::{Json, Ugi};

/// An output that can be read afterwards.
#[derive(Clone, Default)]
pub(crate) struct Memory(Arc<Mutex<Vec<u8>>>);

impl Memory {
    /// Returns everything written so far.
    pub(crate) fn text(&self) -> String {
        let bytes = self.0.lock().expect("no writer panicked").clone();
        String::from_utf8(bytes).expect("text")
    }
}

impl Write for Memory {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no writer panicked").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Returns the answers of a UGI engine to an input.
pub(crate) fn ugi(input: impl AsRef<[u8]>) -> Vec<String> {
    let memory = Memory::default();
    Ugi::new(memory.clone(), |game| game.position()).run(&mut BufReader::new(input.as_ref()));
    memory.text().lines().map(String::from).collect()
}

/// Returns the answers of a JSON engine to an input.
pub(crate) fn json(input: impl AsRef<[u8]>) -> Vec<serde_json::Value> {
    let memory = Memory::default();
    Json::new(memory.clone()).run(&mut BufReader::new(input.as_ref()));
    memory.text().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// An output whose lines can be awaited.
struct Lines {
    sender: Sender<String>,
    begun: Vec<u8>,
}

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.begun.extend_from_slice(bytes);
        while let Some(end) = self.begun.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.begun.drain(..=end).collect();
            // A test that has ended no longer listens.
            let _ = self.sender.send(String::from_utf8_lossy(&line).trim().to_owned());
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// An engine that receives commands during a search.
pub(crate) struct Talk {
    input: PipeWriter,
    lines: Receiver<String>,
    thread: JoinHandle<()>,
}

impl Talk {
    pub(crate) fn ugi() -> Self {
        Self::with(|output, input| Ugi::new(output, |game| game.position()).run(input))
    }

    pub(crate) fn json() -> Self {
        Self::with(|output, input| Json::new(output).run(input))
    }

    fn with(run: impl FnOnce(Lines, &mut BufReader<std::io::PipeReader>) + Send + 'static) -> Self {
        let (reader, input) = pipe().expect("a pipe");
        let (sender, lines) = channel();
        let output = Lines { sender, begun: Vec::new() };
        let thread = thread::spawn(move || run(output, &mut BufReader::new(reader)));
        Self { input, lines, thread }
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine listens");
    }

    /// Waits for the next line that contains `text` and returns it.
    pub(crate) fn wait_for(&self, text: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(Duration::from_secs(60)).expect("an answer");
            if line.contains(text) {
                return line;
            }
        }
    }

    /// Ends the input and returns the lines that have not been read.
    pub(crate) fn end(self) -> Vec<String> {
        drop(self.input);
        self.thread.join().expect("the engine does not panic");
        self.lines.into_iter().collect()
    }
}
