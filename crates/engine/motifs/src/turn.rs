use game::{Color, Game};

/// A turn that was played, or the beginning of one: the position before it, its actions, and the position after it.
#[derive(Clone, Debug)]
pub struct Turn<G: Game> {
    /// Where it starts.
    pub before: G,
    /// Its actions.
    pub actions: Vec<G::Action>,
    /// Where it ends.
    pub after: G,
}

impl<G: Game> Turn<G> {
    /// Reads a turn token; `None` if it is not legal here.
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

    /// Whether the player has nothing more to decide.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.after.to_act() != self.before.to_act() || self.after.outcome().is_some()
    }

    /// The positions from which it went on, with the action taken in each.
    #[must_use]
    pub fn steps(&self) -> Vec<(G, G::Action)> {
        steps(&self.before, &self.actions)
    }
}

/// The positions from which a turn went on, with the action taken in each.
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

/// The same position with this player to act: a question about threats, not a turn. `None` while a
/// row has to be settled, and where the position could not arise.
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
