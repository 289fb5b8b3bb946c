use std::io::{self, Write};

/// A writer that remembers its first failure, to tell errors of the output from those of other files.
#[derive(Debug)]
pub(crate) struct Output<W> {
    writer: W,
    failure: Option<io::ErrorKind>,
}

impl<W: Write> Output<W> {
    pub(crate) fn new(writer: W) -> Self {
        Self { writer, failure: None }
    }

    /// Returns the first failure, if any.
    pub(crate) fn failure(&self) -> Option<io::ErrorKind> {
        self.failure
    }

    fn noted<T>(&mut self, result: io::Result<T>) -> io::Result<T> {
        if let Err(error) = &result
            && error.kind() != io::ErrorKind::Interrupted
        {
            self.failure.get_or_insert(error.kind());
        }
        result
    }
}

impl<W: Write> Write for Output<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.writer.write(bytes);
        self.noted(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.writer.flush();
        self.noted(flushed)
    }
}
