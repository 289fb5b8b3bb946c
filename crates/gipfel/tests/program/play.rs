use crate::run::{Scratch, gipfel, gipfel_reading};

/// Arguments that make every run the same: a node limit instead of a clock, and a fixed seed.
const STEADY: [&str; 4] = ["--nodes", "500", "--seed", "1"];

/// Plays with the typed input and returns the output.
fn play(typed: &str, arguments: &[&str]) -> String {
    gipfel_reading(typed, &[&["play"], arguments, &STEADY[..]].concat()).good()
}

/// Position in which any upward move of the ring on d7 completes a row for White.
const ROW_AT_HAND: &str = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";

/// Position in which six markers are in a line when the ring on d6 moves away: two rows to choose from.
const TWO_ROWS: &str = "RRRR/7/8/2MMMRMM1/91/9/91/9/8/r6/rrrr w move 0-0";

#[test]
fn a_whole_game_of_every_variant_is_played_against_level_one() {
    for variant in ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"] {
        let file = Scratch::free();
        let arguments = [variant, "--level", "1", "--save", file.path()];
        let text = play(&"1\n".repeat(300), &arguments);
        assert!(text.contains("Type save FILE to keep the game"), "{variant}");
        let checked = gipfel(&["check", file.path()]).good();
        assert!(checked.contains(&format!(":1 ok {variant} ")), "{checked}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let typed = "1\n".repeat(30);
    let arguments = ["yinsh", "--level", "2", "--as", "random"];
    assert_eq!(play(&typed, &arguments), play(&typed, &arguments));
}

#[test]
fn a_pipe_receives_plain_text_only() {
    let text = play("f6\nhint\n", &["yinsh"]);
    assert!(!text.contains('\u{1b}') && !text.contains('\r'));
}

#[test]
fn the_end_of_the_input_ends_the_game_without_an_error() {
    assert!(play("", &["gipf-basic"]).ends_with("White to push> \n"));
}

#[test]
fn input_after_quit_is_not_read() {
    let text = play("quit\nf6\n", &["yinsh"]);
    assert!(text.ends_with("> quit\n"), "{text}");
}

#[test]
fn a_person_playing_black_waits_for_the_engine() {
    let text = play("", &["yinsh", "--as", "black"]);
    assert!(text.contains("White plays ") && text.contains("Black to place a ring> "));
}

#[test]
fn a_turn_is_described_in_words() {
    let text = play("e9-e7\n", &["gipf-basic"]);
    assert!(text.contains("White plays e9-e7: a single is pushed in from e9.\n"), "{text}");
    assert!(text.contains("\nBlack plays "));
}

#[test]
fn an_illegal_turn_is_refused_and_the_game_continues() {
    let text = play("f6\nf6\n", &["yinsh", "--two"]);
    assert!(text.contains("Not played: a ring is placed on an empty point.\n"), "{text}");
    assert!(text.ends_with("Black to place a ring> \n"));
}

#[test]
fn a_turn_that_fails_halfway_is_not_played_at_all() {
    let text = play("d7-d8;xa2\n", &["yinsh", "--two", "--position", ROW_AT_HAND]);
    assert!(text.contains("Not played because of xa2: "), "{text}");
    assert!(text.ends_with("White to move a ring> \n"));
}

#[test]
fn unrecognised_input_points_to_the_help() {
    let text = play("hello\nhelp\n", &["yinsh"]);
    assert!(text.contains("Type moves for a list, or help.\n"));
    assert!(text.contains("undo           takes back"));
}

#[test]
fn a_ring_alone_lists_its_moves_and_a_number_chooses_one() {
    let text = play("d7\n1\n", &["yinsh", "--two", "--position", ROW_AT_HAND]);
    assert!(text.contains("\nd7   1 d7-"), "{text}");
    assert!(text.contains("> 1\n"));
}

#[test]
fn a_number_that_is_not_in_the_list_is_refused() {
    let text = play("0\n86\n99999999999999999999999\n", &["yinsh", "--two"]);
    assert_eq!(text.matches("The list is numbered from 1 to 85.").count(), 3, "{text}");
}

#[test]
fn with_a_single_row_only_the_ring_has_to_be_chosen() {
    let text = play("d7-d8\n1\n", &["yinsh", "--two", "--position", ROW_AT_HAND]);
    assert!(text.contains("The only legal action is xd3-d7.\n"), "{text}");
    assert!(text.contains("\nring   1 xa2"), "{text}");
    assert!(text.contains("White plays d7-d8;xd3-d7;xa2: "), "{text}");
}

#[test]
fn two_rows_are_listed() {
    let text = play("d6-e6\n2\nxa2\n", &["yinsh", "--two", "--position", TWO_ROWS]);
    assert!(text.contains("\nrow   1 xd3-d7    2 xd4-d8\n"), "{text}");
    assert!(text.contains("White plays d6-e6;xd4-d8;xa2: "), "{text}");
}

#[test]
fn a_whole_turn_is_played_at_once() {
    let text = play("d6-e6 xd4-d8;xa2\n", &["yinsh", "--two", "--position", TWO_ROWS]);
    assert!(text.contains("White plays d6-e6;xd4-d8;xa2: "), "{text}");
}

#[test]
fn undo_takes_back_the_players_turn_and_the_engines_reply() {
    let file = Scratch::free();
    let typed = format!("f6\na5\nundo\nsave {}\n", file.path());
    play(&typed, &["yinsh", "--level", "1"]);
    let text = file.text();
    assert!(text.contains("\n1. f6 ") && !text.contains("a5"), "{text}");
}

#[test]
fn undo_in_the_middle_of_a_turn_takes_back_its_beginning() {
    let text = play("d6-e6\nundo\n", &["yinsh", "--two", "--position", TWO_ROWS]);
    assert!(text.ends_with("White to move a ring> \n"), "{text}");
}

#[test]
fn nothing_is_undone_before_the_persons_first_turn() {
    let text = play("undo\n", &["yinsh", "--as", "black"]);
    assert!(text.contains("There is no turn of yours to undo.\n"), "{text}");
}

#[test]
fn a_hint_is_a_legal_turn() {
    let text = play("hint\n", &["yinsh-blitz", "--position", ROW_AT_HAND]);
    let turn = text.split("Hint: ").nth(1).and_then(|rest| rest.split(':').next()).unwrap();
    let won = play(&format!("{turn}\n"), &["yinsh-blitz", "--position", ROW_AT_HAND]);
    assert!(won.contains("White wins: enough rings have been removed.\n"), "{won}");
}

#[test]
fn the_evaluation_is_from_whites_point_of_view() {
    let text = play("eval\n", &["yinsh-blitz", "--position", ROW_AT_HAND]);
    assert!(text.contains("#1 for White: a chance of 100 %.\n"), "{text}");
}

#[test]
fn the_level_can_be_changed() {
    let text = play("level 3\nlevel\nlevel 11\n", &["yinsh", "--level", "1"]);
    assert!(text.contains("The engine plays at level 3 ("));
    assert_eq!(text.matches("The engine plays at level 3. Choose a level").count(), 2);
}

#[test]
fn a_player_who_resigns_loses() {
    let file = Scratch::free();
    let text = play(&format!("f6\nresign\nsave {}\nf7\n", file.path()), &["yinsh"]);
    assert!(text.contains("White has resigned: Black wins.\n"));
    assert!(text.contains("The game is over: undo, save FILE or quit.\n"));
    assert!(file.text().contains("[Result \"0-1\"]\n[Termination \"resignation\"]\n"));
}

#[test]
fn a_saved_game_is_legal_and_can_be_continued() {
    let file = Scratch::free();
    play(&format!("e9-e7\nsave {}\n", file.path()), &["gipf-standard", "--level", "2"]);
    let checked = gipfel(&["check", file.path()]).good();
    assert!(checked.contains("unfinished gipf-standard 2 turns White to act"), "{checked}");
    let text = play("", &["gipf-standard", "--load", file.path()]);
    assert!(text.contains("you are White") && text.ends_with("White to push> \n"), "{text}");
}

#[test]
fn an_existing_file_is_overwritten_only_on_request() {
    let file = Scratch::with("precious");
    let path = file.path();
    let text = play(&format!("f6\nsave {path}\n"), &["yinsh"]);
    assert!(text.contains(&format!("Not saved: {path} already exists")), "{text}");
    assert_eq!(file.text(), "precious");
    play(&format!("f6\nsave! {path}\n"), &["yinsh"]);
    assert!(file.text().contains("1. f6 "));
}

#[test]
fn saving_to_an_existing_file_on_the_command_line_is_rejected() {
    let file = Scratch::with("precious");
    let answer = gipfel(&["play", "yinsh", "--save", file.path()]);
    assert_eq!(answer.code, Some(2));
    assert!(answer.err.contains("already exists; choose a new file"), "{}", answer.err);
}

#[test]
fn a_record_of_another_game_is_not_loaded() {
    let file = Scratch::with("[Game \"yinsh\"]\n\n1. f6 *\n");
    let answer = gipfel(&["play", "gipf-basic", "--load", file.path()]);
    assert_eq!(answer.code, Some(2));
    assert!(answer.err.contains(":1 is a game of yinsh"), "{}", answer.err);
}

#[test]
fn one_of_several_games_must_be_chosen() {
    let file = Scratch::with("[Game \"yinsh\"]\n\n1. f6 *\n\n[Game \"yinsh\"]\n\n1. a5 b6 *\n");
    let answer = gipfel(&["play", "yinsh", "--load", file.path()]);
    assert!(answer.err.contains("has several games: choose one with --number"), "{}", answer.err);
    let text = play("", &["yinsh", "--load", file.path(), "--number", "2"]);
    assert!(text.contains("you are White"), "{text}");
    let answer = gipfel(&["play", "yinsh", "--load", file.path(), "--number", "3"]);
    assert!(answer.err.contains("has no game 3"), "{}", answer.err);
}

#[test]
fn a_game_with_a_handicap_can_be_played() {
    let text = play("", &["gipf-basic", "--handicap", "w2"]);
    assert!(text.contains("Reserve: White 14, Black 12\n"), "{text}");
}
