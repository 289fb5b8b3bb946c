//! Position strings of GIPF.

use super::board::COLUMNS;
use super::{Game, Piece, Right, Stage, Variant};
use crate::columns;
use crate::point::{pair_of_numbers, player_named};
use std::collections::BTreeMap;

impl Game {
    /// Reads a position string, checking only its form and not whether it can arise.
    pub fn from_position(variant: &str, position: &str) -> Option<Self> {
        let mut game = Self::start(variant);
        let mut fields: Vec<&str> = position.split(' ').collect();
        // Only position strings of the tournament game say who may still bring in GIPF-pieces.
        if game.variant == Variant::Tournament {
            let flags = fields.pop()?;
            game.rights = read_rights(flags)?;
        }
        let [board, to_act, stage, reserves] = fields[..] else {
            return None;
        };
        game.board.clear();
        for (spot, letter) in columns::read(&COLUMNS, "PpGg", board)? {
            let owner = if letter.is_ascii_uppercase() { 'w' } else { 'b' };
            let gipf = letter.eq_ignore_ascii_case(&'g');
            game.board.insert(spot, Piece { owner, gipf });
        }
        game.to_act = player_named(to_act)?;
        game.stage = match stage.split_once(':') {
            None if stage == "push" => Stage::Push,
            Some(("remove", pusher)) => Stage::Remove(player_named(pusher)?),
            _ => return None,
        };
        let (white, black) = pair_of_numbers(reserves)?;
        game.reserve = BTreeMap::from([('w', white), ('b', black)]);
        Some(game)
    }

    /// Writes the canonical position string.
    pub fn position(&self) -> String {
        let mut letters = BTreeMap::new();
        for (&spot, piece) in &self.board {
            let letter = if piece.gipf { 'g' } else { 'p' };
            let letter = if piece.owner == 'w' { letter.to_ascii_uppercase() } else { letter };
            letters.insert(spot, letter);
        }
        let stage = match self.stage {
            Stage::Push => "push".to_string(),
            Stage::Remove(pusher) => format!("remove:{pusher}"),
        };
        let mut text = format!(
            "{} {} {} {}-{}",
            columns::write(&COLUMNS, &letters),
            self.to_act,
            stage,
            self.reserve[&'w'],
            self.reserve[&'b']
        );
        if self.variant == Variant::Tournament {
            text.push(' ');
            text.push_str(&self.written_rights());
        }
        text
    }

    /// Writes White's flags, then Black's: doubled before the first piece, none without the right.
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

/// Reads the flags of `written_rights`.
fn read_rights(flags: &str) -> Option<BTreeMap<char, Right>> {
    let black = flags.trim_start_matches('G');
    let white = flags.len() - black.len();
    if flags.is_empty() || (flags != "-" && black.chars().any(|letter| letter != 'g')) {
        return None;
    }
    let black = if flags == "-" { 0 } else { black.len() };
    let right = |letters| match letters {
        0 => Some(Right::Lost),
        1 => Some(Right::Open),
        2 => Some(Right::First),
        _ => None,
    };
    Some(BTreeMap::from([('w', right(white)?), ('b', right(black)?)]))
}
