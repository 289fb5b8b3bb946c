use crate::Checked;

/// A random player that seeks out what uniform play seldom meets: rows, rows for both
/// sides, choices among removals, boards full of GIPF-pieces.
#[derive(Debug)]
pub struct Wanderer {
    rng: fastrand::Rng,
    /// Whether they prefer what [`Checked::liking`] likes.
    keen: bool,
}

/// The longest game that a wanderer plays; GIPF has no end of its own.
const LONGEST: usize = 400;

impl Wanderer {
    /// A player whose choices follow from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: fastrand::Rng::with_seed(seed), keen: false }
    }

    /// A player who prefers to bring in and use what there is only once, which uniform play
    /// gives away early.
    #[must_use]
    pub fn keen(seed: u64) -> Self {
        Self { keen: true, ..Self::new(seed) }
    }

    /// A [keen](Self::keen) player for odd seeds, another one for even seeds.
    #[must_use]
    pub fn turned(seed: u64) -> Self {
        if seed.is_multiple_of(2) { Self::new(seed) } else { Self::keen(seed) }
    }

    /// A number below `bound`, for tests that need a choice of their own.
    pub fn below(&mut self, bound: usize) -> usize {
        self.rng.usize(..bound)
    }

    /// Chooses an action; `None` when the game has ended.
    pub fn choose<G: Checked>(&mut self, position: &G) -> Option<G::Action> {
        let actions: Vec<G::Action> = position.legal_actions().collect();
        if self.keen
            && let Some(liked) = self.liked::<G>(&actions)
        {
            return Some(liked);
        }
        let mut best = *self.rng.choice(&actions)?;
        if self.rng.bool() {
            return Some(best);
        }
        for _ in 0..6 {
            let other = *self.rng.choice(&actions)?;
            if interest(position, other) > interest(position, best) {
                best = other;
            }
        }
        Some(best)
    }

    /// One of the actions that are liked, if there is any; now and then none.
    fn liked<G: Checked>(&mut self, actions: &[G::Action]) -> Option<G::Action> {
        let most = actions.iter().map(|&action| G::liking(action)).max()?;
        // A player who always used what can be used would never have much on the board.
        let least = if most > 0 { self.rng.u32(1..=most) } else { return None };
        if self.rng.u8(..8) == 0 {
            return None;
        }
        let liked: Vec<G::Action> =
            actions.iter().copied().filter(|&action| G::liking(action) >= least).collect();
        self.rng.choice(&liked).copied()
    }

    /// Plays a game from a position and shows every position before the action that is
    /// played in it, and at last the final one.
    pub fn game<G: Checked>(&mut self, start: G, mut show: impl FnMut(&G, Option<G::Action>)) {
        let mut position = start;
        for _ in 0..LONGEST {
            let action = self.choose(&position);
            show(&position, action);
            let Some(action) = action else { return };
            position.play_unchecked(action);
        }
    }
}

/// Rows are interesting, and so are removals that leave much on the board.
fn interest<G: Checked>(position: &G, action: G::Action) -> i32 {
    let mut next = *position;
    next.play_unchecked(action);
    let prefix = i32::from(position.token(action).starts_with('G'));
    100 * i32::from(next.is_settling()) - G::removed(action) as i32 + 10 * prefix
}
