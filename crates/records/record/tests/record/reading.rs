use record::{Evaluation, Nag, ReadOptions, Record, Score, Start, Termination, TextOptions, read};
use variants::{Color, Variant};

fn yinsh(turns: &str) -> Record {
    let text = format!("[Game \"yinsh\"]\n\n{turns}\n");
    read(&text, ReadOptions::default()).next().unwrap().unwrap().into_record().unwrap()
}

fn tokens(record: &Record) -> Vec<&str> {
    record.main_line().turns().iter().map(|node| node.token().as_str()).collect()
}

#[test]
fn turn_numbers_are_optional_and_may_be_attached_to_turns() {
    let expected = ["f6", "a5", "b6", "c3"];
    for turns in ["1. f6 a5 2. b6 c3", "1.f6 a5 2.b6 2...c3", "f6 a5 b6 c3", "1 f6 1... a5 b6\nc3"]
    {
        assert_eq!(tokens(&yinsh(turns)), expected, "{turns}");
    }
}

#[test]
fn signs_are_read_as_numbered_marks() {
    let record = yinsh("1. f6!? a5 $3 b6?? $1");
    let nags: Vec<&[Nag]> =
        record.main_line().turns().iter().map(|node| node.notes().nags.as_slice()).collect();
    assert_eq!(nags, [&[Nag(5)][..], &[Nag(3)], &[Nag(4), Nag(1)]]);
}

#[test]
fn clocks_and_evaluations_are_read_from_comments() {
    let record = yinsh("1. f6 {[%clk 0:01:00] the centre [%eval #-7]}");
    let notes = record.main_line().turns()[0].notes();
    assert_eq!(notes.clock.unwrap().milliseconds(), 60_000);
    assert_eq!(notes.evaluation, Some(Evaluation::Win { winner: Color::Black, turns: 7 }));
    assert_eq!(notes.comments[0].as_str(), "the centre");
}

#[test]
fn a_comment_may_contain_brackets_and_blank_lines() {
    let record = yinsh("1. f6 {( [x] { \n\n 1-0 } a5");
    assert_eq!(record.main_line().turns()[0].notes().comments[0].as_str(), "( [x] { 1-0");
    assert_eq!(record.main_line().turns().len(), 2);
}

#[test]
fn a_comment_before_the_first_turn_belongs_to_the_line() {
    let record = yinsh("{first} 1. f6 ({second} 1. e5) a5");
    assert_eq!(record.main_line().comments()[0].as_str(), "first");
    let variation = &record.main_line().turns()[0].variations()[0];
    assert_eq!(variation.comments()[0].as_str(), "second");
}

#[test]
fn variations_replace_the_turn_before_them_and_nest() {
    let record = yinsh("1. f6 a5 (1... a4 2. a5 (2. b5) (2. b4 b5)) 2. b6");
    let variation = &record.main_line().turns()[1].variations()[0];
    assert_eq!(variation.turns()[0].token().as_str(), "a4");
    let inner = variation.turns()[1].variations();
    assert_eq!(inner.len(), 2);
    assert_eq!(inner[1].turns()[1].token().as_str(), "b5");
    assert_eq!(record.main_line().turns()[2].token().as_str(), "b6");
}

#[test]
fn blacks_turn_is_numbered_after_a_comment_or_a_variation() {
    let record = yinsh("f6 {x} a5 b6 (b5) c3");
    let text = record.to_text(TextOptions::default());
    assert!(text.ends_with("\n1. f6 {x} 1... a5 2. b6 (2. b5) 2... c3 *\n"), "{text}");
}

#[test]
fn a_game_started_by_black_begins_with_a_number_and_three_dots() {
    let position = "4/7/8/9/91/4R4/91/9/8/7/4 b place 0-0";
    let record = yinsh(&format!("[Position \"{position}\"]\n\n1... a5 2. b6 c3"));
    assert_eq!(record.start(), Start::Position(position.to_owned()));
    assert!(record.to_text(TextOptions::default()).contains("\n1... a5 2. b6 c3 *\n"));
}

#[test]
fn the_position_of_the_usual_start_need_not_be_stated() {
    let record = yinsh("[Position \"4/7/8/9/91/9/91/9/8/7/4 w place 0-0\"]\nf6");
    assert_eq!(record, yinsh("f6"));
}

