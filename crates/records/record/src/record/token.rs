use std::fmt;

/// A turn in canonical notation: the tokens of its actions, joined by `;`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnToken(String);

impl TurnToken {
    pub(crate) fn new(action: String) -> Self {
        Self(action)
    }

    pub(crate) fn push(&mut self, action: &str) {
        self.0.push(';');
        self.0.push_str(action);
    }

    /// Returns the token as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the tokens of the turn's actions; there is at least one.
    pub fn actions(&self) -> impl Iterator<Item = &str> {
        self.0.split(';')
    }
}

impl fmt::Display for TurnToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
