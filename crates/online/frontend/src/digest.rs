use std::fmt;

/// A short identifier of some content: 128-bit FNV-1a. It distinguishes versions; it does not protect against forgery, from which
/// nobody would gain anything here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Digest(u128);

impl Digest {
    /// Digest of the empty input.
    pub(crate) const EMPTY: Self = Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d);

    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;

    /// Returns the digest of some bytes.
    pub(crate) fn of(bytes: &[u8]) -> Self {
        Self::EMPTY.and(bytes)
    }

    /// Returns the digest extended by these bytes and their length.
    #[must_use]
    pub(crate) fn and(self, bytes: &[u8]) -> Self {
        let length = (bytes.len() as u64).to_le_bytes();
        Self(
            bytes
                .iter()
                .chain(&length)
                .fold(self.0, |hash, byte| (hash ^ u128::from(*byte)).wrapping_mul(Self::PRIME)),
        )
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Half of the bits are enough for a URL.
        write!(f, "{:016x}", (self.0 >> 64) ^ (self.0 & u128::from(u64::MAX)))
    }
}
