use game::Color;
use json::{Writer, Written};

use crate::kind::Kind;

/// Maximum number of pieces that a piece can cover: the lowest piece and eleven of the twelve potentials of
/// one kind.
const COVERED_PIECES_MAX: usize = 12;

/// Pieces that a piece covers, from the top down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Under([Option<(Kind, Color)>; COVERED_PIECES_MAX]);

impl Under {
    /// No covered pieces: the piece lies on the board itself.
    pub const NOTHING: Self = Self([None; COVERED_PIECES_MAX]);

    /// Returns whether nothing is covered.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// Returns the covered pieces, from the top down.
    pub fn iter(self) -> impl Iterator<Item = (Kind, Color)> {
        self.0.into_iter().flatten()
    }
}

impl FromIterator<(Kind, Color)> for Under {
    fn from_iter<I: IntoIterator<Item = (Kind, Color)>>(pieces: I) -> Self {
        let mut under = Self::NOTHING;
        for (place, piece) in under.0.iter_mut().zip(pieces) {
            *place = Some(piece);
        }
        under
    }
}

impl Written for Under {
    fn write(&self, out: &mut Writer) {
        let covered: Vec<Covered> = self.iter().map(Covered).collect();
        covered.write(out);
    }
}

struct Covered((Kind, Color));

impl Written for Covered {
    fn write(&self, out: &mut Writer) {
        let (kind, color) = self.0;
        out.open('{');
        out.field("kind", &kind);
        out.field("color", color.code());
        out.close('}');
    }
}
