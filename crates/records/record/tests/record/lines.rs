use fastrand::Rng;
use record::{
    Format, ReadError, ReadErrorKind, ReadOptions, Record, Score, Termination, WriteError, read,
};
use variants::{AnyGame, Color, Variant};

use crate::random;

fn readings(text: &str) -> Vec<Result<Record, ReadError>> {
    let options = ReadOptions { format: Some(Format::Lines), ..ReadOptions::default() };
    read(text, options).map(|reading| reading.map(|game| game.into_record().unwrap())).collect()
}

fn refusal(text: &str) -> ReadError {
    readings(text).remove(0).unwrap_err()
}

#[test]
fn finished_games_round_trip() {
    let mut rng = Rng::with_seed(6);
    for variant in [Variant::Yinsh, Variant::YinshBlitz] {
        for _ in 0..40 {
            let record = Record::from_game(&random::game(variant, &mut rng, 1000));
            let line = record.to_lines().unwrap();
            assert_eq!(readings(&line), [Ok(record)]);
        }
    }
}

#[test]
fn comment_lines_are_skipped_and_an_invalid_line_does_not_affect_others() {
    let text = "# made up\nyinsh\tresign\t0-0\tf6 a5\n\nyinsh\tresign\t0-0\tf6 f6\n\
                yinsh\tresign\t0-0\tf6 b6\n";
    let readings = readings(text);
    assert_eq!(readings.len(), 3);
    let error = readings[1].as_ref().unwrap_err();
    assert_eq!((error.code(), error.line.0), ("point-occupied", 4));
    assert!(readings[2].is_ok());
}

#[test]
fn a_line_with_a_resignation_does_not_name_the_winner() {
    let record = readings("yinsh\tresign\t0-0\tf6").remove(0).unwrap();
    assert_eq!(record.score(), Score::Open);
    assert_eq!(record.termination(), Some(Termination::Resignation));
}

#[test]
fn two_rows_may_be_removed_before_their_two_rings() {
    for game in random::double_rows(3) {
        let mut tokens: Vec<String> =
            random::actions(&game).into_iter().map(|(_, token)| token).collect();
        let end = tokens.len();
        // row, ring, row, ring becomes row, row, ring, ring
        tokens.swap(end - 3, end - 2);
        let [white, black] = Color::ALL.map(|color| game.rings_off(color).unwrap());
        let (winner, rings) = ("resign", format!("{white}-{black}"));
        let line = format!("yinsh\t{winner}\t{rings}\t{}", tokens.join(" "));
        let record = readings(&line).remove(0).unwrap();
        assert_eq!(record.replay(), game);
    }
}

#[test]
fn removals_after_the_winning_ring_are_dropped_when_all_rows_come_first() {
    for game in random::double_rows(3) {
        let mut tokens: Vec<String> =
            random::actions(&game).into_iter().map(|(_, token)| token).collect();
        let end = tokens.len();
        let before = tokens[..end - 4].iter().filter(|token| token.starts_with('x')).count();
        assert_eq!(before, 0);
        tokens.swap(end - 3, end - 2);
        let winner = game.turns().last().unwrap().player;
        let (letter, rings) = if winner == Color::White { ("W", "1-0") } else { ("B", "0-1") };
        // The same turns in the blitz game, which the first ring wins.
        let line = format!("yinsh-blitz\t{letter}\t{rings}\t{}", tokens.join(" "));
        let record = readings(&line).remove(0).unwrap();
        assert_eq!(record.outcome().unwrap().winner(), Some(winner));
    }
}

#[test]
fn rings_off_are_checked() {
    let error = refusal("yinsh\tresign\t1-0\tf6");
    assert_eq!(error.kind, ReadErrorKind::RingsOff { stated: [1, 0], really: [0, 0] });
    assert!(error.to_string().ends_with("1-0 rings are off, but the count is 0-0"));
}

#[test]
fn the_winner_is_checked() {
    let game = random::won(Variant::Yinsh, &mut Rng::with_seed(7));
    let line = Record::from_game(&game).to_lines().unwrap();
    let (right, wrong) =
        if line.contains("\tW\t") { ("\tW\t", "\tB\t") } else { ("\tB\t", "\tW\t") };
    assert_eq!(refusal(&line.replace(right, wrong)).code(), "result");
    assert_eq!(refusal(&line.replace(right, "\tresign\t")).code(), "result");
}

#[test]
fn an_unfinished_game_has_no_winner() {
    let error = refusal("yinsh\tW\t0-0\tf6");
    assert_eq!(error.kind, ReadErrorKind::GoesOn { stated: Score::WhiteWins });
}

#[test]
fn malformed_lines_are_rejected() {
    for (line, code) in [
        ("yinsh\tW\t0-0", "fields"),
        ("yinsh\tW\t0-0\tf6\tf7", "fields"),
        ("chess\tW\t0-0\tf6", "unknown-variant"),
        ("gipf-basic\tW\t0-0\tf6", "other-variant"),
        ("yinsh\tX\t0-0\tf6", "winner"),
        ("yinsh\tresign\t0:0\tf6", "rings-off-shape"),
    ] {
        assert_eq!(refusal(line).code(), code, "{line}");
    }
}

#[test]
fn games_that_a_line_cannot_represent_are_not_written() {
    let gipf = Record::from_game(&AnyGame::start(Variant::GipfBasic));
    let variant = Variant::GipfBasic;
    assert_eq!(gipf.to_lines(), Err(WriteError::OtherVariant { variant }));
    let open = Record::from_game(&AnyGame::start(Variant::Yinsh));
    assert_eq!(open.to_lines(), Err(WriteError::Unfinished));
    let position = "4/7/8/9/91/4R4/91/9/8/7/4 b place 0-0";
    let later = AnyGame::from_position(Variant::Yinsh, position).unwrap();
    assert_eq!(Record::from_game(&later).to_lines(), Err(WriteError::Start));
}
