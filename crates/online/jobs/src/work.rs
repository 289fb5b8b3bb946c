//! The work itself, the same for the threads of a server, for workers and on the command line.

use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use combined::CombinedGame;
use engine::{
    CombinedPlayer, Engine, Level, SearchRequest, openings,
    review::{self, Review},
};
use record::{Record, TextOptions};
use variants::{AnyGame, Variant};

use crate::{
    game_text::{GameText, UnreadableGame},
    job::{SelfPlay, Task},
    result::{FoundTurn, Outcome},
};

/// The transposition table of whoever searches for turns, in mebibytes.
pub const TABLE: usize = 16;

/// The longest search for a turn, in milliseconds.
pub const LONGEST_TURN: u64 = 2_000;

/// An engine spends this fraction of its time on one turn.
const SHARE: u64 = 30;

/// Most nodes of one search that a job may ask for.
const MOST_NODES: u64 = 10_000_000;

/// Most games of one job of self-play.
const MOST_GAMES: u32 = 1_000;

/// A longer game against itself is broken off; GIPF has no end of its own.
const LONGEST_GAME: usize = 300;

/// Games against itself begin with one of so many openings.
const OPENINGS: u64 = 10_000;

/// A game or match in which an engine is to decide.
#[derive(Clone, Copy, Debug)]
pub enum GameRef<'a> {
    /// One game.
    Single(&'a AnyGame),
    /// A match.
    Match(&'a CombinedGame),
}

/// Why a job was not done.
#[derive(Debug, thiserror::Error)]
pub enum WorkError {
    /// Its game cannot be read.
    #[error(transparent)]
    Game(#[from] UnreadableGame),
    /// It asks for something that there is not.
    #[error("the job asks for {0}")]
    Asks(&'static str),
}

/// How long an engine may think about a turn, with what is left on its clock; both in milliseconds.
#[must_use]
pub fn turn_time(left: Option<u32>) -> u64 {
    left.map_or(LONGEST_TURN, |left| u64::from(left) / SHARE).clamp(1, LONGEST_TURN)
}

/// The turn of an engine player, who may think for so many milliseconds; nothing where there is none.
#[must_use]
pub fn find_turn(engine: &Engine, game: GameRef<'_>, level: Level, time: u64) -> Option<FoundTurn> {
    let began = Instant::now();
    let limits = SearchRequest { movetime: Some(time), ..SearchRequest::default() };
    let stop = AtomicBool::new(false);
    // What was learnt in other games must not make a level stronger.
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

/// The review of a game with so many nodes for each position: the numbers are the same wherever it is made. `done` gets the
/// number of turns that are judged.
#[must_use]
pub fn review(game: &AnyGame, nodes: u64, done: impl FnMut(usize)) -> Review {
    let request = SearchRequest { nodes: Some(nodes), ..SearchRequest::default() };
    review::review_game(game, &Engine::new(1), &request, done)
}

/// Games of the engine against itself, as texts of records; each is told when it is played.
///
/// # Errors
/// There is no such variant or level, or there are too many games or nodes.
pub fn self_play(
    wanted: &SelfPlay,
    mut played: impl FnMut(&str),
) -> Result<Vec<String>, WorkError> {
    let variant = Variant::known(&wanted.variant, wanted.terms.as_deref())
        .map_err(|_| WorkError::Asks("a variant that is not known"))?;
    let level = Level::new(wanted.level).ok_or(WorkError::Asks("a level that there is not"))?;
    if wanted.games > MOST_GAMES || !(1..=MOST_NODES).contains(&wanted.nodes) {
        return Err(WorkError::Asks("too much at once"));
    }
    let engine = Engine::new(TABLE);
    let numbers = (0..wanted.games).map(|index| wanted.first.saturating_add(index));
    let games = numbers.map(|number| {
        let text = play_game(&engine, variant, level, wanted, number);
        played(&text);
        text
    });
    Ok(games.collect())
}

/// Plays one game against itself.
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
    for _ in 0..LONGEST_GAME {
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
        // They are short and in plain letters.
        record.tags_mut().set(name, &value).ok();
    }
    record.to_text(TextOptions::default())
}

/// The finaliser of SplitMix64.
const fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// Does what a job asks for.
///
/// # Errors
/// It cannot be understood.
pub fn do_task(task: &Task) -> Result<Outcome, WorkError> {
    match task {
        Task::Turn(wanted) => {
            let level =
                Level::new(wanted.level).ok_or(WorkError::Asks("a level that there is not"))?;
            let time = wanted.time.clamp(1, LONGEST_TURN);
            let engine = Engine::new(TABLE);
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
            if !(1..=MOST_NODES).contains(&wanted.nodes) {
                return Err(WorkError::Asks("too many nodes"));
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
    fn a_game_against_itself_depends_on_its_number_alone() {
        let both = self_play(&wanted(3, 2), |_| {}).unwrap();
        assert_eq!(self_play(&wanted(4, 1), |_| {}).unwrap(), both[1..]);
        assert_ne!(both[0], both[1]);
        assert!(both[1].contains("[Round \"4\"]"), "{}", both[1]);
    }

    #[test]
    fn nobody_keeps_a_worker_busy_for_days() {
        assert!(self_play(&wanted(0, MOST_GAMES + 1), |_| {}).is_err());
        let endless = SelfPlay { nodes: u64::MAX, ..wanted(0, 1) };
        assert!(self_play(&endless, |_| {}).is_err());
    }

    #[test]
    fn an_engine_thinks_for_a_part_of_its_clock() {
        assert_eq!((turn_time(None), turn_time(Some(0))), (LONGEST_TURN, 1));
        assert_eq!(turn_time(Some(30_000)), 1_000);
        assert_eq!(turn_time(Some(u32::MAX)), LONGEST_TURN);
    }
}
