//! Tests of the serde implementations.

use arbitrary::{Arbitrary, Unstructured};
use gipf::{Action, Color, Dot, Kind, Position, Push, Spot, Variant, bitboard};
use serde::{Serialize, de::DeserializeOwned};

/// Checks that values generated from random bytes round-trip.
#[track_caller]
fn round_trips<T>()
where
    T: for<'a> Arbitrary<'a> + Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..100 {
        let bytes: Vec<u8> = (0..500).map(|_| rng.u8(..)).collect();
        let value: T = Unstructured::new(&bytes).arbitrary().expect("enough bytes");
        let text = serde_json::to_string(&value).expect("it can be written");
        assert_eq!(serde_json::from_str::<T>(&text).expect("it can be read"), value, "{text}");
    }
}

#[test]
fn values_round_trip() {
    round_trips::<Color>();
    round_trips::<Variant>();
    round_trips::<Spot>();
    round_trips::<Dot>();
    round_trips::<Action>();
    round_trips::<Position>();
}

#[track_caller]
fn is_written<T: Serialize>(value: T, text: &str) {
    assert_eq!(serde_json::to_value(value).expect("it can be written"), text);
}

#[test]
fn an_action_is_written_without_its_position() {
    let push = Push::towards(Dot::E1, Spot::E5).unwrap();
    is_written(Action::Enter { kind: Kind::Gipf, spot: Spot::E2 }, "Ge2");
    is_written(Action::Push { kind: Kind::Single, push }, "e1-e2");
    is_written(Action::Remove(bitboard![E2, E3]), "xe2,e3");
    is_written(Action::Leave, "=");
}

#[test]
fn a_position_is_written_with_its_variant() {
    let start = Position::start(Variant::Basic);
    is_written(start, "gipf-basic p2P/5/6/P5p/6/5/p2P w push 12-12");
}

#[test]
fn an_impossible_position_is_rejected() {
    let text = r#""gipf-basic 4/5/6/7/6/5/4 w push 16-16""#;
    let error = serde_json::from_str::<Position>(text).unwrap_err().to_string();
    assert!(error.contains("only one player can have a handicap"), "{error}");
}

#[test]
fn a_push_without_a_dot_is_rejected() {
    assert!(serde_json::from_str::<Action>(r#""e1-e5""#).is_err());
    assert!(serde_json::from_str::<Action>(r#""e5-e6""#).is_err());
}
