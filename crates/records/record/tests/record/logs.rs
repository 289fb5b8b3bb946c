use record::{Ending, Event, EventKind, GameId, NextClock, Offer, Score, Terms, TurnTime};
use variants::{Color, Handicap, Variant};

use crate::sitting::{control, player};

/// Returns every kind of event with its JSON, which must never change.
fn lines() -> Vec<(EventKind, &'static str)> {
    let terms = Terms {
        variant: Variant::GipfBasic,
        handicap: Handicap::new(Color::Black, 2),
        clock: control("300+3"),
        rated: false,
        open: true,
        combined: None,
    };
    let plain =
        Terms { variant: Variant::Yinsh, handicap: None, rated: true, open: false, ..terms };
    let turn = |rtt, command: Option<&str>, planned| EventKind::Turn {
        color: Color::White,
        turn: "e4-e8;xe4-e8;xf2".to_owned(),
        spent: 4321,
        lag: 87,
        rtt,
        command: command.map(str::to_owned),
        planned,
        next: None,
        nonce: None,
    };
    vec![
        (
            EventKind::Created { terms, white: Some(player(1)), black: None },
            r#"{"seq":7,"at":1800000000000,"deed":"created","terms":{"variant":"gipf-basic","handicap":"b2","clock":"300+3","rated":false,"open":true},"white":"00000000001","black":null}"#,
        ),
        (
            EventKind::Created { terms: plain, white: Some(player(1)), black: Some(player(2)) },
            r#"{"seq":7,"at":1800000000000,"deed":"created","terms":{"variant":"yinsh","handicap":null,"clock":"300+3","rated":true,"open":false},"white":"00000000001","black":"00000000002"}"#,
        ),
        (
            EventKind::Joined { color: Color::Black, player: player(62) },
            r#"{"seq":7,"at":1800000000000,"deed":"joined","color":"b","player":"00000000010"}"#,
        ),
        (
            turn(None, None, false),
            r#"{"seq":7,"at":1800000000000,"deed":"turn","color":"w","turn":"e4-e8;xe4-e8;xf2","spent":4321,"lag":87}"#,
        ),
        (
            turn(Some(90), Some("0192d2f0-0000-7000-8000-000000000000"), true),
            r#"{"seq":7,"at":1800000000000,"deed":"turn","color":"w","turn":"e4-e8;xe4-e8;xf2","spent":4321,"lag":87,"rtt":90,"command":"0192d2f0-0000-7000-8000-000000000000","planned":true}"#,
        ),
        (
            EventKind::Offered { color: Color::White, offer: Offer::TakeBack },
            r#"{"seq":7,"at":1800000000000,"deed":"offered","color":"w","offer":"take-back"}"#,
        ),
        (
            EventKind::Declined { color: Color::Black, offer: Offer::Draw },
            r#"{"seq":7,"at":1800000000000,"deed":"declined","color":"b","offer":"draw"}"#,
        ),
        (
            EventKind::TakenBack { turns: 12 },
            r#"{"seq":7,"at":1800000000000,"deed":"taken-back","turns":12}"#,
        ),
        (
            EventKind::Outage { from: 1_799_999_990_000, until: 1_800_000_000_000 },
            r#"{"seq":7,"at":1800000000000,"deed":"outage","from":1799999990000,"until":1800000000000}"#,
        ),
        (
            EventKind::Extended { color: Color::White, ms: 15_000 },
            r#"{"seq":7,"at":1800000000000,"deed":"extended","color":"w","ms":15000}"#,
        ),
        (
            EventKind::Ended { score: Score::Draw, by: Ending::Agreement },
            r#"{"seq":7,"at":1800000000000,"deed":"ended","score":"1/2-1/2","by":"agreement"}"#,
        ),
        (
            EventKind::Rematch { game: GameId::from_random(61) },
            r#"{"seq":7,"at":1800000000000,"deed":"rematch","game":"0000000000z"}"#,
        ),
    ]
}

#[test]
fn the_json_of_every_event_is_fixed() {
    for (kind, line) in lines() {
        let event = Event { seq: 7, at: 1_800_000_000_000, kind };
        assert_eq!(serde_json::to_string(&event).unwrap(), line);
    }
}

#[test]
fn every_event_round_trips() {
    for (kind, line) in lines() {
        let event = Event { seq: 7, at: 1_800_000_000_000, kind };
        assert_eq!(serde_json::from_str::<Event>(line).unwrap(), event);
        assert_eq!(serde_json::from_slice::<Event>(line.as_bytes()).unwrap(), event);
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::from_value::<Event>(value).unwrap(), event);
    }
}

#[test]
fn offers_and_endings_are_written_as_their_codes() {
    for offer in Offer::ALL {
        assert_eq!(offer.code().parse(), Ok(offer));
        assert_eq!(serde_json::to_value(offer).unwrap(), offer.code());
    }
    for ending in Ending::ALL {
        assert_eq!(ending.code().parse(), Ok(ending));
        assert_eq!(serde_json::to_value(ending).unwrap(), ending.code());
    }
    for score in Score::ALL {
        assert_eq!(serde_json::to_value(score).unwrap(), score.code());
    }
}

#[test]
fn invalid_events_are_rejected() {
    for line in [
        "{}",
        "[]",
        r#"{"seq":0,"at":0}"#,
        r#"{"seq":0,"at":0,"deed":"dance"}"#,
        r#"{"seq":-1,"at":0,"deed":"taken-back","turns":1}"#,
        r#"{"seq":0,"at":0,"deed":"taken-back","turns":65536}"#,
        r#"{"seq":0,"at":0,"deed":"joined","color":"white","player":"00000000001"}"#,
        r#"{"seq":0,"at":0,"deed":"joined","color":"w","player":"1"}"#,
        r#"{"seq":0,"at":0,"deed":"ended","score":"2-0","by":"rules"}"#,
        r#"{"seq":0,"at":0,"deed":"ended","score":"1-0","by":"Rules"}"#,
        r#"{"seq":0,"at":0,"deed":"extended","color":"w","ms":-5}"#,
    ] {
        assert!(serde_json::from_str::<Event>(line).is_err(), "{line}");
    }
}

#[test]
fn fields_from_a_later_version_are_ignored() {
    let turn =
        r#"{"seq":1,"at":2,"deed":"turn","color":"w","turn":"e5","spent":3,"lag":4,"later":5}"#;
    let rolled = r#"{"seq":1,"at":2,"deed":"rolled","roll":"5-3","next":"w","later":true}"#;
    for line in [turn, rolled] {
        let event: Event = serde_json::from_str(line).expect("an event");
        assert!(!serde_json::to_string(&event).expect("JSON").contains("later"));
    }
}

#[test]
fn a_nonce_is_written_with_its_turn_and_a_mixed_roll_is_marked() {
    let turn = EventKind::turn(Color::White, "e5".to_owned(), TurnTime::default(), None, false);
    let plain = serde_json::to_string(&turn).expect("JSON");
    assert!(!plain.contains("nonce"), "{plain}");
    let line = serde_json::to_string(&turn.with_nonce(Some("0f".to_owned()))).expect("JSON");
    assert!(line.ends_with(r#","nonce":"0f"}"#), "{line}");
    let rolled =
        |mixed| EventKind::Rolled { roll: "5-3".to_owned(), next: NextClock::White, mixed };
    let written = |mixed| serde_json::to_string(&rolled(mixed)).expect("JSON");
    assert_eq!(written(false), r#"{"deed":"rolled","roll":"5-3","next":"w"}"#);
    assert_eq!(written(true), r#"{"deed":"rolled","roll":"5-3","next":"w","mixed":true}"#);
}
