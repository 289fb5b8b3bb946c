mod gipf;
mod json;
#[cfg(feature = "potentials")]
mod potentials;
mod yinsh;

#[cfg(feature = "potentials")]
pub(crate) use self::potentials::effects as potentials_effects;
pub(crate) use self::{gipf::effects as gipf_effects, yinsh::effects as yinsh_effects};

use game::Color;

use crate::{outcome::Outcome, piece::Piece, point_name::PointName};

/// What an action does, in the order in which to show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A ring is placed.
    Place {
        /// Who acts.
        player: Color,
        /// The ring.
        piece: Piece,
    },
    /// A ring moves and leaves a marker behind.
    Move {
        /// Who acts.
        player: Color,
        /// The ring, where it stood.
        piece: Piece,
        /// Where it lands.
        to: PointName,
    },
    /// Jumped markers are flipped.
    Flip {
        /// Who acts.
        player: Color,
        /// The markers in the order of the jump, with their new colours.
        pieces: Vec<Piece>,
    },
    /// A piece comes in.
    Push {
        /// Who acts.
        player: Color,
        /// The piece, where it lands.
        piece: Piece,
        /// The dot from which it comes, where one is named.
        from: Option<PointName>,
        /// The others, furthest first.
        moved: Vec<Moved>,
    },
    /// Pieces leave the board.
    Remove {
        /// Who acts.
        player: Color,
        /// All points of the row or stretch; empty when a ring is removed.
        row: Vec<PointName>,
        /// What leaves.
        gone: Vec<Removed>,
        /// What stays of the stretch.
        stays: Vec<Piece>,
    },
    /// A potential leaves its basic and lands on another spot.
    #[cfg(feature = "potentials")]
    Use {
        /// Who acts.
        player: Color,
        /// The loaded piece, where it stands.
        piece: Piece,
        /// What is left of it there.
        left: Piece,
        /// What stands on the other spot then: the used potential and what it covers.
        lands: Piece,
        /// What a jump onto a GIPF-piece takes off the board.
        taken: Option<Removed>,
    },
    /// A TAMSK-potential is taken off its basic, to be pushed in.
    #[cfg(feature = "potentials")]
    Unload {
        /// Who acts.
        player: Color,
        /// The loaded piece.
        piece: Piece,
        /// What is left of it.
        left: Piece,
    },
    /// What lay under removed pieces is free again.
    #[cfg(feature = "potentials")]
    Uncover {
        /// Who acts.
        player: Color,
        /// What stands there now.
        pieces: Vec<Piece>,
    },
    /// The extra push is not made.
    #[cfg(feature = "potentials")]
    Decline {
        /// Who acts.
        player: Color,
    },
    /// Nothing, because no ring can move.
    Pass {
        /// Who acts.
        player: Color,
    },
    /// The rows that are left stand.
    Leave {
        /// Who acts.
        player: Color,
    },
    /// The game ends.
    End {
        /// How.
        outcome: Outcome,
    },
}

/// A piece that is pushed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The piece, where it stood.
    pub piece: Piece,
    /// Where it stands then.
    pub to: PointName,
}

/// A piece that leaves the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Removed {
    /// The piece, where it stood.
    pub piece: Piece,
    /// Where it goes.
    pub to: Destination,
}

game::codes! {
    /// Where a removed piece goes.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Destination {
        /// The pool of markers.
        Pool = "pool",
        /// Its owner's reserve.
        Reserve = "reserve",
        /// Out of the game: the opponent captured it.
        Captured = "captured",
        /// Beside the board, with the rings that its owner has removed.
        Off = "off",
        /// Out of the game: a used potential.
        Gone = "gone",
    }
}

impl Effect {
    /// The points to be marked after it: where pieces left and where they came to.
    pub(crate) fn touched(&self, points: &mut Vec<PointName>) {
        match self {
            Self::Place { piece, .. } => points.push(piece.at),
            Self::Move { piece, to, .. } => points.extend([piece.at, *to]),
            Self::Push { piece, from, moved, .. } => {
                points.extend(*from);
                points.push(piece.at);
                points.extend(moved.iter().rev().map(|moved| moved.to));
            }
            Self::Remove { gone, .. } => points.extend(gone.iter().map(|gone| gone.piece.at)),
            #[cfg(feature = "potentials")]
            Self::Use { piece, lands, .. } => points.extend([piece.at, lands.at]),
            #[cfg(feature = "potentials")]
            Self::Unload { piece, .. } => points.push(piece.at),
            #[cfg(feature = "potentials")]
            Self::Uncover { .. } | Self::Decline { .. } => {}
            // Between both ends of the move, which are marked.
            Self::Flip { .. } | Self::Pass { .. } | Self::Leave { .. } | Self::End { .. } => {}
        }
    }
}
