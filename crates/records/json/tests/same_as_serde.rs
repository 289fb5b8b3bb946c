//! Comparison of the reader and the writer with `serde_json`.

use fastrand::Rng;
use json::{JSON_MAX_DEPTH, Json, Writer, Written, read};
use serde_json::{Map, Value};

/// Converts a value into a `serde_json` value; serde parses the source text of numbers and literals.
fn value(json: Json<'_>) -> Value {
    if let Some(text) = json.text() {
        Value::from(text.into_owned())
    } else if json.is_list() {
        json.items().map(value).collect()
    } else if json.is_object() {
        let fields: Map<String, Value> =
            json.fields().map(|(name, field)| (name.into_owned(), value(field))).collect();
        Value::Object(fields)
    } else {
        serde_json::from_str(json.source()).expect("a number or a word")
    }
}

fn random_text(rng: &mut Rng) -> String {
    const LETTERS: [&str; 12] =
        ["a", "\"", "\\", "é", "𝄞", "\n", "\u{1}", "/", "{", "]", ",", "\u{7f}"];
    (0..rng.usize(..6)).map(|_| LETTERS[rng.usize(..LETTERS.len())]).collect()
}

fn random_value(rng: &mut Rng, depth: u32) -> Value {
    match rng.u8(..if depth == 0 { 5 } else { 7 }) {
        0 => Value::Null,
        1 => rng.bool().into(),
        2 => rng.u64(..1 << 40).into(),
        3 => (-0.125 * f64::from(rng.u16(..))).into(),
        4 => random_text(rng).into(),
        5 => (0..rng.usize(..4)).map(|_| random_value(rng, depth - 1)).collect(),
        _ => {
            let field = |rng: &mut Rng| (random_text(rng), random_value(rng, depth - 1));
            Value::Object((0..rng.usize(..4)).map(|_| field(rng)).collect())
        }
    }
}

#[test]
fn everything_written_by_serde_is_read_back() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..3000 {
        let expected = random_value(&mut rng, 4);
        for text in [expected.to_string(), serde_json::to_string_pretty(&expected).unwrap()] {
            assert_eq!(value(read(&text).unwrap()), expected, "{text}");
        }
    }
}

#[test]
fn a_damaged_text_is_rejected_exactly_when_serde_rejects_it() {
    let mut rng = Rng::with_seed(2);
    let mut refused = 0;
    for _ in 0..20_000 {
        let mut bytes = random_value(&mut rng, 3).to_string().into_bytes();
        for _ in 0..rng.usize(..3) {
            let (at, byte) = (rng.usize(..=bytes.len()), rng.u8(0x1f..0x7f));
            match rng.u8(..3) {
                0 if at < bytes.len() => bytes[at] = byte,
                1 if at < bytes.len() => drop(bytes.remove(at)),
                _ => bytes.insert(at, byte),
            }
        }
        let Ok(text) = String::from_utf8(bytes) else { continue };
        // Serde rejects numbers too large for floating point, and unpaired surrogates.
        if text.contains(['e', 'E']) || text.contains("\\u") {
            let _ = read(&text);
            continue;
        }
        let ours = read(&text).is_ok();
        assert_eq!(ours, serde_json::from_str::<Value>(&text).is_ok(), "{text}");
        refused += usize::from(!ours);
    }
    assert!(refused > 1000);
}

#[test]
fn every_string_round_trips() {
    let mut rng = Rng::with_seed(3);
    for _ in 0..2000 {
        let text = random_text(&mut rng);
        let mut out = Writer::default();
        text.write(&mut out);
        let written = out.into_text();
        assert_eq!(serde_json::from_str::<String>(&written).unwrap(), text);
        assert_eq!(read(&written).unwrap().text().unwrap(), text);
    }
}

#[test]
fn escapes_written_by_javascript_are_read() {
    for (source, text) in [
        (r#""\u00e9\n\/""#, "é\n/"),
        (r#""\ud834\udd1e""#, "𝄞"),
        (r#""\ud834""#, "\u{fffd}"),
        (r#""\udd1e\ud834x""#, "\u{fffd}\u{fffd}x"),
    ] {
        assert_eq!(read(source).unwrap().text().unwrap(), text, "{source}");
    }
}

#[test]
fn nesting_is_limited() {
    let nested = |depth| "[".repeat(depth) + &"]".repeat(depth);
    assert!(read(&nested(JSON_MAX_DEPTH)).is_ok());
    assert_eq!(read(&nested(JSON_MAX_DEPTH + 1)).unwrap_err().at, JSON_MAX_DEPTH);
    assert!(read(&"[{\"a\":".repeat(1_000_000)).is_err());
}

#[test]
fn the_last_of_several_fields_with_the_same_name_counts() {
    let json = read(r#" {"a": 1, "b": {"a": 2}, "a": 3} "#).unwrap();
    assert_eq!(json.get("a").unwrap().number(), Some(3));
    assert_eq!(json.get("b").unwrap().offset(), 15);
    assert_eq!(json.get("c"), None);
}

#[test]
fn a_pair_is_written_as_an_array_of_two() {
    let mut out = Writer::default();
    ("a", ("b", "c")).write(&mut out);
    assert_eq!(out.into_text(), r#"["a",["b","c"]]"#);
}
