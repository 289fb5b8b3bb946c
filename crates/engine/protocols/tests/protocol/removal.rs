use variants::{AnyGame, Variant};

use crate::{
    listener::{json, ugi},
    positions::REMOVALS,
};

fn assert_whole(variant: Variant, position: &str, turn: &str) {
    let mut game = AnyGame::from_position(variant, position).expect("a position");
    let player = game.to_act();
    game.play_turn(turn).expect("a legal turn");
    assert!(game.to_act() != player || game.outcome().is_some(), "{turn} in {position}");
}

#[test]
fn every_variant_can_be_resumed_in_the_middle_of_a_removal() {
    for (variant, position) in REMOVALS {
        let input =
            format!("setoption name Game value {variant}\nposition fen {position}\ngo nodes 500\n");
        let answer = ugi(input);
        let best = answer.last().and_then(|line| line.strip_prefix("bestmove "));
        assert_whole(variant, position, best.expect("a bestmove"));
    }
}

#[test]
fn every_variant_can_be_resumed_in_the_middle_of_a_removal_over_json() {
    for (variant, position) in REMOVALS {
        let request = serde_json::json!({
            "id": 1, "method": "bestmove", "game": variant.id(), "position": position, "nodes": 500,
        });
        let answer = json(request.to_string());
        let best = answer[0]["result"]["bestmove"].as_str();
        assert_whole(variant, position, best.expect("a turn"));
    }
}

#[test]
fn a_removal_may_be_sent_action_by_action() {
    for (variant, position) in REMOVALS {
        let mut game = AnyGame::from_position(variant, position).expect("a position");
        let action = game.legal_tokens().swap_remove(0);
        game.play_turn(&action).expect("a legal action");
        let answer = ugi(format!(
            "setoption name Game value {variant}\nposition fen {position} moves {action}\nfen\n"
        ));
        assert_eq!(answer, [game.position()]);
    }
}
