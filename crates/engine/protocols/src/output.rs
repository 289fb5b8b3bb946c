use std::{
    io::Write,
    sync::{Arc, Mutex},
};

/// A writer shared by several threads. Lines are never interleaved.
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

    /// Writes one or more lines at once; returns `false` if the reader has closed the output.
    pub(crate) fn write(&self, text: &str) -> bool {
        let Ok(mut writer) = self.0.lock() else { return false };
        writeln!(writer, "{text}").and_then(|()| writer.flush()).is_ok()
    }
}
