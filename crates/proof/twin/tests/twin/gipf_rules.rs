//! Tests of the rules of GIPF on constructed positions.

use twin::gipf::{Action, Game};

fn read(variant: &str, position: &str) -> Game {
    let game = Game::from_position(variant, position).expect("a well-formed position");
    assert_eq!(game.position(), position);
    game
}

#[test]
fn start_positions_have_the_expected_strings() {
    for (variant, text) in [
        ("gipf-basic", "p2P/5/6/P5p/6/5/p2P w push 12-12"),
        ("gipf-standard", "g2G/5/6/G5g/6/5/g2G w push 12-12"),
        ("gipf-tournament", "4/5/6/7/6/5/4 w push 18-18 GGgg"),
    ] {
        assert_eq!(read(variant, text), Game::start(variant));
    }
    let handicap = Game::with_handicap(0, 3);
    assert_eq!(handicap.position(), "p2P/5/6/P5p/6/5/p2P w push 12-15");
}

#[test]
fn malformed_positions_are_rejected() {
    for text in [
        "4/5/6/7/6/5/4 w push 18-18",
        "4/5/6/7/6/5/4 w push 18-18 gG",
        "4/5/6/7/6/5/4 w push 18-18 GGG",
        "4/5/6/7/6/5/4 w push 18-18 -g",
        "4/5/6/7/6/5/4 w remove 18-18 -",
        "4/5/6/7/6/5/5 w push 18-18 -",
    ] {
        assert_eq!(Game::from_position("gipf-tournament", text), None, "{text}");
    }
}

#[test]
fn a_push_moves_pieces_up_to_the_first_empty_spot() {
    let mut game = read("gipf-basic", "4/5/6/PpP1p2/6/5/4 b push 5-5");
    assert!(game.legal().contains(&"e1-e5".to_string()));
    game.play("e1-e5");
    assert_eq!(game.position(), "4/5/6/pPpPp2/6/5/4 w push 5-4");
}

#[test]
fn a_full_line_cannot_be_pushed() {
    let game = read("gipf-basic", "4/5/6/PpPpPpP/6/5/4 b push 5-5");
    let from_e1: Vec<String> =
        game.legal().into_iter().filter(|token| token.starts_with("e1-")).collect();
    // The corner dot e1 has only one direction.
    assert!(from_e1.is_empty());
    let push = Action::Push { gipf: false, dot: "e1".into(), entry: "e2".into() };
    assert!(game.breaks(&push, "line-full"));
    assert!(!game.breaks(&push, "nothing-to-push"));
}

#[test]
fn a_removal_takes_all_singles_of_the_stretch() {
    let mut game = read("gipf-basic", "4/5/6/pPPPPp1/6/5/4 w remove:w 5-5");
    assert_eq!(game.legal(), ["xe2*,e3,e4,e5,e6,e7*"]);
    game.play("xe2*,e3,e4,e5,e6,e7*");
    assert_eq!(game.position(), "4/5/6/7/6/5/4 b push 9-5");
}

#[test]
fn the_first_removal_may_break_a_crossing_row() {
    let mut game = read("gipf-basic", "4/5/6/PPPP3/1P4/1P3/1P2 w remove:w 5-5");
    assert_eq!(game.legal(), ["xe2,e3,e4,e5", "xe3,f3,g3,h3"]);
    game.play("xe2,e3,e4,e5");
    assert_eq!(game.position(), "4/5/6/7/1P4/1P3/1P2 b push 9-5");
}

#[test]
fn a_crossing_row_that_remains_must_be_removed_too() {
    let mut game = read("gipf-basic", "P3/1P3/2P3/3P3/PPPP2/5/4 w remove:w 5-5");
    assert_eq!(game.legal(), ["xb2,c3,d4,e5,f5", "xf2,f3,f4,f5"]);
    game.play("xf2,f3,f4,f5");
    assert_eq!((game.to_act(), game.legal()), ('w', vec!["xb2,c3,d4,e5".into()]));
    game.play("xb2,c3,d4,e5");
    assert_eq!(game.position(), "4/5/6/7/6/5/4 b push 13-5");
}

#[test]
fn the_pusher_removes_rows_before_the_opponent_who_then_pushes() {
    // White's fourth piece enters b2 and pushes Black's fourth to c3.
    let mut game = read("gipf-basic", "pPPP/p1pp1/6/7/6/5/4 w push 5-5");
    game.play("a1-c3");
    assert_eq!(game.position(), "PPPP/pppp1/6/7/6/5/4 w remove:w 4-5");
    game.play("xb2,b3,b4,b5");
    assert_eq!(game.position(), "4/pppp1/6/7/6/5/4 b remove:w 8-5");
    game.play("xc2,c3,c4,c5");
    assert_eq!(game.position(), "4/5/6/7/6/5/4 b push 8-9");
}

