use std::collections::BTreeMap;

use engine::{SearchRequest, centi_of};
use record::Evaluation;
use review::{Assessment, SearchId};
use serde_json::{Value, json};
use variants::AnyGame;

use super::fields::{Fields, invalid};
use crate::protocol_error::ProtocolError;

/// A review whose searches are run by the client, in any order and on as many engines as it has. The client can thus
/// show progress, stop, and make use of partial results.
#[derive(Debug)]
pub(super) struct ReviewQuery {
    game: AnyGame,
    nodes: u64,
    /// Results of the searches run so far.
    found: BTreeMap<SearchId, Found>,
}

/// Best variation of a search.
#[derive(Debug)]
struct Found {
    score: FoundScore,
    turns: Vec<String>,
}

/// Score in the format of the protocol, for the player to act.
#[derive(Clone, Copy, Debug)]
enum FoundScore {
    Centi(i32),
    Mate(i32),
}

impl ReviewQuery {
    pub(super) fn read(fields: &mut Fields) -> Result<Self, ProtocolError> {
        let game = fields.game()?;
        let nodes = fields.number("nodes")?.map_or(review::REVIEW_NODES, |nodes| nodes.max(1));
        let found = match fields.take("found") {
            None => Some(BTreeMap::new()),
            Some(Value::Object(lines)) => lines
                .iter()
                .map(|(id, line)| Some((id.parse().ok()?, Found::read(line)?)))
                .collect(),
            Some(_) => None,
        };
        let found = found.ok_or_else(|| invalid("found", "an object of search results by id"))?;
        Ok(Self { game, nodes, found })
    }

    /// Returns the review, or the searches that are still missing and depend on no other search.
    pub(super) fn answer(&self) -> Value {
        let mut wanted = Vec::new();
        let mut search = |id: &SearchId, game: &AnyGame, request: &SearchRequest| {
            let known = self.found.get(id).map(|found| found.assessment(game));
            if known.is_none() {
                let (ply, turn) = match *id {
                    SearchId::After(ply) | SearchId::AfterFurther(ply) => (ply, None),
                    SearchId::Better(ply) => (ply, game.turns().pop().map(|turn| turn.token)),
                };
                wanted.push(json!({
                    "id": id.to_string(), "ply": ply, "turn": turn, "nodes": request.nodes,
                }));
            }
            known
        };
        let request = SearchRequest { nodes: Some(self.nodes), ..SearchRequest::default() };
        let mut done = 0;
        let review =
            review::review_game_by(&mut search, &self.game, &request, |turns| done = turns);
        match review {
            Some(review) => json!({"review": review.to_json()}),
            None => json!({"wanted": wanted, "done": done}),
        }
    }
}

impl Found {
    fn read(line: &Value) -> Option<Self> {
        let number =
            |name: &str| line["score"][name].as_i64().and_then(|number| i32::try_from(number).ok());
        let score = number("cp").map(FoundScore::Centi).or(number("mate").map(FoundScore::Mate))?;
        let turns = line["turns"].as_array()?.iter();
        let turns = turns.map(|turn| turn.as_str().map(String::from)).collect::<Option<_>>()?;
        Some(Self { score, turns })
    }

    fn assessment(&self, game: &AnyGame) -> Assessment {
        let to_act = game.to_act();
        let evaluation = match self.score {
            FoundScore::Centi(centi) => centi_of(centi, to_act),
            FoundScore::Mate(turns) => Evaluation::Win {
                winner: if turns > 0 { to_act } else { !to_act },
                turns: u16::try_from(turns.unsigned_abs()).unwrap_or(u16::MAX),
            },
        };
        Assessment { evaluation, variation: self.turns.clone() }
    }
}
