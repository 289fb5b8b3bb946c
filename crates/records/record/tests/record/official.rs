use fastrand::Rng;
use record::{Format, ReadError, ReadOptions, Record, ReserveWarning, WriteError, read};
use variants::{AnyGame, Variant};

use crate::random;

const GIPF: [Variant; 3] = [Variant::GipfBasic, Variant::GipfStandard, Variant::GipfTournament];

fn reading(text: &str, variant: Option<Variant>) -> Result<Record, ReadError> {
    let options = ReadOptions { format: Some(Format::Official), variant };
    read(text, options).next().unwrap().map(|reading| reading.into_record().unwrap())
}

#[test]
fn games_round_trip_under_their_variant() {
    let mut rng = Rng::with_seed(8);
    for variant in GIPF {
        for _ in 0..20 {
            let record = Record::from_game(&random::game(variant, &mut rng, 300));
            let text = record.to_official().unwrap();
            assert_eq!(reading(&text, Some(variant)), Ok(record));
        }
    }
}

#[test]
fn the_variant_and_the_result_are_written_and_read() {
    let mut record = reading("e9-e7 b3", Some(Variant::GipfBasic)).unwrap();
    assert_eq!(record.to_official().unwrap(), "# gipf-basic\ne9-e7 (11)\nb3 (11)\n");
    record.set_result(record::Score::BlackWins, None).unwrap();
    let text = record.to_official().unwrap();
    assert!(text.ends_with("\n0-1\n"), "{text}");
    let mut readings = read(&text, ReadOptions::default());
    assert_eq!(readings.next().unwrap().unwrap().into_record().as_ref(), Some(&record));
    assert!(!readings.variant_guessed());
    // The text overrides the caller's variant.
    assert_eq!(reading(&format!("# Ann - Ben\n{text}"), Some(Variant::GipfStandard)), Ok(record));
}

#[test]
fn a_missing_variant_is_guessed() {
    for (text, variant, guessed) in [
        ("b3 c2", None, true),
        ("# Ann - Ben\nb3 c2", None, true),
        ("b3 c2", Some(Variant::GipfBasic), false),
        ("Ge8", None, false),
    ] {
        let mut readings = read(text, ReadOptions { variant, ..ReadOptions::default() });
        readings.next().unwrap().unwrap();
        assert_eq!(readings.variant_guessed(), guessed, "{text}");
    }
}

#[test]
fn an_error_in_the_first_turn_names_the_guessed_format() {
    let message = |text, format, variant| {
        let mut readings = read(text, ReadOptions { format, variant });
        readings.next().unwrap().unwrap_err().to_string()
    };
    let taken = "read as official GIPF notation (specify the game with --game)";
    let text = message("k7 f6", None, None);
    assert!(text.starts_with(&format!("line 1: {taken}: turn 1 (White), \"k7\": ")), "{text}");
    for (text, format, variant) in [
        ("b3 k7", None, None),
        ("k7", None, Some(Variant::GipfBasic)),
        ("# gipf-basic\nk7", None, None),
        ("k7", Some(Format::Official), None),
    ] {
        assert!(!message(text, format, variant).contains(taken), "{text}");
    }
}

#[test]
fn removals_reveal_the_variant() {
    let mut rng = Rng::with_seed(9);
    for variant in GIPF {
        for _ in 0..10 {
            let game = random::game(variant, &mut rng, 300);
            let text = Record::from_game(&game).to_official().unwrap();
            let text = text.lines().skip(1).collect::<Vec<_>>().join("\n");
            let read = reading(&text, None).unwrap();
            // A basic game may also be legal as a standard game, which is tried first.
            let first = [Variant::GipfStandard, variant].contains(&read.variant());
            assert!(first, "{text}");
            assert_eq!(read.to_official().unwrap().lines().count(), text.lines().count() + 1);
        }
    }
}

#[test]
fn a_pushed_gipf_piece_means_a_tournament_game() {
    assert_eq!(reading("Ge8\ngd8-f7", None).unwrap().variant(), Variant::GipfTournament);
}

#[test]
fn turns_may_be_in_columns_with_numbers_and_without_counts() {
    let expected = reading("b3 (11)\nc2 (11)\nb4 (10)", None).unwrap();
    for text in ["1. b3 c2\n2. b4", "1 b3(11) c2(11) 2.b4", "1. b3\tc2 (11)\r\n2. b4 (10)\r\n*"] {
        assert_eq!(reading(text, None).as_ref(), Ok(&expected), "{text}");
    }
}

