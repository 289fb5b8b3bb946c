//! Clocks as a function of what is stored: no watch is read here.

pub(crate) mod lag;
pub(crate) mod player_clock;

use variants::Color;

use crate::{
    log::{
        event::{Event, EventKind},
        time_control::{DAY, SECOND, TimeControl},
        turn_time::TurnTime,
    },
    timer::{
        lag::{Allowance, LagReport, MAX_GRACE},
        player_clock::{PlayerClock, TimeLeft},
    },
};

/// In a live game a first turn is waited for this long, in milliseconds. Then the game may be
/// aborted, so that none stays for ever.
pub const FIRST_TURN: u32 = 5 * 60 * SECOND;

/// What is waited for in vain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overdue {
    /// The flag of this player has fallen: he has lost.
    Flag(Color),
    /// This player has not played his first turn: the game can be aborted.
    FirstTurn(Color),
}

/// The clocks of a game, from its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timer {
    control: TimeControl,
    allowance: Allowance,
    /// Events below this number were seen.
    next: u32,
    seats: [bool; 2],
    /// The clocks as they stood before the first turn.
    start: [PlayerClock; 2],
    /// The clocks as they stood behind each turn.
    turns: Vec<[PlayerClock; 2]>,
    watch: Option<Watch>,
    ended: Option<i64>,
}

/// The turn that is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Watch {
    color: Color,
    since: i64,
    /// What outages took of it.
    idle: i64,
    /// The end of the last of them.
    idle_until: i64,
}

impl Watch {
    fn new(color: Color, since: i64) -> Self {
        Self { color, since, idle: 0, idle_until: since }
    }

    fn elapsed(self, now: i64) -> u32 {
        let elapsed = now.saturating_sub(self.since).saturating_sub(self.idle).max(0);
        u32::try_from(elapsed).unwrap_or(u32::MAX)
    }

    /// Leaves an outage out, as far as it was within this turn and not left out before.
    fn skip(&mut self, from: i64, until: i64) {
        let from = from.max(self.idle_until);
        if until > from {
            self.idle = self.idle.saturating_add(until.saturating_sub(from));
            self.idle_until = until;
        }
    }

    /// The moment at which so much time has passed.
    fn moment(self, time: u64) -> i64 {
        self.since.saturating_add(self.idle).saturating_add_unsigned(time)
    }
}

