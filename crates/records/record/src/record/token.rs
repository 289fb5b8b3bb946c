use std::fmt;

/// A turn as the rules write it: the tokens of its actions, joined by `;`.
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

    /// The token.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The tokens of its actions, one at least.
    pub fn actions(&self) -> impl Iterator<Item = &str> {
        self.0.split(';')
    }
}

impl fmt::Display for TurnToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
