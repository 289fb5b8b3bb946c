use std::{
    io::Write,
    sync::{Arc, Mutex},
};

/// Where several threads say lines, each of them whole.
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

    /// Says one or more lines together; `false` if nobody reads them any more.
    pub(crate) fn say(&self, text: &str) -> bool {
        let Ok(mut writer) = self.0.lock() else { return false };
        writeln!(writer, "{text}").and_then(|()| writer.flush()).is_ok()
    }
}
