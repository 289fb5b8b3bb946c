//! A simulated game for testing clocks.

use fastrand::Rng;
use record::{
    Ending, Event, EventKind, LagReport, PlayerId, Score, Terms, TimeControl, Timer, TurnTime,
};
use variants::{Color, Variant};

/// Time controls of every kind, short enough to run out.
pub(crate) const CONTROLS: [&str; 9] =
    ["-", "60", "5", "60+3", "0+2", "30d5", "20+3x10", "0+2x5", "1days"];

pub(crate) fn control(text: &str) -> TimeControl {
    text.parse().expect("a valid time control")
}

pub(crate) fn player(number: u64) -> PlayerId {
    PlayerId::from_random(number)
}

/// A game at a point in time.
#[derive(Clone)]
pub(crate) struct Sitting {
    pub(crate) control: TimeControl,
    pub(crate) now: i64,
    pub(crate) events: Vec<Event>,
    pub(crate) timer: Timer,
    /// The player to act.
    pub(crate) color: Color,
    pub(crate) turns: u16,
}

impl Sitting {
    /// Starts a game that both players have joined.
    pub(crate) fn new(text: &str) -> Self {
        let control = control(text);
        let terms = Terms {
            variant: Variant::Yinsh,
            handicap: None,
            clock: control,
            rated: false,
            open: false,
            combined: None,
        };
        let mut sitting = Self {
            control,
            now: 1_800_000_000_000,
            events: Vec::new(),
            timer: Timer::new(control),
            color: Color::White,
            turns: 0,
        };
        sitting.happens(EventKind::Created { terms, white: Some(player(1)), black: None });
        sitting.happens(EventKind::Joined { color: Color::Black, player: player(2) });
        sitting
    }

    /// Starts a game in which both players have played their first turn, so time is charged.
    pub(crate) fn begun(text: &str) -> Self {
        let mut sitting = Self::new(text);
        sitting.plays(1000);
        sitting.plays(1000);
        sitting
    }

    pub(crate) fn happens(&mut self, kind: EventKind) {
        let seq = u32::try_from(self.events.len()).expect("tests are short");
        let event = Event { seq, at: self.now, kind };
        self.timer.observe(&event);
        self.events.push(event);
    }

    /// Plays a turn after `ms` milliseconds, without lag.
    pub(crate) fn plays(&mut self, ms: u32) -> TurnTime {
        self.reports(ms, LagReport { spent: Some(ms), rtt: Some(0) })
    }

    /// Plays a turn that arrives after `ms` milliseconds; it is stored unless the flag has fallen.
    pub(crate) fn reports(&mut self, ms: u32, report: LagReport) -> TurnTime {
        self.now += i64::from(ms);
        let pressed = self.timer.press(self.now, report);
        if !pressed.flagged {
            self.happens(EventKind::turn(self.color, "f6".to_owned(), pressed, None, false));
            self.color = !self.color;
            self.turns += 1;
        }
        pressed
    }

    pub(crate) fn takes_back(&mut self, kept: u16) {
        self.happens(EventKind::TakenBack { turns: kept });
        self.turns = kept;
        self.color = Color::ALL[usize::from(kept % 2)];
    }

    /// Simulates a server outage of `ms` milliseconds.
    pub(crate) fn outage(&mut self, ms: u32) {
        let from = self.now;
        self.now += i64::from(ms);
        self.happens(EventKind::Outage { from, until: self.now });
    }

    pub(crate) fn ends(&mut self) {
        self.happens(EventKind::Ended { score: Score::Open, by: Ending::Time });
    }

    /// Returns the time on the running part of a player's clock.
    pub(crate) fn ms(&self, color: Color) -> u32 {
        self.timer.left(color, self.now).expect("there is a clock").ms
    }

    /// Applies a random event; returns `false` if the flag fell.
    pub(crate) fn wanders(&mut self, rng: &mut Rng) -> bool {
        match rng.u8(..20) {
            0 => self.takes_back(rng.u16(..=self.turns)),
            1 => self.outage(rng.u32(..100_000)),
            2 => self.happens(EventKind::Extended { color: self.color, ms: rng.u32(..20_000) }),
            _ => {
                let most = [100, 2000, 12_000][rng.usize(..3)];
                let ms = rng.u32(..most);
                return !self.reports(ms, any_report(rng)).flagged;
            }
        }
        true
    }
}

/// Returns a report that is honest, false or missing.
pub(crate) fn any_report(rng: &mut Rng) -> LagReport {
    let mut some = |most: u32| if rng.bool() { Some(rng.u32(..most)) } else { None };
    LagReport { spent: some(10_000), rtt: some(3000) }
}
