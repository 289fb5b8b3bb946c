mod gipf;
mod written;
mod yinsh;

pub(crate) use self::{gipf::choices as gipf_choices, yinsh::choices as yinsh_choices};

use crate::{Piece, PointName};

/// One thing that can be pointed at.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Which piece is brought in.
    Piece {
        /// The piece.
        piece: Incoming,
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
    /// Something without a place on the board.
    Button {
        /// What it says.
        name: Button,
    },
}

/// A piece of GIPF that is brought in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Incoming {
    /// A single piece.
    Single,
    /// A GIPF-piece.
    Gipf,
}

/// An action without a place on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Button {
    /// To pass.
    Pass,
    /// To leave the rows of GIPF-pieces that are left standing.
    Leave,
}

/// A step that can be taken, and what may follow it.
///
/// It has exactly one of the three: what follows, the token of an action, or the tokens for
/// each set of toggles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// What is pointed at.
    pub step: Step,
    /// What may follow.
    pub then: Vec<Self>,
    /// The action that is played.
    pub token: Option<String>,
    /// The actions by what is taken of the toggles.
    pub takes: Vec<Take>,
}

/// What may be taken of the toggles of a segment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Take {
    /// The toggles that are taken.
    pub take: Vec<PointName>,
    /// The action that takes them.
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
