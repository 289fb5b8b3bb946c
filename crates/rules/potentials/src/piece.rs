use game::Color;

use crate::Potential;

/// A piece on the board (rule P3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A single piece.
    Basic(Color),
    /// Two basics stacked.
    Gipf(Color),
    /// A basic with a potential of its own colour on top.
    Loaded(Color, Potential),
    /// A potential that has left its basic.
    Used(Color, Potential),
}

impl Piece {
    /// Returns the owner.
    #[must_use]
    pub const fn color(self) -> Color {
        match self {
            Self::Basic(color) | Self::Gipf(color) => color,
            Self::Loaded(color, _) | Self::Used(color, _) => color,
        }
    }

    /// Returns the potential that the piece is or carries.
    #[must_use]
    pub const fn potential(self) -> Option<Potential> {
        match self {
            Self::Basic(_) | Self::Gipf(_) => None,
            Self::Loaded(_, kind) | Self::Used(_, kind) => Some(kind),
        }
    }
}

/// The pieces on a spot: a base, and the used potentials that cover it in alternating colours
/// (rule P9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    pub(crate) base: Piece,
    /// The kind of all covering pieces.
    pub(crate) cover: Potential,
    pub(crate) layers: u8,
    /// Whether the stack is a GIPF-piece made of two used potentials.
    pub(crate) doubled: bool,
}

impl Stack {
    /// Returns the pieces from the bottom to the top.
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Piece> + ExactSizeIterator {
        (0..self.len()).map(move |index| self.piece(index))
    }

    /// Returns the number of pieces on the spot; a GIPF-piece of basics or a loaded piece counts as one.
    #[must_use]
    pub const fn len(self) -> usize {
        self.layers as usize + 1 + self.doubled as usize
    }

    /// Returns `false`: a stack has at least one piece.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// Returns the piece on top, whose owner owns the spot.
    #[must_use]
    pub const fn top(self) -> Piece {
        self.piece(self.len() - 1)
    }

    /// Returns whether the stack counts as a GIPF-piece: two basics, or two used PÜNCT-potentials of
    /// one colour (rule P14).
    #[must_use]
    pub const fn is_gipf_piece(self) -> bool {
        self.doubled || self.layers == 0 && matches!(self.base, Piece::Gipf(_))
    }

    const fn piece(self, index: usize) -> Piece {
        if index == 0 || self.doubled {
            return self.base;
        }
        let color = self.base.color();
        Piece::Used(if index % 2 == 1 { color.other() } else { color }, self.cover)
    }
}
