//! Position strings of GIPF with potentials.

use super::stack::Disc;
use super::terms::{KINDS, read_hands, write_hands};
use super::{Game, Right, Stage};
use crate::gipf::board::COLUMNS;
use crate::point::{pair_of_numbers, player_named};
use std::collections::BTreeMap;

impl Game {
    /// Reads a position string, checking only its form and not whether it can arise.
    pub fn from_position(terms: &str, position: &str) -> Option<Self> {
        let mut game = Self::start(terms);
        let [board, to_act, stage, reserves, hands, rights] =
            position.split(' ').collect::<Vec<_>>()[..]
        else {
            return None;
        };
        game.board.clear();
        game.read_board(board)?;
        game.to_act = player_named(to_act)?;
        let (stage, extra_made) = match stage.strip_suffix('+') {
            Some(stage) => (stage, true),
            None => (stage, false),
        };
        game.stage = match stage.split_once(':') {
            None if stage == "push" => Stage::Push,
            None if stage == "extra" => Stage::Extra,
            Some(("remove", turn_of)) => Stage::Remove(player_named(turn_of)?, extra_made),
            _ => return None,
        };
        let (white, black) = pair_of_numbers(reserves)?;
        game.reserve = BTreeMap::from([('w', white), ('b', black)]);
        game.hands = read_hands(hands)?;
        for (player, letter) in [('w', 'G'), ('b', 'g')] {
            let right = match rights.chars().filter(|&flag| flag == letter).count() {
                0 => Right::Lost,
                1 => Right::Open,
                _ => Right::First,
            };
            game.rights.insert(player, right);
        }
        Some(game)
    }

    fn read_board(&mut self, text: &str) -> Option<()> {
        let parts: Vec<&str> = text.split('/').collect();
        if parts.len() != COLUMNS.len() {
            return None;
        }
        for ((column, lowest, highest), part) in COLUMNS.into_iter().zip(parts) {
            let mut row = lowest;
            let mut letters = part.chars().peekable();
            while let Some(letter) = letters.next() {
                if let Some(empty) = letter.to_digit(10) {
                    row += empty as u8;
                    continue;
                }
                let mut cell = String::from(letter);
                if letter == '[' {
                    cell.clear();
                    cell.extend(letters.by_ref().take_while(|&letter| letter != ']'));
                } else if letter == '\'' {
                    cell.extend(letters.next());
                }
                self.board.insert((column, row), read_stack(&cell)?);
                row += 1;
            }
            if row != highest + 1 {
                return None;
            }
        }
        Some(())
    }

    /// Writes the canonical position string.
    pub fn position(&self) -> String {
        let stage = match self.stage {
            Stage::Push => "push".to_string(),
            Stage::Extra => "extra".to_string(),
            Stage::Remove(turn_of, false) => format!("remove:{turn_of}"),
            Stage::Remove(turn_of, true) => format!("remove:{turn_of}+"),
        };
        format!(
            "{} {} {stage} {}-{} {} {}",
            self.written_board(),
            self.to_act,
            self.reserve[&'w'],
            self.reserve[&'b'],
            write_hands(&self.hands),
            self.written_rights()
        )
    }

    fn written_board(&self) -> String {
        let mut columns = Vec::new();
        for (column, lowest, highest) in COLUMNS {
            let mut text = String::new();
            let mut empty = 0;
            for row in lowest..=highest {
                let Some(stack) = self.board.get(&(column, row)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                text.push_str(&write_stack(stack));
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            columns.push(text);
        }
        columns.join("/")
    }

    fn written_rights(&self) -> String {
        let mut flags = String::new();
        for (player, letter) in [('w', "G"), ('b', "g")] {
            match self.rights[&player] {
                Right::First => flags.push_str(&letter.repeat(2)),
                Right::Open => flags.push_str(letter),
                Right::Lost => {}
            }
        }
        if flags.is_empty() {
            flags.push('-');
        }
        flags
    }
}

/// Reads a cell as the discs of its pieces.
fn read_stack(cell: &str) -> Option<Vec<Disc>> {
    let mut stack = Vec::new();
    let mut used = false;
    for letter in cell.chars() {
        let owner = if letter.is_ascii_uppercase() { 'w' } else { 'b' };
        let disc = |what| Disc { owner, what };
        match letter.to_ascii_uppercase() {
            '\'' => {
                used = true;
                continue;
            }
            'P' => stack.push(disc('P')),
            'G' => stack.extend([disc('P'), disc('P')]),
            kind if KINDS.contains(kind) && used => stack.push(disc(kind)),
            kind if KINDS.contains(kind) => stack.extend([disc('P'), disc(kind)]),
            _ => return None,
        }
        used = false;
    }
    Some(stack)
}

/// Writes the pieces that the discs of a stack form, in brackets if there are several.
fn write_stack(stack: &[Disc]) -> String {
    let mut pieces = Vec::new();
    let mut at = 0;
    while at < stack.len() {
        let disc = stack[at];
        let on_it = stack.get(at + 1).filter(|above| above.owner == disc.owner);
        let piece = match (disc.what, on_it) {
            ('P', Some(above)) => {
                at += 1;
                let letter = if above.what == 'P' { 'G' } else { above.what };
                letter.to_string()
            }
            ('P', None) => "P".to_string(),
            (kind, _) => format!("'{kind}"),
        };
        let cased = if disc.owner == 'w' { piece } else { piece.to_lowercase() };
        pieces.push(cased);
        at += 1;
    }
    if pieces.len() == 1 { pieces.concat() } else { format!("[{}]", pieces.concat()) }
}