impl Timer {
    /// Clocks that nobody has started.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        let allowance = Allowance::of(control);
        Self {
            control,
            allowance,
            next: 0,
            seats: [false; 2],
            start: [PlayerClock::new(control, allowance.first()); 2],
            turns: Vec::new(),
            watch: None,
            ended: None,
        }
    }

    /// The clocks behind these events, in whatever order they are handed over.
    #[must_use]
    pub fn after(control: TimeControl, events: &[Event]) -> Self {
        let mut ordered: Vec<_> = events.iter().collect();
        ordered.sort_by_key(|event| event.seq);
        let mut timer = Self::new(control);
        for event in ordered {
            timer.observe(event);
        }
        timer
    }

    /// Takes note of an event; one that was seen before changes nothing.
    pub fn observe(&mut self, event: &Event) {
        if event.seq < self.next {
            return;
        }
        self.next = event.seq.saturating_add(1);
        match event.kind {
            EventKind::Created { white, black, .. } => {
                self.seat([white.is_some(), black.is_some()], event.at);
            }
            EventKind::Joined { color, .. } => {
                let mut seats = self.seats;
                seats[color.index()] = true;
                self.seat(seats, event.at);
            }
            EventKind::Turn { color, spent, lag, rtt, .. } => {
                let sides = self.charged(color, spent, lag, rtt);
                self.turns.push(sides);
                self.watch = Some(Watch::new(!color, event.at));
            }
            EventKind::TakenBack { turns } => self.take_back(usize::from(turns), event.at),
            EventKind::Outage { from, until } => {
                if let Some(watch) = &mut self.watch {
                    watch.skip(from, until);
                }
            }
            EventKind::Extended { color, ms } => self.extend(color, ms),
            EventKind::Ended { .. } => self.ended = self.ended.or(Some(event.at)),
            EventKind::Offered { .. } | EventKind::Declined { .. } | EventKind::Rematch { .. } => {}
        }
    }

    fn seat(&mut self, seats: [bool; 2], at: i64) {
        self.seats = seats;
        if seats == [true; 2] && self.watch.is_none() {
            self.watch = Some(Watch::new(Color::White, at));
        }
    }

    /// A player's first turn is free: until both have played, the game can be aborted.
    fn is_charged(&self) -> bool {
        self.turns.len() >= 2
    }

    fn side(&self, color: Color) -> PlayerClock {
        self.turns.last().unwrap_or(&self.start)[color.index()]
    }

    /// The clocks behind a turn that took so long.
    fn charged(&self, color: Color, spent: u32, lag: u32, rtt: Option<u32>) -> [PlayerClock; 2] {
        let mut sides = Color::ALL.map(|color| self.side(color));
        if self.is_charged() {
            let side = &mut sides[color.index()];
            // A log that gives back more than there is to give is not believed.
            let lag = lag.min(side.quota).min(spent);
            side.charge(self.control, spent - lag);
            side.quota = self.allowance.next(side.quota, lag, rtt);
        }
        sides
    }

    fn take_back(&mut self, kept: usize, at: i64) {
        if kept <= self.turns.len() {
            self.turns.truncate(kept);
            self.watch = self.watch.map(|_| Watch::new(Color::ALL[kept % 2], at));
        }
    }

    /// A present is kept even when turns are taken back.
    fn extend(&mut self, color: Color, ms: u32) {
        for sides in self.turns.iter_mut().chain([&mut self.start]) {
            sides[color.index()].extend(ms);
        }
    }

    /// The turn that is waited for, while the game goes on.
    fn awaited(&self) -> Option<Watch> {
        if self.ended.is_some() { None } else { self.watch }
    }

    /// The turn for which time is charged.
    fn counted(&self) -> Option<Watch> {
        self.awaited().filter(|_| self.is_charged() && self.control != TimeControl::Untimed)
    }

    /// Whose time goes down; nobody's before both have played their first turn.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.counted().map(|watch| watch.color)
    }

    /// What a player has left at a moment; `None` without a clock.
    #[must_use]
    pub fn left(&self, color: Color, now: i64) -> Option<TimeLeft> {
        if self.control == TimeControl::Untimed {
            return None;
        }
        let now = self.ended.map_or(now, |ended| now.min(ended));
        let watch = self.watch.filter(|watch| watch.color == color && self.is_charged());
        let used = watch.map_or(0, |watch| watch.elapsed(now));
        Some(self.side(color).left(self.control, used))
    }

    /// What may still be given back to a player for lag, in milliseconds.
    #[must_use]
    pub fn quota(&self, color: Color) -> u32 {
        self.side(color).quota
    }

    /// The moment at which the flag falls, in milliseconds since 1970, unless a turn comes first.
    ///
    /// It waits a little for a turn that may be under way.
    #[must_use]
    pub fn flag_at(&self) -> Option<i64> {
        let watch = self.counted()?;
        let side = self.side(watch.color);
        Some(watch.moment(side.total(self.control) + u64::from(side.quota.min(MAX_GRACE))))
    }

    /// The moment at which somebody has to look at the game, if no turn comes first.
    ///
    /// What follows then is said by [`overdue`](Self::overdue).
    #[must_use]
    pub fn deadline(&self) -> Option<i64> {
        let watch = self.awaited()?;
        if self.is_charged() {
            return self.flag_at();
        }
        let patience = match self.control {
            TimeControl::Untimed => return None,
            TimeControl::Days { days } => u64::from(days) * u64::from(DAY),
            _ => u64::from(FIRST_TURN),
        };
        Some(watch.moment(patience))
    }

    /// Whether the deadline has passed, and what follows from that.
    #[must_use]
    pub fn overdue(&self, now: i64) -> Option<Overdue> {
        let color = self.awaited()?.color;
        self.deadline().filter(|deadline| *deadline <= now).map(|_| {
            if self.is_charged() { Overdue::Flag(color) } else { Overdue::FirstTurn(color) }
        })
    }

    /// What the turn that arrives now must be stored with.
    #[must_use]
    pub fn press(&self, now: i64, report: LagReport) -> TurnTime {
        let Some(watch) = self.awaited() else { return TurnTime::default() };
        let spent = watch.elapsed(now);
        let rtt = report.rtt.filter(|_| self.control.is_live());
        if self.counted().is_none() {
            return TurnTime { spent, lag: 0, rtt, flagged: false };
        }
        let side = self.side(watch.color);
        let lag = report.lag(spent).min(side.quota);
        let late = self.flag_at().is_some_and(|flag| flag <= now);
        let flagged = late || u64::from(spent - lag) >= side.total(self.control);
        TurnTime { spent, lag, rtt, flagged }
    }
}
