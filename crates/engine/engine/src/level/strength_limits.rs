/// Limits of the playing strength. Levels set them; matches can also set them one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StrengthLimits {
    /// The deepest iteration.
    pub depth: Option<u32>,
    /// The most nodes of a turn.
    pub nodes: Option<u64>,
    /// The largest error added to an evaluation, in hundredths.
    pub blur: u16,
    /// Whether quiescence search is switched off, so that rows in reply to a turn are
    /// overlooked.
    pub blind: bool,
    /// The seed of the errors.
    pub seed: u64,
}
