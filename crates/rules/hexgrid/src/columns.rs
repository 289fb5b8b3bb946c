use core::fmt;

/// Writes a board as columns separated by `/`, each from its lowest row up: a letter for
/// each piece, digits for runs of empty points (a run of ten is `91`).
///
/// ```
/// use hexgrid::write_columns;
///
/// // The middle one of three columns has a piece, on its third point.
/// let mut text = String::new();
/// write_columns(&mut text, &[2, 3, 2], |column, index| {
///     (column == 1 && index == 2).then_some('P')
/// })?;
/// assert_eq!(text, "2/2P/2");
/// # Ok::<(), std::fmt::Error>(())
/// ```
///
/// # Errors
/// Fails only if the writer fails.
pub fn write_columns(
    out: &mut dyn fmt::Write,
    lengths: &[u8],
    letter: impl Fn(usize, u8) -> Option<char>,
) -> fmt::Result {
    write_cells(out, lengths, letter, |out, letter| out.write_char(letter))
}

/// Like [`write_columns`], for boards whose cells need more than a letter: `cell` returns the
/// content at an index of a column, and `write` writes it.
///
/// ```
/// use hexgrid::write_cells;
///
/// let mut text = String::new();
/// let towers = [(0, 1, "[Pp]"), (2, 0, "[pP]")];
/// write_cells(
///     &mut text,
///     &[2, 3, 2],
///     |column, index| towers.iter().find(|tower| (tower.0, tower.1) == (column, index)),
///     |out, tower| out.write_str(tower.2),
/// )?;
/// assert_eq!(text, "1[Pp]/3/[pP]1");
/// # Ok::<(), std::fmt::Error>(())
/// ```
///
/// # Errors
/// Fails only if the writer fails.
pub fn write_cells<T>(
    out: &mut dyn fmt::Write,
    lengths: &[u8],
    cell: impl Fn(usize, u8) -> Option<T>,
    write: impl Fn(&mut dyn fmt::Write, T) -> fmt::Result,
) -> fmt::Result {
    for (column, &length) in lengths.iter().enumerate() {
        if column > 0 {
            out.write_char('/')?;
        }
        let mut empty = 0;
        for index in 0..length {
            if let Some(content) = cell(column, index) {
                write_empty(out, empty)?;
                empty = 0;
                write(out, content)?;
            } else {
                empty += 1;
            }
        }
        write_empty(out, empty)?;
    }
    Ok(())
}

fn write_empty(out: &mut dyn fmt::Write, mut run: u8) -> fmt::Result {
    while run > 0 {
        let digit = run.min(9);
        out.write_char((b'0' + digit) as char)?;
        run -= digit;
    }
    Ok(())
}

/// Reads a board written by [`write_columns`] and calls `place` with the number of the
/// column, the index within it and the letter of every piece; `place` returns whether the
/// letter is valid. `first` is the name of the first column.
///
/// ```
/// use hexgrid::{ColumnsError, read_columns};
///
/// let mut pieces = Vec::new();
/// read_columns("2/2P/p1", 'a', &[2, 3, 2], |column, index, letter| {
///     pieces.push((column, index, letter));
///     letter.eq_ignore_ascii_case(&'p')
/// })?;
/// assert_eq!(pieces, [(1, 2, 'P'), (2, 0, 'p')]);
///
/// let error = read_columns("2/2P1/2", 'a', &[2, 3, 2], |_, _, _| true).unwrap_err();
/// assert_eq!(error.to_string(), "column b must have exactly 3 points");
/// # Ok::<(), ColumnsError>(())
/// ```
///
/// # Errors
/// Returns the column that is invalid and the reason.
pub fn read_columns(
    text: &str,
    first: char,
    lengths: &[u8],
    mut place: impl FnMut(usize, u8, char) -> bool,
) -> Result<(), ColumnsError> {
    read_cells(text, first, lengths, |column, index, rest| {
        let letter = rest.chars().next()?;
        place(column, index, letter).then_some(letter.len_utf8())
    })
}

/// Like [`read_columns`], for boards whose cells need more than a letter: `place` receives the
/// remaining text of the column and returns the number of bytes that it has read.
///
/// ```
/// use hexgrid::{ColumnsError, read_cells};
///
/// let mut towers = Vec::new();
/// read_cells("1[Pp]/3/[pP]1", 'a', &[2, 3, 2], |column, index, rest| {
///     let bytes = rest.find(']')? + 1;
///     towers.push((column, index, &rest[..bytes] == "[Pp]"));
///     Some(bytes)
/// })?;
/// assert_eq!(towers, [(0, 1, true), (2, 0, false)]);
/// # Ok::<(), ColumnsError>(())
/// ```
///
/// # Errors
/// Returns the column that is invalid and the reason.
pub fn read_cells(
    text: &str,
    first: char,
    lengths: &[u8],
    mut place: impl FnMut(usize, u8, &str) -> Option<usize>,
) -> Result<(), ColumnsError> {
    let found = text.split('/').count();
    if found != lengths.len() {
        return Err(ColumnsError::Count { expected: lengths.len(), found });
    }
    for (number, (text, &length)) in text.split('/').zip(lengths).enumerate() {
        let column = (first..).nth(number).unwrap_or(first);
        let wrong = ColumnsError::Length { column, expected: length };
        let mut index = 0;
        let mut rest = text;
        loop {
            let mut following = rest.chars();
            let Some(letter) = following.next() else { break };
            if let Some(run @ 1..=9) = letter.to_digit(10) {
                index += run as u8;
                rest = following.as_str();
            } else {
                if index >= length {
                    return Err(wrong);
                }
                let after = place(number, index, rest).and_then(|bytes| rest.get(bytes..));
                rest = after.ok_or(ColumnsError::Letter { column, letter })?;
                index += 1;
            }
            if index > length {
                return Err(wrong);
            }
        }
        if index != length {
            return Err(wrong);
        }
    }
    Ok(())
}

/// Reason why a string is not a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColumnsError {
    /// The number of columns is wrong.
    Count {
        /// The number of columns on the board.
        expected: usize,
        /// The number of columns in the text.
        found: usize,
    },
    /// A column is too short or too long.
    Length {
        /// The name of the column.
        column: char,
        /// The number of points in that column of the board.
        expected: u8,
    },
    /// A letter does not stand for a piece.
    Letter {
        /// The name of the column.
        column: char,
        /// The letter.
        letter: char,
    },
}

impl ColumnsError {
    /// Returns a stable code for programs, in kebab case.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Count { .. } => "board-columns",
            Self::Length { .. } => "board-column",
            Self::Letter { .. } => "board-letter",
        }
    }
}

impl fmt::Display for ColumnsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Count { expected, found } => {
                write!(f, "the board must have {expected} columns separated by /, not {found}")
            }
            Self::Length { column, expected } => {
                write!(f, "column {column} must have exactly {expected} points")
            }
            Self::Letter { column, letter } => {
                write!(f, "'{letter}' in column {column} is not a piece")
            }
        }
    }
}

impl core::error::Error for ColumnsError {}
