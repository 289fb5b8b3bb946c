use fastrand::Rng;
use record::{Excerpt, Format, ReadError, ReadOptions, Reading, Score, read};
use serde_json::{Value, json};
use variants::{AnyGame, Color, Variant};

use crate::random;

fn reading(log: &Value) -> Result<Reading, ReadError> {
    let text = serde_json::to_string_pretty(log).unwrap();
    let options = ReadOptions { format: Some(Format::Bga), ..ReadOptions::default() };
    let mut readings = read(&text, options);
    let reading = readings.next().unwrap();
    assert!(readings.next().is_none());
    reading
}

fn log(events: &[Value]) -> Value {
    json!({ "status": "OK", "data": {
        "players": [
            { "id": 7, "name": "Bo", "color": "#000000" },
            { "id": "5", "name": "Ada", "color": "#ffffff" },
        ],
        "logs": [
            { "data": [{ "type": "gameStateChange", "args": ["anything"] }] },
            { "data": events },
            { "data": [{ "type": "simpleNote" }] },
        ],
    } })
}

fn moved(player: Color, from: &str, to: &str) -> Value {
    let id = match player {
        Color::White => json!("5"),
        Color::Black => json!(7),
    };
    let (from, to) = (from.to_uppercase(), to.to_uppercase());
    json!({ "type": "move", "args": { "player_id": id, "locationFrom": from, "locationTo": to } })
}

fn other(kind: &str, player: Color) -> Value {
    let id = if player == Color::White { 5 } else { 7 };
    json!({ "type": kind, "args": { "player_id": id } })
}

fn events(player: Color, action: &str) -> Vec<Value> {
    let removal = action.strip_prefix('x');
    match (removal, removal.unwrap_or(action).split_once('-')) {
        (None, None) => vec![moved(player, "@0", action)],
        (None, Some((from, to))) => vec![moved(player, "@1", from), moved(player, from, to)],
        (Some(_), Some((a, b))) => vec![moved(player, b, a)],
        (Some(ring), None) => vec![moved(player, ring, "@0")],
    }
}

fn written(game: &AnyGame) -> Vec<Value> {
    let actions = random::actions(game);
    actions.iter().flat_map(|(player, action)| events(*player, action)).collect()
}

#[test]
fn random_games_are_read() {
    let mut rng = Rng::with_seed(16);
    for _ in 0..40 {
        let game = random::game(Variant::Yinsh, &mut rng, 1000);
        let record = reading(&log(&written(&game))).unwrap().into_record().unwrap();
        assert_eq!(record.replay(), game);
        assert_eq!(record.tags().white(), Some("Ada"));
    }
}

#[test]
fn events_that_were_taken_back_are_ignored() {
    let game = random::game(Variant::Yinsh, &mut Rng::with_seed(17), 20);
    let mut events = Vec::new();
    for (player, action) in random::actions(&game) {
        events.push(moved(player, "@0", "f6"));
        events.push(moved(player, "f6", "f7"));
        events.push(other("restartUndo", player));
        events.extend(self::events(player, &action));
    }
    let record = reading(&log(&events)).unwrap().into_record().unwrap();
    assert_eq!(record.replay(), game);
}

#[test]
fn the_end_event_names_the_winner_of_an_unfinished_game() {
    let game = random::game(Variant::Yinsh, &mut Rng::with_seed(18), 20);
    let mut events = written(&game);
    events.push(other("gameEnd", Color::Black));
    let record = reading(&log(&events)).unwrap().into_record().unwrap();
    assert_eq!(record.outcome(), None);
    assert_eq!(record.score(), Score::BlackWins);
}

#[test]
fn a_winner_who_lost_by_the_rules_is_rejected() {
    let game = random::won(Variant::Yinsh, &mut Rng::with_seed(19));
    let mut events = written(&game);
    events.push(other("gameEnd", !game.outcome().unwrap().winner().unwrap()));
    assert_eq!(reading(&log(&events)).unwrap_err().code(), "result");
}

