//! Tests of properties that all texts have.

use words::{Argument, Language, Words};

#[test]
fn no_text_contains_bidirectional_isolation_marks() {
    let words = Words::new(Language::En);
    for message in words::messages(Language::En).unwrap() {
        let arguments: Vec<(&str, Argument<'_>)> =
            message.arguments.iter().map(|(name, _)| (name.as_str(), "x".into())).collect();
        let text = words.text(&message.id, &arguments).unwrap();
        assert!(!text.contains(['\u{2068}', '\u{2069}']), "{}", message.id);
    }
}
