/// Increment of the generator's state.
const GENERATOR_INCREMENT: u64 = 0x9e37_79b9_7f4a_7c15;

/// Returns the next number of a fixed pseudorandom sequence (SplitMix64), for tables of Zobrist
/// keys that are the same in every build.
#[doc(hidden)]
pub const fn next_key(state: &mut u64) -> u64 {
    *state = state.wrapping_add(GENERATOR_INCREMENT);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Returns the key at a zero-based index of the sequence that starts with `seed`: the result of
/// calling [`next_key`] `index + 1` times.
#[doc(hidden)]
#[must_use]
pub const fn nth_key(seed: u64, index: u64) -> u64 {
    next_key(&mut seed.wrapping_add(GENERATOR_INCREMENT.wrapping_mul(index)))
}
