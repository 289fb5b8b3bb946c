use record::{ParseTimeControlError, Speed, TimeControl};

use crate::sitting::{CONTROLS, control};

#[test]
fn time_controls_round_trip() {
    for text in CONTROLS.into_iter().chain(["10800+180", "10800+10x180", "0d1", "14days"]) {
        let read = control(text);
        assert_eq!(read.to_string(), text);
        let json = serde_json::to_string(&read).unwrap();
        assert_eq!(json, format!("\"{text}\""));
        assert_eq!(serde_json::from_str::<TimeControl>(&json).unwrap(), read);
    }
}

#[test]
fn a_control_without_increment_is_absolute() {
    assert_eq!(control("300+0"), TimeControl::Absolute { base: 300_000 });
    assert_eq!(control("300d0"), TimeControl::Absolute { base: 300_000 });
}

#[test]
fn the_letters_select_the_kind_of_time_control() {
    assert_eq!(control("300+3"), TimeControl::Fischer { base: 300_000, increment: 3000 });
    assert_eq!(control("300d5"), TimeControl::Delay { base: 300_000, delay: 5000 });
    let byo_yomi = TimeControl::ByoYomi { base: 300_000, periods: 3, period: 30_000 };
    assert_eq!(control("300+3x30"), byo_yomi);
    assert_eq!(control("3days"), TimeControl::Days { days: 3 });
}

#[test]
fn invalid_time_controls_are_rejected() {
    use ParseTimeControlError::{Form, Nothing, TooMuch};
    for (text, error) in [
        ("", Form),
        ("+", Form),
        ("300+", Form),
        ("+3", Form),
        ("-1", Form),
        ("+300", Form),
        ("3.5", Form),
        ("1e3", Form),
        ("007", Form),
        ("days", Form),
        ("300+3x", Form),
        ("300+x30", Form),
        ("300+3x30x5", Form),
        ("300d5d5", Form),
        ("٣٠٠", Form),
        ("300 ", Form),
        ("10801", TooMuch),
        ("300+181", TooMuch),
        ("300d181", TooMuch),
        ("300+11x30", TooMuch),
        ("300+3x181", TooMuch),
        ("15days", TooMuch),
        ("99999999999999999999", TooMuch),
        ("4294968", TooMuch),
        ("0", Nothing),
        ("0+0", Nothing),
        ("0d0", Nothing),
        ("300+0x30", Nothing),
        ("300+3x0", Nothing),
        ("0days", Nothing),
    ] {
        assert_eq!(text.parse::<TimeControl>(), Err(error), "{text}");
    }
}

#[test]
fn the_speed_is_estimated_from_the_base_time_and_forty_turns() {
    for (text, speed) in [
        ("179", Speed::Bullet),
        ("60+2", Speed::Bullet),
        ("180", Speed::Blitz),
        ("60+3", Speed::Blitz),
        ("300+3", Speed::Blitz),
        ("480", Speed::Rapid),
        ("600d5", Speed::Rapid),
        ("300+3x30", Speed::Rapid),
        ("1500", Speed::Classical),
        ("10800+180", Speed::Classical),
        ("1days", Speed::Correspondence),
        ("-", Speed::Correspondence),
    ] {
        assert_eq!(control(text).speed(), speed, "{text}");
        assert_eq!(control(text).is_live(), speed != Speed::Correspondence);
    }
}

#[test]
fn speeds_round_trip() {
    for speed in Speed::ALL {
        assert_eq!(speed.code().parse(), Ok(speed));
        assert_eq!(serde_json::to_value(speed).unwrap(), speed.code());
    }
    assert!("Blitz".parse::<Speed>().is_err());
}
