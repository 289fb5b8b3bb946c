/// Limits on the playing strength. Levels set them; matches can also set them individually.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StrengthLimits {
    /// Maximum depth of iterative deepening.
    pub depth: Option<u32>,
    /// Maximum number of nodes per turn.
    pub nodes: Option<u64>,
    /// Largest error added to an evaluation, in hundredths.
    pub blur: u16,
    /// Whether quiescence search is switched off, so rows completed in reply to a turn are
    /// overlooked.
    pub blind: bool,
    /// Seed of the errors.
    pub seed: u64,
}
