use record::{LagReport, MACHINE_DELAY_MS};
use variants::Color::{Black, White};

use crate::sitting::Sitting;

fn report(spent: u32, rtt: u32) -> LagReport {
    LagReport { spent: Some(spent), rtt: Some(rtt) }
}

#[test]
fn the_initial_quota_is_three_gains() {
    // In hundredths of a second: two fifths of the estimate, plus 15, but at most 100.
    for (text, gain) in
        [("60", 390), ("60+1", 550), ("180", 870), ("300+3", 1000), ("5", 170), ("212", 998)]
    {
        assert_eq!(Sitting::new(text).timer.quota(White), 3 * gain, "{text}");
    }
}

#[test]
fn lag_is_refunded() {
    let mut sitting = Sitting::begun("300+3");
    let pressed = sitting.reports(5000, report(4800, 200));
    assert_eq!((pressed.spent, pressed.lag), (5000, 200));
    assert_eq!(sitting.ms(White), 300_000 - 4800 + 3000);
}

#[test]
fn without_a_report_from_the_players_clock_the_round_trip_is_refunded() {
    let mut sitting = Sitting::begun("300+3");
    assert_eq!(sitting.reports(5000, LagReport { spent: None, rtt: Some(120) }).lag, 120);
    assert_eq!(sitting.reports(80, LagReport { spent: None, rtt: Some(120) }).lag, 80);
    assert_eq!(sitting.reports(5000, LagReport::default()).lag, 0);
}

#[test]
fn a_quota_gains_no_more_than_the_measured_round_trip_allows() {
    let mut sitting = Sitting::begun("300+3");
    sitting.reports(5000, report(4000, 60));
    assert_eq!(sitting.timer.quota(White), 60 + MACHINE_DELAY_MS);
    assert_eq!(sitting.timer.quota(Black), 3000);
    sitting.reports(5000, LagReport { spent: Some(5000), rtt: None });
    assert_eq!(sitting.timer.quota(Black), 2 * MACHINE_DELAY_MS);
    sitting.reports(5000, report(5000, 60_000));
    assert_eq!(sitting.timer.quota(White), 60 + MACHINE_DELAY_MS + 1000);
}

#[test]
fn the_whole_quota_can_be_used_from_the_second_charged_turn() {
    let mut sitting = Sitting::begun("300+3");
    // Each player earns one second of quota with a turn without lag.
    sitting.reports(5000, report(5000, 60));
    sitting.reports(5000, report(5000, 60));
    let quota = sitting.timer.quota(White);
    assert!(quota > 60 + MACHINE_DELAY_MS);
    assert_eq!(sitting.reports(5000, report(0, 60)).lag, quota);
}

#[test]
fn a_quota_is_at_most_seven_gains() {
    let mut sitting = Sitting::begun("300+3");
    for _ in 0..20 {
        sitting.reports(1000, report(1000, 2000));
    }
    assert_eq!(sitting.timer.quota(White), 7000);
}

#[test]
fn compensation_for_a_false_report_is_limited_by_the_measured_round_trip() {
    let mut sitting = Sitting::begun("600");
    let mut given = Vec::new();
    for _ in 0..6 {
        given.push(sitting.reports(5000, report(0, 20)).lag);
        sitting.plays(1000);
    }
    assert_eq!(given, [160; 6]);
}

#[test]
fn the_grace_period_is_the_quota_but_at_most_two_seconds() {
    let slow = Sitting::begun("300");
    assert_eq!(slow.timer.quota(White), 3000);
    assert_eq!(slow.timer.flag_at(), Some(slow.now + 302_000));
    let fast = Sitting::begun("5");
    assert_eq!(fast.timer.quota(White), 510);
    assert_eq!(fast.timer.flag_at(), Some(fast.now + 5510));
}

#[test]
fn a_turn_that_was_played_in_time_but_arrived_late_counts() {
    let sitting = Sitting::begun("5");
    let came = sitting.now + 5300;
    assert!(!sitting.timer.press(came, report(4999, 300)).flagged);
    assert!(sitting.timer.press(came, report(5200, 300)).flagged);
}

#[test]
fn correspondence_games_refund_no_lag() {
    for text in ["-", "2days"] {
        let mut sitting = Sitting::begun(text);
        assert_eq!(sitting.timer.quota(White), 0);
        let pressed = sitting.reports(5000, report(0, 500));
        assert_eq!((pressed.spent, pressed.lag, pressed.rtt), (5000, 0, None));
        assert_eq!(sitting.timer.quota(White), 0);
    }
}

#[test]
fn the_first_turn_does_not_change_the_quota() {
    let mut sitting = Sitting::new("300+3");
    assert_eq!(sitting.reports(9000, report(0, 500)).lag, 0);
    assert_eq!(sitting.timer.quota(White), 3000);
}
