use anyhow::{Context, ensure};
use game::Color;

use crate::fitted::Fitted;

/// First bytes of every games file.
const MAGIC: [u8; 8] = *b"gipfel-g";

/// One action of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PlayedAction {
    /// Index among the legal actions.
    pub(crate) choice: u16,
    /// Score of the position before the action, for the player to act; `None` if it was not
    /// searched or not quiet.
    pub(crate) score: Option<i16>,
}

/// A self-play game as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayedGame {
    /// Index of the variant in `Fitted::variants`.
    pub(crate) variant: u8,
    pub(crate) winner: Option<Color>,
    pub(crate) actions: Vec<PlayedAction>,
}

impl PlayedGame {
    /// Calls `visit` with every position that has a score, and the score.
    pub(crate) fn replay<G: Fitted>(&self, mut visit: impl FnMut(&G, i16)) -> anyhow::Result<()> {
        let variant = G::variants().get(usize::from(self.variant)).context("no such variant")?;
        let mut position = G::start(*variant);
        for action in &self.actions {
            if let Some(score) = action.score {
                visit(&position, score);
            }
            let choice = usize::from(action.choice);
            let action = position.legal_actions().nth(choice).context("no such action")?;
            position.play_unchecked(action);
        }
        Ok(())
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        let winner = self.winner.map_or(2, |color| u8::from(color == Color::Black));
        bytes.extend([self.variant, winner]);
        bytes.extend((self.actions.len() as u16).to_le_bytes());
        for action in &self.actions {
            bytes.extend(action.choice.to_le_bytes());
            bytes.extend(action.score.unwrap_or(i16::MIN).to_le_bytes());
        }
    }

    /// Reads the first game and advances past it.
    fn read(bytes: &mut &[u8]) -> anyhow::Result<Self> {
        let [variant, winner, low, high] = take(bytes)?;
        let count = u16::from_le_bytes([low, high]);
        let actions = (0..count).map(|_| {
            let [c0, c1, s0, s1] = take(bytes)?;
            let score = i16::from_le_bytes([s0, s1]);
            let score = (score != i16::MIN).then_some(score);
            Ok(PlayedAction { choice: u16::from_le_bytes([c0, c1]), score })
        });
        let actions = actions.collect::<anyhow::Result<_>>()?;
        let winner = [Some(Color::White), Some(Color::Black)].get(usize::from(winner)).copied();
        Ok(Self { variant, winner: winner.flatten(), actions })
    }
}

fn take(bytes: &mut &[u8]) -> anyhow::Result<[u8; 4]> {
    let (first, rest) = bytes.split_first_chunk().context("the games file is truncated")?;
    *bytes = rest;
    Ok(*first)
}

/// Serialises games: `gipfel-g`, the name of the game in 8 bytes, then one game after another:
/// variant, winner (0 White, 1 Black, 2 draw), the number of actions (2 bytes, little-endian), and
/// for each action its index among the legal ones and the score (2 bytes each).
pub(crate) fn to_bytes<G: Fitted>(games: &[PlayedGame]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(name::<G>());
    games.iter().for_each(|game| game.write(&mut bytes));
    bytes
}

/// Parses a games file.
pub(crate) fn from_bytes<G: Fitted>(bytes: &[u8]) -> anyhow::Result<Vec<PlayedGame>> {
    let head = [MAGIC, name::<G>()].concat();
    ensure!(bytes.starts_with(&head), "not a games file of {}", G::NAME);
    let mut rest = &bytes[head.len()..];
    let mut games = Vec::new();
    while !rest.is_empty() {
        games.push(PlayedGame::read(&mut rest)?);
    }
    Ok(games)
}

fn name<G: Fitted>() -> [u8; 8] {
    let mut name = [0; 8];
    // The first bytes of a longer name are enough to distinguish the games.
    name.iter_mut().zip(G::NAME.bytes()).for_each(|(at, byte)| *at = byte);
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_round_trip_through_bytes() {
        let actions = vec![
            PlayedAction { choice: 41, score: None },
            PlayedAction { choice: 300, score: Some(-12_345) },
        ];
        let games = [
            PlayedGame { variant: 1, winner: Some(Color::Black), actions },
            PlayedGame { variant: 0, winner: None, actions: Vec::new() },
        ];
        let bytes = to_bytes::<gipf::Position>(&games);
        assert_eq!(from_bytes::<gipf::Position>(&bytes).unwrap(), games);
        assert!(from_bytes::<yinsh::Position>(&bytes).is_err());
        assert!(from_bytes::<gipf::Position>(&bytes[..bytes.len() - 1]).is_err());
    }
}
