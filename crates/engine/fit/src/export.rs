//! Writes the positions of games in a fixed number of bytes each, for the trainer of networks.

use std::{
    fs::File,
    io::{BufWriter, Write},
    path::Path,
};

use anyhow::Context;
use search::Evaluate as _;

use crate::{
    exported::{Exported, GLOBALS},
    played_game::PlayedGame,
    threads,
};

/// First bytes of every positions file.
const MAGIC: [u8; 8] = *b"gipfel-p";
/// Number of games converted at a time.
const CHUNK: usize = 256;

/// Writes the positions of all games that have a score.
///
/// File format, with numbers in little-endian order: `gipfel-p`, the name of the game in 8 bytes, the unit of the
/// evaluation (4 bytes), the number of points (2 bytes), the length of a position (2 bytes); column and row of each
/// point relative to the centre (1 byte each, signed); then the positions: the contents of each point and what is not
/// on the board (as in `exported.rs`), the evaluation with today's weights and the search score (2 bytes each, signed,
/// for the player to act), the result for the player to act (0 loss, 1 draw, 2 win), a zero, and the number of the
/// game (4 bytes).
pub(crate) fn write<G: Exported>(
    path: &Path,
    games: &[PlayedGame],
    threads: usize,
) -> anyhow::Result<()> {
    let name = || path.display().to_string();
    let mut file = BufWriter::new(File::create(path).with_context(name)?);
    file.write_all(&head::<G>()).with_context(name)?;
    let chunks: Vec<&[PlayedGame]> = games.chunks(CHUNK).collect();
    let convert = |chunk: u64| -> anyhow::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        for (index, game) in chunks[chunk as usize].iter().enumerate() {
            add::<G>(&mut bytes, game, chunk as u32 * CHUNK as u32 + index as u32)?;
        }
        Ok(bytes)
    };
    let count = chunks.len() as u64;
    for bytes in threads::run(count, threads, "positions", || (), |(), chunk| convert(chunk)) {
        file.write_all(&bytes?).with_context(name)?;
    }
    file.flush().with_context(name)
}

fn head<G: Exported>() -> Vec<u8> {
    let hexes = G::hexes();
    let mut name = [0; 8];
    name.iter_mut().zip(G::NAME.bytes()).for_each(|(at, byte)| *at = byte);
    let mut bytes = [MAGIC, name].concat();
    bytes.extend(G::UNIT.to_le_bytes());
    bytes.extend((hexes.len() as u16).to_le_bytes());
    bytes.extend(((hexes.len() + GLOBALS + 10) as u16).to_le_bytes());
    bytes.extend(hexes.iter().flat_map(|hex| [hex.column as u8, hex.row as u8]));
    bytes
}

/// Adds the positions of one game.
fn add<G: Exported>(bytes: &mut Vec<u8>, game: &PlayedGame, number: u32) -> anyhow::Result<()> {
    game.replay(|position: &G, score| {
        bytes.extend(position.contents());
        bytes.extend(position.globals());
        bytes.extend((G::shipped().evaluate(position) as i16).to_le_bytes());
        bytes.extend(score.to_le_bytes());
        let result = match game.winner {
            None => 1,
            Some(winner) => 2 * u8::from(winner == position.to_act()),
        };
        bytes.extend([result, 0]);
        bytes.extend(number.to_le_bytes());
    })
}

#[cfg(test)]
mod tests {
    use game::Color;
    use yinsh::Action;

    use super::*;
    use crate::played_game::PlayedAction;

    #[test]
    fn a_position_contains_board_score_result_and_game() {
        let actions = vec![
            PlayedAction { choice: 7, score: None },
            PlayedAction { choice: 0, score: Some(-300) },
        ];
        let game = PlayedGame { variant: 0, winner: Some(Color::Black), actions };
        let mut bytes = Vec::new();
        add::<yinsh::Position>(&mut bytes, &game, 513).unwrap();
        assert_eq!(bytes.len(), 85 + GLOBALS + 10);
        let mut contents = [0; 85];
        let start = yinsh::Position::start(yinsh::Variant::Normal);
        let Some(Action::Place(ring)) = start.legal_actions().nth(7) else { panic!("no action") };
        contents[ring.index()] = 4;
        assert_eq!(bytes[..85], contents, "Black to act sees White's ring");
        assert_eq!(bytes[85..90], [51, 0, 0, 0, 0]);
        assert_eq!(bytes[95..], [0xd4, 0xfe, 2, 0, 1, 2, 0, 0]);
    }
}
