use game::Game;
use hexgrid::Symmetry;
use variants::AnyGame;

/// A position together with all its images: under the twelve symmetries of the board, and with
/// the colours exchanged where both players have the same pieces.
///
/// The key is defined without this program: of the position strings of all images the smallest
/// one, byte by byte, hashed by FNV-1a in 64 bits, of which the upper 40 count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Class {
    /// How many points are occupied.
    pub(crate) pieces: u8,
    /// 40 bits.
    pub(crate) key: u64,
}

impl Class {
    /// The class of the current position of a game.
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
            // The players may have agreed on different potentials.
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => {
                let position = *game.position();
                Self::smallest(position.occupied().len(), &[move |s| position.image(s)])
            }
            // The enum may grow; a game that is not known here has no class of its own.
            _ => Self { pieces: 0, key: hash(&game.position()) },
        }
    }

    /// How many points of the board are occupied.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.pieces
    }

    /// The key, of 40 bits.
    #[must_use]
    pub const fn key(self) -> u64 {
        self.key
    }

    fn smallest<G: Game, const N: usize>(
        pieces: u32,
        images: &[impl Fn(Symmetry) -> G; N],
    ) -> Self {
        let texts = images.iter().flat_map(|image| {
            Symmetry::ALL.into_iter().map(|symmetry| image(symmetry).to_string())
        });
        let text = texts.min().unwrap_or_default();
        Self { pieces: pieces as u8, key: hash(&text) }
    }
}

/// FNV-1a, of which the upper 40 bits are kept: among the few thousand positions of a part, a
/// stranger is mistaken for one of them once in a hundred million times.
fn hash(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step) >> 24
}
