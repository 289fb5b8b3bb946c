use std::{
    io::Write,
    sync::{Arc, Mutex},
};

/// A writer that several threads share; lines are never mixed.
pub(crate) struct Output<W>(Arc<Mutex<W>>);

impl<W> Clone for Output<W> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<W: Write> Output<W> {
    pub(crate) fn new(writer: W) -> Self {
        Self(Arc::new(Mutex::new(writer)))
    }

    /// Writes one or more lines together; returns `false` if the reader has gone.
    pub(crate) fn write(&self, text: &str) -> bool {
        let Ok(mut writer) = self.0.lock() else { return false };
        writeln!(writer, "{text}").and_then(|()| writer.flush()).is_ok()
    }
}
