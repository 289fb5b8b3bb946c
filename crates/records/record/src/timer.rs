//! The clocks of a game, computed from its events without reading the system clock.

pub(crate) mod lag;
pub(crate) mod player_clock;

use variants::Color;

use crate::{
    log::{
        event::{Event, EventKind},
        next_clock::NextClock,
        time_control::{DAY_MS, SECOND_MS, TimeControl},
        turn_time::TurnTime,
    },
    timer::{
        lag::{Allowance, FLAG_GRACE_MAX_MS, LagReport, trusted},
        player_clock::{PlayerClock, TimeLeft},
    },
};

/// Time limit for a player's first turn in a live game, in milliseconds. After that the game
/// may be aborted so that no game stays open forever.
pub const FIRST_TURN_MAX_MS: u32 = 5 * 60 * SECOND_MS;

/// Consequence of a missed deadline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overdue {
    /// This player's flag has fallen: they have lost.
    Flag(Color),
    /// This player has not played their first turn: the game can be aborted.
    FirstTurn(Color),
}

/// The clocks of a game, computed from its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timer {
    control: TimeControl,
    allowance: Allowance,
    /// Number of the next event; earlier ones have been applied.
    next: u32,
    seats: [bool; 2],
    /// The clocks before the first turn.
    start: [PlayerClock; 2],
    /// The player of each turn, with the clocks after it; tokens for dice and linked games are included.
    turns: Vec<(Color, [PlayerClock; 2])>,
    current: Option<TurnClock>,
    /// End of the last outage. It may be later than the turn that it interrupted: players need time to return.
    idle_until: i64,
    ended: Option<i64>,
}

/// The clock of the turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct TurnClock {
    color: Color,
    since: i64,
    /// Total duration of the outages during the turn.
    idle: i64,
    /// End of the last of these outages.
    idle_until: i64,
}

impl TurnClock {
    /// Starts a turn. It is not charged until the end of an outage that has begun before, if there is one.
    fn new(color: Color, since: i64, idle_until: i64) -> Self {
        let mut turn = Self { color, since, idle: 0, idle_until: since };
        turn.skip(since, idle_until);
        turn
    }

    fn elapsed(self, now: i64) -> u32 {
        let elapsed = now.saturating_sub(self.since).saturating_sub(self.idle).max(0);
        u32::try_from(elapsed).unwrap_or(u32::MAX)
    }

    /// Excludes the part of an outage that lies within this turn and has not been excluded yet.
    fn skip(&mut self, from: i64, until: i64) {
        let from = from.max(self.idle_until);
        if until > from {
            self.idle = self.idle.saturating_add(until.saturating_sub(from));
            self.idle_until = until;
        }
    }

    /// Returns the moment at which `time` milliseconds of the turn have passed.
    fn moment(self, time: u64) -> i64 {
        self.since.saturating_add(self.idle).saturating_add_unsigned(time)
    }
}

