//! The published puzzles, read once and found by id, or by game in the order of their files.

use std::{collections::HashMap, sync::LazyLock};

use frontend::data;
use protocol::rest::PuzzleGame;
use puzzles::Puzzle;
use tokio::task;
use variants::Variant;

static LIBRARY: LazyLock<PuzzleLibrary> = LazyLock::new(PuzzleLibrary::read);

/// A puzzle with its parsed turns.
#[derive(Debug)]
pub(crate) struct KnownPuzzle {
    pub(crate) id: String,
    pub(crate) game: PuzzleGame,
    pub(crate) position: String,
    pub(crate) puzzle: Puzzle,
}

/// All published puzzles.
#[derive(Debug, Default)]
pub(crate) struct PuzzleLibrary {
    all: Vec<KnownPuzzle>,
    by_id: HashMap<String, usize>,
}

impl PuzzleLibrary {
    /// Returns the puzzles. Reading them takes a moment, so it happens on a blocking thread.
    pub(crate) async fn open() -> &'static Self {
        // If the task was cancelled, the server is shutting down.
        task::spawn_blocking(|| LazyLock::force(&LIBRARY)).await.unwrap_or(&LIBRARY)
    }

    fn read() -> Self {
        let mut library = Self::default();
        for game in PuzzleGame::ALL {
            // Parts are numbered from 1, easiest first.
            let files = (1..).map_while(|number| {
                data::file(&format!("puzzles/{}-{number}.puzzles", game.code()))
            });
            for file in files {
                library.add(game, &String::from_utf8_lossy(&file.bytes));
            }
        }
        library
    }

    fn add(&mut self, game: PuzzleGame, text: &str) {
        for puzzle in puzzles::read_all(text).unwrap_or_default() {
            let (Ok(id), Ok(position)) = (puzzle.id(), puzzle.position()) else { continue };
            self.by_id.insert(id.clone(), self.all.len());
            self.all.push(KnownPuzzle { id, game, position, puzzle });
        }
    }

    /// Returns the puzzles of a game, in order of difficulty.
    pub(crate) fn of(&self, game: PuzzleGame) -> impl Iterator<Item = &KnownPuzzle> {
        self.all.iter().filter(move |known| known.game == game)
    }

    /// Returns a puzzle by its id.
    pub(crate) fn find(&self, id: &str) -> Option<&KnownPuzzle> {
        self.all.get(*self.by_id.get(id)?)
    }

    /// Returns the puzzle of a day. Days are counted in UTC from the beginning of 1970. A blitz puzzle gives
    /// way to the next one that is not blitz.
    pub(crate) fn daily(&self, game: PuzzleGame, day: u32) -> Option<&KnownPuzzle> {
        let count = u32::try_from(self.of(game).count()).ok()?;
        let place = puzzles::daily(day, count)? as usize;
        let mut onward = self.of(game).skip(place).chain(self.of(game));
        onward.find(|known| known.puzzle.variant != Variant::YinshBlitz)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_published_puzzle_has_a_unique_id() {
        let library = PuzzleLibrary::read();
        assert_eq!(library.all.len(), library.by_id.len());
        for game in PuzzleGame::ALL {
            assert!(library.of(game).count() >= 3000, "{game:?}");
        }
        let known = &library.all[4321];
        assert_eq!(library.find(&known.id).map(|found| &found.position), Some(&known.position));
        assert!(library.find("000000").is_none());
    }

    #[test]
    fn a_day_has_one_puzzle_for_each_game() {
        let library = PuzzleLibrary::read();
        for game in PuzzleGame::ALL {
            let ids = [20_774, 20_774, 20_775].map(|day| &library.daily(game, day).unwrap().id);
            assert_eq!(ids[0], ids[1]);
            assert_ne!(ids[1], ids[2]);
        }
    }

    #[test]
    fn the_puzzle_of_a_day_is_never_a_blitz_puzzle() {
        let library = PuzzleLibrary::read();
        let days: Vec<_> =
            (20_000..20_400).filter_map(|day| library.daily(PuzzleGame::Yinsh, day)).collect();
        assert_eq!(days.len(), 400);
        assert!(days.iter().all(|known| known.puzzle.variant == Variant::Yinsh));
    }
}
