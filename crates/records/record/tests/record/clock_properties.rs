use fastrand::Rng;
use record::{EventKind, LagReport, Overdue, Timer};
use variants::Color;

use crate::sitting::{CONTROLS, Sitting, any_report};

const GAMES: u64 = 300;

/// Plays random games under every time control and passes the state after each event to `look`.
fn every_game(mut look: impl FnMut(&mut Rng, &Sitting)) {
    for seed in 0..GAMES {
        for text in CONTROLS {
            let mut rng = Rng::with_seed(seed);
            let mut sitting = Sitting::new(text);
            for _ in 0..40 {
                if !sitting.wanders(&mut rng) {
                    break;
                }
                look(&mut rng, &sitting);
            }
        }
    }
}

#[test]
fn a_running_clock_never_increases_and_ends_at_zero() {
    every_game(|rng, sitting| {
        let Some(color) = sitting.timer.running() else { return };
        let mut now = sitting.now;
        let mut before = u64::MAX;
        while now < sitting.now + 200_000 {
            let left = sitting.timer.left(color, now).unwrap();
            let whole = u64::from(left.ms)
                + u64::from(left.delay)
                + u64::from(left.periods) * u64::from(u32::MAX);
            assert!(whole <= before, "{left:?}");
            before = whole;
            now += rng.i64(1..20_000);
        }
        let flag = sitting.timer.flag_at().unwrap();
        assert_eq!(sitting.timer.left(color, flag).unwrap().ms, 0);
    });
}

#[test]
fn no_refund_exceeds_the_quota_or_the_time_spent() {
    every_game(|rng, sitting| {
        for _ in 0..4 {
            let pressed = sitting.timer.press(sitting.now + rng.i64(0..9000), any_report(rng));
            assert!(pressed.lag <= sitting.timer.quota(sitting.color));
            assert!(pressed.lag <= pressed.spent);
        }
    });
}

#[test]
fn the_sum_of_refunds_is_within_the_sum_of_all_quotas() {
    for seed in 0..GAMES {
        let mut rng = Rng::with_seed(seed);
        let mut sitting = Sitting::begun("600+5");
        let (mut given, mut allowed) = ([0; 2], [u64::from(sitting.timer.quota(Color::White)); 2]);
        for _ in 0..60 {
            let player = sitting.color.index();
            let rtt = rng.u32(..2000);
            let report = LagReport { spent: Some(rng.u32(..6000)), rtt: Some(rtt) };
            given[player] += u64::from(sitting.reports(rng.u32(..6000), report).lag);
            allowed[player] +=
                u64::from((rtt + record::MACHINE_DELAY_MS).min(record::LAG_GAIN_MAX_MS));
        }
        assert!(given[0] <= allowed[0] && given[1] <= allowed[1], "{given:?} {allowed:?}");
    }
}

#[test]
fn an_excessive_refund_in_a_log_is_ignored() {
    let mut honest = Sitting::begun("300");
    let mut forged = honest.clone();
    let turn = |lag| EventKind::Turn {
        color: Color::White,
        turn: "f6".to_owned(),
        spent: 20_000,
        lag,
        rtt: None,
        command: None,
        planned: false,
        next: None,
        nonce: None,
    };
    honest.happens(turn(3000));
    forged.happens(turn(20_000));
    assert_eq!(honest.timer, forged.timer);
}

#[test]
fn the_order_in_which_events_arrive_is_irrelevant() {
    every_game(|rng, sitting| {
        let mut events = sitting.events.clone();
        // Some events arrive twice.
        for _ in 0..3 {
            events.push(events[rng.usize(..events.len())].clone());
        }
        rng.shuffle(&mut events);
        assert_eq!(Timer::after(sitting.control, &events), sitting.timer);
    });
}

#[test]
fn events_applied_twice_change_nothing() {
    every_game(|_, sitting| {
        let mut timer = sitting.timer.clone();
        for event in &sitting.events {
            timer.observe(event);
        }
        assert_eq!(timer, sitting.timer);
    });
}

#[test]
fn a_flag_depends_on_when_the_turn_arrived_and_not_on_when_it_was_checked() {
    every_game(|rng, sitting| {
        let Some(flag) = sitting.timer.flag_at() else { return };
        let report = any_report(rng);
        for now in [flag - 1, flag, flag + 1, flag + rng.i64(0..10_000)] {
            let fallen = sitting.timer.overdue(now);
            if fallen.is_some() {
                assert!(sitting.timer.press(now, report).flagged);
            }
        }
        // A turn whose lag is refunded in full still counts one millisecond before the flag falls.
        let quota = sitting.timer.quota(sitting.color);
        let whole = LagReport { spent: Some(0), rtt: Some(60_000) };
        if i64::from(quota) <= flag - sitting.now {
            assert!(!sitting.timer.press(flag - 1, whole).flagged);
        }
    });
}

#[test]
fn a_flag_falls_exactly_once() {
    every_game(|rng, sitting| {
        let Some(flag) = sitting.timer.flag_at() else { return };
        let mut sitting = sitting.clone();
        let mut fallen = 0;
        // Occasional deadline checks, with late turns in between.
        for _ in 0..50 {
            sitting.now = sitting.now.max(flag - 3000) + rng.i64(0..500);
            let late = sitting.timer.press(sitting.now, LagReport::default()).flagged;
            let overdue = sitting.timer.overdue(sitting.now);
            if overdue.is_some() || (late && sitting.timer.running().is_some()) {
                fallen += 1;
                assert!(overdue.is_none_or(|who| who == Overdue::Flag(sitting.color)));
                sitting.ends();
            }
        }
        assert_eq!(fallen, 1);
    });
}

#[test]
fn applying_all_events_at_once_equals_applying_them_one_by_one() {
    every_game(|_, sitting| {
        assert_eq!(Timer::after(sitting.control, &sitting.events), sitting.timer);
    });
}

#[test]
fn an_outage_changes_neither_clock() {
    every_game(|rng, sitting| {
        let mut away = sitting.clone();
        let mut here = sitting.clone();
        let before = rng.i64(0..4000);
        away.now += before;
        here.now += before;
        let length = rng.u32(..10_000_000);
        away.outage(length);
        for color in Color::ALL {
            assert_eq!(away.timer.left(color, away.now), here.timer.left(color, here.now));
        }
        let delayed = here.timer.deadline().map(|at| at + i64::from(length));
        assert_eq!(away.timer.deadline(), delayed);
        let (report, ms) = (any_report(rng), rng.u32(..5000));
        assert_eq!(away.reports(ms, report), here.reports(ms, report));
        assert_eq!(
            away.timer.left(Color::White, away.now),
            here.timer.left(Color::White, here.now)
        );
    });
}

#[test]
fn taking_back_restores_the_clocks_after_the_last_remaining_turn() {
    for seed in 0..GAMES {
        for text in CONTROLS {
            let mut rng = Rng::with_seed(seed);
            let mut sitting = Sitting::new(text);
            let show = |sitting: &Sitting| {
                Color::ALL.map(|color| {
                    (sitting.timer.left(color, sitting.now), sitting.timer.quota(color))
                })
            };
            let mut shown = vec![show(&sitting)];
            for _ in 0..20 {
                if sitting.reports(rng.u32(..6000), any_report(&mut rng)).flagged {
                    break;
                }
                shown.push(show(&sitting));
            }
            sitting.now += rng.i64(0..10_000);
            let kept = rng.u16(..=sitting.turns);
            sitting.takes_back(kept);
            assert_eq!(show(&sitting), shown[usize::from(kept)]);
        }
    }
}
