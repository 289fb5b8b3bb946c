use fastrand::Rng;
use record::{ReadOptions, Record, TextOptions, read};
use variants::Variant;

use crate::random;

/// Returns the listed variants, the presets with potentials and a game with custom terms.
fn known() -> Vec<Variant> {
    let presets = ["tamsk", "zertz", "dvonn", "yinsh", "punct", "ultimate"];
    let presets = presets.map(|name| Variant::known(&format!("gipf-{name}"), None).unwrap());
    let own = ["standard:18/15:T3U2-z6", "basic:15/15:D6Y6-d6y6"];
    let own = own.map(|terms| Variant::known("gipf-potentials", Some(terms)).unwrap());
    Variant::ALL.into_iter().chain(presets).chain(own).collect()
}

fn records() -> impl Iterator<Item = Record> {
    (1..).zip(known()).flat_map(|(seed, variant)| {
        let mut rng = Rng::with_seed(seed);
        (0..60).map(move |_| random::record(variant, &mut rng)).collect::<Vec<_>>()
    })
}

fn read_one(text: &str) -> Record {
    let mut readings = read(text, ReadOptions::default());
    let record = readings.next().unwrap().unwrap().into_record().unwrap();
    assert!(readings.next().is_none());
    record
}

#[test]
fn written_records_are_read_as_equal_records() {
    for record in records() {
        for reserves in [false, true] {
            let text = record.to_text(TextOptions { reserves });
            assert_eq!(read_one(&text), record, "{text}");
        }
    }
}

#[test]
fn records_that_were_read_are_written_as_the_same_text() {
    for record in records() {
        let text = record.to_text(TextOptions::default());
        assert_eq!(read_one(&text).to_text(TextOptions::default()), text);
    }
}

#[test]
fn lines_of_turns_have_at_most_eighty_characters_unless_one_word_is_longer() {
    for record in records() {
        let text = record.to_text(TextOptions { reserves: true });
        for line in text.lines().skip_while(|line| !line.is_empty()) {
            let fits = line.chars().count() <= 80;
            assert!(fits || line.contains("wordsthatarelonger"), "{line}");
        }
    }
}

#[test]
fn records_written_one_after_the_other_are_read_one_by_one() {
    let all: Vec<Record> = records().collect();
    let texts: Vec<String> =
        all.iter().map(|record| record.to_text(TextOptions::default())).collect();
    let readings = read(&texts.join("\n"), ReadOptions::default())
        .map(|reading| reading.unwrap().into_record().unwrap())
        .collect::<Vec<_>>();
    assert_eq!(readings, all);
}

#[test]
fn a_record_replays_to_its_original_game() {
    for variant in known() {
        let mut rng = Rng::with_seed(3);
        for _ in 0..40 {
            let game = random::game(variant, &mut rng, 300);
            let record = Record::from_game(&game);
            assert_eq!(record.replay(), game);
            assert_eq!(read_one(&record.to_text(TextOptions::default())).replay(), game);
        }
    }
}

#[test]
fn single_actions_in_capitals_are_read_as_whole_turns() {
    for variant in Variant::ALL {
        let mut rng = Rng::with_seed(4);
        let game = random::game(variant, &mut rng, 300);
        let tokens: Vec<String> = random::actions(&game)
            .into_iter()
            .enumerate()
            .map(|(index, (_, token))| format!("{}. {}", index + 1, token.to_uppercase()))
            .collect();
        let text = format!("[Game \"{variant}\"]\n\n{}", tokens.join("\n"));
        assert_eq!(read_one(&text), Record::from_game(&game));
    }
}

#[test]
fn custom_terms_are_written_in_a_tag_and_required() {
    let terms = "standard:18/15:T3U2-z6";
    let variant = Variant::known("gipf-potentials", Some(terms)).unwrap();
    let text = Record::from_game(&random::game(variant, &mut Rng::with_seed(1), 20))
        .to_text(TextOptions::default());
    assert!(
        text.starts_with(&format!("[Game \"gipf-potentials\"]\n[Terms \"{terms}\"]\n")),
        "{text}"
    );
    for (from, to) in [(terms, "standard:9/15:-"), ("[Terms \"standard:18/15:T3U2-z6\"]\n", "")] {
        let wrong = text.replace(from, to);
        let error = read(&wrong, ReadOptions::default()).next().unwrap().unwrap_err();
        assert_eq!(error.code(), "unknown-variant", "{wrong}");
    }
    let needless = text.replace("gipf-potentials", "gipf-basic");
    assert!(read(&needless, ReadOptions::default()).next().unwrap().is_err());
}
