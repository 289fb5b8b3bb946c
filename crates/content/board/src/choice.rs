mod gipf;
mod json;
#[cfg(feature = "potentials")]
mod potentials;
mod yinsh;

#[cfg(feature = "potentials")]
pub(crate) use self::potentials::choices as potentials_choices;
pub(crate) use self::{gipf::choices as gipf_choices, yinsh::choices as yinsh_choices};

use crate::{kind::Kind, piece::Piece, point_name::PointName};

/// An item that can be chosen on a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The kind of piece to bring in.
    Piece {
        /// The kind of the piece.
        piece: Kind,
    },
    /// A point.
    Point {
        /// Name of the point.
        at: PointName,
    },
    /// The direction of a push, from a dot onto a spot.
    Arrow {
        /// The dot.
        from: PointName,
        /// The spot.
        to: PointName,
    },
    /// A row. Its toggles are the pieces that may stay or be removed.
    Segment {
        /// All points of the row, in order.
        points: Vec<PointName>,
        /// Pieces that may stay or be removed.
        toggles: Vec<Piece>,
    },
    /// An action without a point on the board.
    Button {
        /// Name of the button.
        name: Button,
    },
}

game::codes! {
    /// An action without a point on the board.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Button {
        /// Pass the turn.
        Pass = "pass",
        /// Leave rows from which no piece has to be removed.
        Leave = "leave",
        /// Decline the extra push.
        Decline = "decline",
    }
}

/// A step that can be taken, and the steps that may follow it.
///
/// Exactly one of `then`, `token` and `takes` is non-empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The step.
    pub step: Step,
    /// Steps that may follow.
    pub then: Vec<Self>,
    /// Token of the action to play.
    pub token: Option<String>,
    /// Actions, one for each legal set of toggles.
    pub takes: Vec<Take>,
}

/// A set of toggles of a segment that may be removed together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Take {
    /// Toggles that are removed.
    pub take: Vec<PointName>,
    /// Token of the action that removes them.
    pub token: String,
}

impl Choice {
    /// Creates a choice that plays an action.
    pub(crate) fn leaf(step: Step, token: String) -> Self {
        Self { step, then: Vec::new(), token: Some(token), takes: Vec::new() }
    }

    /// Creates a choice that is followed by other choices.
    pub(crate) fn branch(step: Step, then: Vec<Self>) -> Self {
        Self { step, then, token: None, takes: Vec::new() }
    }
}

impl Step {
    pub(crate) fn point(at: impl Into<PointName>) -> Self {
        Self::Point { at: at.into() }
    }
}
