use game::Color;
use json::{Writer, Written};

use crate::kind::Kind;

/// The most that a piece can cover: a base and eleven of the twelve potentials of one kind.
const MOST: usize = 12;

/// What a piece covers, from the top down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Under([Option<(Kind, Color)>; MOST]);

impl Under {
    /// The piece lies on the board itself.
    pub const NOTHING: Self = Self([None; MOST]);

    /// Whether nothing is covered.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// The covered pieces, from the top down.
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
