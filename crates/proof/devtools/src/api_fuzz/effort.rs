/// Extent of a fuzzing run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Number of random requests per operation, in addition to those at the bounds of every parameter.
    pub(crate) examples: u32,
    /// Seed of all random choices.
    pub(crate) seed: u64,
}
