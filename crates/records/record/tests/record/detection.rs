use record::{Format, ReadOptions, read};
use variants::Variant;

#[test]
fn formats_are_detected_from_the_beginning_of_the_text() {
    for (text, format) in [
        ("[Game \"yinsh\"]\n\nf6", Format::Record),
        ("{a comment} f6", Format::Record),
        ("f6 a5 (1... a4)", Format::Record),
        ("f6! a5", Format::Record),
        (" (;\nGM[24]SU[Yinsh])", Format::Sgf),
        ("{\n  \"data\": {}}", Format::Bga),
        ("{\n  \"tags\": {}}", Format::Json),
        ("1. Ge8 (16) Gd8-f7 (16)", Format::Official),
        ("b3\nc2", Format::Official),
        ("# a comment\nyinsh\tW\t3-0\tf6", Format::Lines),
        ("# gipf-basic\nb3\nc2", Format::Official),
        ("# Ann - Ben\nb3\nc2", Format::Official),
        ("# gipf-basic\nyinsh\tW\t3-0\tf6", Format::Lines),
        ("# a comment\nyinsh W 3-0 f6", Format::Lines),
        ("yinsh-blitz\tresign\t0-0\tf6", Format::Lines),
        ("\u{feff}\n[Game \"yinsh\"]", Format::Record),
    ] {
        assert_eq!(Format::detect(text), Some(format), "{text}");
    }
}

#[test]
fn a_blank_text_has_no_format() {
    assert_eq!(Format::detect(" \n"), None);
}

#[test]
fn format_codes_round_trip() {
    assert!(Format::ALL.into_iter().all(|format| format.code().parse() == Ok(format)));
}

#[test]
fn plain_tokens_are_read_under_the_given_variant() {
    for (variant, tokens) in [
        (Variant::Yinsh, "f6 a5"),
        (Variant::GipfBasic, "b3 c2"),
        (Variant::GipfTournament, "1. Gb3 Gc2"),
    ] {
        let options = ReadOptions { variant: Some(variant), ..ReadOptions::default() };
        let record = read(tokens, options).next().unwrap().unwrap().into_record().unwrap();
        assert_eq!((record.variant(), record.main_line().turns().len()), (variant, 2));
        let options = ReadOptions { format: Some(Format::Record), ..options };
        let again = read(tokens, options).next().unwrap().unwrap().into_record();
        assert_eq!(again, Some(record));
    }
}
