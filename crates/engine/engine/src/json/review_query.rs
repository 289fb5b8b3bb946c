use std::collections::BTreeMap;

use record::Evaluation;
use serde_json::{Value, json};
use variants::AnyGame;

use super::fields::{Fields, invalid};
use crate::{
    protocol_error::ProtocolError,
    review::{self, Assessment, SearchId},
    search_request::SearchRequest,
};

/// A review whose searches the client asks for, in any order and on as many engines as it has, so that it can show how far it has
/// come, stop, and think with what it has.
#[derive(Debug)]
pub(super) struct ReviewQuery {
    game: AnyGame,
    nodes: u64,
    /// What the searches have found that were wanted so far.
    found: BTreeMap<SearchId, Found>,
}

/// The best line of a search.
#[derive(Debug)]
struct Found {
    score: FoundScore,
    turns: Vec<String>,
}

/// As the protocol has it: for the player to act.
#[derive(Clone, Copy, Debug)]
enum FoundScore {
    Centi(i32),
    Mate(i32),
}

impl ReviewQuery {
    pub(super) fn read(fields: &mut Fields) -> Result<Self, ProtocolError> {
        let game = fields.game()?;
        let nodes = fields.number("nodes")?.map_or(review::NODES, |nodes| nodes.max(1));
        let found = match fields.take("found") {
            None => Some(BTreeMap::new()),
            Some(Value::Object(lines)) => lines
                .iter()
                .map(|(id, line)| Some((id.parse().ok()?, Found::read(line)?)))
                .collect(),
            Some(_) => None,
        };
        let found = found.ok_or_else(|| invalid("found", "an object of lines"))?;
        Ok(Self { game, nodes, found })
    }

    /// The review, or the searches that it needs and that wait for nothing else.
    pub(super) fn answer(&self) -> Value {
        let mut wanted = Vec::new();
        let mut search = |id: &SearchId, game: &AnyGame, request: &SearchRequest| {
            let known = self.found.get(id).map(|found| found.assessment(game));
            if known.is_none() {
                let (ply, turn) = match *id {
                    SearchId::After(ply) | SearchId::AfterFurther(ply) => (ply, None),
                    SearchId::BestFurther(ply) => (ply, game.turns().pop().map(|turn| turn.token)),
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
            FoundScore::Centi(centi) => review::centi_of(centi, to_act),
            FoundScore::Mate(turns) => Evaluation::Win {
                winner: if turns > 0 { to_act } else { !to_act },
                turns: u16::try_from(turns.unsigned_abs()).unwrap_or(u16::MAX),
            },
        };
        Assessment { evaluation, variation: self.turns.clone() }
    }
}
