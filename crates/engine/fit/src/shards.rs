//! Self-play games in files of a fixed number of games each.

use std::{fs, ops::Range, path::Path};

use anyhow::Context;

use crate::{arguments::Arguments, fitted::Fitted, played_game, played_game::PlayedGame};

/// Number of games per shard: an interruption loses at most these.
const SHARD_GAMES: u64 = 100;

/// Plays the shards that a folder lacks, until it holds all games. The contents of a shard depend only on its
/// name and the engine, so playing can be interrupted, and continue on another machine.
pub(crate) fn play<G: Fitted>(
    folder: &Path,
    arguments: &Arguments,
    play: impl Fn(Range<u64>) -> anyhow::Result<Vec<PlayedGame>>,
) -> anyhow::Result<()> {
    let Arguments { games, nodes, random, seed, .. } = arguments;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    for first in (0..*games).step_by(SHARD_GAMES as usize) {
        let name = format!("{}-s{seed}-n{nodes}-r{random}-{first:07}.games", G::NAME);
        let path = folder.join(name);
        if path.exists() {
            continue;
        }
        let bytes = played_game::to_bytes::<G>(&play(first..first + SHARD_GAMES)?);
        let unfinished = path.with_extension("unfinished");
        fs::write(&unfinished, bytes)
            .and_then(|()| fs::rename(&unfinished, &path))
            .with_context(|| path.display().to_string())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, env, process};

    use clap::Parser as _;

    use super::*;

    #[test]
    fn only_missing_shards_are_played() {
        let folder = env::temp_dir().join(format!("gipfel-shards-{}", process::id()));
        let played = RefCell::new(Vec::new());
        let play_up_to = |games: &str| {
            let arguments = Arguments::parse_from(["fit", "gipf", "--games", games]);
            let game = || PlayedGame { variant: 0, winner: None, actions: Vec::new() };
            let result = play::<gipf::Position>(&folder, &arguments, |numbers| {
                played.borrow_mut().push(numbers.start);
                Ok(numbers.map(|_| game()).collect())
            });
            result.unwrap();
        };
        play_up_to("150");
        let middle = folder.join("gipf-s1-n2000-r2-0000100.games");
        assert_eq!(fs::read(&middle).unwrap().len(), 16 + 4 * SHARD_GAMES as usize);
        fs::remove_file(middle).unwrap();
        play_up_to("300");
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(*played.borrow(), [0, 100, 100, 200]);
    }
}