#[test]
fn rows_of_gipf_pieces_may_be_kept() {
    let start = read("gipf-standard", "g3/5/6/GGGG3/6/5/4 w remove:w 5-5");
    // 15 choices of one or more of the four pieces, and keeping the row.
    assert_eq!(start.legal().len(), 16);
    let mut left = start.clone();
    left.play("=");
    assert_eq!(left.position(), "g3/5/6/GGGG3/6/5/4 b push 5-5");
    let mut taken = start.clone();
    taken.play("xGe3,Ge4");
    assert_eq!(taken.position(), "g3/5/6/G2G3/6/5/4 b push 9-5");
    // The row comes up again at the next settlement.
    left.play("h5");
    assert_eq!(left.position(), "g3/5/6/GGGG3/6/5/3p w remove:b 5-4");
    assert!(left.legal().contains(&"=".to_string()));
}

#[test]
fn a_row_with_singles_must_be_removed_but_in_any_order() {
    let mut game = read("gipf-standard", "PPPP/5/6/GGGG3/6/5/2g1 w remove:w 5-5");
    assert_eq!(game.legal().len(), 1 + 15);
    assert!(game.breaks(&Action::Leave, "must-remove"));
    game.play("xGe2");
    assert_eq!(game.legal(), ["xb2,b3,b4,b5"]);
}

#[test]
fn removing_the_same_pieces_from_two_stretches_is_one_action() {
    let game = read("gipf-standard", "g3/5/6/GGGP3/3G2/3G1/3G w remove:w 5-5");
    assert_eq!(game.legal().len(), 8 + 8 - 1);
    assert!(game.legal().contains(&"xe5".to_string()));
}

#[test]
fn losing_the_last_gipf_piece_ends_the_game_at_once() {
    let start = read("gipf-standard", "PPPP/5/6/GPPPg2/6/5/4 w remove:w 5-5");
    for (token, winner) in [
        ("xe3,e4,e5,Ge6*", 'w'),
        ("xGe2,e3,e4,e5", 'b'),
        // Both players lose their last one at once: the remover wins.
        ("xGe2,e3,e4,e5,Ge6*", 'w'),
    ] {
        let mut game = start.clone();
        game.play(token);
        assert_eq!(game.outcome(), Some((Some(winner), "gipf-pieces-gone")));
        assert!(game.legal().is_empty());
        assert!(game.position().contains(" w remove:w "));
    }
}

#[test]
fn playing_the_last_piece_does_not_lose_yet() {
    let mut game = read("gipf-basic", "4/5/6/7/6/5/4 w push 1-5");
    game.play("e2");
    assert_eq!(game.outcome(), None);
    game.play("e8");
    assert_eq!(game.outcome(), Some((Some('b'), "reserve-empty")));
    // Rows are removed before the reserve is tested.
    let game = read("gipf-basic", "4/5/6/PPPP3/6/5/4 w remove:b 0-5");
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_right_to_gipf_pieces_lasts_until_the_first_single() {
    let mut game = Game::start("gipf-tournament");
    let mut flags = Vec::new();
    for token in ["Gd2", "Gf2", "Gb2", "h2", "b5"] {
        game.play(token);
        flags.push(game.position().split(' ').next_back().unwrap().to_string());
    }
    assert_eq!(flags, ["Ggg", "Gg", "Gg", "G", "-"]);
    assert!(game.position().contains(" b push 13-15 "));
    let poor = read("gipf-tournament", "4/5/6/G5g/6/5/4 w push 1-5 Gg");
    assert!(poor.legal().iter().all(|token| !token.starts_with('G')));
}

#[test]
fn the_third_occurrence_of_a_position_before_a_push_is_a_draw() {
    let one = read("gipf-basic", "4/5/6/7/6/5/4 w push 5-5");
    let other = read("gipf-basic", "4/5/6/7/6/5/4 b push 5-5");
    let history = [one.clone(), other.clone(), one.clone(), other, one];
    assert!(Game::repetition_draw(&history));
    assert!(!Game::repetition_draw(&history[..4]));
    assert!(!Game::repetition_draw(&[]));
    let settling = read("gipf-basic", "4/5/6/PPPP3/6/5/4 w remove:b 0-5");
    let history = [settling.clone(), settling.clone(), settling];
    assert!(!Game::repetition_draw(&history));
}
