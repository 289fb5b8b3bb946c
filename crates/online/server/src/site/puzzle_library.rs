//! The published puzzles, read once: by game in the order of their files, and by id.

use std::{collections::HashMap, sync::LazyLock};

use protocol::rest::PuzzleGame;
use puzzles::Puzzle;
use tokio::task;

use crate::site::data;

static LIBRARY: LazyLock<PuzzleLibrary> = LazyLock::new(PuzzleLibrary::read);

/// A puzzle with what its turns say.
#[derive(Debug)]
pub(crate) struct KnownPuzzle {
    pub(crate) id: String,
    pub(crate) game: PuzzleGame,
    pub(crate) position: String,
    pub(crate) puzzle: Puzzle,
}

/// All of them.
#[derive(Debug, Default)]
pub(crate) struct PuzzleLibrary {
    all: Vec<KnownPuzzle>,
    by_id: HashMap<String, usize>,
}

impl PuzzleLibrary {
    /// The puzzles. Reading them takes a moment, which is spent where nobody waits for others.
    pub(crate) async fn open() -> &'static Self {
        // If the thread is gone, the server is ending.
        task::spawn_blocking(|| LazyLock::force(&LIBRARY)).await.unwrap_or(&LIBRARY)
    }

    fn read() -> Self {
        let mut library = Self::default();
        for game in PuzzleGame::ALL {
            // Parts are numbered from 1, the easiest first.
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

    /// The puzzles of a game, by difficulty.
    pub(crate) fn of(&self, game: PuzzleGame) -> impl Iterator<Item = &KnownPuzzle> {
        self.all.iter().filter(move |known| known.game == game)
    }

    /// A puzzle by its id.
    pub(crate) fn find(&self, id: &str) -> Option<&KnownPuzzle> {
        self.all.get(*self.by_id.get(id)?)
    }

    /// The puzzle of a day, counted from 1970 in UTC.
    pub(crate) fn daily(&self, game: PuzzleGame, day: u32) -> Option<&KnownPuzzle> {
        let count = u32::try_from(self.of(game).count()).ok()?;
        self.of(game).nth(puzzles::daily(day, count)? as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_published_puzzle_is_known_by_an_id_of_its_own() {
        let library = PuzzleLibrary::read();
        assert_eq!((library.all.len(), library.by_id.len()), (8000, 8000));
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
}
