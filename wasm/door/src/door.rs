use json::{Writer, Written};
use table::Refusal;

/// A longer request, in bytes, is not read.
const MOST_BYTES: usize = 4 << 20;

/// The texts that come in and go out, and what is kept between two calls.
#[derive(Debug, Default)]
pub struct Door<S> {
    state: S,
    request: Vec<u8>,
    answer: Vec<u8>,
}

impl<S> Door<S> {
    /// Room for a request of so many bytes; none if that is too much.
    pub fn take(&mut self, length: usize) -> Option<&mut [u8]> {
        self.give();
        if length > MOST_BYTES {
            return None;
        }
        self.request.resize(length, 0);
        Some(&mut self.request)
    }

    /// Answers the request that was written into the room: the length of the answer in four
    /// bytes, the least first, and the answer. It stays until the next call.
    pub fn call(&mut self, answer: fn(&mut S, &str) -> String) -> &[u8] {
        // What is no text is no JSON either, and is refused as such.
        let request = str::from_utf8(&self.request).unwrap_or_default();
        let text = answer(&mut self.state, request);
        self.answer.clear();
        self.answer.extend(u32::try_from(text.len()).unwrap_or_default().to_le_bytes());
        self.answer.extend(text.as_bytes());
        &self.answer
    }

    /// Gives back the memory of both texts.
    pub fn give(&mut self) {
        self.request = Vec::new();
        self.answer = Vec::new();
    }
}

/// The text of an answer.
#[must_use]
pub fn told<T: Written>(result: &Result<T, Refusal>) -> String {
    let mut out = Writer::default();
    out.open('{');
    match result {
        Ok(value) => out.field("ok", value),
        Err(refusal) => out.field("refused", refusal),
    }
    out.close('}');
    out.into_text()
}
