use solver::Candidate;
use variants::Variant;

use crate::{
    error::ReadError,
    kind::Kind,
    merit::Merit,
    merits::merit_of,
    replay::{PuzzleGame, Replay},
    theme::Themes,
};

/// A position, a task, and the only turn that achieves it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The variant.
    pub variant: Variant,
    /// The task.
    pub kind: Kind,
    /// Difficulty on the scale of the engine's levels, before people have tried the puzzle.
    pub difficulty: u16,
    /// Themes of the solution.
    pub themes: Themes,
    /// Position string before the opponent's last turn; the puzzle position itself if there is no such turn.
    pub start: String,
    /// The opponent's last turn, which led to the puzzle.
    pub led_by: Option<String>,
    /// Solution: turns of both players in order, the first of which is to be found.
    pub line: Vec<String>,
    /// Number of turns in the line that belong to the task. The player's own turns among them,
    /// every second one starting with the first, are the only ones that achieve it; the turns after
    /// them are only shown.
    pub asked: usize,
    /// YINSH: points of further rings that may come off in the last of these turns, in place of those that it removes.
    pub other_rings: Vec<String>,
}

/// Evaluates an expression for the replay of a puzzle, whatever its game.
macro_rules! replayed {
    ($puzzle:expr, $replay:ident => $answer:expr) => {{
        let puzzle: &$crate::puzzle::Puzzle = $puzzle;
        match puzzle.variant {
            variants::Variant::Yinsh => {
                let $replay = puzzle.replay::<yinsh::Position>(yinsh::Variant::Normal)?;
                $answer
            }
            variants::Variant::YinshBlitz => {
                let $replay = puzzle.replay::<yinsh::Position>(yinsh::Variant::Blitz)?;
                $answer
            }
            variants::Variant::GipfBasic => {
                let $replay = puzzle.replay::<gipf::Position>(gipf::Variant::Basic)?;
                $answer
            }
            variants::Variant::GipfStandard => {
                let $replay = puzzle.replay::<gipf::Position>(gipf::Variant::Standard)?;
                $answer
            }
            variants::Variant::GipfTournament => {
                let $replay = puzzle.replay::<gipf::Position>(gipf::Variant::Tournament)?;
                $answer
            }
            _ => return Err($crate::error::ReadError::Variant.into()),
        }
    }};
}
pub(crate) use replayed;

impl Puzzle {
    pub(crate) fn replay<G: PuzzleGame>(
        &self,
        variant: G::Variant,
    ) -> Result<Replay<G>, ReadError> {
        Replay::read(variant, &self.start, self.led_by.as_deref(), &self.line)
    }

    /// Returns the position string of the puzzle itself.
    ///
    /// # Errors
    /// Returns an error if the puzzle's own turns are illegal.
    pub fn position(&self) -> Result<String, ReadError> {
        Ok(replayed!(self, replay => replay.position.to_string()))
    }

    /// Returns the id of the puzzle: six letters and digits derived from the variant and the
    /// position. The id stays the same when the files are generated again.
    ///
    /// # Errors
    /// Returns an error if the puzzle's own turns are illegal.
    pub fn id(&self) -> Result<String, ReadError> {
        Ok(id_of(self.variant, &self.position()?))
    }

    /// Returns whether a turn is correct at an index of the line; 0, 2 and so on are the player's
    /// own turns. A different order of actions that leads to the same position is correct too, and
    /// so is a different ring if the game is won, if the task is a gain, or if the puzzle lists the ring.
    ///
    /// # Errors
    /// Returns an error if the puzzle's own turns are illegal.
    pub fn is_right(&self, place: usize, turn: &str) -> Result<bool, ReadError> {
        fn same<G: PuzzleGame>(
            replay: &Replay<G>,
            place: usize,
            turn: &str,
            may_come_off: Option<&[String]>,
        ) -> bool {
            let Some(own) = replay.turns.get(place) else { return false };
            let Some(candidate) = read_candidate(&own.before, turn) else { return false };
            let actions = &candidate.turn.actions;
            if own.candidate().is_some_and(|right| right.is_same(&candidate)) {
                return true;
            }
            let own_rings = G::removed_rings(&own.actions);
            let may_all_come_off = may_come_off.is_none_or(|others| {
                let is_listed = |ring: &String| own_rings.contains(ring) || others.contains(ring);
                !others.is_empty() && G::removed_rings(actions).iter().all(is_listed)
            });
            may_all_come_off && G::decisions(&own.actions) == G::decisions(actions)
        }
        let gain = matches!(self.kind, Kind::Gain(_));
        let listed: &[String] = if place + 1 == self.asked { &self.other_rings } else { &[] };
        let may_come_off = (!gain).then_some(listed);
        Ok(replayed!(self, replay => same(&replay, place, turn, may_come_off)))
    }

    /// Returns what the first turn of the solution does; `None` if no rule applies.
    ///
    /// # Errors
    /// Returns an error if the puzzle's own turns are illegal.
    pub fn merit(&self) -> Result<Option<Merit>, ReadError> {
        Ok(replayed!(self, replay => merit_of(&replay, self.kind)))
    }

    /// Returns the themes found by the rules.
    ///
    /// # Errors
    /// Returns an error if the puzzle's own turns are illegal.
    pub fn detected_themes(&self) -> Result<Themes, ReadError> {
        Ok(replayed!(self, replay => crate::themes::detected(&replay, self.kind)))
    }
}

fn read_candidate<G: PuzzleGame>(position: &G, token: &str) -> Option<Candidate<G>> {
    let mut next = *position;
    let mut actions = Vec::new();
    for text in token.split(';') {
        let action = next.parse_action(text).ok()?;
        next.try_play(action).ok()?;
        actions.push(action);
    }
    Candidate::made(position, &actions)
}

/// Digits of an id, without letters that are easily confused.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

fn id_of(variant: Variant, position: &str) -> String {
    // FNV-1a, since ids must never change.
    let bytes = variant.id().bytes().chain([b' ']).chain(position.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let folded = hash ^ (hash >> 32);
    (0..6).map(|place| char::from(DIGITS[(folded >> (5 * place)) as usize % 32])).collect()
}
