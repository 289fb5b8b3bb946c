mod gipf;
#[cfg(feature = "potentials")]
mod potentials;
mod yinsh;

use game::{Color, Game, History};

/// The learner's actions since the step began.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Progress {
    /// Number of complete turns.
    pub(crate) turns: u32,
    pub(crate) placed: u32,
    pub(crate) moved: u32,
    /// Maximum number of markers or pieces jumped by one move or use.
    pub(crate) jumped: u32,
    /// Number of the learner's own markers gained by moves.
    pub(crate) gained: i64,
    pub(crate) rings_off: u32,
    pub(crate) passed: bool,
    pub(crate) brought_singles: u32,
    pub(crate) brought_gipf_pieces: u32,
    /// Maximum number of pieces moved by one push.
    pub(crate) pushed_on: u32,
    /// Number of captured pieces; a GIPF-piece counts as one.
    pub(crate) captured: u32,
    pub(crate) captured_gipf_pieces: u32,
    pub(crate) left: bool,
    pub(crate) made_row: bool,
    pub(crate) removed: u32,
    /// Whether a loaded piece was brought in.
    pub(crate) loaded: bool,
    /// Whether a potential was used.
    pub(crate) used: bool,
    pub(crate) pushed_extra: bool,
    pub(crate) declined: bool,
    /// Whether a GIPF-piece of the opponent was broken by a jump.
    pub(crate) broken: bool,
    pub(crate) made_gipf_piece: bool,
    /// Points on which pieces landed.
    pub(crate) landed: Vec<String>,
}

impl Progress {
    pub(crate) fn of<G: LessonGame>(game: &History<G>, learner: Color) -> Self {
        let mut progress = Self::default();
        let afters = game.past().iter().skip(1).chain([game.position()]);
        for ((before, after), &action) in game.past().iter().zip(afters).zip(game.actions()) {
            if before.to_act() != learner {
                continue;
            }
            before.add_action(action, after, &mut progress);
            progress.made_row |= !before.has_row(learner) && after.has_row(learner);
            progress.turns += u32::from(after.to_act() != learner);
        }
        progress
    }
}

/// Properties of a position that lessons need.
pub(crate) trait LessonGame: Game {
    /// Records an action of the player to act.
    fn add_action(&self, action: Self::Action, after: &Self, progress: &mut Progress);

    /// Returns whether a player has a row on the board.
    fn has_row(&self, player: Color) -> bool;

    /// Returns whether the player to act has a row to remove.
    fn must_remove_row(&self) -> bool;

    /// Returns whether a player has a piece on a point.
    fn owns(&self, player: Color, point: &str) -> bool;

    /// Returns the number of pieces that a player has in reserve; 0 in YINSH.
    fn reserve_of(&self, player: Color) -> u32;
}
