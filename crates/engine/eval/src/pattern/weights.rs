use std::fmt;

use super::{patterned::Patterned, weighted_game::WeightedGame};

/// First bytes of every weights file.
const MAGIC: [u8; 8] = *b"gipfel-w";
/// Version of the format and of the meaning of the weights.
const VERSION: u16 = 2;
/// Length of the header: magic bytes, version, game, a zero, scale, two zeros and count.
const HEADER: usize = 20;
/// Length of the checksum.
const TAIL: usize = 4;

/// Weights of line patterns, as they are fitted and stored.
///
/// File format, with numbers in little-endian order: `gipfel-w`, the format version (2 bytes), the game (1 byte: 1
/// YINSH, 2 GIPF, 3 potentials), a zero byte, the scale (2 bytes), two zero bytes, the number of weights (4 bytes),
/// each weight (2 bytes, signed), and the 32-bit FNV-1a checksum of everything before it (4 bytes).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The game.
    pub game: WeightedGame,
    /// Divisor that converts a sum of weights to hundredths.
    pub scale: u16,
    /// The weights, by index.
    pub values: Vec<i16>,
}

impl Weights {
    /// Returns weights for a game that are all zero.
    #[must_use]
    pub fn zero<G: Patterned>(scale: u16) -> Self {
        Self { game: G::GAME, scale, values: vec![0; G::WEIGHTS] }
    }

    /// Parses a weights file.
    ///
    /// # Errors
    /// Returns an error if the bytes are not a weights file, or are damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (head, rest) = bytes.split_first_chunk::<HEADER>().ok_or(WeightsError::TooShort)?;
        let (body, sum) = rest.split_last_chunk::<TAIL>().ok_or(WeightsError::TooShort)?;
        if head[..8] != MAGIC {
            return Err(WeightsError::NotWeights);
        }
        let version = u16::from_le_bytes([head[8], head[9]]);
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let game = WeightedGame::from_byte(head[10]).ok_or(WeightsError::UnknownGame(head[10]))?;
        let scale = u16::from_le_bytes([head[12], head[13]]);
        let count = u32::from_le_bytes([head[16], head[17], head[18], head[19]]) as usize;
        if count.checked_mul(2) != Some(body.len()) {
            return Err(WeightsError::Length { expected: count, bytes: body.len() });
        }
        if u32::from_le_bytes(*sum) != checksum(&bytes[..HEADER + body.len()]) {
            return Err(WeightsError::Checksum);
        }
        let values = body.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        Ok(Self { game, scale, values: values.collect() })
    }

    /// Serialises the weights as a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER + 2 * self.values.len() + TAIL);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([self.game.byte(), 0]);
        bytes.extend(self.scale.to_le_bytes());
        bytes.extend([0, 0]);
        bytes.extend((self.values.len() as u32).to_le_bytes());
        bytes.extend(self.values.iter().flat_map(|value| value.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Checks that the weights belong to a game.
    pub(super) fn check<G: Patterned>(&self) -> Result<(), WeightsError> {
        if self.game != G::GAME {
            return Err(WeightsError::OtherGame { expected: G::GAME, found: self.game });
        }
        if self.scale == 0 {
            return Err(WeightsError::ScaleZero);
        }
        if self.values.len() != G::WEIGHTS {
            let found = self.values.len();
            return Err(WeightsError::Count { expected: G::WEIGHTS, found });
        }
        Ok(())
    }
}

/// Returns the 32-bit FNV-1a checksum.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Error in a weights file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WeightsError {
    /// The file is shorter than a header and a checksum.
    TooShort,
    /// The file does not begin with the magic bytes.
    NotWeights,
    /// The version is not supported.
    Version(u16),
    /// The game is unknown.
    UnknownGame(u8),
    /// The length does not match the number of weights.
    Length {
        /// Number of weights in the header.
        expected: usize,
        /// Number of bytes that follow.
        bytes: usize,
    },
    /// The checksum is wrong, so the file is damaged.
    Checksum,
    /// The weights belong to another game.
    OtherGame {
        /// The game being played.
        expected: WeightedGame,
        /// The game that the weights belong to.
        found: WeightedGame,
    },
    /// The scale is zero.
    ScaleZero,
    /// The number of weights is wrong for the game.
    Count {
        /// Number of weights of the game.
        expected: usize,
        /// Number of weights in the file.
        found: usize,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooShort => f.write_str("the file is too short for a weights file"),
            Self::NotWeights => f.write_str("not a weights file"),
            Self::Version(version) => {
                write!(f, "weights version {version} is not supported, only {VERSION}")
            }
            Self::UnknownGame(code) => write!(f, "unknown game number {code}"),
            Self::Length { expected, bytes } => {
                write!(f, "the header specifies {expected} weights, but {bytes} bytes follow")
            }
            Self::Checksum => f.write_str("the checksum is wrong: the file is damaged"),
            Self::OtherGame { expected, found } => {
                write!(f, "these are weights for {found}, not for {expected}")
            }
            Self::ScaleZero => f.write_str("the scale is zero"),
            Self::Count { expected, found } => {
                write!(f, "expected {expected} weights, found {found}")
            }
        }
    }
}

impl std::error::Error for WeightsError {}
