//! The terms agreed by the players.

use std::collections::BTreeMap;

/// The kinds of potentials in the order in which they are written.
pub(crate) const KINDS: &str = "TZDYU";

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Terms {
    pub(super) start: String,
    pub(super) basics: BTreeMap<char, u8>,
    pub(super) hands: BTreeMap<(char, char), u8>,
}

impl Terms {
    /// Reads the id of a preset, or written terms.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text = match text {
            "gipf-tamsk" => "tournament:18/18:T6-t6",
            "gipf-zertz" => "tournament:18/18:Z6-z6",
            "gipf-dvonn" => "tournament:18/18:D6-d6",
            "gipf-yinsh" => "tournament:18/18:Y6-y6",
            "gipf-punct" => "tournament:18/18:U6-u6",
            "gipf-ultimate" => "tournament:21/21:T3Z3D3Y3U3-t3z3d3y3u3",
            own => own,
        };
        let [start, basics, hands] = text.split(':').collect::<Vec<_>>()[..] else {
            return None;
        };
        if !["basic", "standard", "tournament"].contains(&start) {
            return None;
        }
        let (white, black) = basics.split_once('/')?;
        Some(Self {
            start: start.to_string(),
            basics: BTreeMap::from([('w', white.parse().ok()?), ('b', black.parse().ok()?)]),
            hands: read_hands(hands)?,
        })
    }
}

/// Reads hands such as `T3Y2-z6`, which contain no potentials of the other kinds.
pub(super) fn read_hands(text: &str) -> Option<BTreeMap<(char, char), u8>> {
    let (white, black) = text.split_once('-')?;
    let mut hands = BTreeMap::new();
    for (player, part) in [('w', white.to_string()), ('b', black.to_uppercase())] {
        let mut left = part.as_str();
        for kind in KINDS.chars() {
            let mut number = 0;
            if let Some(rest) = left.strip_prefix(kind) {
                number = rest.get(..1)?.parse().ok()?;
                left = &rest[1..];
            }
            hands.insert((player, kind), number);
        }
        if !left.is_empty() {
            return None;
        }
    }
    let black_is_small = !black.chars().any(|letter| letter.is_uppercase());
    black_is_small.then_some(hands)
}

/// Writes hands in the form in which they are read.
pub(super) fn write_hands(hands: &BTreeMap<(char, char), u8>) -> String {
    let hand = |player: char| {
        let mut text = String::new();
        for kind in KINDS.chars() {
            if hands[&(player, kind)] > 0 {
                text.push_str(&format!("{kind}{}", hands[&(player, kind)]));
            }
        }
        text
    };
    format!("{}-{}", hand('w'), hand('b').to_lowercase())
}