/// Returns a game whose last action is a removal that was the only legal one.
fn with_removal() -> (AnyGame, String) {
    let mut rng = Rng::with_seed(10);
    loop {
        let mut game = AnyGame::start(Variant::GipfBasic);
        while game.outcome().is_none() {
            random::play(&mut game, &mut rng, 1);
            let last = game.turns().pop().unwrap();
            let removal = last.token.split(';').next_back().unwrap().to_owned();
            if last.token.contains(";x") && removal.starts_with('x') {
                return (game, removal);
            }
        }
    }
}

#[test]
fn a_removal_may_list_its_pieces_in_any_order_and_with_spaces() {
    let (game, removal) = with_removal();
    let text = Record::from_game(&game).to_official().unwrap();
    let mut pieces: Vec<&str> = removal[1..].split(',').collect();
    pieces.reverse();
    let other = text.replace(&format!(";{removal}"), &format!("; x{}", pieces.join(", ")));
    assert_ne!(other, text);
    assert_eq!(reading(&other, Some(Variant::GipfBasic)), Ok(Record::from_game(&game)));
}

#[test]
fn a_bare_x_is_read_as_the_only_removal() {
    let (mut game, removal) = with_removal();
    game.undo();
    let only = game.legal_tokens().iter().filter(|token| token.starts_with('x')).count() == 1;
    game.play_turn(&removal).unwrap();
    let text = Record::from_game(&game).to_official().unwrap();
    let other = text.replace(&format!(";{removal}"), ";x");
    assert!(only);
    assert_eq!(reading(&other, Some(Variant::GipfBasic)), Ok(Record::from_game(&game)));
}

/// Returns the warning for a record.
fn warning(text: &str) -> Option<ReserveWarning> {
    let mut readings = read(text, ReadOptions::default());
    assert!(readings.next().unwrap().is_ok());
    readings.warning()
}

#[test]
fn the_first_wrong_count_is_named_and_the_game_is_read() {
    let warning = warning("b3 (11)\nc2 (10)\nb4 (9)").unwrap();
    assert_eq!((warning.stated, warning.really), (10, 11));
    assert_eq!((warning.line.0, warning.turn.unwrap().number), (2, 1));
}

#[test]
fn correct_counts_cause_no_warning() {
    assert_eq!(warning("b3 (11)\nc2 (11)"), None);
}

#[test]
fn a_variant_under_which_all_counts_are_correct_is_preferred() {
    let game = random::game(Variant::GipfBasic, &mut Rng::with_seed(31), 12);
    let text = Record::from_game(&game).to_official().unwrap();
    let unnamed = text.split_once('\n').unwrap().1;
    let mut readings = read(unnamed, ReadOptions::default());
    let record = readings.next().unwrap().unwrap().into_record().unwrap();
    assert_eq!((record.variant(), readings.warning()), (Variant::GipfBasic, None));
}

#[test]
fn the_error_is_that_of_the_variant_under_which_most_turns_are_legal() {
    let (game, _) = with_removal();
    let text = Record::from_game(&game).to_official().unwrap() + "z9\n";
    let lines = text.lines().count();
    assert_eq!(reading(&text, None).unwrap_err().line.0, lines);
}

#[test]
fn texts_that_are_not_games_of_gipf_are_rejected() {
    for (text, variant, code) in [
        ("1.", None, "no-turns"),
        ("(7) b3", None, "before-turn"),
        ("b3 (seven)", None, "unknown-token"),
        ("b3 * c2", None, "unknown-token"),
        ("b3 b3", None, "spot-occupied"),
        ("b3", Some(Variant::Yinsh), "other-variant"),
    ] {
        assert_eq!(reading(text, variant).unwrap_err().code(), code, "{text}");
    }
}

#[test]
fn games_that_official_notation_cannot_represent_are_not_written() {
    let yinsh = Record::from_game(&AnyGame::start(Variant::Yinsh));
    let variant = Variant::Yinsh;
    assert_eq!(yinsh.to_official(), Err(WriteError::OtherVariant { variant }));
    let handicap = AnyGame::with_handicap("w1".parse().unwrap());
    assert_eq!(Record::from_game(&handicap).to_official(), Err(WriteError::Start));
}
