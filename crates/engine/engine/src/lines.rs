use std::io::{BufRead, Read};

/// Longer lines are refused unread.
pub(crate) const LONGEST_LINE: usize = 1 << 20;

/// A line of input, or what there is instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// A text, without spaces around it; bytes that are no text are replaced.
    Text(String),
    /// It was too long and is gone.
    TooLong,
    /// There is no more input.
    End,
}

/// Reads a line; no sender can fill the memory with one.
pub(crate) fn read(input: &mut impl BufRead) -> Line {
    let mut line = Vec::new();
    match input.by_ref().take(LONGEST_LINE as u64).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => Line::End,
        Ok(_) if line.len() >= LONGEST_LINE && !line.ends_with(b"\n") => {
            skip(input);
            Line::TooLong
        }
        Ok(_) => Line::Text(String::from_utf8_lossy(&line).trim().to_owned()),
    }
}

/// Reads on to the end of a line that is too long.
fn skip(input: &mut impl BufRead) {
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