#[test]
fn a_ring_that_moves_before_all_are_placed_makes_the_log_an_excerpt() {
    let events = vec![
        moved(Color::White, "@0", "j6"),
        moved(Color::Black, "@1", "k10"),
        moved(Color::White, "@0", "j6"),
        moved(Color::White, "j6", "j8"),
        moved(Color::White, "e5", "i5"),
        other("gameEnd", Color::White),
    ];
    let Ok(Reading::Excerpt(Excerpt { tags, events, rings_placed })) = reading(&log(&events))
    else {
        panic!("not an excerpt");
    };
    assert_eq!((events, rings_placed), (5, 2));
    assert_eq!(tags.black(), Some("Bo"));
}

#[test]
fn any_other_broken_rule_is_an_error() {
    let events = vec![moved(Color::White, "@0", "j6"), moved(Color::Black, "@1", "j6")];
    let error = reading(&log(&events)).unwrap_err();
    assert_eq!(error.code(), "point-occupied");
    assert_eq!(error.turn.unwrap().player, Color::Black);
}

#[test]
fn a_broken_rule_is_reported_with_its_line() {
    let log = log(&[moved(Color::White, "@0", "j6"), moved(Color::Black, "@1", "j6")]);
    let text = serde_json::to_string_pretty(&log).unwrap();
    let line = text.lines().enumerate().filter(|(_, line)| line.contains("locationFrom")).nth(1);
    assert_eq!(reading(&log).unwrap_err().line.0, line.unwrap().0 + 1);
}

#[test]
fn other_events_with_an_origin_do_not_shift_the_line_number() {
    let note = json!({ "type": "note", "args": { "locationFrom": "x" } });
    let log = log(&[note, moved(Color::White, "@0", "j6"), moved(Color::Black, "@1", "j6")]);
    let text = serde_json::to_string_pretty(&log).unwrap();
    let line = text.lines().enumerate().filter(|(_, line)| line.contains("locationFrom")).nth(2);
    assert_eq!(reading(&log).unwrap_err().line.0, line.unwrap().0 + 1);
}

#[test]
fn a_reply_without_a_log_is_rejected_with_the_missing_field() {
    for reply in [json!({ "status": "0", "error": "no" }), json!({ "data": { "players": [] } })] {
        let error = reading(&reply).unwrap_err().to_string();
        assert_eq!(error, "line 1: this is not a game in JSON: data.logs is missing");
    }
}

#[test]
fn a_marker_without_a_ring_move_at_the_end_is_ignored() {
    let game = random::game(Variant::Yinsh, &mut Rng::with_seed(20), 10);
    let mut events = written(&game);
    events.push(moved(Color::White, "@0", "f6"));
    let record = reading(&log(&events)).unwrap().into_record().unwrap();
    assert_eq!(record.replay(), game);
}

#[test]
fn without_colours_the_first_player_is_white() {
    let mut log = log(&[moved(Color::Black, "@0", "j6"), moved(Color::White, "@1", "k10")]);
    for player in log["data"]["players"].as_array_mut().unwrap() {
        player.as_object_mut().unwrap().remove("color");
    }
    let record = reading(&log).unwrap().into_record().unwrap();
    assert_eq!(record.tags().white(), Some("Bo"));
}

#[test]
fn two_rows_may_be_removed_before_their_two_rings() {
    for game in random::double_rows(3) {
        let mut events = written(&game);
        let end = events.len();
        events.swap(end - 3, end - 2);
        let record = reading(&log(&events)).unwrap().into_record().unwrap();
        assert_eq!(record.replay(), game);
    }
}

#[test]
fn a_log_of_another_game_is_rejected() {
    let stranger = json!({ "type": "move", "args":
        { "player_id": 9, "locationFrom": "@0", "locationTo": "F6" } });
    let nobody = json!({ "type": "move", "args": { "locationFrom": "@0", "locationTo": "F6" } });
    for (log, code) in [
        (json!({}), "json"),
        (json!({ "data": { "logs": 7 } }), "json"),
        (log(&[]), "no-turns"),
        (json!({ "data": { "logs": [] } }), "no-turns"),
        (log(&[stranger]), "player"),
        (log(&[nobody]), "event"),
        (log(&[moved(Color::White, "@0", "@1")]), "event"),
        (log(&[moved(Color::Black, "@0", "F6")]), "not-to-act"),
    ] {
        assert_eq!(reading(&log).unwrap_err().code(), code, "{log}");
    }
}