#[test]
fn a_handicap_adds_pieces() {
    let text = "[Game \"gipf-basic\"]\n[Handicap \"b3\"]\n\n1. e8-e7 *";
    let text = text.replace("e8-e7", "b3 (11) c2 (14)");
    let record = read(&text, ReadOptions::default()).next().unwrap().unwrap();
    let record = record.into_record().unwrap();
    assert_eq!(record.game().reserve(Color::Black), Some(14));
}

#[test]
fn tag_values_may_contain_quotes_and_backslashes() {
    let record = yinsh(r#"[White "a \"b\" \\ c"] f6"#);
    assert_eq!(record.tags().white(), Some(r#"a "b" \ c"#));
}

#[test]
fn a_tag_name_has_at_most_64_letters() {
    let tag = |length: usize| {
        let name = "N".repeat(length);
        let text = format!("[Game \"yinsh\"]\n[{name} \"x\"]\n\nf6\n");
        let record = read(&text, ReadOptions::default()).next().unwrap()?.into_record().unwrap();
        Ok::<_, record::ReadError>(record.tags().get(&name).map(str::to_owned))
    };
    assert_eq!(tag(64).unwrap().as_deref(), Some("x"));
    assert!(tag(65).is_err());
}

#[test]
fn standard_tags_are_parsed() {
    let text = "[Date \"2024.03.17\"]\n[Event \"Cup\"]\n[TimeControl \"600+5\"]\n\
                [Result \"0-1\"]\n[Termination \"Time\"]\n[Black \"Bo\"]\n\nf6";
    let record = yinsh(text);
    assert_eq!(record.tags().date().unwrap().year(), 2024);
    assert_eq!(record.tags().event(), Some("Cup"));
    assert_eq!(record.tags().time_control(), Some("600+5"));
    assert_eq!(record.tags().black(), Some("Bo"));
    assert_eq!(record.score(), Score::BlackWins);
    assert_eq!(record.termination(), Some(Termination::Time));
}

#[test]
fn a_result_after_the_turns_is_enough() {
    assert_eq!(yinsh("f6 1/2-1/2").score(), Score::Draw);
}

#[test]
fn a_comment_after_the_result_belongs_to_the_last_turn() {
    let record = yinsh("f6 1-0 {Black did not come.}");
    assert_eq!(record.main_line().turns()[0].notes().comments.len(), 1);
}

#[test]
fn the_callers_variant_replaces_a_missing_tag() {
    let options = ReadOptions { variant: Some(Variant::YinshBlitz), ..ReadOptions::default() };
    let record = read("f6 a5", options).next().unwrap().unwrap().into_record().unwrap();
    assert_eq!(record.variant(), Variant::YinshBlitz);
}

#[test]
fn the_tag_overrides_the_callers_variant() {
    let options = ReadOptions { variant: Some(Variant::GipfBasic), ..ReadOptions::default() };
    let record = read("[Game \"yinsh\"] f6", options).next().unwrap().unwrap();
    assert_eq!(record.into_record().unwrap().variant(), Variant::Yinsh);
}

#[test]
fn plain_turns_are_separated_by_blank_lines() {
    let options = ReadOptions { variant: Some(Variant::Yinsh), ..ReadOptions::default() };
    let readings = read("f6 a5\n\nb6 (b5\n\nc3) c4 *\n\nd4\nd5", options);
    let lengths: Vec<usize> = readings
        .map(|reading| reading.unwrap().into_record().unwrap().main_line().turns().len())
        .collect();
    assert_eq!(lengths, [2, 2, 2]);
}

#[test]
fn an_invalid_record_does_not_affect_the_next_one() {
    for bad in ["f6 f6", "f6 {never closed", "f6 (a5", "f6 )", "[White x] f6", "f6 } a5"] {
        let text = format!(
            "[Game \"yinsh\"]\n\n{bad}\n\n[White \"Ada\"]\n[Game \"yinsh\"]\n\nf6 {{closed}} *\n"
        );
        let readings: Vec<_> = read(&text, ReadOptions::default()).collect();
        assert!(readings.first().unwrap().is_err(), "{bad}");
        assert!(readings.last().unwrap().is_ok(), "{bad}");
    }
}

#[test]
fn reading_reports_its_progress() {
    let text = "[Game \"yinsh\"] f6 *\n[Game \"yinsh\"] f6 *\n";
    let mut readings = read(text, ReadOptions::default());
    assert_eq!((readings.bytes_read(), readings.length()), (0, text.len()));
    readings.next().unwrap().unwrap();
    assert!((1..text.len()).contains(&readings.bytes_read()));
    assert_eq!(readings.by_ref().count(), 1);
    assert_eq!(readings.bytes_read(), text.len());
}
