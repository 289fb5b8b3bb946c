use game::{Color, History};

use crate::{
    forced_win::wins_by_force,
    progress::{LessonGame, Progress},
};

/// A condition that is part of a goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    /// This many rings are placed.
    Place(u32),
    /// A ring is moved.
    Move,
    /// A piece of any kind is brought in.
    Push,
    /// A push moves at least this many pieces.
    PushMoves(u32),
    /// A piece lands on this point.
    LandOn(String),
    /// A move or a use jumps over at least this many markers or pieces.
    Jump(u32),
    /// The learner gains at least this many markers, including the new one.
    Gain(u32),
    /// The learner makes a row.
    Row,
    /// The learner's turn is over, and the opponent has a row to remove.
    RowForOpponent,
    /// This many rows are removed.
    Remove(u32),
    /// This many rings are removed.
    RingOff(u32),
    /// After a removal, a piece of the learner is still on this point.
    Keep(String),
    /// This many of the opponent's pieces are captured.
    Capture(u32),
    /// A GIPF-piece of the opponent is captured.
    CaptureGipf,
    /// At least this many pieces are in reserve after a removal.
    Reserve(u32),
    /// A GIPF-piece is brought in.
    BringGipf,
    /// A single piece is brought in.
    BringSingle,
    /// A loaded piece is brought in.
    Load,
    /// A potential is used.
    Use,
    /// TAMSK's extra push is made.
    Extra,
    /// The extra push is declined.
    Decline,
    /// A GIPF-piece of the opponent is broken by a jump.
    Break,
    /// A GIPF-piece is formed from two potentials.
    MakeGipf,
    /// Rows of GIPF-pieces are left on the board.
    Leave,
    /// The learner passes, because no ring can move.
    Pass,
    /// The learner's turn is over, and the opponent cannot immediately complete a row of their own.
    Stop,
    /// The game is won within this many turns, whatever the opponent plays.
    WinIn(u32),
}

impl Condition {
    /// Parses a word with its number or point: `jump 3`, `keep f6`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let count = || if rest.is_empty() { Some(1) } else { rest.parse().ok() };
        let point = || (!rest.is_empty()).then(|| rest.to_owned());
        let alone = |condition| rest.is_empty().then_some(condition);
        match word {
            "place" => count().map(Self::Place),
            "move" => alone(Self::Move),
            "push" => alone(Self::Push),
            "push-moves" => count().map(Self::PushMoves),
            "land-on" => point().map(Self::LandOn),
            "jump" => count().map(Self::Jump),
            "gain" => count().map(Self::Gain),
            "row" => alone(Self::Row),
            "row-for-opponent" => alone(Self::RowForOpponent),
            "remove" => count().map(Self::Remove),
            "ring-off" => count().map(Self::RingOff),
            "keep" => point().map(Self::Keep),
            "capture" => count().map(Self::Capture),
            "capture-gipf" => alone(Self::CaptureGipf),
            "reserve" => count().map(Self::Reserve),
            "bring-gipf" => alone(Self::BringGipf),
            "bring-single" => alone(Self::BringSingle),
            "load" => alone(Self::Load),
            "use" => alone(Self::Use),
            "extra" => alone(Self::Extra),
            "decline" => alone(Self::Decline),
            "break" => alone(Self::Break),
            "make-gipf" => alone(Self::MakeGipf),
            "leave" => alone(Self::Leave),
            "pass" => alone(Self::Pass),
            "stop" => alone(Self::Stop),
            "win" => alone(Self::WinIn(1)),
            "win-in" => count().map(Self::WinIn),
            _ => None,
        }
    }

    /// Returns the number of turns in which the learner has to meet the condition.
    pub(crate) fn turns(&self) -> u32 {
        match *self {
            Self::Place(turns) | Self::WinIn(turns) => turns,
            _ => 1,
        }
    }

    pub(crate) fn is_met<G: LessonGame>(
        &self,
        game: &History<G>,
        learner: Color,
        progress: &Progress,
    ) -> bool {
        let position = game.position();
        let turn_over = position.to_act() != learner;
        match self {
            Self::Place(rings) => progress.placed >= *rings,
            Self::Move => progress.moved > 0,
            Self::Push => {
                progress.brought_singles + progress.brought_gipf_pieces > 0 || progress.loaded
            }
            Self::PushMoves(pieces) => progress.pushed_on >= *pieces,
            Self::LandOn(point) => progress.landed.contains(point),
            Self::Jump(markers) => progress.jumped >= *markers,
            Self::Gain(markers) => progress.gained >= i64::from(*markers),
            Self::Row => progress.made_row,
            Self::RowForOpponent => turn_over && position.must_remove_row(),
            Self::Remove(rows) => progress.removed >= *rows,
            Self::RingOff(rings) => progress.rings_off >= *rings,
            Self::Keep(point) => progress.removed > 0 && position.owns(learner, point),
            Self::Capture(pieces) => progress.captured >= *pieces,
            Self::CaptureGipf => progress.captured_gipf_pieces > 0,
            Self::Reserve(pieces) => {
                progress.removed > 0 && position.reserve_of(learner) >= *pieces
            }
            Self::BringGipf => progress.brought_gipf_pieces > 0,
            Self::BringSingle => progress.brought_singles > 0,
            Self::Load => progress.loaded,
            Self::Use => progress.used,
            Self::Extra => progress.pushed_extra,
            Self::Decline => progress.declined,
            Self::Break => progress.broken,
            Self::MakeGipf => progress.made_gipf_piece,
            Self::Leave => progress.left,
            Self::Pass => progress.passed,
            Self::Stop => turn_over && !position.must_remove_row() && !can_make_row(position),
            Self::WinIn(_) => {
                game.outcome().is_some_and(|outcome| outcome.winner() == Some(learner))
            }
        }
    }

    /// Returns whether the condition can still be met after turns that did not meet it.
    pub(crate) fn is_open<G: LessonGame>(
        &self,
        position: &G,
        learner: Color,
        progress: &Progress,
    ) -> bool {
        let left = self.turns().saturating_sub(progress.turns);
        match self {
            Self::WinIn(_) => wins_by_force(position, learner, left),
            _ => left > 0,
        }
    }
}

fn can_make_row<G: LessonGame>(position: &G) -> bool {
    position.legal_actions().any(|action| {
        let mut next = *position;
        next.play_unchecked(action);
        next.has_row(position.to_act())
    })
}
