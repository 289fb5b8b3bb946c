use crate::{
    formats::error::{ReadErrorKind, offending},
    record::notes::{COMMANDS, Comment, CommentError, Notes},
};

/// Reads the text between `{` and `}`: words and the values of commands.
pub(super) fn read_comment(text: &str) -> Result<Notes, ReadErrorKind> {
    let mut notes = Notes::default();
    let mut words = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("[%") {
        let (before, command) = rest.split_at(start);
        words.push_str(before);
        if COMMANDS.iter().any(|name| command.starts_with(name)) {
            // Keep the words before and after a command apart.
            words.push(' ');
            rest = read_command(&mut notes, command)?;
        } else {
            words.push_str("[%");
            rest = &command[2..];
        }
    }
    words.push_str(rest);
    match Comment::new(&words) {
        Ok(comment) => notes.comments.push(comment),
        Err(CommentError::Empty) => {}
        Err(source) => return Err(ReadErrorKind::Comment { source }),
    }
    Ok(notes)
}

/// Reads the command at the start of a text and returns the remaining text.
fn read_command<'a>(notes: &mut Notes, text: &'a str) -> Result<&'a str, ReadErrorKind> {
    let wrong = || ReadErrorKind::Command { text: offending(text) };
    let (command, rest) = text.split_once(']').ok_or_else(wrong)?;
    let (name, value) = command.split_once(char::is_whitespace).ok_or_else(wrong)?;
    match name {
        "[%clk" => notes.clock = Some(value.trim().parse().map_err(|_| wrong())?),
        "[%eval" => notes.evaluation = Some(value.trim().parse().map_err(|_| wrong())?),
        _ => return Err(wrong()),
    }
    Ok(rest)
}

/// Merges the notes of a later comment on the same turn; its clock and evaluation take precedence.
pub(super) fn join(notes: &mut Notes, later: Notes) {
    notes.comments.extend(later.comments);
    notes.clock = later.clock.or(notes.clock);
    notes.evaluation = later.evaluation.or(notes.evaluation);
}
