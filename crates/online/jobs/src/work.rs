//! The computations of jobs, used by the threads of a server, by workers and by the command line.

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use arena::openings;
use combined::CombinedGame;
use engine::{CombinedPlayer, Engine, Level, SearchRequest};
use record::{Record, TextOptions};
use review::Review;
use variants::{AnyGame, Variant};

use crate::{
    game_text::{GameText, UnreadableGame},
    job::{SelfPlay, Task},
    result::{FoundTurn, Outcome},
};

/// Size of the transposition table for turn searches, in mebibytes.
pub const TURN_TABLE_MIB: usize = 16;

/// Maximum search time for a turn, in milliseconds.
pub const TURN_TIME_MAX_MS: u64 = 2_000;

/// Number of turns among which an engine divides its remaining time.
const TIME_DIVISOR: u64 = 30;

/// Maximum number of search nodes per position or turn that a job may request.
const SEARCH_MAX_NODES: u64 = 10_000_000;

/// Maximum number of games in a self-play job.
const SELF_PLAY_MAX_GAMES: u32 = 1_000;

/// Number of turns after which a self-play game is stopped, because games of GIPF need not end.
const SELF_PLAY_MAX_TURNS: usize = 300;

/// Number of different openings from which self-play games start.
const OPENINGS: u64 = 10_000;

