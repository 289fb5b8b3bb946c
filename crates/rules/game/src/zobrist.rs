/// From one number of the sequence to the next.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// The next of a fixed sequence of well-mixed numbers, for tables of Zobrist keys that
/// are the same in every build. (The generator SplitMix64.)
pub const fn next_key(state: &mut u64) -> u64 {
    *state = state.wrapping_add(STEP);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A key of the sequence that starts with `seed`, from 0: [`next_key`] called once more often.
#[must_use]
pub const fn nth_key(seed: u64, index: u64) -> u64 {
    next_key(&mut seed.wrapping_add(STEP.wrapping_mul(index)))
}
