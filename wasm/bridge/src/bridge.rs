use json::{Writer, Written};

/// Buffers of a module for requests and answers, and the state that the module keeps between calls.
#[derive(Debug, Default)]
pub struct Bridge<S> {
    state: S,
    request: Vec<u8>,
    answer: Vec<u8>,
}

impl<S> Bridge<S> {
    /// Maximum length of a request in bytes.
    pub const REQUEST_MAX_BYTES: usize = 4 << 20;

    /// Allocates a buffer for a request of `length` bytes; `None` if it is too long.
    pub fn take(&mut self, length: usize) -> Option<&mut [u8]> {
        self.give();
        if length > Self::REQUEST_MAX_BYTES || self.request.try_reserve_exact(length).is_err() {
            return None;
        }
        self.request.resize(length, 0);
        Some(&mut self.request)
    }

    /// Answers the request in the buffer. The result is the length of the answer as a little-endian
    /// `u32`, followed by the answer; it is valid until the next call.
    pub fn call(&mut self, answer: impl FnOnce(&mut S, &str) -> String) -> &[u8] {
        // Invalid UTF-8 becomes the empty string, which is refused because it is not JSON.
        let request = str::from_utf8(&self.request).unwrap_or_default();
        let text = answer(&mut self.state, request);
        self.answer.clear();
        self.answer.extend(u32::try_from(text.len()).unwrap_or_default().to_le_bytes());
        self.answer.extend(text.as_bytes());
        &self.answer
    }

    /// Frees both buffers.
    pub fn give(&mut self) {
        self.request = Vec::new();
        self.answer = Vec::new();
    }
}

/// Writes an answer as JSON: `{"ok": …}` or `{"refused": …}`.
#[must_use]
pub fn reply<T: Written, E: Written>(result: &Result<T, E>) -> String {
    let mut out = Writer::default();
    out.open('{');
    match result {
        Ok(value) => out.field("ok", value),
        Err(refusal) => out.field("refused", refusal),
    }
    out.close('}');
    out.into_text()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_prefixed_with_its_length() {
        let mut bridge = Bridge::<u32>::default();
        bridge.take(2).unwrap().copy_from_slice(b"hi");
        let answer = bridge.call(|state, request| {
            *state += 1;
            format!("{request} {state}")
        });
        assert_eq!(answer, b"\x04\0\0\0hi 1");
    }

    #[test]
    fn no_buffer_is_allocated_for_an_overlong_request() {
        let mut bridge = Bridge::<()>::default();
        assert!(bridge.take(Bridge::<()>::REQUEST_MAX_BYTES + 1).is_none());
        assert!(bridge.take(Bridge::<()>::REQUEST_MAX_BYTES).is_some());
    }
}
