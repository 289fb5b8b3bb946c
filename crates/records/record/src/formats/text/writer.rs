use std::fmt::Write as _;

use crate::record::{
    Record,
    notes::{Comment, Notes},
    turn_number::TurnNumber,
    variation::{TurnNode, Variation},
};

/// Maximum length of a line of turns in characters; only a line with a single longer token exceeds it.
const WIDTH: usize = 80;

/// Options for writing a record in our own format.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TextOptions {
    /// Whether to write the reserve after each turn of GIPF.
    pub reserves: bool,
}

impl Record {
    /// Writes the record in our own format; reading the text returns an equal record.
    #[must_use]
    pub fn to_text(&self, options: TextOptions) -> String {
        let mut text = write_tags(&self.all_tags());
        let mut tokens = Tokens { tokens: Vec::new(), open: 0, options };
        tokens.line(self.main_line(), 0);
        tokens.push(self.score().code());
        wrap(&mut text, &tokens.tokens);
        text
    }
}

/// The tokens between which a line may be broken.
struct Tokens {
    tokens: Vec<String>,
    /// Number of variations that open before the next token.
    open: usize,
    options: TextOptions,
}

impl Tokens {
    fn push(&mut self, token: &str) {
        let opening = "(".repeat(std::mem::take(&mut self.open));
        self.tokens.push(opening + token);
    }

    /// Writes a line of play; `first` is the index of its first turn in the game.
    fn line(&mut self, line: &Variation, first: usize) {
        line.comments().iter().for_each(|comment| self.comment("", comment));
        let Some(player) = line.turns().first().map(TurnNode::player) else {
            return;
        };
        // In games started by White, White's turns have even indices: number other games as if White had started.
        let first = first + usize::from(first % 2 != player.index());
        let mut numbered = true;
        for (index, node) in (first..).zip(line.turns()) {
            numbered = self.turn(node, index, numbered);
        }
    }

    /// Writes a turn and returns whether the next one needs its own number.
    fn turn(&mut self, node: &TurnNode, index: usize, numbered: bool) -> bool {
        let number = TurnNumber::new(variants::Color::White, index).number;
        let mut token = match node.player() {
            variants::Color::White => format!("{number}. "),
            variants::Color::Black if numbered => format!("{number}... "),
            variants::Color::Black => String::new(),
        };
        token.push_str(node.token().as_str());
        if let (true, Some(reserve)) = (self.options.reserves, node.reserve()) {
            // Writing to a string cannot fail.
            write!(token, " ({reserve})").ok();
        }
        self.push(&token);
        let interrupted = self.notes(node.notes()) || !node.variations().is_empty();
        for variation in node.variations() {
            self.open += 1;
            self.line(variation, index);
            if let Some(last) = self.tokens.last_mut() {
                last.push(')');
            }
        }
        interrupted
    }

    /// Writes notes and returns whether there were any comments.
    fn notes(&mut self, notes: &Notes) -> bool {
        notes.nags.iter().for_each(|nag| self.push(&nag.to_string()));
        let mut commands = String::new();
        if let Some(clock) = notes.clock {
            write!(commands, "[%clk {clock}] ").ok();
        }
        if let Some(evaluation) = notes.evaluation {
            write!(commands, "[%eval {evaluation}] ").ok();
        }
        let mut comments = notes.comments.iter();
        if !commands.is_empty() {
            match comments.next() {
                Some(comment) => self.comment(&commands, comment),
                None => self.push(&format!("{{{}}}", commands.trim_end())),
            }
        }
        comments.for_each(|comment| self.comment("", comment));
        !commands.is_empty() || !notes.comments.is_empty()
    }

    fn comment(&mut self, commands: &str, comment: &Comment) {
        let text = format!("{{{commands}{comment}}}");
        text.split(' ').for_each(|token| self.push(token));
    }
}

/// Returns the tags of a record, followed by a blank line.
#[must_use]
pub fn write_tags(tags: &[(String, String)]) -> String {
    let mut text = String::new();
    for (name, value) in tags {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        text.extend(["[", name, " \"", &value, "\"]\n"]);
    }
    text.push('\n');
    text
}

/// Appends tokens separated by spaces, in lines of at most 80 characters.
pub fn wrap(text: &mut String, tokens: &[String]) {
    let mut column = 0;
    for token in tokens {
        let length = token.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(token);
        column += length;
    }
    text.push('\n');
}
