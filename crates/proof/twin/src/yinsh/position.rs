//! Position strings of YINSH.

use super::board::{COLUMNS, Piece};
use super::{Game, Stage};
use crate::columns;
use crate::point::{pair_of_numbers, player_named};
use std::collections::BTreeMap;

impl Game {
    /// Reads a position string, checking only its form and not whether it can arise.
    pub fn from_position(variant: &str, position: &str) -> Option<Self> {
        let mut game = Self::start(variant);
        let fields: Vec<&str> = position.split(' ').collect();
        let [board, to_act, stage, rings_off] = fields[..] else {
            return None;
        };
        for (point, letter) in columns::read(&COLUMNS, "RrMm", board)? {
            game.board.insert(point, Piece::of_letter(letter));
        }
        game.to_act = player_named(to_act)?;
        game.stage = match stage.split_once(':') {
            None if stage == "place" => Stage::Place,
            None if stage == "move" => Stage::Move,
            Some(("row", mover)) => Stage::Row(player_named(mover)?),
            Some(("ring", mover)) => Stage::Ring(player_named(mover)?),
            _ => return None,
        };
        let (white, black) = pair_of_numbers(rings_off)?;
        game.rings_off = BTreeMap::from([('w', white), ('b', black)]);
        Some(game)
    }

    /// Writes the canonical position string.
    pub fn position(&self) -> String {
        let mut letters = BTreeMap::new();
        for (&point, piece) in &self.board {
            letters.insert(point, piece.letter());
        }
        let stage = match self.stage {
            Stage::Place => "place".to_string(),
            Stage::Move => "move".to_string(),
            Stage::Row(mover) => format!("row:{mover}"),
            Stage::Ring(mover) => format!("ring:{mover}"),
        };
        format!(
            "{} {} {} {}-{}",
            columns::write(&COLUMNS, &letters),
            self.to_act,
            stage,
            self.rings_off[&'w'],
            self.rings_off[&'b']
        )
    }
}
