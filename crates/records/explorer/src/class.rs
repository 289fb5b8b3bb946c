use game::Game;
use hexgrid::Symmetry;
use variants::AnyGame;

/// A position together with all its images under the twelve symmetries of the board and, if both
/// players have the same pieces, with the colours exchanged.
///
/// The key is independent of this implementation: it is the upper 40 bits of the 64-bit FNV-1a
/// hash of the smallest position string, in byte order, of all images.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Class {
    /// Number of occupied points.
    pub(crate) pieces: u8,
    /// The key, 40 bits.
    pub(crate) key: u64,
}

impl Class {
    /// Returns the class of the current position of a game.
    #[must_use]
    pub fn of(game: &AnyGame) -> Self {
        match game {
            AnyGame::Yinsh(game) => {
                let position = game.position();
                let images = [*position, position.exchanged()].map(|p| move |s| p.image(s));
                Self::smallest(position.occupied().len(), &images)
            }
            AnyGame::Gipf(game) => {
                let position = game.position();
                let images = [*position, position.exchanged()].map(|p| move |s| p.image(s));
                Self::smallest(position.occupied().len(), &images)
            }
            // The players may have different potentials, so colours are not exchanged.
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => {
                let position = *game.position();
                Self::smallest(position.occupied().len(), &[move |s| position.image(s)])
            }
            // `AnyGame` may gain variants; the positions of unknown games have no images.
            _ => Self { pieces: 0, key: hash(&game.position()) },
        }
    }

    /// Returns the number of occupied points.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.pieces
    }

    /// Returns the 40-bit key.
    #[must_use]
    pub const fn key(self) -> u64 {
        self.key
    }

    fn smallest<G: Game, const N: usize>(
        pieces: u32,
        images: &[impl Fn(Symmetry) -> G; N],
    ) -> Self {
        let texts = images
            .iter()
            .map(|image| Symmetry::smallest_image(|symmetry| image(symmetry).to_string()));
        let text = texts.min().unwrap_or_default();
        Self { pieces: pieces as u8, key: hash(&text) }
    }
}

/// Returns the upper 40 bits of the FNV-1a hash. An unrelated position collides with one of the few
/// thousand positions in a part with a probability of about one in a hundred million.
fn hash(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step) >> 24
}
