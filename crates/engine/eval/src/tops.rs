use game::{Color, Game};
use gipf::{Bitboard, Right};

/// Inputs of GIPF's evaluation: the top pieces on the board, the reserves and the rights to bring
/// in GIPF-pieces.
///
/// Seen from above, a board with potentials looks like one without, so the same patterns evaluate
/// both.
pub(crate) trait Tops {
    /// Returns the player to act.
    fn player(&self) -> Color;

    /// Returns the spots whose top piece belongs to a player.
    fn pieces(&self, color: Color) -> Bitboard;

    /// Returns the spots with a GIPF-piece of a player.
    fn gipf_pieces(&self, color: Color) -> Bitboard;

    /// Returns the number of pieces that a player has in reserve.
    fn reserve(&self, color: Color) -> u8;

    /// Returns a player's right to bring in GIPF-pieces.
    fn right(&self, color: Color) -> Right;

    /// Returns the variant, which determines how the game begins.
    fn variant(&self) -> gipf::Variant;

    /// Returns whether the player to act has a row to settle.
    fn is_settling(&self) -> bool;
}

impl Tops for gipf::Position {
    #[inline(always)]
    fn player(&self) -> Color {
        self.to_act()
    }

    #[inline(always)]
    fn pieces(&self, color: Color) -> Bitboard {
        self.pieces(color)
    }

    #[inline(always)]
    fn gipf_pieces(&self, color: Color) -> Bitboard {
        self.gipf_pieces(color)
    }

    #[inline(always)]
    fn reserve(&self, color: Color) -> u8 {
        self.reserve(color)
    }

    #[inline(always)]
    fn right(&self, color: Color) -> Right {
        self.right(color)
    }

    #[inline(always)]
    fn variant(&self) -> gipf::Variant {
        Game::variant(self)
    }

    #[inline(always)]
    fn is_settling(&self) -> bool {
        self.stage() != gipf::Stage::Push
    }
}

#[cfg(feature = "potentials")]
impl Tops for potentials::Position {
    #[inline(always)]
    fn player(&self) -> Color {
        self.to_act()
    }

    #[inline(always)]
    fn pieces(&self, color: Color) -> Bitboard {
        self.pieces(color)
    }

    #[inline(always)]
    fn gipf_pieces(&self, color: Color) -> Bitboard {
        self.gipf_pieces(color)
    }

    #[inline(always)]
    fn reserve(&self, color: Color) -> u8 {
        self.reserve(color)
    }

    #[inline(always)]
    fn right(&self, color: Color) -> Right {
        self.right(color)
    }

    #[inline(always)]
    fn variant(&self) -> gipf::Variant {
        match self.terms().start() {
            potentials::Start::Basic => gipf::Variant::Basic,
            potentials::Start::Standard => gipf::Variant::Standard,
            potentials::Start::Tournament => gipf::Variant::Tournament,
        }
    }

    #[inline(always)]
    fn is_settling(&self) -> bool {
        matches!(self.stage(), potentials::Stage::Remove { .. })
    }
}