/// Game or match in which an engine is to act.
#[derive(Clone, Copy, Debug)]
pub enum GameRef<'a> {
    /// A single game.
    Single(&'a AnyGame),
    /// A match.
    Match(&'a CombinedGame),
}

/// Reason why a job cannot be done.
#[derive(Debug, thiserror::Error)]
pub enum WorkError {
    /// The game of the job cannot be read.
    #[error(transparent)]
    Game(#[from] UnreadableGame),
    /// The job has an invalid parameter.
    #[error("invalid job: {0}")]
    Parameter(&'static str),
}

/// Returns the search time of an engine for a turn, given the time left on its clock; both in milliseconds.
#[must_use]
pub fn turn_time(left: Option<u32>) -> u64 {
    left.map_or(TURN_TIME_MAX_MS, |left| u64::from(left) / TIME_DIVISOR).clamp(1, TURN_TIME_MAX_MS)
}

/// Searches for the turn of an engine player for at most `time` milliseconds; `None` if there is no legal turn.
#[must_use]
pub fn find_turn(engine: &Engine, game: GameRef<'_>, level: Level, time: u64) -> Option<FoundTurn> {
    let began = Instant::now();
    let limits = SearchRequest { movetime: Some(time), ..SearchRequest::default() };
    let stop = AtomicBool::new(false);
    // Entries from other games in the table must not make a level stronger.
    engine.clear();
    let answer = match game {
        GameRef::Single(game) => {
            let request = SearchRequest { strength: level.strength(game, 0), ..limits };
            engine.search(game, &request, &stop, |_| {})
        }
        GameRef::Match(game) => {
            CombinedPlayer { engine, level, seed: 0, limits }.decide_until(game, &stop)
        }
    };
    let turn = answer.variations.into_iter().next()?.turn;
    Some(FoundTurn { turn, spent: began.elapsed() })
}

/// Reviews a game with a fixed number of search nodes per position so that the result is the same on every machine. Calls `done`
/// with the number of turns judged so far.
#[must_use]
pub fn review(game: &AnyGame, nodes: u64, done: impl FnMut(usize)) -> Review {
    let request = SearchRequest { nodes: Some(nodes), ..SearchRequest::default() };
    review::review_game(game, &Engine::new(1), &request, done)
}

/// Has the engine play games against itself and returns their records as text. Calls `played` with each record.
///
/// # Errors
/// Returns an error if the variant or level is unknown, or if there are too many games or nodes.
pub fn self_play(
    wanted: &SelfPlay,
    mut played: impl FnMut(&str),
) -> Result<Vec<String>, WorkError> {
    let variant = Variant::known(&wanted.variant, wanted.terms.as_deref())
        .map_err(|_| WorkError::Parameter("unknown variant"))?;
    let level = Level::new(wanted.level).ok_or(WorkError::Parameter("unknown level"))?;
    if wanted.games > SELF_PLAY_MAX_GAMES || !(1..=SEARCH_MAX_NODES).contains(&wanted.nodes) {
        return Err(WorkError::Parameter("too many games, or number of nodes out of range"));
    }
    let engine = Engine::new(TURN_TABLE_MIB);
    let numbers = (0..wanted.games).map(|index| wanted.first.saturating_add(index));
    let games = numbers.map(|number| {
        let text = play_game(&engine, variant, level, wanted, number);
        played(&text);
        text
    });
    Ok(games.collect())
}

/// Plays one self-play game.
fn play_game(
    engine: &Engine,
    variant: Variant,
    level: Level,
    wanted: &SelfPlay,
    number: u32,
) -> String {
    engine.clear();
    let chance = mixed(wanted.seed ^ mixed(u64::from(number)));
    let index = usize::try_from(chance % OPENINGS).unwrap_or_default();
    let mut game = openings::opening(variant, index);
    let stop = AtomicBool::new(false);
    for _ in 0..SELF_PLAY_MAX_TURNS {
        let strength = level.strength(&game, chance);
        let nodes = Some(wanted.nodes);
        let request = SearchRequest { strength, nodes, ..SearchRequest::default() };
        let answer = engine.search(&game, &request, &stop, |_| {});
        let Some(best) = answer.variations.into_iter().next() else { break };
        if game.play_turn(&best.turn).is_err() || game.outcome().is_some() {
            break;
        }
    }
    let mut record = Record::from_game(&game);
    for (name, value) in wanted.tags(number) {
        // Setting a tag cannot fail: the values are short and ASCII.
        record.tags_mut().set(name, &value).ok();
    }
    record.to_text(TextOptions::default())
}

/// Applies the finalizer of SplitMix64 to a number.
const fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// Carries out a task.
///
/// # Errors
/// Returns an error if the task is invalid.
pub fn do_task(task: &Task) -> Result<Outcome, WorkError> {
    match task {
        Task::Turn(wanted) => {
            let level = Level::new(wanted.level).ok_or(WorkError::Parameter("unknown level"))?;
            let time = wanted.time.clamp(1, TURN_TIME_MAX_MS);
            let engine = Engine::new(TURN_TABLE_MIB);
            let found = match &wanted.game {
                single @ GameText::Single { .. } => {
                    find_turn(&engine, GameRef::Single(&single.read_single()?), level, time)
                }
                combined @ GameText::Match { .. } => {
                    find_turn(&engine, GameRef::Match(&combined.read_match()?), level, time)
                }
            };
            let spent = found.as_ref().map_or(Duration::ZERO, |found| found.spent);
            let spent = u64::try_from(spent.as_millis()).unwrap_or(u64::MAX);
            Ok(Outcome::Turn { turn: found.map(|found| found.turn), spent })
        }
        Task::Review(wanted) => {
            let game = wanted.game.read_single()?;
            if !(1..=SEARCH_MAX_NODES).contains(&wanted.nodes) {
                return Err(WorkError::Parameter("number of nodes out of range"));
            }
            Ok(Outcome::Review { review: review(&game, wanted.nodes, |_| {}).to_json() })
        }
        Task::SelfPlay(wanted) => Ok(Outcome::Games { games: self_play(wanted, |_| {})? }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(first: u32, games: u32) -> SelfPlay {
        SelfPlay {
            variant: "gipf-basic".to_owned(),
            terms: None,
            level: 10,
            nodes: 60,
            seed: 5,
            first,
            games,
        }
    }

    #[test]
    fn a_self_play_game_depends_only_on_its_number() {
        let both = self_play(&wanted(3, 2), |_| {}).unwrap();
        assert_eq!(self_play(&wanted(4, 1), |_| {}).unwrap(), both[1..]);
        assert_ne!(both[0], both[1]);
        assert!(both[1].contains("[Round \"4\"]"), "{}", both[1]);
    }

    #[test]
    fn oversized_jobs_are_rejected() {
        assert!(self_play(&wanted(0, SELF_PLAY_MAX_GAMES + 1), |_| {}).is_err());
        let endless = SelfPlay { nodes: u64::MAX, ..wanted(0, 1) };
        assert!(self_play(&endless, |_| {}).is_err());
    }

    #[test]
    fn the_search_time_is_a_share_of_the_remaining_time() {
        assert_eq!((turn_time(None), turn_time(Some(0))), (TURN_TIME_MAX_MS, 1));
        assert_eq!(turn_time(Some(30_000)), 1_000);
        assert_eq!(turn_time(Some(u32::MAX)), TURN_TIME_MAX_MS);
    }
}
