use std::error::Error;

use record::{
    RECORDS_MAX_BYTES, ReadError, ReadErrorKind, ReadOptions, TextOptions, TurnNumber,
    VARIATIONS_MAX_DEPTH, read,
};
use variants::{Color, Variant};

use crate::random;

fn refusal(text: &str) -> ReadError {
    read(text, ReadOptions::default()).find_map(Result::err).expect("a refusal")
}

/// Returns the error for turns that follow `[Game "yinsh"]` and a blank line.
fn yinsh(turns: &str) -> ReadError {
    refusal(&format!("[Game \"yinsh\"]\n\n{turns}"))
}

fn gipf(turns: &str) -> ReadError {
    refusal(&format!("[Game \"gipf-basic\"]\n\n{turns}"))
}

/// Returns a finished game and its turns as text.
fn finished() -> (variants::AnyGame, String) {
    let game = random::won(Variant::YinshBlitz, &mut fastrand::Rng::with_seed(1));
    let tokens: Vec<String> = game.turns().into_iter().map(|turn| turn.token).collect();
    (game, format!("[Game \"yinsh-blitz\"]\n\n{}", tokens.join(" ")))
}

#[test]
fn a_broken_rule_is_named_with_line_turn_player_and_token() {
    let error = yinsh("1. f6 a5\n2. b6 b6 *");
    assert_eq!(
        error.to_string(),
        "line 4, turn 2 (Black), \"b6\": a ring is placed on an empty point"
    );
    assert_eq!(error.line.0, 4);
    assert_eq!(error.turn, Some(TurnNumber { number: 2, player: Color::Black }));
    assert_eq!(error.code(), "point-occupied");
}

#[test]
fn the_rule_itself_is_the_source_of_the_error() {
    let error = yinsh("f6 f6");
    let source = error.source().and_then(|source| source.downcast_ref::<variants::PlayError>());
    assert_eq!(source.map(variants::PlayError::code), Some("point-occupied"));
}

#[test]
fn a_token_that_is_not_an_action_is_unreadable() {
    let error = yinsh("f6 hello");
    assert_eq!(error.code(), "unreadable");
    assert!(error.to_string().starts_with("line 3, turn 1 (Black), \"hello\": not an action"));
}

#[test]
fn a_broken_rule_in_a_variation_is_found() {
    let error = yinsh("f6 a5 (1... b5\n2. f6) b6");
    assert_eq!(error.line.0, 4);
    assert_eq!(error.turn, Some(TurnNumber { number: 2, player: Color::White }));
    assert_eq!(error.code(), "point-occupied");
}

#[test]
fn a_long_token_is_truncated_in_the_message() {
    assert!(yinsh(&"a".repeat(10_000)).to_string().len() < 300);
}

#[test]
fn a_record_that_does_not_name_its_game_is_rejected() {
    assert_eq!(refusal("[White \"Ada\"]\n\nf6").kind, ReadErrorKind::NoGame);
}

#[test]
fn an_unknown_game_is_rejected() {
    let error = refusal("[White \"Ada\"]\n[Game \"chess\"]\n\nf6");
    assert_eq!((error.code(), error.line.0), ("unknown-variant", 2));
}

#[test]
fn a_tag_without_quotes_is_rejected() {
    let error = refusal("[Game \"yinsh\"]\n[White Ada]\n\nf6");
    assert_eq!((error.code(), error.line.0), ("tag-shape", 2));
}

#[test]
fn a_duplicate_tag_is_rejected() {
    let error = yinsh("[White \"a\"]\n[white \"b\"]");
    assert_eq!((error.code(), error.line.0), ("tag-twice", 4));
}

#[test]
fn too_many_tags_are_rejected() {
    let tags: String = (0..300).map(|number| format!("[Tag{number} \"\"]\n")).collect();
    assert_eq!(yinsh(&tags).code(), "tag");
}

#[test]
fn an_invalid_result_is_rejected() {
    assert_eq!(yinsh("[Result \"2-0\"]\nf6").code(), "tag-value");
}

#[test]
fn an_invalid_termination_is_rejected() {
    assert_eq!(yinsh("[Termination \"boredom\"]\nf6").code(), "tag-value");
}

#[test]
fn an_impossible_position_is_rejected() {
    assert_eq!(yinsh("[Position \"4/7 w\"]\nf6").code(), "position");
}

#[test]
fn a_handicap_of_four_is_rejected() {
    assert_eq!(gipf("[Handicap \"w4\"]\nb3").code(), "handicap");
}

#[test]
fn a_handicap_in_yinsh_is_rejected() {
    assert_eq!(yinsh("[Handicap \"w1\"]\nf6").code(), "no-handicap");
}

#[test]
fn a_handicap_together_with_a_position_is_rejected() {
    let error = gipf("[Handicap \"w1\"]\n[Position \"p2P/5/6/P5p/6/5/p2P w push 12-12\"]\nb3");
    assert_eq!(error.code(), "two-starts");
}

#[test]
fn an_unclosed_comment_is_reported_where_it_opens() {
    let error = yinsh("f6\n{ never");
    assert_eq!((error.code(), error.line.0), ("unclosed-comment", 4));
}

#[test]
fn an_unclosed_variation_is_reported_where_it_opens() {
    let error = yinsh("f6\n(e5\na5");
    assert_eq!((error.code(), error.line.0), ("unclosed-variation", 4));
}

#[test]
fn an_unmatched_parenthesis_is_rejected() {
    assert_eq!(yinsh("f6 )").code(), "no-variation");
}

#[test]
fn an_empty_variation_is_rejected() {
    assert_eq!(yinsh("f6 ( {words only} )").code(), "empty-variation");
}

