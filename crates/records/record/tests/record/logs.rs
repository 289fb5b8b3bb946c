use record::{Ending, Event, EventKind, GameId, Offer, Score, Terms};
use variants::{Color, Handicap, Variant};

use crate::sitting::{control, player};

/// Every kind with the line that stands for it for ever.
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
fn the_line_of_every_deed_is_fixed() {
    for (kind, line) in lines() {
        let event = Event { seq: 7, at: 1_800_000_000_000, kind };
        assert_eq!(serde_json::to_string(&event).unwrap(), line);
    }
}

#[test]
fn every_deed_is_read_as_it_was_written() {
    for (kind, line) in lines() {
        let event = Event { seq: 7, at: 1_800_000_000_000, kind };
        assert_eq!(serde_json::from_str::<Event>(line).unwrap(), event);
        assert_eq!(serde_json::from_slice::<Event>(line.as_bytes()).unwrap(), event);
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::from_value::<Event>(value).unwrap(), event);
    }
}

#[test]
fn offers_and_endings_are_spelled_by_their_ids() {
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
fn a_line_that_is_no_event_is_refused() {
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
