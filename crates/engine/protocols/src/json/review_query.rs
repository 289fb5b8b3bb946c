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
    game: Reviewed,
    nodes: u64,
    /// Results of the searches run so far.
    found: BTreeMap<SearchId, Found>,
}

/// The game to review.
#[derive(Debug)]
enum Reviewed {
    Single(AnyGame),
    #[cfg(feature = "potentials")]
    Match(Box<combined::CombinedGame>),
}

impl Reviewed {
    fn read(fields: &mut Fields) -> Result<Self, ProtocolError> {
        #[cfg(feature = "potentials")]
        if let Some(game) = fields.combined_game()? {
            return Ok(Self::Match(Box::new(game)));
        }
        fields.game().map(Self::Single)
    }

    /// Returns the review; `None` if a search has no result yet.
    fn review(
        &self,
        search: &mut review::Search<'_>,
        request: &SearchRequest,
        done: impl FnMut(usize),
    ) -> Option<Value> {
        match self {
            Self::Single(game) => {
                review::review_game_by(search, game, request, done).map(|review| review.to_json())
            }
            #[cfg(feature = "potentials")]
            Self::Match(game) => {
                review::review_match_by(search, game, request, done).map(|review| review.to_json())
            }
        }
    }

    /// Returns the game in which a client searches, if it is not the one that it sent.
    fn part(&self) -> Option<Value> {
        match self {
            Self::Single(_) => None,
            #[cfg(feature = "potentials")]
            Self::Match(game) => {
                let part = game.gipf_part();
                let moves: Vec<String> = part.turns().into_iter().map(|turn| turn.token).collect();
                Some(json!({"position": part.start_position(), "moves": moves}))
            }
        }
    }
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
        let game = Reviewed::read(fields)?;
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
                wanted.push(wish(id, game, request));
            }
            known
        };
        let request = SearchRequest { nodes: Some(self.nodes), ..SearchRequest::default() };
        let mut done = 0;
        let review = self.game.review(&mut search, &request, |turns| done = turns);
        let mut answer = match review {
            Some(review) => json!({"review": review}),
            None => json!({"wanted": wanted, "done": done}),
        };
        if let Some(part) = self.game.part() {
            answer["part"] = part;
        }
        answer
    }
}

/// Describes a search: the position after `ply` turns of the game and the beginning `turn`, and the turns to choose from, unless all count.
fn wish(id: &SearchId, game: &AnyGame, request: &SearchRequest) -> Value {
    let mut turns = game.turns();
    let has_more = match id {
        SearchId::After(_) | SearchId::AfterFurther(_) | SearchId::Open(_) => false,
        SearchId::Better(_) => true,
        // The decision may be in the middle of a turn.
        SearchId::Decision { .. } => turns.last().is_some_and(|turn| turn.player == game.to_act()),
    };
    let turn = turns.pop_if(|_| has_more).map(|turn| turn.token);
    let mut wish = json!({
        "id": id.to_string(), "ply": turns.len(), "turn": turn, "nodes": request.nodes,
    });
    if !request.only.is_empty() {
        wish["only"] = json!(request.only);
    }
    wish
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
