//! The clocks of a game, computed from its events. No system clock is read here.

pub(crate) mod lag;
pub(crate) mod player_clock;

use variants::Color;

use crate::{
    log::{
        event::{Event, EventKind},
        next::Next,
        time_control::{DAY, SECOND, TimeControl},
        turn_time::TurnTime,
    },
    timer::{
        lag::{Allowance, LagReport, MAX_GRACE, trusted},
        player_clock::{PlayerClock, TimeLeft},
    },
};

/// How long a player of a live game has for the first turn, in milliseconds. Then the game
/// may be aborted, so that no game stays open for ever.
pub const FIRST_TURN: u32 = 5 * 60 * SECOND;

/// What follows when a deadline has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overdue {
    /// The flag of this player has fallen: they have lost.
    Flag(Color),
    /// This player has not played their first turn: the game can be aborted.
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
    /// The clocks before the first turn.
    start: [PlayerClock; 2],
    /// Who played each turn, and the clocks after it. What dice and linked games did counts too.
    turns: Vec<(Color, [PlayerClock; 2])>,
    current: Option<TurnClock>,
    ended: Option<i64>,
}

/// The turn that a player is thinking about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct TurnClock {
    color: Color,
    since: i64,
    /// What outages took of it.
    idle: i64,
    /// The end of the last of them.
    idle_until: i64,
}

