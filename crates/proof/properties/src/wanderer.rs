use crate::Checked;

/// A random player that seeks situations that are rare in uniform play: rows, rows for both
/// sides, choices among removals, boards full of GIPF-pieces.
#[derive(Debug)]
pub struct Wanderer {
    rng: fastrand::Rng,
    /// Whether the player prefers actions with a high [`Checked::liking`].
    keen: bool,
}

/// Maximum number of actions in a game, because games of GIPF need not end.
const WALK_MAX_ACTIONS: usize = 400;

impl Wanderer {
    /// Creates a player whose choices follow from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: fastrand::Rng::with_seed(seed), keen: false }
    }

    /// Creates a player who prefers to bring in and use pieces that are available only once, which
    /// uniform play wastes early.
    #[must_use]
    pub fn keen(seed: u64) -> Self {
        Self { keen: true, ..Self::new(seed) }
    }

    /// Creates a [keen](Self::keen) player for odd seeds and an ordinary one for even seeds.
    #[must_use]
    pub fn turned(seed: u64) -> Self {
        if seed.is_multiple_of(2) { Self::new(seed) } else { Self::keen(seed) }
    }

    /// Returns a random number below `bound`, for other random choices in tests.
    pub fn below(&mut self, bound: usize) -> usize {
        self.rng.usize(..bound)
    }

    /// Chooses an action; returns `None` if the game has ended.
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

    /// Returns one of the preferred actions, if any; occasionally returns `None` regardless.
    fn liked<G: Checked>(&mut self, actions: &[G::Action]) -> Option<G::Action> {
        let most = actions.iter().map(|&action| G::liking(action)).max()?;
        // A player who always chose the most preferred action would never have many pieces on the board.
        let least = if most > 0 { self.rng.u32(1..=most) } else { return None };
        if self.rng.u8(..8) == 0 {
            return None;
        }
        let liked: Vec<G::Action> =
            actions.iter().copied().filter(|&action| G::liking(action) >= least).collect();
        self.rng.choice(&liked).copied()
    }

    /// Plays a game from a position and passes every position, with the action played in it, to
    /// `show`; the final position comes with `None`.
    pub fn game<G: Checked>(&mut self, start: G, mut show: impl FnMut(&G, Option<G::Action>)) {
        let mut position = start;
        for _ in 0..WALK_MAX_ACTIONS {
            let action = self.choose(&position);
            show(&position, action);
            let Some(action) = action else { return };
            position.play_unchecked(action);
        }
    }
}

/// Returns how interesting an action is: high for rows and for removals of few pieces.
fn interest<G: Checked>(position: &G, action: G::Action) -> i32 {
    let mut next = *position;
    next.play_unchecked(action);
    let prefix = i32::from(position.token(action).starts_with('G'));
    100 * i32::from(next.is_settling()) - G::removed(action) as i32 + 10 * prefix
}
