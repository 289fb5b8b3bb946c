use std::io::{BufRead, Read};

/// Maximum length of a line in bytes; longer lines are discarded and rejected.
pub(crate) const REQUEST_LINE_MAX_BYTES: usize = 1 << 20;

/// Result of reading a line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// A trimmed line, with invalid UTF-8 replaced.
    Text(String),
    /// A line that was too long and has been discarded.
    TooLong,
    /// The end of the input.
    End,
}

/// Reads a line, keeping at most [`REQUEST_LINE_MAX_BYTES`] bytes in memory.
pub(crate) fn read_line(input: &mut impl BufRead) -> Input {
    let mut line = Vec::new();
    match input.by_ref().take(REQUEST_LINE_MAX_BYTES as u64).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => Input::End,
        Ok(_) if line.len() >= REQUEST_LINE_MAX_BYTES && !line.ends_with(b"\n") => {
            skip_line(input);
            Input::TooLong
        }
        Ok(_) => Input::Text(String::from_utf8_lossy(&line).trim().to_owned()),
    }
}

/// Discards the rest of a line.
fn skip_line(input: &mut impl BufRead) {
    while let Ok(buffer) = input.fill_buf() {
        if buffer.is_empty() {
            return;
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return;
        }
    }
}
