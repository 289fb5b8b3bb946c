use std::io::{BufRead, Read};

/// Longer lines are discarded and refused.
pub(crate) const MAX_LINE: usize = 1 << 20;

/// What was read from an input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// A line, trimmed; bytes that are not UTF-8 are replaced.
    Text(String),
    /// A line that was too long and has been discarded.
    TooLong,
    /// The end of the input.
    End,
}

/// Reads a line, without keeping more than [`MAX_LINE`] bytes in memory.
pub(crate) fn read_line(input: &mut impl BufRead) -> Input {
    let mut line = Vec::new();
    match input.by_ref().take(MAX_LINE as u64).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => Input::End,
        Ok(_) if line.len() >= MAX_LINE && !line.ends_with(b"\n") => {
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
