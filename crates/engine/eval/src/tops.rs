use game::{Color, Game};
use gipf::{Bitboard, Right};

/// What GIPF's evaluation looks at: which pieces are on top, and what is left beside the board.
///
/// With potentials the board looks the same from above, so that both are judged by the same
/// patterns.
pub(crate) trait Tops {
    /// The player to act.
    fn player(&self) -> Color;

    /// The spots that belong to a player.
    fn pieces(&self, color: Color) -> Bitboard;

    /// The spots with a GIPF-piece of a player.
    fn gipf_pieces(&self, color: Color) -> Bitboard;

    /// The pieces that a player has in reserve.
    fn reserve(&self, color: Color) -> u8;

    /// Whether a player may bring in GIPF-pieces.
    fn right(&self, color: Color) -> Right;

    /// How the game began.
    fn variant(&self) -> gipf::Variant;

    /// Whether the player to act has a row to settle.
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
