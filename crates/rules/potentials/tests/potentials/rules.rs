//! Tests of the rules of potentials.

use gipf_potentials::{
    Color, History, IllegalAction, Position, Potential, Right, Spot, Stage, reason,
};
use properties::Checked;

/// Terms with every kind of potential, under which GIPF-pieces count.
const STANDARD: &str = "standard:18/18:T3Z3D3Y3U3-t3z3d3y3u3";

fn read(text: &str) -> Position {
    under(STANDARD, text)
}

fn under(terms: &str, text: &str) -> Position {
    let terms = terms.parse().expect("terms");
    Position::from_text(terms, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refusal(position: &Position, token: &str) -> IllegalAction {
    let action = position.parse_action(token).expect("a readable token");
    position.check(action).expect_err("an illegal action")
}

/// Returns the position string after a turn.
#[track_caller]
fn after(position: &Position, turn: &str) -> String {
    let mut next = *position;
    next.play_turn(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
    next.to_string()
}

/// Returns the tokens of the legal uses of a kind.
fn tokens(position: &Position, kind: char) -> Vec<String> {
    let mut tokens = position.tokens();
    tokens.retain(|token| token.starts_with(kind) && token.len() > "e1-e2".len());
    tokens
}

#[test]
fn a_loaded_piece_costs_a_basic_and_a_potential() {
    let start = Position::start(STANDARD.parse().unwrap());
    assert_eq!(
        after(&start, "Yd1-f2"),
        "g2G/5/6/Y5g/G5/5/g2G b push 11-12 T3Z3D3Y2U3-t3z3d3y3u3 -"
    );
}

#[test]
fn a_loaded_piece_needs_a_basic_in_reserve() {
    let position = read("4/5/6/Y5g/6/5/G3 w push 0-9 T3-t3 -");
    assert_eq!(refusal(&position, "Tb2"), IllegalAction::NoBasic);
    assert_eq!(refusal(&position, "b2"), IllegalAction::NoBasic);
}

#[test]
fn the_first_loaded_piece_ends_the_right_to_bring_in_gipf_pieces() {
    let mut position = Position::start("gipf-tamsk".parse().unwrap());
    for turn in ["Ge2", "Ge8", "Tb2", "Gb5"] {
        position.play_turn(turn).unwrap();
    }
    assert_eq!(position.right(Color::White), Right::Gone);
    assert_eq!(refusal(&position, "Gh2"), IllegalAction::GipfPiecesOver);
    assert_eq!(position.hand(Color::White).count(Potential::Tamsk), 5);
}

#[test]
fn the_first_basic_empties_the_hand() {
    let mut position = Position::start("gipf-tamsk".parse().unwrap());
    for turn in ["Ge2", "Ge8", "b2", "Gb5"] {
        position.play_turn(turn).unwrap();
    }
    assert!(position.hand(Color::White).is_empty());
    assert_eq!(refusal(&position, "Th2"), IllegalAction::NotInHand);
    assert_eq!(position.hand(Color::Black).count(Potential::Tamsk), 6);
}

#[test]
fn the_first_piece_in_a_tournament_cannot_be_loaded() {
    let position = Position::start("gipf-tamsk".parse().unwrap());
    assert_eq!(refusal(&position, "Te2"), IllegalAction::FirstMustBeGipf);
}

#[test]
fn a_use_costs_nothing_from_reserve_or_hand() {
    let position = read("4/5/6/Y5g/6/5/G3 w push 9-9 Y2-y3 -");
    assert_eq!(after(&position, "ye2-e4"), "4/5/6/P1'Y3g/6/5/G3 b push 9-9 Y2-y3 -");
}

#[test]
fn the_remover_may_take_or_leave_a_loaded_piece() {
    let position = read("4/5/6/YPPPt1g/6/5/G3 w remove:w 9-9 - -");
    assert_eq!(
        position.tokens(),
        ["xYe2,e3,e4,e5", "xYe2,e3,e4,e5,Te6*", "xe3,e4,e5", "xe3,e4,e5,Te6*"]
    );
}

#[test]
fn the_basic_of_a_players_own_loaded_piece_returns_to_the_reserve() {
    let position = read("4/5/6/YPPPt1g/6/5/G3 w remove:w 9-9 - -");
    let taken = after(&position, "xYe2,e3,e4,e5,Te6*");
    assert_eq!(taken, "4/5/6/6g/6/5/G3 b push 13-9 - -");
}

#[test]
fn a_used_potential_must_be_removed_and_does_not_return() {
    let position = read("4/5/6/'YPPP2g/6/5/G3 w remove:w 9-9 - -");
    assert_eq!(position.tokens(), ["x'Ye2,e3,e4,e5"]);
    assert_eq!(refusal(&position, "xe3,e4,e5"), IllegalAction::PieceStays);
    assert_eq!(after(&position, "x'Ye2,e3,e4,e5"), "4/5/6/6g/6/5/G3 b push 12-9 - -");
}

#[test]
fn a_row_of_loaded_pieces_may_be_left() {
    let position = read("4/5/6/YYZZ2g/6/5/G3 w remove:w 9-9 - -");
    assert_eq!(position.legal_actions().len(), 15 + 1);
    assert_eq!(after(&position, "="), "4/5/6/YYZZ2g/6/5/G3 b push 9-9 - -");
    let joined = read("4/5/6/YYZZp1g/6/5/G3 w remove:w 9-9 - -");
    assert_eq!(refusal(&joined, "="), IllegalAction::RowMustGo);
}

#[test]
fn only_the_top_of_a_stack_is_removed() {
    let position = read("4/5/6/[d'D]PPP2g/6/5/G3 w remove:w 9-9 - -");
    let mut next = position;
    next.play_turn("x'De2,e3,e4,e5").unwrap();
    assert_eq!(next.to_string(), "4/5/6/d5g/6/5/G3 b push 12-9 - -");
    assert_eq!(next.loaded(Color::Black, Potential::Dvonn), gipf_potentials::bitboard![E2]);
}

#[test]
fn a_row_uncovered_by_the_opponents_removal_is_settled_later() {
    // Black's potential covers a basic that completes one of White's rows.
    let position = read("2P1/2P2/2P3/pp[P'd]p3/6/5/1G1g b remove:w 9-9 - -");
    let mut next = position;
    next.play_turn("xe2,e3,'De4,e5").unwrap();
    assert_eq!((next.to_act(), next.stage()), (Color::Black, Stage::Push));
    assert!(next.rows(Color::White).next().is_some());
    next.play_turn("b2").unwrap();
    assert_eq!(
        (next.to_act(), next.stage()),
        (Color::White, Stage::Remove { pusher: Color::Black, extra: false })
    );
}

#[test]
fn a_stack_is_pushed_as_a_whole() {
    let position = read("4/5/6/[p'D]5g/6/5/G3 w push 9-9 - -");
    assert_eq!(after(&position, "e1-e3"), "4/5/6/P[p'D]4g/6/5/G3 b push 8-9 - -");
}

#[test]
fn yinsh_slides_over_empty_spots_and_cannot_jump() {
    let position = read("4/5/6/Y2p2g/6/5/G3 w push 9-9 - -");
    assert_eq!(
        tokens(&position, 'y'),
        ["ye2-b2", "ye2-c2", "ye2-d2", "ye2-e3", "ye2-e4", "ye2-f2", "ye2-g2"]
    );
    assert_eq!(refusal(&position, "ye2-e6"), IllegalAction::WayBlocked);
    assert_eq!(refusal(&position, "ye2-d4"), IllegalAction::NotInLine);
    assert_eq!(refusal(&position, "ye2-e2"), IllegalAction::NotInLine);
}

#[test]
fn zertz_jumps_over_pieces_to_the_first_empty_spot() {
    let position = read("4/5/6/ZpP3g/6/5/G3 w push 9-9 - -");
    assert_eq!(tokens(&position, 'z'), ["ze2-e5"]);
    assert_eq!(after(&position, "ze2-e5"), "4/5/6/PpP'Z2g/6/5/G3 b push 9-9 - -");
    assert_eq!(refusal(&position, "ze2-e6"), IllegalAction::NotFirstEmpty);
    assert_eq!(refusal(&position, "ze2-d2"), IllegalAction::NothingToJump);
}

#[test]
fn zertz_cannot_jump_off_the_board() {
    let position = read("4/5/6/Zppgppp/6/5/G3 w push 9-9 - -");
    assert!(tokens(&position, 'z').is_empty());
}

#[test]
fn dvonn_jumps_only_onto_basics_and_dvonn_potentials_of_the_opponent() {
    let position = read("4/5/3gp1/3pDd1/3P'z1/5/G3 w push 9-9 - -");
    assert_eq!(tokens(&position, 'd'), ["de6-d6", "de6-e5", "de6-e7"]);
    assert_eq!(refusal(&position, "de6-d5"), IllegalAction::NoDvonnTarget);
    assert_eq!(refusal(&position, "de6-e4"), IllegalAction::NotAdjacent);
    assert_eq!(after(&position, "de6-e7"), "4/5/3gp1/3pP[d'D]1/3P'z1/5/G3 b push 9-9 - -");
}

#[test]
fn punct_jumps_onto_an_opponents_punct_but_not_onto_a_used_one_that_covers_nothing() {
    let position = read("4/5/6/2uU'u2/3[U'u]2/5/G2g w push 9-9 - -");
    assert_eq!(tokens(&position, 'u'), ["ue5-e4", "ue5-f5"]);
    assert_eq!(refusal(&position, "ue5-e6"), IllegalAction::NoPunctTarget);
    assert_eq!(after(&position, "ue5-f5"), "4/5/6/2uP'u2/3[U'u'U]2/5/G2g b push 9-9 - -");
}

#[test]
fn punct_halves_a_gipf_piece_and_a_second_jump_captures_it() {
    let position = read("4/5/6/2UgU2/6/5/G2g w push 9-9 - -");
    let mut next = position;
    next.play_turn("ue4-e5").unwrap();
    assert_eq!(next.to_string(), "4/5/6/2P[p'U]U2/6/5/G2g b push 9-9 - -");
    assert_eq!(next.gipf_pieces(Color::Black), gipf_potentials::bitboard![H5]);
    next.play_turn("b2").unwrap();
    next.play_turn("ue6-e5").unwrap();
    assert_eq!(next.to_string(), "p3/5/6/2P['U'U]P2/6/5/G2g b push 9-8 - -");
    assert!(next.stack(Spot::E5).unwrap().is_gipf_piece());
    assert_eq!(next.gipf_pieces(Color::White).len(), 2);
}

#[test]
fn a_second_jump_needs_a_halved_gipf_piece() {
    // The white potential covers a loaded piece.
    let position = read("4/5/6/2U[u'U]3/6/5/G2g w push 9-9 - -");
    assert_eq!(refusal(&position, "ue4-e5"), IllegalAction::NoPunctTarget);
}

#[test]
fn a_gipf_piece_of_potentials_is_a_target_and_is_removed_as_a_whole() {
    let position = read("4/5/6/2u['U'U]3/6/5/G2g b push 9-9 - -");
    assert_eq!(after(&position, "ue4-e5"), "4/5/6/2p['U'u]3/6/5/G2g w push 9-9 - -");
    let row = read("4/5/6/PPP['U'U]3/6/5/G2g w remove:w 9-9 - -");
    assert_eq!(after(&row, "xe2,e3,e4,Ge5"), "4/5/6/7/6/5/G2g b push 12-9 - -");
}

#[test]
fn a_halved_gipf_piece_is_an_ordinary_piece_once_it_is_uncovered() {
    let position = read("4/5/6/PPP['u'U]3/6/5/G2g w remove:w 9-9 - -");
    assert_eq!(after(&position, "xe2,e3,e4,'Ue5"), "4/5/6/3'u3/6/5/G2g b push 12-9 - -");
}

#[test]
fn a_jump_that_neutralises_the_last_gipf_piece_wins_at_once() {
    let mut position = read("4/5/6/2Ug3/6/5/G3 w push 9-9 - -");
    position.play_turn("ue4-e5").unwrap();
    let outcome = position.outcome().unwrap();
    assert_eq!(
        (outcome.winner(), outcome.reason()),
        (Some(Color::White), reason::GIPF_PIECES_GONE)
    );
    assert_eq!(position.to_act(), Color::White);
}

#[test]
fn tamsk_in_the_centre_allows_an_extra_push_after_a_turn() {
    let position = read("4/5/6/3T2g/6/5/G3 w push 9-9 - -");
    let mut next = position;
    next.play_turn("b2").unwrap();
    assert_eq!((next.to_act(), next.stage()), (Color::White, Stage::Extra));
    assert_eq!(after(&next, "tc2"), "P3/'T4/6/3P2g/6/5/G3 b push 8-9 - -");
    assert_eq!(after(&next, "="), "P3/5/6/3T2g/6/5/G3 b push 8-9 - -");
    assert_eq!(refusal(&next, "b3"), IllegalAction::ExtraFirst);
}

#[test]
fn the_potential_leaves_the_centre_before_the_extra_push_moves_pieces() {
    let position = read("P3/5/6/PPpT2g/6/5/G3 w extra 9-9 - -");
    assert_eq!(after(&position, "te1-e6"), "P3/5/6/'TPPpP1g/6/5/G3 b push 9-9 - -");
}

#[test]
fn an_extra_push_is_offered_once_per_turn_and_its_rows_are_settled() {
    let position = read("4/5/6/PP1T2g/6/5/G3 w extra 9-9 - -");
    let mut next = position;
    next.play_turn("te1-e4").unwrap();
    assert_eq!(next.stage(), Stage::Remove { pusher: Color::White, extra: true });
    next.play_turn("x'Te2,e3,e4,e5").unwrap();
    assert_eq!((next.to_act(), next.stage()), (Color::Black, Stage::Push));
}

#[test]
fn tamsk_elsewhere_or_in_the_opponents_turn_allows_no_extra_push() {
    let position = read("4/5/6/2T3g/6/5/G3 w push 9-9 - -");
    assert_eq!(refusal(&position, "tb2"), IllegalAction::NoExtraPush);
    let mut theirs = read("4/5/6/3T2g/6/5/G3 b push 9-9 - -");
    theirs.play_turn("b2").unwrap();
    assert_eq!((theirs.to_act(), theirs.stage()), (Color::White, Stage::Push));
}

#[test]
fn a_use_saves_a_player_with_an_empty_reserve() {
    let saved = read("4/5/6/Y5g/6/5/G3 w push 0-9 - -");
    assert_eq!((saved.outcome(), saved.legal_actions().len()), (None, 10));
    let lost = read("4/5/6/T5g/6/5/G3 w push 0-9 - -");
    assert_eq!(lost.outcome().map(|outcome| outcome.reason()), Some(reason::RESERVE_EMPTY));
}

#[test]
fn a_player_who_can_neither_push_nor_use_on_a_full_board_loses() {
    let text = "Ppp't/'t'TPpp/'TpP'T't'T/P'tppPPp/p'tGPg'T/pppPP/pPPP w push 1-1 - -";
    let outcome = under("gipf-tamsk", text).outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.reason()), (Some(Color::Black), reason::BOARD_FULL));
}

#[test]
fn the_letter_of_a_kind_is_case_sensitive() {
    let position = read("4/5/6/Y5g/6/5/G3 w push 9-9 Y2-y3 -");
    let run = position.parse_action("ye2-e4").unwrap();
    assert_eq!(position.parse_action("yE2-E4"), Ok(run));
    assert!(position.parse_action("Ye2-e4").is_err());
    let (push, load) = (position.parse_action("d8"), position.parse_action("Dd7"));
    assert!(push.is_err() && load.is_ok());
}

#[test]
fn the_third_occurrence_at_a_push_is_a_draw() {
    let cycle = [
        "e2",
        "h2",
        "e1-e3",
        "h1-h3",
        "e1-e4",
        "h1-h4",
        "e1-e5;xe2,e3,e4,e5",
        "h1-h5;xh2,h3,h4,h5",
    ];
    let mut game = History::new(under("basic:15/15:-", "4/5/6/7/6/5/4 w push 12-12 - -"));
    for turn in cycle.iter().chain(&cycle) {
        assert_eq!(game.outcome(), None);
        game.play_turn(turn).unwrap();
    }
    assert_eq!(game.outcome().map(|outcome| outcome.reason()), Some(reason::REPETITION));
}

#[test]
fn a_pass_is_possible_only_at_a_push_and_ends_the_turn() {
    let position = read("4/5/6/Y5g/6/5/G3 w push 0-9 - -");
    let passed = position.passed().map(|position| position.to_string());
    assert_eq!(passed.as_deref(), Some("4/5/6/Y5g/6/5/G3 b push 0-9 - -"));
    let extra = under("gipf-tamsk", "2p1/2p2/2p3/PpPT3/6/5/G2g w extra 9-9 - -");
    assert_eq!(extra.passed(), None);
}

#[test]
fn an_extra_push_uses_tamsk() {
    let position = under("gipf-tamsk", "2p1/2p2/2p3/PpPT3/6/5/G2g w extra 9-9 - -");
    let uses = |token: &str| position.parse_action(token).expect("a token").uses();
    assert_eq!(uses("te8"), Some(Potential::Tamsk));
    assert_eq!((uses("="), uses("Te8"), uses("ye2-e4")), (None, None, Some(Potential::Yinsh)));
}
