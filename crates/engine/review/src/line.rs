//! Lines of play, long enough to compare them.

use engine::{Engine, NoControl, SearchRequest};
use variants::AnyGame;

/// Number of turns to which a line is extended, from the turn played or the better turn on.
pub(super) const LINE_TURNS: usize = 8;

/// Number of nodes of a search that extends a line, if time limits the other searches.
const EXTENSION_NODES: u64 = 2_000;

/// Divisor that gives the number of nodes otherwise.
const EXTENSION_DIVISOR: u64 = 50;

/// Returns a principal variation without an incomplete last turn, extended to `most` turns by short searches: the end of a variation is often
/// missing from the transposition table.
pub(super) fn extended(
    start: &AnyGame,
    line: &[String],
    most: usize,
    request: &SearchRequest,
) -> Vec<String> {
    let mut game = start.clone();
    let mut turns = Vec::new();
    append(&mut game, &mut turns, line.iter().cloned());
    if turns.is_empty() && !line.is_empty() {
        // The first turn was judged, so it stays, even incomplete.
        return line.to_vec();
    }
    let nodes = request.nodes.map_or(EXTENSION_NODES, |nodes| (nodes / EXTENSION_DIVISOR).max(1));
    let request = SearchRequest { nodes: Some(nodes), ..SearchRequest::default() };
    while turns.len() < most && game.outcome().is_none() {
        // Without a clock, which browsers do not have.
        let answer = Engine::new(1).search_with(&game, &request, &NoControl, |_| {});
        let Some(best) = answer.variations.into_iter().next() else { break };
        let known = turns.len();
        append(&mut game, &mut turns, [best.turn].into_iter().chain(best.follow));
        if turns.len() == known {
            break;
        }
    }
    turns
}

/// Plays complete turns and adds them to a line, up to its maximum length.
fn append(game: &mut AnyGame, line: &mut Vec<String>, turns: impl Iterator<Item = String>) {
    for token in turns {
        let mut next = game.clone();
        let is_played = next.play_turn(&token).is_ok();
        let is_complete = next.to_act() != game.to_act() || next.outcome().is_some();
        if !is_played || !is_complete {
            return;
        }
        *game = next;
        line.push(token);
    }
}

#[cfg(test)]
mod tests {
    use variants::Variant;

    use super::*;

    #[test]
    fn a_line_is_extended_by_legal_turns() {
        let start = AnyGame::start(Variant::GipfStandard);
        let first = start.legal_tokens().into_iter().take(1).collect::<Vec<_>>();
        let request = SearchRequest { nodes: Some(20_000), ..SearchRequest::default() };
        let line = extended(&start, &first, LINE_TURNS, &request);
        assert!(line.len() >= LINE_TURNS && line.starts_with(&first), "{line:?}");
        let mut game = start;
        for token in &line {
            game.play_turn(token).expect(token);
        }
    }

    #[test]
    fn an_incomplete_last_turn_is_replaced() {
        let position = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
        let start = AnyGame::from_position(Variant::Yinsh, position).expect(position);
        let request = SearchRequest { nodes: Some(1_000), ..SearchRequest::default() };
        let known = ["a5-b5", "k7-j7", "d7-d8"].map(str::to_owned);
        let line = extended(&start, &known, LINE_TURNS, &request);
        assert!(line.len() >= LINE_TURNS && line.starts_with(&known[..2]), "{line:?}");
        assert_ne!(line[2], known[2]);
        assert_eq!(extended(&start, &known[2..], LINE_TURNS, &request), known[2..]);
    }
}
