use game::{Color, History};

use crate::{
    forced_win::wins_by_force,
    progress::{LessonGame, Progress},
};

/// One requirement of a goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Condition {
    /// Rings placed.
    Place(u32),
    /// A ring moved.
    Move,
    /// A piece brought in, of any kind.
    Push,
    /// A push that moves at least this many pieces.
    PushMoves(u32),
    /// A piece comes to stand on this point.
    LandOn(String),
    /// A move or a use that jumps over at least this many markers or pieces.
    Jump(u32),
    /// At least this many more own markers than before, the new one included.
    Gain(u32),
    /// The learner makes a row.
    Row,
    /// The learner's turn is over, and the opponent has a row to remove.
    RowForOpponent,
    /// Rows removed.
    Remove(u32),
    /// Rings removed.
    RingOff(u32),
    /// After a removal an own piece still stands on this point.
    Keep(String),
    /// Pieces of the opponent captured.
    Capture(u32),
    /// A GIPF-piece of the opponent captured.
    CaptureGipf,
    /// At least this many pieces in reserve after a removal.
    Reserve(u32),
    /// A GIPF-piece brought in.
    BringGipf,
    /// A single piece brought in.
    BringSingle,
    /// A loaded piece brought in.
    Load,
    /// A potential used.
    Use,
    /// TAMSK's extra push made.
    Extra,
    /// The extra push declined.
    Decline,
    /// A GIPF-piece of the opponent broken by a jump.
    Break,
    /// A GIPF-piece made of two potentials.
    MakeGipf,
    /// Rows of GIPF-pieces left on the board.
    Leave,
    /// A pass, because no ring can move.
    Pass,
    /// The learner's turn is over, and the opponent cannot make an own row at once.
    Stop,
    /// The game is won in this many turns, whatever the opponent does.
    WinIn(u32),
}

impl Condition {
    /// Reads a word with its number or point: `jump 3`, `keep f6`.
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

    /// The turns that the learner has for it.
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

    /// Whether it can still be met after turns that did not meet it.
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
