mod gipf;
#[cfg(feature = "potentials")]
mod potentials;
mod yinsh;

use game::{Color, Game, History};

/// What the learner has done since the step began.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Progress {
    /// Complete turns.
    pub(crate) turns: u32,
    pub(crate) placed: u32,
    pub(crate) moved: u32,
    /// The most markers or pieces that one move or use jumped.
    pub(crate) jumped: u32,
    /// Own markers on the board after moves, less those before.
    pub(crate) gained: i64,
    pub(crate) rings_off: u32,
    pub(crate) passed: bool,
    pub(crate) brought_singles: u32,
    pub(crate) brought_gipf_pieces: u32,
    /// The most pieces that one push moved on.
    pub(crate) pushed_on: u32,
    /// Captured pieces; a GIPF-piece counts as one.
    pub(crate) captured: u32,
    pub(crate) captured_gipf_pieces: u32,
    pub(crate) left: bool,
    pub(crate) made_row: bool,
    pub(crate) removed: u32,
    /// A loaded piece was brought in.
    pub(crate) loaded: bool,
    /// A potential was used.
    pub(crate) used: bool,
    pub(crate) pushed_extra: bool,
    pub(crate) declined: bool,
    /// A GIPF-piece of the opponent was broken by a jump.
    pub(crate) broken: bool,
    pub(crate) made_gipf_piece: bool,
    /// Where pieces came to stand.
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

/// What lessons need to know about a position.
pub(crate) trait LessonGame: Game {
    /// Counts an action of the player to act.
    fn add_action(&self, action: Self::Action, after: &Self, progress: &mut Progress);

    /// Whether a row of a player stands on the board.
    fn has_row(&self, player: Color) -> bool;

    /// Whether the player to act has a row to remove.
    fn must_remove_row(&self) -> bool;

    /// Whether a piece of a player stands on a point.
    fn owns(&self, player: Color, point: &str) -> bool;

    /// The pieces that a player has in reserve; none in YINSH.
    fn reserve_of(&self, player: Color) -> u32;
}
