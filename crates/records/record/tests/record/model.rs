use fastrand::Rng;
use record::{
    Record, ResultError, Score, Start, TagError, Termination, TurnPath, VARIATIONS_MAX_DEPTH,
    VariationError,
};
use variants::{AnyGame, Color, Handicap, Variant};

use crate::random;

fn opening() -> Record {
    let mut game = AnyGame::start(Variant::Yinsh);
    for token in ["f6", "a5", "b6"] {
        game.play_turn(token).unwrap();
    }
    Record::from_game(&game)
}

#[test]
fn standard_tags_come_in_a_fixed_order_and_others_after_them() {
    let mut record = opening();
    for name in ["Zeal", "Black", "Annotator", "white", "Event"] {
        record.tags_mut().set(name, "x").unwrap();
    }
    let names: Vec<String> = record.all_tags().into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["Game", "Event", "White", "Black", "Result", "Zeal", "Annotator"]);
}

#[test]
fn a_tag_derived_from_the_game_cannot_be_set() {
    let mut record = opening();
    assert_eq!(record.tags_mut().set("result", "1-0"), Err(TagError::Derived));
}

#[test]
fn a_tag_with_a_line_break_cannot_be_set() {
    assert_eq!(opening().tags_mut().set("White", "a\nb"), Err(TagError::Value));
}

#[test]
fn a_tag_without_a_name_cannot_be_set() {
    assert_eq!(opening().tags_mut().set("", "a"), Err(TagError::Name));
}

#[test]
fn a_removed_tag_is_gone() {
    let mut record = opening();
    record.tags_mut().set("White", "Ada").unwrap();
    assert_eq!(record.tags_mut().remove("White").as_deref(), Some("Ada"));
    assert_eq!(record.tags().white(), None);
}

#[test]
fn an_unfinished_game_may_end_by_resignation() {
    let mut record = opening();
    record.set_result(Score::BlackWins, Some(Termination::Resignation)).unwrap();
    assert_eq!(record.score().winner(), Some(Color::Black));
    assert_eq!(record.termination(), Some(Termination::Resignation));
}

#[test]
fn a_result_cannot_contradict_the_rules() {
    let game = random::game(Variant::YinshBlitz, &mut Rng::with_seed(1), 1000);
    let outcome = game.outcome().unwrap();
    let mut record = Record::from_game(&game);
    let before = record.clone();
    let error = record.set_result(Score::Open, None).unwrap_err();
    assert_eq!(error, ResultError::Score { stated: Score::Open, outcome });
    assert_eq!(record, before);
}

#[test]
fn a_game_ended_by_the_rules_cannot_end_on_time() {
    let game = random::game(Variant::YinshBlitz, &mut Rng::with_seed(1), 1000);
    let mut record = Record::from_game(&game);
    let error = record.set_result(record.score(), Some(Termination::Time)).unwrap_err();
    assert!(matches!(error, ResultError::Termination { stated: Termination::Time, .. }));
}

#[test]
fn a_handicap_is_recognised_as_the_start() {
    let handicap = Handicap::new(Color::Black, 2).unwrap();
    let record = Record::from_game(&AnyGame::with_handicap(handicap));
    assert_eq!(record.start(), Start::Handicap(handicap));
    assert!(record.all_tags().contains(&("Handicap".to_owned(), "b2".to_owned())));
}

#[test]
fn an_illegal_variation_is_rejected_and_changes_nothing() {
    let mut record = opening();
    let before = record.clone();
    let error = record.add_variation(&TurnPath::main(2), &["c3", "f6"]).unwrap_err();
    assert!(matches!(error, VariationError::Play { index: 1, .. }));
    assert_eq!(record, before);
}

#[test]
fn a_variation_needs_a_turn_to_replace() {
    let error = opening().add_variation(&TurnPath::main(3), &["c3"]).unwrap_err();
    assert_eq!(error, VariationError::NoTurn);
}

#[test]
fn an_empty_variation_cannot_be_added() {
    let error = opening().add_variation(&TurnPath::main(0), &[]).unwrap_err();
    assert_eq!(error, VariationError::Empty);
}

#[test]
fn variations_can_be_nested_as_deeply_as_the_reader_allows() {
    let mut record = opening();
    let mut address = TurnPath::main(0);
    for _ in 0..VARIATIONS_MAX_DEPTH {
        record.add_variation(&address, &["c3"]).unwrap();
        address = address.variation(0, 0);
    }
    assert_eq!(record.add_variation(&address, &["c3"]), Err(VariationError::TooDeep));
    let text = record.to_text(record::TextOptions::default());
    let read = record::read(&text, record::ReadOptions::default()).next().unwrap().unwrap();
    assert_eq!(read.into_record(), Some(record));
}

#[test]
fn a_turn_of_gipf_contains_the_reserve_of_its_player() {
    let mut game = AnyGame::start(Variant::GipfTournament);
    game.play_turn("Ge8").unwrap();
    let record = Record::from_game(&game);
    assert_eq!(record.main_line().turns()[0].reserve(), Some(16));
}
