use std::fmt::Write as _;

use crate::record::{
    Record,
    notes::{Comment, Notes},
    turn_number::TurnNumber,
    variation::{TurnNode, Variation},
};

/// No line of turns is longer than this, in characters, unless one token is.
const WIDTH: usize = 80;

/// What to write besides the turns.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TextOptions {
    /// The pieces in reserve after each turn of GIPF.
    pub reserves: bool,
}

impl Record {
    /// Writes the record in our own format; reading it gives an equal record.
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

/// The pieces of the text between which a line may break.
struct Tokens {
    tokens: Vec<String>,
    /// How many variations open before the next token.
    open: usize,
    options: TextOptions,
}

impl Tokens {
    fn push(&mut self, token: &str) {
        let opening = "(".repeat(std::mem::take(&mut self.open));
        self.tokens.push(opening + token);
    }

    /// Writes a line; its first turn has the index `first` in the game.
    fn line(&mut self, line: &Variation, first: usize) {
        line.comments().iter().for_each(|comment| self.comment("", comment));
        let Some(player) = line.turns().first().map(TurnNode::player) else {
            return;
        };
        // White's turns have even indexes in games that White started: count as if White had.
        let first = first + usize::from(first % 2 != player.index());
        let mut numbered = true;
        for (index, node) in (first..).zip(line.turns()) {
            numbered = self.turn(node, index, numbered);
        }
    }

    /// Writes a turn and answers whether the next one needs a number of its own.
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

    /// Writes notes and answers whether there were comments.
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

/// The tags of a record, and the blank line behind them.
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

/// Adds tokens with spaces between them, in lines of at most 80 characters.
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