#[test]
fn a_variation_before_any_turn_is_rejected() {
    assert_eq!(yinsh("(f6)").code(), "before-turn");
}

#[test]
fn marks_counts_and_clocks_before_any_turn_are_rejected() {
    for turns in ["$1 f6", "! f6", "(7) f6", "{[%clk 0:00:01]} f6"] {
        assert_eq!(yinsh(turns).code(), "before-turn", "{turns}");
    }
}

#[test]
fn too_deeply_nested_variations_are_rejected() {
    let turns = "f6 (".repeat(VARIATIONS_MAX_DEPTH + 1);
    assert_eq!(yinsh(&turns).kind, ReadErrorKind::TooDeep);
}

#[test]
fn a_malformed_clock_is_rejected() {
    for comment in ["[%clk 1:99:00]", "[%clk]", "[%clk 0:00:01", "[%eval x]", "[%clks 0:00:01]"] {
        assert_eq!(yinsh(&format!("f6 {{{comment}}}")).code(), "command", "{comment}");
    }
}

#[test]
fn unknown_signs_are_rejected() {
    for turns in ["f6!!!", "f6 $x", "f6 $256", "f6 ]", "f6 \"", "f6 } a5", "f6 * {x} $1"] {
        let code = yinsh(turns).code();
        assert!(code == "unknown-token" || code == "no-game-tag", "{turns}: {code}");
    }
}

#[test]
fn text_directly_after_the_result_is_rejected_with_its_line() {
    let options = ReadOptions { variant: Some(Variant::Yinsh), ..ReadOptions::default() };
    for (text, line) in [
        ("1. f6 1-0 e5 *", 1),
        ("1. f6 1-0\ne5 *", 2),
        ("[Game \"yinsh\"]\n\nf6 * {x}\n\te5", 4),
        ("f6 * *", 1),
    ] {
        let text = format!("{text}\n\nf6 *\n[Game \"yinsh\"]\nf6 *");
        let readings: Vec<_> = read(&text, options).collect();
        let error = readings[0].as_ref().unwrap_err();
        assert_eq!((error.code(), error.line.0), ("unknown-token", line), "{text}");
        assert_eq!((readings.len(), readings[1..].iter().filter(|r| r.is_ok()).count()), (3, 2));
    }
}

#[test]
fn binary_input_is_rejected_once() {
    for text in ["\u{ff}\u{fe}f\0", "\u{fe}\u{ff}f6", "f6\n\nf\0"] {
        let readings: Vec<_> = read(text, ReadOptions::default()).collect();
        assert_eq!(readings.len(), 1);
        assert_eq!(readings[0].as_ref().unwrap_err().code(), "not-text");
    }
}

#[test]
fn a_result_in_a_variation_is_rejected() {
    assert_eq!(yinsh("f6 (e5 *) a5").code(), "result-in-variation");
}

#[test]
fn conflicting_results_are_rejected() {
    assert_eq!(yinsh("[Result \"1-0\"]\nf6 0-1").code(), "two-results");
}

#[test]
fn a_wrong_reserve_count_causes_a_warning_for_its_own_game_only() {
    let text = "[Game \"gipf-basic\"]\n\nb3 (11) c2 (12) b4 (3) *\n\n[Game \"gipf-basic\"]\nb3 *";
    let mut readings = read(text, ReadOptions::default());
    assert!(readings.next().unwrap().is_ok());
    assert_eq!(
        readings.warning().unwrap().to_string(),
        "line 3, turn 1 (Black): the record states a reserve of 12, but it is 11"
    );
    assert!(readings.next().unwrap().is_ok());
    assert_eq!(readings.warning(), None);
}

#[test]
fn a_reserve_count_in_yinsh_is_rejected() {
    let error = yinsh("f6 (4)");
    assert_eq!(error.code(), "no-reserve");
    assert!(error.to_string().contains("turn 1 (White)"), "{error}");
}

#[test]
fn a_result_that_contradicts_the_rules_is_rejected() {
    let (game, turns) = finished();
    let winner = game.outcome().unwrap().winner().unwrap();
    let (stated, line) = (record::Score::won_by(!winner), 3);
    let error = refusal(&format!("{turns} {stated}"));
    assert_eq!(
        error.to_string(),
        format!(
            "line {line}: the record says {stated}, but according to the rules {winner} has won: \
             enough rings have been removed"
        )
    );
}

#[test]
fn an_unfinished_result_contradicts_the_rules_too() {
    let (_, turns) = finished();
    assert_eq!(refusal(&format!("{turns} *")).code(), "result");
}

#[test]
fn a_termination_contradicts_an_end_by_the_rules() {
    let (game, _) = finished();
    let text = record::Record::from_game(&game).to_text(TextOptions::default());
    let text = text.replacen("]\n\n", "]\n[Termination \"time\"]\n\n", 1);
    assert_eq!(refusal(&text).code(), "result");
}

#[test]
fn a_turn_after_the_end_of_the_game_is_rejected() {
    let (_, turns) = finished();
    assert_eq!(refusal(&format!("{turns} f6")).code(), "game-over");
}

#[test]
fn a_blank_text_is_rejected() {
    for text in ["", " \n\t ", "\u{feff}"] {
        assert_eq!(refusal(text).kind, ReadErrorKind::Empty);
    }
}

#[test]
fn a_text_that_is_too_long_is_rejected() {
    assert_eq!(refusal(&" ".repeat(RECORDS_MAX_BYTES + 1)).kind, ReadErrorKind::TooLong);
}

#[test]
fn a_record_with_too_many_actions_is_rejected() {
    let turns = format!("f6 {}", "(e5 e6 e7 e8) ".repeat(6000));
    assert_eq!(yinsh(&turns).kind, ReadErrorKind::TooManyActions);
}
