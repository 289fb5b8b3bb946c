//! Tests of the serde implementations.

use arbitrary::{Arbitrary, Unstructured};
use serde::{Serialize, de::DeserializeOwned};
use yinsh::{Action, Color, Point, Position, Row, Variant};

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
    round_trips::<Point>();
    round_trips::<Row>();
    round_trips::<Action>();
    round_trips::<Position>();
}

#[test]
fn values_serialize_as_their_notation() {
    let written = |value: &dyn Fn() -> serde_json::Result<String>| value().unwrap();
    assert_eq!(written(&|| serde_json::to_string(&Color::Black)), r#""b""#);
    assert_eq!(written(&|| serde_json::to_string(&Point::F6)), r#""f6""#);
    assert_eq!(written(&|| serde_json::to_string(&Action::Place(Point::F6))), r#""f6""#);
    let start = Position::start(Variant::Blitz);
    assert_eq!(
        written(&|| serde_json::to_string(&start)),
        r#""yinsh-blitz 4/7/8/9/91/9/91/9/8/7/4 w place 0-0""#
    );
}

#[test]
fn an_impossible_position_is_rejected() {
    let text = r#""yinsh 4/7/8/9/91/9/91/9/8/7/4 w place 1-0""#;
    let error = serde_json::from_str::<Position>(text).unwrap_err().to_string();
    assert!(error.contains("no rings off"), "{error}");
}

#[test]
fn a_position_without_a_variant_is_rejected() {
    let text = r#""4/7/8/9/91/9/91/9/8/7/4 w place 0-0""#;
    let error = serde_json::from_str::<Position>(text).unwrap_err().to_string();
    assert!(error.contains("expected one of: yinsh, yinsh-blitz"), "{error}");
}

#[test]
fn a_point_outside_the_board_is_rejected() {
    assert!(serde_json::from_str::<Point>(r#""a1""#).is_err());
    assert!(serde_json::from_str::<Point>("6").is_err());
}