impl Timer {
    /// Creates clocks that are not running yet.
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
            idle_until: i64::MIN,
            ended: None,
        }
    }

    /// Returns the clocks after these events, which may be in any order.
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

    /// Applies an event; an event that has already been applied changes nothing.
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
                let next = next.map_or(Some(!color), NextClock::color);
                self.begin(next, event.at);
            }
            EventKind::Rolled { next, .. } => self.go_on(1, next, event.at),
            EventKind::Settled { ref turns, next, .. } => {
                self.go_on(turns.len(), next, event.at);
            }
            EventKind::TakenBack { turns } => self.take_back(usize::from(turns), event.at),
            EventKind::Outage { from, until } => {
                self.idle_until = self.idle_until.max(until);
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
            self.begin(Some(Color::White), at);
        }
    }

    /// Starts the clock of the player who is to act, if there is one.
    fn begin(&mut self, color: Option<Color>, at: i64) {
        self.current = color.map(|color| TurnClock::new(color, at, self.idle_until));
    }

    /// Continues a combined game after tokens for which neither player is charged.
    fn go_on(&mut self, tokens: usize, next: NextClock, at: i64) {
        let clocks = Color::ALL.map(|color| self.clock(color));
        let player = next.color().unwrap_or(Color::White);
        self.turns.extend((0..tokens).map(|_| (player, clocks)));
        self.begin(next.color(), at);
    }

    /// Returns whether the current turn is charged. Each player's first turn is free: until both
    /// players have taken theirs, the game can be aborted.
    fn is_charged(&self) -> bool {
        self.turns.len() >= 2
    }

    fn clock(&self, color: Color) -> PlayerClock {
        self.turns.last().map_or(&self.start, |(_, clocks)| clocks)[color.index()]
    }

    /// Returns the lag that may be refunded for a turn. The initial quota was not earned by turns without lag, so
    /// the refund for a player's first charged turn is limited to the measured lag.
    fn usable(&self, color: Color, rtt: Option<u32>) -> u32 {
        let quota = self.clock(color).quota;
        let is_first = self.turns.len() < 4;
        if is_first { quota.min(trusted(rtt)) } else { quota }
    }

    /// Returns the clocks after a turn that took `spent` milliseconds.
    fn charged(&self, color: Color, spent: u32, lag: u32, rtt: Option<u32>) -> [PlayerClock; 2] {
        let mut clocks = Color::ALL.map(|color| self.clock(color));
        if self.is_charged() {
            let clock = &mut clocks[color.index()];
            // Ignore any refund in the log that exceeds the quota.
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
            self.begin(self.current.map(again), at);
        }
    }

    /// Adds extra time, which is kept even when turns are taken back.
    fn extend(&mut self, color: Color, ms: u32) {
        let turns = self.turns.iter_mut().map(|(_, clocks)| clocks);
        for clocks in turns.chain([&mut self.start]) {
            clocks[color.index()].extend(ms);
        }
    }

    /// Returns the current turn, unless the game has ended.
    fn awaited(&self) -> Option<TurnClock> {
        if self.ended.is_some() { None } else { self.current }
    }

    /// Returns the current turn if time is charged for it.
    fn counted(&self) -> Option<TurnClock> {
        self.awaited().filter(|_| self.is_charged() && self.control != TimeControl::Untimed)
    }

    /// Returns the player whose clock is running; `None` until both players have taken their first turn.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.counted().map(|current| current.color)
    }

    /// Returns the time that a player has left at a given moment; `None` in untimed games.
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

    /// Returns the duration of the turn in progress at a given moment, in milliseconds, without outages.
    #[must_use]
    pub fn elapsed(&self, now: i64) -> u32 {
        self.awaited().map_or(0, |current| current.elapsed(now))
    }

    /// Returns the lag that may still be refunded to a player, in milliseconds.
    #[must_use]
    pub fn quota(&self, color: Color) -> u32 {
        self.clock(color).quota
    }

    /// Returns the moment at which the flag falls unless a turn arrives first, in milliseconds since 1970.
    ///
    /// It includes a short grace period for a turn that may be in transit.
    #[must_use]
    pub fn flag_at(&self) -> Option<i64> {
        let current = self.counted()?;
        let clock = self.clock(current.color);
        Some(
            current
                .moment(clock.total(self.control) + u64::from(clock.quota.min(FLAG_GRACE_MAX_MS))),
        )
    }

    /// Returns the moment at which the game must be checked unless a turn arrives first;
    /// [`overdue`](Self::overdue) then returns the consequence.
    #[must_use]
    pub fn deadline(&self) -> Option<i64> {
        let current = self.awaited()?;
        if self.is_charged() {
            return self.flag_at();
        }
        let limit = match self.control {
            TimeControl::Untimed => return None,
            TimeControl::Days { days } => u64::from(days) * u64::from(DAY_MS),
            _ => u64::from(FIRST_TURN_MAX_MS),
        };
        Some(current.moment(limit))
    }

    /// Returns the consequence of the deadline, if it has passed.
    #[must_use]
    pub fn overdue(&self, now: i64) -> Option<Overdue> {
        let color = self.awaited()?.color;
        self.deadline().filter(|deadline| *deadline <= now).map(|_| {
            if self.is_charged() { Overdue::Flag(color) } else { Overdue::FirstTurn(color) }
        })
    }

    /// Returns the times to be stored with a turn that arrives now.
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
