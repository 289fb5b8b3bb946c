use crate::run::gipfel;

#[test]
fn the_board_of_yinsh_is_drawn() {
    let text = gipfel(&["show", "yinsh", "--ascii", "--moves", "f6 a5 b6"]).good();
    assert_eq!(text, include_str!("yinsh.txt"));
}

#[test]
fn the_board_of_gipf_is_drawn() {
    let text = gipfel(&["show", "gipf-standard", "--ascii", "--moves", "e9-e7 b1-b3"]).good();
    assert_eq!(text, include_str!("gipf.txt"));
}

#[test]
fn boards_fit_in_eighty_columns() {
    for game in ["yinsh", "gipf-tournament"] {
        let text = gipfel(&["show", game]).good();
        let widest = text.lines().map(|line| line.chars().count()).max();
        assert!(widest.is_some_and(|width| width <= 80), "{game} {widest:?}");
    }
}

#[test]
fn pieces_differ_without_colour() {
    let position = "RrM1/m6/3R4/3R5/91/9/91/9/8/2rrR1R/2rr w move 0-0";
    let text = gipfel(&["show", "yinsh", "--position", position]).good();
    for piece in ["(○)", "(●)", " ○ ", " ● "] {
        assert!(text.contains(piece), "{piece}");
    }
    assert!(!text.contains('\u{1b}'));
}

#[test]
fn colours_are_used_on_request() {
    assert!(gipfel(&["show", "yinsh", "--color", "always"]).good().contains("\u{1b}["));
    assert!(!gipfel(&["show", "yinsh", "--color", "never"]).good().contains('\u{1b}'));
}

#[test]
fn facts_of_yinsh_as_json_are_complete() {
    let facts = gipfel(&["show", "yinsh", "--json"]).json();
    assert_eq!(facts["position"], "4/7/8/9/91/9/91/9/8/7/4 w place 0-0");
    assert_eq!(facts["stage"], "place");
    assert_eq!(facts["pool"], 51);
    assert_eq!(facts["rings_off"], serde_json::json!([0, 0]));
    assert_eq!(facts["actions"], 85);
    assert_eq!(facts["key"].as_str().unwrap().len(), 16);
    assert!(facts["outcome"].is_null());
}

#[test]
fn facts_of_gipf_as_json_are_complete() {
    let facts = gipfel(&["show", "gipf-tournament", "--json", "--moves", "Ge8"]).json();
    assert_eq!(facts["to_act"], "b");
    assert_eq!(facts["reserves"], serde_json::json!([16, 18]));
    assert_eq!(facts["rights"], "Ggg");
    assert!(gipfel(&["show", "gipf-basic", "--json"]).json()["rights"].is_null());
}

#[test]
fn the_task_of_the_player_to_act_is_described() {
    let now = |arguments: &[&str]| {
        let text = gipfel(&[&["show"], arguments].concat()).good();
        text.lines().last().unwrap_or_default().to_owned()
    };
    let rows = "RRRR/7/MMMMR3/mmmmM4/91/9/91/9/8/r6/rrrr w move 0-0";
    let rows = ["yinsh", "--position", rows, "--moves"];
    assert_eq!(now(&["yinsh"]), "Now       White to place a ring");
    assert_eq!(now(&rows[..3]), "Now       White to move a ring");
    assert_eq!(now(&[&rows[..], &["c5-e5"]].concat()), "Now       White to remove a row");
    assert_eq!(now(&[&rows[..], &["c5-e5;xc1-c5"]].concat()), "Now       White to remove a ring");
    assert_eq!(now(&["gipf-basic"]), "Now       White to push");
    assert_eq!(now(&["gipf-tournament"]), "Now         White to push a GIPF-piece");
}

#[test]
fn the_right_to_gipf_pieces_is_described() {
    let line = |moves: &str| {
        let text = gipfel(&["show", "gipf-tournament", "--moves", moves]).good();
        text.lines().find(|line| line.starts_with("GIPF-pieces")).unwrap_or_default().to_owned()
    };
    let (first, more) = ("must bring in their first", "may bring in more");
    assert_eq!(line(""), format!("GIPF-pieces White {first}, Black {first}"));
    assert_eq!(line("Ge8"), format!("GIPF-pieces White {more}, Black {first}"));
    let text = line("Ge8 Gb2 b5");
    assert_eq!(text, format!("GIPF-pieces White may bring in only singles, Black {more}"));
    assert!(!gipfel(&["show", "gipf-standard"]).good().contains("\nGIPF-pieces"));
}

#[test]
fn the_outcome_of_a_game_is_shown() {
    let position = "RRRR/7/R7/9/91/9/91/9/8/r6/rrrr w ring:w 0-0";
    let text = gipfel(&["show", "yinsh-blitz", "--position", position, "--moves", "xa2"]).good();
    assert!(text.ends_with("Outcome   White wins: enough rings have been removed\n"), "{text}");
}
