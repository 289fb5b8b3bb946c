use serde_json::{Map, Value, json};

use super::CombinedRecord;
use crate::token::Place;

impl CombinedRecord {
    /// Returns the record as JSON: tags, links, start position, tokens, final position, result.
    ///
    /// Each token has a player, identified by their colour in GIPF (null for a roll of the dice), a
    /// text, and `at`: `turn`, `answer`, or the index of its contest, from 0. Each comment has a
    /// text and the number of steps before it.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let terms = self.game.terms();
        let tags: Map<String, Value> =
            self.all_tags().into_iter().map(|(name, value)| (name, value.into())).collect();
        let links: Map<String, Value> = terms
            .links()
            .iter()
            .map(|(kind, link)| (kind.letter().to_string(), link.code().into()))
            .collect();
        let tokens: Vec<Value> = self
            .game
            .tokens()
            .into_iter()
            .map(|token| {
                let at: Value = match token.place {
                    Place::Turn { .. } => "turn".into(),
                    Place::Answer => "answer".into(),
                    Place::Contest(index) => index.into(),
                };
                let player = token.player.map(|color| color.letter().to_string());
                json!({ "player": player, "token": token.text, "at": at })
            })
            .collect();
        let outcome = self.game.outcome().map(|outcome| {
            let winner = outcome.winner().map(|color| color.letter().to_string());
            json!({ "winner": winner, "reason": outcome.reason().code() })
        });
        let comments: Vec<Value> = self
            .comments
            .iter()
            .map(|(steps, comment)| json!({ "steps": steps, "text": comment.as_str() }))
            .collect();
        let mut record = json!({
            "tags": tags,
            "variant": terms.variant().id(),
            "links": links,
            "challenges": terms.challenges().to_string(),
            "start": self.game.start_position(),
            "turns": tokens,
            "position": self.game.position(),
            "result": self.game.score().code(),
            "outcome": outcome,
            "termination": self.game.end().map(|end| end.by.code()),
        });
        if !comments.is_empty() {
            record["comments"] = comments.into();
        }
        record
    }
}
