//! Tests of the serde implementations.

use arbitrary::{Arbitrary, Unstructured};
use gipf_potentials::{
    Action, Dot, Kind, Position, Potential, Preset, Push, Spot, Terms, bitboard,
};
use serde::{Serialize, de::DeserializeOwned};

/// Checks that values generated from random bytes round-trip.
#[track_caller]
fn round_trips<T>()
where
    T: for<'a> Arbitrary<'a> + Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..200 {
        let bytes: Vec<u8> = (0..500).map(|_| rng.u8(..)).collect();
        let value: T = Unstructured::new(&bytes).arbitrary().expect("enough bytes");
        let text = serde_json::to_string(&value).expect("it can be written");
        assert_eq!(serde_json::from_str::<T>(&text).expect("it can be read"), value, "{text}");
    }
}

#[test]
fn values_round_trip() {
    round_trips::<Terms>();
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
    let kind = Kind::Loaded(Potential::Yinsh);
    is_written(Action::Enter { kind, spot: Spot::E2 }, "Ye2");
    is_written(Action::Push { kind: Kind::Extra, push }, "te1-e2");
    let (from, to) = (Spot::E5, Spot::E6);
    is_written(Action::Use { kind: Potential::Punct, from, to }, "ue5-e6");
    is_written(Action::Remove(bitboard![E2, E3]), "xe2,e3");
    is_written(Action::Decline, "=t");
}

#[test]
fn a_position_is_written_with_its_terms() {
    let start = Position::start(Preset::Tamsk.terms());
    is_written(start, "tournament:18/18:T6-t6 4/5/6/7/6/5/4 w push 18-18 T6-t6 GGgg");
}

#[test]
fn an_impossible_position_is_rejected() {
    let text = r#""tournament:18/18:T6-t6 4/5/6/7/6/5/4 w push 18-18 T6-z6 GGgg""#;
    let error = serde_json::from_str::<Position>(text).unwrap_err().to_string();
    assert!(error.contains("more potentials of a kind"), "{error}");
}

#[test]
fn a_tamsk_use_and_an_extra_push_are_distinguished_by_their_origin() {
    let read = |text: &str| serde_json::from_value::<Action>(text.into());
    let extra = Action::Push { kind: Kind::Extra, push: Push::towards(Dot::E1, Spot::E5).unwrap() };
    assert_eq!(read("te1-e2").unwrap(), extra);
    assert!(matches!(read("te5-e6").unwrap(), Action::Use { kind: Potential::Tamsk, .. }));
}
