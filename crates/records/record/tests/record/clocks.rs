use record::{EventKind, FIRST_TURN_MAX_MS, LagReport, Overdue, TimeControl, TimeLeft, Timer};
use variants::Color::{Black, White};

use crate::sitting::{Sitting, control, player};

const DAY_MS: i64 = 86_400_000;

#[test]
fn clocks_start_when_both_seats_are_taken() {
    let mut sitting = Sitting::new("60");
    let lonely = Timer::after(sitting.control, &sitting.events[..1]);
    assert_eq!(lonely.deadline(), None);
    assert_eq!(lonely.press(sitting.now + 5000, LagReport::default()).spent, 0);
    sitting.now += 5000;
    assert_eq!(sitting.timer.press(sitting.now, LagReport::default()).spent, 5000);
}

#[test]
fn the_first_turn_of_each_side_is_not_charged() {
    let mut sitting = Sitting::new("60+3");
    assert_eq!(sitting.timer.running(), None);
    assert_eq!(sitting.timer.flag_at(), None);
    sitting.plays(100_000);
    assert_eq!(sitting.timer.running(), None);
    sitting.plays(100_000);
    assert_eq!((sitting.ms(White), sitting.ms(Black)), (60_000, 60_000));
    assert_eq!(sitting.timer.running(), Some(White));
}

#[test]
fn the_first_turn_has_a_deadline() {
    let live = Sitting::new("60");
    let moment = live.now + i64::from(FIRST_TURN_MAX_MS);
    assert_eq!(live.timer.deadline(), Some(moment));
    assert_eq!(live.timer.overdue(moment - 1), None);
    assert_eq!(live.timer.overdue(moment), Some(Overdue::FirstTurn(White)));
    let days = Sitting::new("3days");
    assert_eq!(days.timer.deadline(), Some(days.now + 3 * DAY_MS));
    assert_eq!(Sitting::new("-").timer.deadline(), None);
}

#[test]
fn a_first_turn_may_take_five_minutes() {
    let live = Sitting::new("60");
    assert_eq!(live.timer.deadline(), Some(live.now + 300_000));
}

#[test]
fn only_the_clock_of_the_player_to_act_runs() {
    let sitting = Sitting::begun("60");
    let later = sitting.now + 7000;
    let left = |color| sitting.timer.left(color, later).unwrap().ms;
    assert_eq!((left(White), left(Black)), (53_000, 60_000));
}

#[test]
fn no_clock_runs_before_both_players_have_played() {
    let sitting = Sitting::new("60");
    assert_eq!(sitting.timer.left(White, sitting.now + 7000).unwrap().ms, 60_000);
}