impl TurnClock {
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
    /// Clocks that do not run yet.
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
            current: None,
            ended: None,
        }
    }

    /// The clocks after these events, which may come in any order.
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

    /// Applies an event; one that was seen before changes nothing.
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
            EventKind::Turn { color, spent, lag, rtt, next, .. } => {
                let clocks = self.charged(color, spent, lag, rtt);
                self.turns.push((color, clocks));
                let next = next.map_or(Some(!color), Next::color);
                self.current = next.map(|color| TurnClock::new(color, event.at));
            }
            EventKind::Rolled { next, .. } => self.go_on(1, next, event.at),
            EventKind::Settled { ref turns, next, .. } => {
                self.go_on(turns.len(), next, event.at);
            }
            EventKind::TakenBack { turns } => self.take_back(usize::from(turns), event.at),
            EventKind::Outage { from, until } => {
                if let Some(current) = &mut self.current {
                    current.skip(from, until);
                }
            }
            EventKind::Extended { color, ms } => self.extend(color, ms),
            EventKind::Ended { .. } => self.ended = self.ended.or(Some(event.at)),
            EventKind::Offered { .. }
            | EventKind::Declined { .. }
            | EventKind::Rematch { .. }
            | EventKind::Committed { .. }
            | EventKind::PartOf { .. }
            | EventKind::Linked { .. }
            | EventKind::Revealed { .. } => {}
        }
    }

    fn seat(&mut self, seats: [bool; 2], at: i64) {
        self.seats = seats;
        if seats == [true; 2] && self.current.is_none() {
            self.current = Some(TurnClock::new(Color::White, at));
        }
    }

    /// A match goes on after tokens that nobody was charged for.
    fn go_on(&mut self, tokens: usize, next: Next, at: i64) {
        let clocks = Color::ALL.map(|color| self.clock(color));
        let player = next.color().unwrap_or(Color::White);
        self.turns.extend((0..tokens).map(|_| (player, clocks)));
        self.current = next.color().map(|color| TurnClock::new(color, at));
    }

    /// A player's first turn is free: until both have played, the game can be aborted.
    fn is_charged(&self) -> bool {
        self.turns.len() >= 2
    }

    fn clock(&self, color: Color) -> PlayerClock {
        self.turns.last().map_or(&self.start, |(_, clocks)| clocks)[color.index()]
    }

    /// What may be given back for a turn. The quota to begin with was not earned by turns without lag, so that a player's first
    /// turn that is charged can use only what was measured.
    fn usable(&self, color: Color, rtt: Option<u32>) -> u32 {
        let quota = self.clock(color).quota;
        let is_first = self.turns.len() < 4;
        if is_first { quota.min(trusted(rtt)) } else { quota }
    }

    /// The clocks after a turn that took so long.
    fn charged(&self, color: Color, spent: u32, lag: u32, rtt: Option<u32>) -> [PlayerClock; 2] {
        let mut clocks = Color::ALL.map(|color| self.clock(color));
        if self.is_charged() {
            let clock = &mut clocks[color.index()];
            // A log that gives back more than there is to give is not believed.
            let lag = lag.min(clock.quota).min(spent);
            clock.charge(self.control, spent - lag);
            clock.quota = self.allowance.next(self.usable(color, rtt), lag, rtt);
        }
        clocks
    }

    fn take_back(&mut self, kept: usize, at: i64) {
        if kept <= self.turns.len() {
            let first_dropped = self.turns.get(kept).map(|(color, _)| *color);
            self.turns.truncate(kept);
            let again = |current: TurnClock| first_dropped.unwrap_or(current.color);
            self.current = self.current.map(|current| TurnClock::new(again(current), at));
        }
    }

    /// Extra time is kept even when turns are taken back.
    fn extend(&mut self, color: Color, ms: u32) {
        let turns = self.turns.iter_mut().map(|(_, clocks)| clocks);
        for clocks in turns.chain([&mut self.start]) {
            clocks[color.index()].extend(ms);
        }
    }

    /// The current turn, while the game goes on.
    fn awaited(&self) -> Option<TurnClock> {
        if self.ended.is_some() { None } else { self.current }
    }

    /// The turn for which time is charged.
    fn counted(&self) -> Option<TurnClock> {
        self.awaited().filter(|_| self.is_charged() && self.control != TimeControl::Untimed)
    }

    /// The player whose clock runs; none before both have played their first turn.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.counted().map(|current| current.color)
    }

    /// What a player has left at a moment; `None` without a clock.
    #[must_use]
    pub fn left(&self, color: Color, now: i64) -> Option<TimeLeft> {
        if self.control == TimeControl::Untimed {
            return None;
        }
        let now = self.ended.map_or(now, |ended| now.min(ended));
        let current = self.current.filter(|current| current.color == color && self.is_charged());
        let used = current.map_or(0, |current| current.elapsed(now));
        Some(self.clock(color).left(self.control, used))
    }

    /// What may still be given back to a player for lag, in milliseconds.
    #[must_use]
    pub fn quota(&self, color: Color) -> u32 {
        self.clock(color).quota
    }

    /// The moment at which the flag falls, in milliseconds since 1970, unless a turn comes first.
    ///
    /// It waits a little for a turn that may be under way.
    #[must_use]
    pub fn flag_at(&self) -> Option<i64> {
        let current = self.counted()?;
        let clock = self.clock(current.color);
        Some(current.moment(clock.total(self.control) + u64::from(clock.quota.min(MAX_GRACE))))
    }

    /// The moment at which the game has to be looked at, unless a turn comes first;
    /// [`overdue`](Self::overdue) says what follows.
    #[must_use]
    pub fn deadline(&self) -> Option<i64> {
        let current = self.awaited()?;
        if self.is_charged() {
            return self.flag_at();
        }
        let patience = match self.control {
            TimeControl::Untimed => return None,
            TimeControl::Days { days } => u64::from(days) * u64::from(DAY),
            _ => u64::from(FIRST_TURN),
        };
        Some(current.moment(patience))
    }

    /// Whether the deadline has passed, and what follows from that.
    #[must_use]
    pub fn overdue(&self, now: i64) -> Option<Overdue> {
        let color = self.awaited()?.color;
        self.deadline().filter(|deadline| *deadline <= now).map(|_| {
            if self.is_charged() { Overdue::Flag(color) } else { Overdue::FirstTurn(color) }
        })
    }

    /// The times of a turn that arrives now.
    #[must_use]
    pub fn press(&self, now: i64, report: LagReport) -> TurnTime {
        let Some(current) = self.awaited() else { return TurnTime::default() };
        let spent = current.elapsed(now);
        let rtt = report.rtt.filter(|_| self.control.is_live());
        if self.counted().is_none() {
            return TurnTime { spent, lag: 0, rtt, flagged: false };
        }
        let clock = self.clock(current.color);
        let lag = report.lag(spent).min(self.usable(current.color, rtt));
        let late = self.flag_at().is_some_and(|flag| flag <= now);
        let flagged = late || u64::from(spent - lag) >= clock.total(self.control);
        TurnTime { spent, lag, rtt, flagged }
    }
}
