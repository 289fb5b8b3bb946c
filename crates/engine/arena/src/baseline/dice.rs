use game::Game;

/// A random number generator (SplitMix64) that belongs to the baselines: a library's generator may
/// change with its version, and with it every baseline.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number below `bound`, which must not be 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.roll()) * bound as u128) >> 64) as usize
    }

    pub(crate) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }

    /// Returns a random legal action; `None` if no action is legal.
    pub(crate) fn action<G: Game>(&mut self, position: &G) -> Option<G::Action> {
        let mut actions = position.legal_actions();
        match actions.len() {
            0 => None,
            len => actions.nth(self.below(len)),
        }
    }
}