#[test]
fn the_json_of_remaining_time_omits_zero_fields() {
    let text = |left: TimeLeft| serde_json::to_string(&left).unwrap();
    assert_eq!(text(TimeLeft { ms: 5, periods: 0, delay: 0 }), r#"{"ms":5}"#);
    assert_eq!(text(TimeLeft { ms: 5, periods: 2, delay: 7 }), r#"{"ms":5,"periods":2,"delay":7}"#);
}

#[test]
fn untimed_games_have_no_clock() {
    let mut sitting = Sitting::begun("-");
    sitting.now += 1000 * DAY_MS;
    assert_eq!(sitting.timer.running(), None);
    assert_eq!(sitting.timer.left(White, sitting.now), None);
    assert_eq!(sitting.timer.overdue(sitting.now), None);
    assert!(!sitting.plays(1000).flagged);
}

#[test]
fn absolute_time_only_decreases() {
    let mut sitting = Sitting::begun("60");
    sitting.plays(10_000);
    assert_eq!(sitting.ms(White), 50_000);
    sitting.plays(1);
    sitting.plays(50_000 - 1);
    assert_eq!(sitting.ms(White), 1);
    assert_eq!(sitting.ms(Black), 59_999);
}

#[test]
fn fischer_adds_the_increment_after_every_turn() {
    let mut sitting = Sitting::begun("60+3");
    sitting.plays(10_000);
    assert_eq!(sitting.ms(White), 53_000);
    sitting.plays(0);
    assert_eq!(sitting.ms(Black), 63_000);
}

#[test]
fn fischer_without_a_base_starts_with_one_increment() {
    let mut sitting = Sitting::begun("0+2");
    assert_eq!(sitting.ms(White), 2000);
    sitting.plays(1999);
    assert_eq!(sitting.ms(White), 2001);
}

#[test]
fn a_delay_is_free_and_never_accumulates() {
    let mut sitting = Sitting::begun("30d5");
    sitting.plays(4000);
    assert_eq!(sitting.ms(White), 30_000);
    sitting.plays(7000);
    assert_eq!(sitting.ms(Black), 28_000);
    sitting.now += 1500;
    let left = sitting.timer.left(White, sitting.now);
    assert_eq!(left, Some(TimeLeft { ms: 30_000, periods: 0, delay: 3500 }));
}

#[test]
fn a_turn_played_within_a_period_restores_it() {
    let mut sitting = Sitting::begun("20+3x10");
    let left = |sitting: &Sitting| {
        let left = sitting.timer.left(White, sitting.now).unwrap();
        (left.ms, left.periods)
    };
    assert_eq!(left(&sitting), (20_000, 3));
    sitting.plays(25_000);
    assert_eq!(left(&sitting), (10_000, 2));
    sitting.plays(0);
    sitting.plays(9999);
    assert_eq!(left(&sitting), (10_000, 2));
    sitting.plays(0);
    sitting.plays(10_000);
    assert_eq!(left(&sitting), (10_000, 1));
    sitting.plays(0);
    sitting.now += 12_000;
    assert_eq!(left(&sitting), (8000, 0));
    sitting.now += 8000;
    assert_eq!(left(&sitting), (0, 0));
}

#[test]
fn using_up_the_last_period_loses_the_game() {
    let mut sitting = Sitting::begun("20+3x10");
    let now = sitting.now;
    assert!(!sitting.timer.press(now + 49_999, LagReport::default()).flagged);
    assert!(sitting.timer.press(now + 50_000, LagReport::default()).flagged);
    sitting.plays(49_999);
    assert_eq!(sitting.ms(White), 10_000);
}

#[test]
fn every_turn_has_the_full_number_of_days() {
    let mut sitting = Sitting::begun("1days");
    sitting.plays(86_000_000);
    assert_eq!(i64::from(sitting.ms(White)), DAY_MS);
    assert_eq!(sitting.timer.flag_at(), Some(sitting.now + DAY_MS));
    assert_eq!(sitting.timer.overdue(sitting.now + DAY_MS), Some(Overdue::Flag(Black)));
}

#[test]
fn extra_time_is_kept_when_turns_are_taken_back() {
    let mut sitting = Sitting::begun("60");
    sitting.plays(10_000);
    sitting.happens(EventKind::Extended { color: White, ms: 15_000 });
    assert_eq!(sitting.ms(White), 65_000);
    sitting.takes_back(2);
    assert_eq!(sitting.ms(White), 75_000);
}

#[test]
fn taking_back_cannot_keep_more_turns_than_were_played() {
    let mut sitting = Sitting::begun("60");
    let before = sitting.timer.left(White, sitting.now);
    sitting.now += 5000;
    let running = sitting.timer.left(White, sitting.now);
    sitting.happens(EventKind::TakenBack { turns: 3 });
    assert_eq!(sitting.timer.left(White, sitting.now), running);
    assert_ne!(before, running);
}

#[test]
fn all_turns_can_be_taken_back() {
    let mut sitting = Sitting::begun("60+3");
    sitting.plays(10_000);
    sitting.takes_back(0);
    assert_eq!((sitting.ms(White), sitting.ms(Black)), (60_000, 60_000));
    assert_eq!(sitting.timer.running(), None);
    assert_eq!(sitting.timer.overdue(i64::MAX), Some(Overdue::FirstTurn(White)));
}

#[test]
fn only_the_part_of_an_outage_within_the_turn_is_excluded() {
    let mut sitting = Sitting::begun("60");
    let from = sitting.now - 700;
    sitting.now += 9000;
    sitting.happens(EventKind::Outage { from, until: sitting.now });
    assert_eq!(sitting.ms(White), 60_000);
    assert_eq!(sitting.plays(1000).spent, 1000);
}

#[test]
fn overlapping_outages_are_excluded_once() {
    let mut sitting = Sitting::begun("60");
    let start = sitting.now;
    sitting.now += 10_000;
    sitting.happens(EventKind::Outage { from: start + 2000, until: start + 6000 });
    sitting.happens(EventKind::Outage { from: start + 4000, until: start + 8000 });
    assert_eq!(sitting.ms(White), 56_000);
}

#[test]
fn the_time_to_return_after_an_outage_is_charged_to_neither_player() {
    let mut sitting = Sitting::begun("60");
    let until = sitting.now + 7000;
    sitting.happens(EventKind::Outage { from: sitting.now, until });
    assert_eq!(sitting.plays(1000).spent, 0, "White returns at once");
    assert_eq!(sitting.plays(5000).spent, 0, "Black returns later");
    assert_eq!(sitting.plays(3000).spent, 2000, "White has returned long ago");
}

#[test]
fn clocks_stop_when_the_game_has_ended() {
    let mut sitting = Sitting::begun("60");
    sitting.now += 5000;
    sitting.ends();
    sitting.now += 100_000;
    assert_eq!(sitting.ms(White), 55_000);
    assert_eq!(sitting.timer.running(), None);
    assert_eq!(sitting.timer.deadline(), None);
}

#[test]
fn setting_back_the_system_clock_adds_no_time() {
    let sitting = Sitting::begun("60");
    let earlier = sitting.now - 1_000_000;
    assert_eq!(sitting.timer.left(White, earlier).unwrap().ms, 60_000);
    assert_eq!(sitting.timer.press(earlier, LagReport::default()).spent, 0);
}

#[test]
fn extreme_times_do_not_overflow() {
    for moment in [i64::MIN, i64::MAX] {
        for text in crate::sitting::CONTROLS {
            let mut sitting = Sitting::begun(text);
            sitting.happens(EventKind::Outage { from: i64::MIN, until: moment });
            sitting.now = moment;
            sitting.happens(EventKind::Joined { color: White, player: player(3) });
            let _ = sitting.timer.press(moment, LagReport::default());
            let _ = sitting.timer.press(!moment, LagReport::default());
            assert!(sitting.timer.left(White, !moment).is_none_or(|left| left.ms < u32::MAX));
        }
    }
}

#[test]
fn an_invalid_time_control_does_not_overflow() {
    let period = TimeControl::ByoYomi { base: 0, periods: 255, period: 0 };
    assert_eq!(Timer::new(period).left(White, 0).unwrap().ms, 0);
    assert_ne!(Timer::new(control("5")).left(White, 0).unwrap().ms, 0);
    assert_eq!(Timer::new(TimeControl::Days { days: 255 }).left(White, 0).unwrap().ms, u32::MAX);
}
