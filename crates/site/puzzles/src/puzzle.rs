use solver::Candidate;
use variants::Variant;

use crate::{
    error::ReadError,
    kind::Kind,
    replay::{PuzzleGame, Replay},
    theme::Themes,
};

/// Positions with more candidates are no puzzles.
pub const MOST_CANDIDATES: usize = 20_000;

/// A position, what is asked, and the one turn that does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The variant.
    pub variant: Variant,
    /// What is asked.
    pub kind: Kind,
    /// How hard it is, on the scale of the engine's levels, before people have tried it.
    pub difficulty: u16,
    /// What it shows.
    pub themes: Themes,
    /// The position string before the opponent's last turn; the puzzle itself if there is none.
    pub start: String,
    /// The opponent's last turn, which led to the puzzle.
    pub led_by: Option<String>,
    /// The solution: turns of both players in order, the first to be found.
    pub line: Vec<String>,
    /// How many turns of the line belong to the task. Own turns among them, every second from the
    /// first, are the only ones that do what is asked; those behind are shown.
    pub asked: usize,
}

/// The same expression for the replay of any puzzle.
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

    /// The position string of the puzzle itself.
    ///
    /// # Errors
    /// If its turns cannot be played.
    pub fn position(&self) -> Result<String, ReadError> {
        Ok(replayed!(self, replay => replay.position.to_string()))
    }

    /// The key under which it is known: six letters and digits that follow from the variant and the
    /// position, so that they stay the same when files are made anew.
    ///
    /// # Errors
    /// If its turns cannot be played.
    pub fn id(&self) -> Result<String, ReadError> {
        Ok(id_of(self.variant, &self.position()?))
    }

    /// Whether a turn is the right one at a place of the line: 0, 2 and so on are the player's
    /// own turns. Another order of actions that leads to the same position is right too, and so is
    /// another ring when the game is won or a gain is asked for.
    ///
    /// # Errors
    /// If the puzzle's own turns cannot be played.
    pub fn is_right(&self, place: usize, turn: &str) -> Result<bool, ReadError> {
        fn same<G: PuzzleGame>(replay: &Replay<G>, place: usize, turn: &str, gain: bool) -> bool {
            let Some(own) = replay.turns.get(place) else { return false };
            let Some(candidate) = read_candidate(&own.before, turn) else { return false };
            let decisions = || G::decisions(&own.actions) == G::decisions(&candidate.turn.actions);
            own.candidate().is_some_and(|right| right.is_same(&candidate)) || (gain && decisions())
        }
        let gain = matches!(self.kind, Kind::Gain(_));
        Ok(replayed!(self, replay => same(&replay, place, turn, gain)))
    }

    /// The themes that the rules find.
    ///
    /// # Errors
    /// If its turns cannot be played.
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

/// The digits of an id: no letter that looks like another.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

fn id_of(variant: Variant, position: &str) -> String {
    // FNV-1a, since the id must never change.
    let bytes = variant.id().bytes().chain([b' ']).chain(position.bytes());
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let folded = hash ^ (hash >> 32);
    (0..6).map(|place| char::from(DIGITS[(folded >> (5 * place)) as usize % 32])).collect()
}
