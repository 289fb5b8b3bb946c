/// Seed of the sequence of keys.
pub(super) const SEED: u64 = 0x5949_4e53_4800_0001;
