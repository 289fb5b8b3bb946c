mod gipf;
mod json;
#[cfg(feature = "potentials")]
mod potentials;
mod yinsh;

#[cfg(feature = "potentials")]
pub(crate) use self::potentials::choices as potentials_choices;
pub(crate) use self::{gipf::choices as gipf_choices, yinsh::choices as yinsh_choices};

use crate::{kind::Kind, piece::Piece, point_name::PointName};

/// One thing that can be chosen.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Which piece is brought in.
    Piece {
        /// The piece.
        piece: Kind,
    },
    /// A point.
    Point {
        /// Its name.
        at: PointName,
    },
    /// A direction out of a dot, or into a spot.
    Arrow {
        /// The dot.
        from: PointName,
        /// The spot.
        to: PointName,
    },
    /// A row; the pieces that may stay or go are toggles.
    Segment {
        /// All its points, in order.
        points: Vec<PointName>,
        /// The pieces that may stay or go.
        toggles: Vec<Piece>,
    },
    /// An action without a point on the board.
    Button {
        /// What it says.
        name: Button,
    },
}

game::codes! {
    /// An action without a point on the board.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Button {
        /// Pass the turn.
        Pass = "pass",
        /// Leave the rows on the board of which nothing must go.
        Leave = "leave",
        /// Do without the extra push.
        Decline = "decline",
    }
}

/// A step that can be taken, and what may follow it.
///
/// Exactly one of `then`, `token` and `takes` is present.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What is chosen.
    pub step: Step,
    /// What may follow.
    pub then: Vec<Self>,
    /// The action that is played.
    pub token: Option<String>,
    /// The actions, one for each legal set of toggles.
    pub takes: Vec<Take>,
}

/// A set of toggles of a segment that may be removed together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Take {
    /// The toggles that are removed.
    pub take: Vec<PointName>,
    /// The action that removes them.
    pub token: String,
}

impl Choice {
    /// A step that is an action.
    pub(crate) fn leaf(step: Step, token: String) -> Self {
        Self { step, then: Vec::new(), token: Some(token), takes: Vec::new() }
    }

    /// A step that others follow.
    pub(crate) fn branch(step: Step, then: Vec<Self>) -> Self {
        Self { step, then, token: None, takes: Vec::new() }
    }
}

impl Step {
    pub(crate) fn point(at: impl Into<PointName>) -> Self {
        Self::Point { at: at.into() }
    }
}
