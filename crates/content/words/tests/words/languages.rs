//! Tests that every language has the same messages as English, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use words::{Kind, Language, Signature, messages};

/// Returns the messages of every language except English.
fn translations() -> impl Iterator<Item = (Language, BTreeMap<String, Signature>)> {
    let others = Language::ALL.into_iter().filter(|language| *language != Language::En);
    others.map(|language| (language, by_id(language)))
}

fn by_id(language: Language) -> BTreeMap<String, Signature> {
    let messages = messages(language).unwrap_or_else(|error| panic!("{language}: {error}"));
    messages.into_iter().map(|message| (message.id.clone(), message)).collect()
}

/// Returns the plural categories that a language needs for integers and fractions.
fn plurals(language: Language) -> &'static [&'static str] {
    match language {
        Language::Pl | Language::Ru | Language::Uk => &["one", "few", "many", "other"],
        _ => &["one", "other"],
    }
}

/// Returns the plural categories that a language may have in addition: Romance languages have one
/// for millions.
fn rare_plurals(language: Language) -> &'static [&'static str] {
    match language {
        Language::Fr | Language::It | Language::Es => &["many"],
        _ => &[],
    }
}

#[test]
fn every_language_has_the_messages_of_english_and_no_others() {
    let english = by_id(Language::En);
    for (language, own) in translations() {
        let missing: Vec<_> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        let extra: Vec<_> = own.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{language}: missing {missing:#?}, extra {extra:#?}"
        );
    }
}

#[test]
fn every_language_uses_the_arguments_of_english() {
    let english = by_id(Language::En);
    for (language, own) in translations() {
        for (id, message) in own {
            let Some(original) = english.get(&id) else { continue };
            let names = |message: &Signature| -> BTreeSet<String> {
                message.arguments.iter().map(|(name, _)| name.clone()).collect()
            };
            assert_eq!(names(&message), names(original), "{language}: {id}");
        }
    }
}

#[test]
fn choices_are_the_same_in_every_language() {
    let english = by_id(Language::En);
    for (language, own) in translations() {
        for (id, message) in own {
            let Some(original) = english.get(&id) else { continue };
            for (name, kind) in &message.arguments {
                let known =
                    original.arguments.iter().find(|(own, _)| own == name).map(|(_, kind)| kind);
                if let (Kind::Choice(own), Some(Kind::Choice(known))) = (kind, known) {
                    let own: BTreeSet<_> = own.iter().collect();
                    assert_eq!(own, known.iter().collect(), "{language}: {id}, {name}");
                }
            }
        }
    }
}

#[test]
fn plurals_have_the_categories_of_the_language() {
    for language in Language::ALL {
        for (id, cases) in by_id(language)
            .iter()
            .flat_map(|(id, message)| message.plurals.iter().map(move |cases| (id, cases)))
        {
            let named: Vec<&str> = cases
                .iter()
                .map(String::as_str)
                .filter(|case| case.parse::<f64>().is_err())
                .collect();
            for needed in plurals(language) {
                assert!(named.contains(needed), "{language}: {id} has no [{needed}]");
            }
            for case in named {
                let known =
                    plurals(language).contains(&case) || rare_plurals(language).contains(&case);
                assert!(known, "{language}: {id} has [{case}], which the language does not use");
            }
        }
    }
}

#[test]
fn terms_exist_in_the_language_that_uses_them() {
    for language in Language::ALL {
        for (id, message) in by_id(language) {
            let text = words::Words::new(language).text(&id, &[]).unwrap_or_default();
            assert!(!text.contains("{-"), "{language}: {id}: {text}, {message:?}");
        }
    }
}

#[test]
fn no_sentence_is_left_in_english() {
    let english = by_id(Language::En);
    for (language, own) in translations() {
        for (id, message) in own {
            let is_sentence = message
                .text
                .split_whitespace()
                .filter(|word| {
                    word.len() > 2 && word.chars().all(|letter| letter.is_ascii_lowercase())
                })
                .count()
                > 2;
            let same = english.get(&id).is_some_and(|original| original.text == message.text);
            assert!(!(is_sentence && same), "{language}: {id} is English: {}", message.text);
        }
    }
}

#[test]
fn no_text_contains_letters_of_another_language() {
    let foreign = [
        (Language::Ru, "іїєґІЇЄҐ"),
        (Language::Uk, "ыэёъЫЭЁЪ"),
        (Language::De, "абвгдеж"),
        (Language::Pl, "абвгдеж"),
    ];
    for (language, letters) in foreign {
        for (id, message) in by_id(language) {
            assert!(
                !message.text.contains(|letter| letters.contains(letter)),
                "{language}: {id}: {}",
                message.text
            );
        }
    }
}
