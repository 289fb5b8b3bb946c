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

/// An effect of an action. Effects are listed in the order in which they are shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A ring is placed.
    Place {
        /// Acting player.
        player: Color,
        /// The ring.
        piece: Piece,
    },
    /// A ring moves and leaves a marker behind.
    Move {
        /// Acting player.
        player: Color,
        /// The ring at its old point.
        piece: Piece,
        /// The ring's new point.
        to: PointName,
    },
    /// Jumped markers are flipped.
    Flip {
        /// Acting player.
        player: Color,
        /// The markers in the order of the jump, with their new colours.
        pieces: Vec<Piece>,
    },
    /// A piece is brought in.
    Push {
        /// Acting player.
        player: Color,
        /// The piece at the point where it lands.
        piece: Piece,
        /// The dot from which the piece is pushed, if one is specified.
        from: Option<PointName>,
        /// Pieces that are pushed along, furthest first.
        moved: Vec<Moved>,
    },
    /// Pieces leave the board.
    Remove {
        /// Acting player.
        player: Color,
        /// All points of the row or stretch; empty if a ring is removed.
        row: Vec<PointName>,
        /// Pieces that leave the board.
        gone: Vec<Removed>,
        /// Pieces of the stretch that stay.
        stays: Vec<Piece>,
    },
    /// A potential leaves its basic and lands on another spot.
    #[cfg(feature = "potentials")]
    Use {
        /// Acting player.
        player: Color,
        /// The loaded piece.
        piece: Piece,
        /// The piece that remains on the potential's spot.
        left: Piece,
        /// The piece on the target spot afterwards: the used potential and everything that it
        /// covers.
        lands: Piece,
        /// The piece removed by a jump onto a GIPF-piece.
        taken: Option<Removed>,
    },
    /// A TAMSK-potential leaves its basic and is pushed in from a dot.
    #[cfg(feature = "potentials")]
    Unload {
        /// Acting player.
        player: Color,
        /// The loaded piece.
        piece: Piece,
        /// The piece that remains on its spot.
        left: Piece,
    },
    /// Pieces under removed ones are uncovered.
    #[cfg(feature = "potentials")]
    Uncover {
        /// Acting player.
        player: Color,
        /// Pieces on these points afterwards.
        pieces: Vec<Piece>,
    },
    /// The extra push is declined.
    #[cfg(feature = "potentials")]
    Decline {
        /// Acting player.
        player: Color,
    },
    /// Nothing happens, because no ring can move.
    Pass {
        /// Acting player.
        player: Color,
    },
    /// The remaining rows are left on the board.
    Leave {
        /// Acting player.
        player: Color,
    },
    /// The game ends.
    End {
        /// Outcome of the game.
        outcome: Outcome,
    },
}

/// A piece that is pushed along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The piece at its old point.
    pub piece: Piece,
    /// The piece's new point.
    pub to: PointName,
}

/// A piece that leaves the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Removed {
    /// The piece at its old point.
    pub piece: Piece,
    /// The piece's destination.
    pub to: Destination,
}

game::codes! {
    /// Destination of a removed piece.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Destination {
        /// The pool of markers.
        Pool = "pool",
        /// The reserve of the piece's owner.
        Reserve = "reserve",
        /// Out of the game, captured by the opponent.
        Captured = "captured",
        /// Next to the board, among the rings that its owner has removed.
        Off = "off",
        /// Out of the game, as a used potential.
        Gone = "gone",
    }
}

impl Effect {
    /// Adds the points to be highlighted after the effect: those that pieces left and those that
    /// they reached.
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
            // The flipped markers lie between the two ends of the move, which are highlighted.
            Self::Flip { .. } | Self::Pass { .. } | Self::Leave { .. } | Self::End { .. } => {}
        }
    }
}
