/// The arrays to fill: one block for each game, one after the other.
#[derive(Debug, Default)]
pub(super) struct Outputs<'a> {
    /// The observations.
    pub(super) observations: Option<&'a mut [u8]>,
    /// The masks of legal actions.
    pub(super) masks: Option<&'a mut [bool]>,
    /// The players to act: 0 is White.
    pub(super) players: Option<&'a mut [u8]>,
    /// The rewards of White and Black.
    pub(super) rewards: Option<&'a mut [f32]>,
    /// How each game has ended: 0 not at all, 1 by the rules, 2 by the limit on its length.
    pub(super) ends: Option<&'a mut [u8]>,
}

/// Splits off the first `count` blocks of `size` elements.
fn split<'a, T>(array: &mut Option<&'a mut [T]>, count: usize, size: usize) -> Option<&'a mut [T]> {
    let (first, rest) = array.take()?.split_at_mut(count * size);
    *array = Some(rest);
    Some(first)
}

impl<'a> Outputs<'a> {
    /// Splits off the arrays of the first games.
    pub(super) fn split_first(&mut self, games: usize, observation: usize, actions: usize) -> Self {
        Self {
            observations: split(&mut self.observations, games, observation),
            masks: split(&mut self.masks, games, actions),
            players: split(&mut self.players, games, 1),
            rewards: split(&mut self.rewards, games, 2),
            ends: split(&mut self.ends, games, 1),
        }
    }
}
