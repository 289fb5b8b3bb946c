//! Scopes of tokens: what a program may do.

use std::{fmt, str::FromStr};

use protocol::Scope;

/// A set of scopes.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Scopes(u8);

const fn bit(scope: Scope) -> u8 {
    1 << scope as u8
}

impl Scopes {
    /// Returns whether a scope is allowed. `bot` includes `play`, and `play` includes `read`.
    pub(crate) const fn allow(self, scope: Scope) -> bool {
        let enough = match scope {
            Scope::Read => bit(Scope::Read) | bit(Scope::Play) | bit(Scope::Bot),
            Scope::Play => bit(Scope::Play) | bit(Scope::Bot),
            Scope::Bot => bit(Scope::Bot),
        };
        self.0 & enough != 0
    }

    /// Returns whether the set is empty.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the scopes in the set.
    pub(crate) fn iter(self) -> impl Iterator<Item = Scope> {
        Scope::ALL.into_iter().filter(move |scope| self.0 & bit(*scope) != 0)
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<T: IntoIterator<Item = Scope>>(scopes: T) -> Self {
        Self(scopes.into_iter().fold(0, |bits, scope| bits | bit(scope)))
    }
}

/// Formats the set as it is stored: `read play`.
impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<&str> = self.iter().map(Scope::code).collect();
        f.write_str(&ids.join(" "))
    }
}

impl fmt::Debug for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Scopes({self})")
    }
}

/// Error for an unknown scope.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("unknown scope; expected read, play or bot")]
pub(crate) struct ParseScopesError;

impl FromStr for Scopes {
    type Err = ParseScopesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.split_whitespace().map(|code| Scope::from_code(code).ok_or(ParseScopesError)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_survive_a_round_trip_through_text() {
        for text in ["", "read", "play", "read play", "read play bot"] {
            assert_eq!(text.parse::<Scopes>().unwrap().to_string(), text);
        }
        assert_eq!("bot read".parse::<Scopes>().unwrap().to_string(), "read bot");
        assert_eq!("all".parse::<Scopes>(), Err(ParseScopesError));
    }

    #[test]
    fn a_scope_allows_only_itself_and_weaker_scopes() {
        let read: Scopes = "read".parse().unwrap();
        assert!(read.allow(Scope::Read) && !read.allow(Scope::Play) && !read.allow(Scope::Bot));
        let bot: Scopes = "bot".parse().unwrap();
        assert!(bot.allow(Scope::Play) && bot.allow(Scope::Bot) && bot.allow(Scope::Read));
        let play: Scopes = "play".parse().unwrap();
        assert!(play.allow(Scope::Play) && !play.allow(Scope::Bot));
    }
}
