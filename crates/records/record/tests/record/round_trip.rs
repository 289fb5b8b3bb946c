use fastrand::Rng;
use record::{ReadOptions, Record, TextOptions, read};
use variants::Variant;

use crate::random;

fn records() -> impl Iterator<Item = Record> {
    Variant::ALL.into_iter().flat_map(|variant| {
        let mut rng = Rng::with_seed(variant as u64 + 1);
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
fn what_was_written_is_read_as_an_equal_record() {
    for record in records() {
        for reserves in [false, true] {
            let text = record.to_text(TextOptions { reserves });
            assert_eq!(read_one(&text), record, "{text}");
        }
    }
}

#[test]
fn what_was_read_is_written_as_the_same_text() {
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
fn a_record_replays_to_the_game_from_which_it_was_made() {
    for variant in Variant::ALL {
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
