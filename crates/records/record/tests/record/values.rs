use fastrand::Rng;
use record::{Clock, Comment, CommentError, Date, Evaluation, Nag, Score, Termination};
use variants::Color;

#[test]
fn clocks_round_trip() {
    let mut rng = Rng::with_seed(5);
    for _ in 0..1000 {
        let clock = Clock::from_milliseconds(rng.u32(..));
        assert_eq!(clock.to_string().parse(), Ok(clock));
    }
}

#[test]
fn a_clock_shows_a_fraction_only_if_it_is_not_zero() {
    assert_eq!("0:01:02.5".parse::<Clock>().unwrap().to_string(), "0:01:02.500");
    assert_eq!("10:00:00".parse::<Clock>().unwrap().to_string(), "10:00:00");
}

#[test]
fn the_fraction_of_a_second_on_a_clock_has_one_to_three_digits() {
    for (text, milliseconds) in [("0:00:01.5", 1500), ("0:00:01.25", 1250), ("0:00:01.025", 1025)] {
        assert_eq!(text.parse(), Ok(Clock::from_milliseconds(milliseconds)), "{text}");
    }
    assert!("0:00:01.0005".parse::<Clock>().is_err());
}

#[test]
fn a_clock_has_at_most_four_digits_of_hours_and_two_of_minutes() {
    for text in ["00001:00:00", "1:000:00", "1:00:000", ":00:00"] {
        assert!(text.parse::<Clock>().is_err(), "{text}");
    }
}

#[test]
fn a_clock_with_sixty_seconds_is_rejected() {
    for text in ["0:00:60", "0:60:00", "1:00", "", "1:2:3:4", "0:00:00.", "9999:00:00", "+1:00:00"]
    {
        assert!(text.parse::<Clock>().is_err(), "{text}");
    }
}

#[test]
fn evaluations_round_trip() {
    for evaluation in [
        Evaluation::Centi(0),
        Evaluation::Centi(-5),
        Evaluation::Centi(125),
        Evaluation::Centi(i32::MIN),
        Evaluation::Win { winner: Color::Black, turns: 0 },
        Evaluation::Win { winner: Color::White, turns: u16::MAX },
    ] {
        assert_eq!(evaluation.to_string().parse(), Ok(evaluation));
    }
}

#[test]
fn a_malformed_evaluation_is_rejected() {
    for text in ["", "-", "1.", ".5", "1.234", "#", "#1.5", "99999999999999999999", "--1", "1e5"] {
        assert!(text.parse::<Evaluation>().is_err(), "{text}");
    }
}

#[test]
fn dates_round_trip_and_may_be_incomplete() {
    for text in ["2024.03.17", "2024.03.??", "2024.??.??"] {
        assert_eq!(text.parse::<Date>().unwrap().to_string(), text);
    }
    assert_eq!("2024-03-17".parse::<Date>(), "2024.03.17".parse());
}

#[test]
fn a_day_without_a_month_is_not_a_date() {
    for text in ["2024.??.17", "2024.13.01", "2024.01.32", "x", "", "2024.01.01.01"] {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
}

#[test]
fn white_space_in_a_comment_becomes_single_spaces() {
    assert_eq!(Comment::new(" a \n\t b ").unwrap().as_str(), "a b");
}

#[test]
fn a_comment_cannot_contain_braces_or_commands() {
    assert_eq!(Comment::new("a } b"), Err(CommentError::Brace));
    assert_eq!(Comment::new("[%clk 0:00:01]"), Err(CommentError::Command));
    assert_eq!(Comment::new(" \n "), Err(CommentError::Empty));
}

#[test]
fn signs_stand_for_the_first_six_marks() {
    let nags = ["!", "?", "!!", "??", "!?", "?!"].map(|signs| Nag::from_signs(signs).unwrap().0);
    assert_eq!(nags, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn results_and_terminations_round_trip() {
    assert!(Score::ALL.into_iter().all(|score| score.code().parse() == Ok(score)));
    assert!(Termination::ALL.into_iter().all(|end| end.code().parse() == Ok(end)));
}
