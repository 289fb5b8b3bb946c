use record::{Clock, Comment, Evaluation, Nag, Record, TurnPath};
use serde_json::json;
use variants::{AnyGame, Variant};

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
    let game = crate::random::won(Variant::YinshBlitz, &mut fastrand::Rng::with_seed(1));
    let json = Record::from_game(&game).to_json();
    assert_eq!(json["outcome"]["reason"], "rings-off");
    let winner = game.outcome().unwrap().winner().unwrap().letter().to_string();
    assert_eq!(json["outcome"]["winner"], winner);
}
