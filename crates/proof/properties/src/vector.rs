use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::{Checked, Twin};

/// A test vector: a position, its legal actions and the position after each of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vector {
    /// The id of the variant.
    pub game: String,
    /// The position string.
    pub position: String,
    /// Winner and reason, if the game has ended.
    pub outcome: Option<(Option<char>, String)>,
    /// The resulting position, by token.
    pub actions: BTreeMap<String, String>,
}

impl Vector {
    /// Creates the vector of a position using the fast rules.
    pub fn of<G: Checked>(position: &G) -> Self {
        let actions = position.legal_actions().map(|action| {
            let mut next = *position;
            next.play_unchecked(action);
            (position.token(action), next.to_string())
        });
        Self {
            game: position.id(),
            position: position.to_string(),
            outcome: position.ending().map(|(winner, reason)| (winner, reason.into())),
            actions: actions.collect(),
        }
    }

    /// Creates the vector of a position using the reference implementation; `None` if that cannot read the position.
    #[must_use]
    pub fn of_twin<T: Twin>(game: &str, position: &str) -> Option<Self> {
        let twin = T::from_position(game, position)?;
        let actions = twin.legal().into_iter().map(|token| {
            let mut next = twin.clone();
            next.play(&token);
            (token, next.position())
        });
        Some(Self {
            game: game.into(),
            position: twin.position(),
            outcome: twin.outcome().map(|(winner, reason)| (winner, reason.into())),
            actions: actions.collect(),
        })
    }

    /// Writes the vector as one line of JSON.
    #[must_use]
    pub fn write(&self) -> String {
        let outcome = self.outcome.as_ref().map(
            |(winner, reason)| json!({ "winner": winner.map(String::from), "reason": reason }),
        );
        json!({
            "game": self.game,
            "position": self.position,
            "outcome": outcome,
            "actions": self.actions,
        })
        .to_string()
    }

    /// Reads a vector from one line of JSON.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let value: Value = serde_json::from_str(line).ok()?;
        let text = |value: &Value| value.as_str().map(String::from);
        let outcome = match &value["outcome"] {
            Value::Null => None,
            outcome => Some((
                outcome["winner"].as_str().and_then(|winner| winner.chars().next()),
                text(&outcome["reason"])?,
            )),
        };
        let actions = value["actions"].as_object()?.iter();
        Some(Self {
            game: text(&value["game"])?,
            position: text(&value["position"])?,
            outcome,
            actions: actions
                .map(|(token, next)| Some((token.clone(), text(next)?)))
                .collect::<Option<_>>()?,
        })
    }
}
