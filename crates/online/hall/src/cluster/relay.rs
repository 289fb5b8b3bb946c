//! Messages of a game on their way from its owner to those who follow it at other nodes.

use std::sync::Arc;

use record::GameId;
use serde::{Deserialize, Serialize};
use variants::Color;

/// As whom somebody follows a game. All spectators see the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Class {
    White,
    Black,
    Spectator,
}

impl Class {
    pub(crate) const ALL: [Self; 3] = [Self::White, Self::Black, Self::Spectator];
}

impl From<Color> for Class {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

/// For whom a message is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Classes {
    w: bool,
    b: bool,
    s: bool,
}

impl Classes {
    pub(crate) const NOBODY: Self = Self { w: false, b: false, s: false };
    pub(crate) const ALL: Self = Self { w: true, b: true, s: true };

    pub(crate) const fn only(class: Class) -> Self {
        Self {
            w: matches!(class, Class::White),
            b: matches!(class, Class::Black),
            s: matches!(class, Class::Spectator),
        }
    }

    /// Those whom a rule allows, by whether they play.
    pub(crate) fn of(allows: impl Fn(bool) -> bool) -> Self {
        Self { w: allows(true), b: allows(true), s: allows(false) }
    }

    pub(crate) const fn contains(self, class: Class) -> bool {
        match class {
            Class::White => self.w,
            Class::Black => self.b,
            Class::Spectator => self.s,
        }
    }
}

/// The last message of a game that a node has heard. Its owner compares it with what was sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Heard {
    pub(crate) epoch: i64,
    pub(crate) number: u64,
}

/// A message of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Relay {
    pub(crate) head: Head,
    /// For those who read frames.
    pub(crate) frame: Option<Arc<str>>,
    /// For those who read lines.
    pub(crate) line: Option<Arc<str>>,
}

/// What nodes have to know of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Head {
    pub(crate) game: GameId,
    pub(crate) epoch: i64,
    /// The messages of an epoch are numbered, so that nodes notice that they have missed one.
    pub(crate) number: u64,
    /// The last event of the game.
    pub(crate) seq: u32,
    pub(crate) to: Classes,
    /// When it was sent.
    pub(crate) at: i64,
    /// Whether everybody has to be admitted anew: the players have changed, or who may see the game.
    #[serde(default)]
    pub(crate) anew: bool,
}

impl Relay {
    /// Three lines: the head, the frame, the line. JSON has no line ends, so the texts need not be written again.
    pub(crate) fn to_bytes(&self, write: impl Fn(&Head) -> Vec<u8>) -> Vec<u8> {
        let mut bytes = write(&self.head);
        for text in [&self.frame, &self.line] {
            bytes.push(b'\n');
            bytes.extend_from_slice(text.as_deref().unwrap_or_default().as_bytes());
        }
        bytes
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut lines = std::str::from_utf8(bytes).ok()?.split('\n');
        let head = serde_json::from_str(lines.next()?).ok()?;
        let mut text = || lines.next().filter(|text| !text.is_empty()).map(Arc::from);
        Some(Self { head, frame: text(), line: text() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_relay_comes_back_from_its_bytes_and_nothing_comes_from_others() {
        let head = Head {
            game: GameId::from_random(7),
            epoch: 3,
            number: 9,
            seq: 12,
            to: Classes::only(Class::Black),
            at: 5,
            anew: false,
        };
        let relay = Relay { head, frame: Some("{\"t\":\"x\"}".into()), line: None };
        assert_eq!(
            Relay::from_bytes(&relay.to_bytes(|head| serde_json::to_vec(head).unwrap())),
            Some(relay)
        );
        for bytes in [&b""[..], b"{}", b"\xff\n\n", b"[]\n\n"] {
            assert_eq!(Relay::from_bytes(bytes), None);
        }
    }
}
