use game::{Color, Game};

/// A turn that was played, whole or in part: the position before it, its actions, and the position after it.
#[derive(Clone, Debug)]
pub struct Turn<G: Game> {
    /// Position before the turn.
    pub before: G,
    /// Actions of the turn.
    pub actions: Vec<G::Action>,
    /// Position after the turn.
    pub after: G,
}

impl<G: Game> Turn<G> {
    /// Parses a turn token; `None` if the turn is not legal in this position.
    #[must_use]
    pub fn read(before: &G, token: &str) -> Option<Self> {
        let mut after = *before;
        let mut actions = Vec::new();
        for text in token.split(';') {
            if after.to_act() != before.to_act() || after.outcome().is_some() {
                return None;
            }
            let action = after.parse_action(text).ok()?;
            after.try_play(action).ok()?;
            actions.push(action);
        }
        Some(Self { before: *before, actions, after })
    }

    /// Returns whether the turn is complete.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.after.to_act() != self.before.to_act() || self.after.outcome().is_some()
    }

    /// Returns each action with the position before it.
    #[must_use]
    pub fn steps(&self) -> Vec<(G, G::Action)> {
        steps(&self.before, &self.actions)
    }
}

/// Returns each action of a turn with the position before it.
#[must_use]
pub fn steps<G: Game>(start: &G, actions: &[G::Action]) -> Vec<(G, G::Action)> {
    let mut position = *start;
    let mut steps = Vec::new();
    for &action in actions {
        steps.push((position, action));
        position.play_unchecked(action);
    }
    steps
}

/// Returns the position with the given player to act, for finding threats; `None` if the position is not at the given
/// stage, or could not arise with this player to act.
#[must_use]
pub fn with_turn_of<G: Game>(position: &G, color: Color, stage: &str) -> Option<G> {
    let text = position.to_string();
    let mut fields: Vec<&str> = text.split(' ').collect();
    if fields.get(2) != Some(&stage) {
        return None;
    }
    *fields.get_mut(1)? = if color == Color::White { "w" } else { "b" };
    G::from_text(position.variant(), &fields.join(" ")).ok()
}
