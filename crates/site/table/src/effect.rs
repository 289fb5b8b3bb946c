mod gipf;
mod written;
mod yinsh;

pub(crate) use self::{gipf::effects as gipf_effects, yinsh::effects as yinsh_effects};

use crate::{Outcome, Piece, Player, PointName};

/// What an action does, in the order in which to show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A ring is placed.
    Place {
        /// Who acts.
        player: Player,
        /// The ring.
        piece: Piece,
    },
    /// A ring moves and leaves a marker behind.
    Move {
        /// Who acts.
        player: Player,
        /// The ring, where it stood.
        piece: Piece,
        /// Where it lands.
        to: PointName,
    },
    /// Jumped markers are flipped.
    Flip {
        /// Who acts.
        player: Player,
        /// The markers in the order of the jump, with their new colours.
        pieces: Vec<Piece>,
    },
    /// A piece comes in.
    Push {
        /// Who acts.
        player: Player,
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
        player: Player,
        /// All points of the row or stretch; none when a ring is taken off.
        row: Vec<PointName>,
        /// What leaves.
        gone: Vec<Gone>,
        /// What stays of the stretch.
        stays: Vec<Piece>,
    },
    /// Nothing, because no ring can move.
    Pass {
        /// Who acts.
        player: Player,
    },
    /// The rows that are left stand.
    Leave {
        /// Who acts.
        player: Player,
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
pub struct Gone {
    /// The piece, where it stood.
    pub piece: Piece,
    /// Where it goes.
    pub to: Place,
}

/// A place beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The pool of markers.
    Pool,
    /// Its owner's reserve.
    Reserve,
    /// Out of the game: the opponent took it.
    Captured,
    /// The rings that a player has taken off.
    Off,
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
            // Between both ends of the move, which are marked.
            Self::Flip { .. } | Self::Pass { .. } | Self::Leave { .. } | Self::End { .. } => {}
        }
    }
}
