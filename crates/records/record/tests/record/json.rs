use fastrand::Rng;
use record::{
    Clock, Comment, Evaluation, Format, Nag, ReadOptions, Record, TurnPath, VARIATIONS_MAX_DEPTH,
    read,
};
use serde_json::{Value, json};
use variants::{AnyGame, Variant};

use crate::random;

fn reading(text: &str) -> Result<Record, String> {
    assert_eq!(Format::detect(text), Some(Format::Json));
    let reading = read(text, ReadOptions::default()).next().unwrap();
    reading.map(|reading| reading.into_record().unwrap()).map_err(|error| error.to_string())
}

#[test]
fn json_contains_every_part_of_a_record() {
    let mut game = AnyGame::start(Variant::GipfBasic);
    game.play_turn("b3").unwrap();
    game.play_turn("c2").unwrap();
    let mut record = Record::from_game(&game);
    record.tags_mut().set("White", "Ada").unwrap();
    let notes = record.notes_mut(&TurnPath::main(0)).unwrap();
    notes.comments.push(Comment::new("quiet").unwrap());
    notes.nags.push(Nag(5));
    notes.clock = Some(Clock::from_milliseconds(1500));
    notes.evaluation = Some(Evaluation::Centi(-25));
    record.add_variation(&TurnPath::main(1), &["b4"]).unwrap();
    assert_eq!(
        record.to_json(),
        json!({
            "tags": { "Game": "gipf-basic", "White": "Ada", "Result": "*" },
            "variant": "gipf-basic",
            "start": game.start_position(),
            "turns": [
                {
                    "player": "w", "token": "b3", "actions": ["b3"], "reserve": 11,
                    "nags": [5], "clock_ms": 1500, "evaluation": { "centi": -25 },
                    "comments": ["quiet"],
                },
                {
                    "player": "b", "token": "c2", "actions": ["c2"], "reserve": 11,
                    "variations": [{ "turns": [
                        { "player": "b", "token": "b4", "actions": ["b4"], "reserve": 11 },
                    ] }],
                },
            ],
            "position": game.position(),
            "result": "*",
            "outcome": null,
            "termination": null,
        })
    );
}

#[test]
fn json_contains_the_outcome_by_the_rules() {
    let game = random::won(Variant::YinshBlitz, &mut Rng::with_seed(1));
    let json = Record::from_game(&game).to_json();
    assert_eq!(json["outcome"]["reason"], "rings-off");
    let winner = game.outcome().unwrap().winner().unwrap().letter().to_string();
    assert_eq!(json["outcome"]["winner"], winner);
}

#[test]
fn written_records_are_read_back_equal() {
    let mut rng = Rng::with_seed(51);
    let variants = Variant::ALL.into_iter().chain(Variant::PRESETS);
    let records: Vec<_> = variants
        .flat_map(|variant| [random::record(variant, &mut rng), random::record(variant, &mut rng)])
        .collect();
    let lines: String = records.iter().map(|record| format!("{}\n", record.to_json())).collect();
    let all = read(&lines, ReadOptions::default());
    let all: Vec<_> = all.map(|reading| reading.unwrap().into_record().unwrap()).collect();
    assert_eq!(all, records);
    for record in records {
        let pretty = serde_json::to_string_pretty(&record.to_json()).unwrap();
        assert_eq!(reading(&pretty), Ok(record), "{pretty}");
    }
}

#[test]
fn variations_nested_as_deeply_as_allowed_are_read() {
    let mut game = AnyGame::start(Variant::Yinsh);
    game.play_turn("f6").unwrap();
    let mut record = Record::from_game(&game);
    let mut path = TurnPath::main(0);
    for depth in 0..VARIATIONS_MAX_DEPTH {
        record.add_variation(&path, &[["e5", "g7"][depth % 2]]).unwrap();
        path = path.variation(0, 0);
    }
    let json = record.to_json();
    assert_eq!(reading(&json.to_string()), Ok(record));
    let mut deeper: Value = json;
    let mut turn = &mut deeper["turns"][0];
    for _ in 0..VARIATIONS_MAX_DEPTH {
        turn = &mut turn["variations"][0]["turns"][0];
    }
    turn["variations"] = json!([{ "turns": [{ "token": "a2" }] }]);
    let refused = reading(&deeper.to_string()).unwrap_err();
    assert!(refused.contains("nested more than"), "{refused}");
}

#[test]
fn errors_in_json_name_what_is_wrong() {
    let with = |turns: &str| format!("{{\"tags\": {{\"Game\": \"yinsh\"}}, \"turns\": {turns}}}");
    for (text, error) in [
        (
            "{\"tags\": {\"Game\": \"yinsh\"}}".to_owned(),
            "line 1: this is not a game in JSON: turns is missing",
        ),
        (with("[{}]"), "line 1: this is not a game in JSON: token is missing"),
        (
            with("[{\"token\": \"f6\"}, {\"token\": \"f6\"}]"),
            "line 1, turn 1 (Black), \"f6\": a ring is placed on an empty point",
        ),
        (with("[{\"token\": \"f6\", \"nags\": [256]}]"), "line 1: the value of nags is invalid"),
        (
            with("[{\"token\": \"f6\", \"variations\": [{\"turns\": []}]}]"),
            "line 1: this variation is empty",
        ),
        (
            "{\"tags\": {\"White\": \"Ada\"}, \"turns\": []}".to_owned(),
            "line 1: the record does not name its game",
        ),
        (
            "{\n\"tags\": {},\n\"turns\": }".to_owned(),
            "line 3: this is not a game in JSON: error at column 10",
        ),
    ] {
        let refused = reading(&text).unwrap_err();
        assert!(refused.starts_with(error), "{text}: {refused}");
    }
}
