//! Who is at a game, and telling them.

use protocol::{Absence, ChatMessage, Clocks, PlayerKind, Presence, ServerFrame, StreamMessage};
use record::{Event, EventKind, Speed};
use variants::Color;

use super::{Room, Tongue, Watcher};
use crate::{notices::Kind, outbox::Outgoing};

/// How often a change in the number of watchers is told.
const NEWS: i64 = 1000;
/// More missed events than this, and the whole game is sent instead.
const MOST_MISSED: usize = 200;
/// After how long without a connection the other may claim, in bullet games.
const PATIENCE: i64 = 30_000;

/// Those who are at a game.
#[derive(Debug)]
pub(crate) struct Audience {
    watchers: Vec<Watcher>,
    /// Since when a player is away.
    away: [Option<i64>; 2],
    told: Option<Presence>,
    told_at: i64,
}

impl Audience {
    pub(crate) fn new(now: i64) -> Self {
        Self { watchers: Vec::new(), away: [Some(now); 2], told: None, told_at: now }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    pub(crate) fn next_news(&self) -> Option<i64> {
        (!self.watchers.is_empty() && self.told.is_none()).then_some(self.told_at + NEWS)
    }

    fn has(&self, tongue: Tongue) -> bool {
        self.watchers.iter().any(|watcher| watcher.tongue == tongue)
    }

    fn tell(&mut self, tongue: Tongue, message: &Outgoing) {
        self.watchers
            .retain(|watcher| watcher.tongue != tongue || watcher.outbox.send(message.clone()));
    }

    /// Everybody who is here must come back to the server that starts next.
    pub(crate) fn farewell(&mut self, restart_ms: u32) {
        let line = Outgoing::line(&StreamMessage::Bye { reconnect_in_ms: restart_ms });
        self.tell(Tongue::Lines, &line);
        for watcher in self.watchers.drain(..).filter(|one| one.tongue == Tongue::Lines) {
            watcher.outbox.cut();
        }
    }
}

impl Room {
    /// Lets somebody in, and tells what he has missed.
    pub(super) fn welcome(&mut self, watcher: Watcher, since: Option<u32>) {
        self.audience.watchers.retain(|known| known.id != watcher.id);
        let missed = since.and_then(|since| self.missed(since, watcher.tongue));
        match missed {
            Some(messages) => {
                for message in messages {
                    watcher.outbox.send(message);
                }
            }
            None => {
                watcher.outbox.send(self.whole(&watcher));
            }
        }
        if watcher.tongue == Tongue::Frames {
            self.tell_own_plan(&watcher);
        }
        let color = watcher.viewer.and_then(|viewer| self.color_of(viewer));
        self.audience.watchers.push(watcher);
        if let Some(color) = color {
            self.audience.away[color.index()] = None;
        }
        self.presence_changed(color.is_some());
    }

    /// What somebody has missed who has seen so much; `None` if the whole game is shorter.
    fn missed(&self, since: u32, tongue: Tongue) -> Option<Vec<Outgoing>> {
        let events = self.round.events();
        let from = usize::try_from(since).ok()?.checked_add(1)?;
        if from > events.len() || events.len() - from > MOST_MISSED {
            return None;
        }
        let missed = &events[from..];
        // What was taken back cannot be told by turns alone.
        if missed.iter().any(|event| matches!(event.kind, EventKind::TakenBack { .. })) {
            return None;
        }
        match tongue {
            Tongue::Frames => Some(missed.iter().map(|event| self.event_frame(event)).collect()),
            Tongue::Lines if missed.is_empty() => Some(Vec::new()),
            Tongue::Lines => Some(vec![self.state_line()]),
        }
    }

    pub(super) fn leave(&mut self, watcher: u64) {
        let left = self.audience.watchers.iter().position(|known| known.id == watcher);
        let Some(watcher) = left.map(|index| self.audience.watchers.swap_remove(index)) else {
            return;
        };
        let color = watcher.viewer.and_then(|viewer| self.color_of(viewer));
        self.note_absence();
        self.presence_changed(color.is_some());
    }

    /// Looks which player is not here any more.
    fn note_absence(&mut self) {
        let now = self.now();
        for color in Color::ALL {
            if !self.is_here(color) && self.audience.away[color.index()].is_none() {
                self.audience.away[color.index()] = Some(now);
            }
        }
    }

    fn is_here(&self, color: Color) -> bool {
        let is_engine =
            self.people[color.index()].as_ref().is_some_and(|player| player.level.is_some());
        let player = self.sitting[color.index()];
        is_engine
            || player.is_some()
                && self.audience.watchers.iter().any(|watcher| watcher.viewer == player)
    }

    fn presence_changed(&mut self, at_once: bool) {
        self.audience.told = None;
        if at_once {
            self.audience.told_at = i64::MIN / 2;
            self.tell_presence(self.now());
        }
    }

    /// Who is here now.
    pub(super) fn presence(&self) -> Presence {
        let players =
            self.audience.watchers.iter().filter(|watcher| {
                watcher.viewer.is_some_and(|viewer| self.color_of(viewer).is_some())
            });
        let watchers = self.audience.watchers.len() - players.count();
        Presence {
            w: self.is_here(Color::White),
            b: self.is_here(Color::Black),
            spectators: u32::try_from(watchers).unwrap_or(u32::MAX),
            gone: self.audience_gone(),
        }
    }

    /// The player whose absence the other may use.
    pub(super) fn audience_gone(&self) -> Option<Absence> {
        if !self.round.is_playing() || !self.round.terms.clock.is_live() {
            return None;
        }
        let away = |color: Color| {
            let since = self.audience.away[color.index()].filter(|_| !self.is_here(color))?;
            let claim_at = since + self.patience(color);
            Some(Absence { color, claim_at })
        };
        Color::ALL.into_iter().filter_map(away).min_by_key(|gone| gone.claim_at)
    }

    fn patience(&self, color: Color) -> i64 {
        let factor = match self.round.speed() {
            Speed::Bullet => 1,
            Speed::Blitz => 2,
            Speed::Rapid => 4,
            Speed::Classical | Speed::Correspondence => 10,
        };
        let is_guest = self.people[color.index()]
            .as_ref()
            .is_some_and(|player| player.kind == PlayerKind::Guest);
        PATIENCE * factor / if is_guest { 2 } else { 1 }
    }

    /// Tells who is here, if that has changed and was not told a moment ago.
    pub(super) fn tell_presence(&mut self, now: i64) {
        self.note_absence();
        if self.audience.told.is_some() || now < self.audience.told_at + NEWS {
            return;
        }
        let present = self.presence();
        self.audience.told = Some(present);
        self.audience.told_at = now;
        let frame = Outgoing::frame(&ServerFrame::Present { game: self.round.id, present });
        self.audience.tell(Tongue::Frames, &frame);
        if present.gone.is_some() && self.audience.has(Tongue::Lines) {
            let message = StreamMessage::OpponentGone { seq: self.round.seq(), present };
            let line = Outgoing::line(&message);
            self.audience.tell(Tongue::Lines, &line);
        }
    }

    /// Everything, for one reader.
    fn whole(&self, watcher: &Watcher) -> Outgoing {
        let game = Box::new(self.full(watcher.viewer));
        match watcher.tongue {
            Tongue::Frames => Outgoing::frame(&ServerFrame::Game { game }),
            Tongue::Lines => Outgoing::line(&StreamMessage::GameFull(game)),
        }
    }

    /// Everything, for everybody: when more has changed than an event says.
    pub(super) fn tell_full(&mut self) {
        for watcher in &self.audience.watchers {
            if watcher.tongue == Tongue::Frames {
                watcher.outbox.send(self.whole(watcher));
            }
        }
    }

    /// Tells the event that was stored last.
    pub(super) fn tell_last_event(&mut self) {
        let Some(event) = self.round.events().last() else { return };
        if self.audience.has(Tongue::Frames) {
            let frame = self.event_frame(event);
            self.audience.tell(Tongue::Frames, &frame);
        }
        if self.audience.has(Tongue::Lines) {
            let line = self.state_line();
            self.audience.tell(Tongue::Lines, &line);
        }
    }

    fn event_frame(&self, event: &Event) -> Outgoing {
        Outgoing::frame(&ServerFrame::Event {
            game: self.round.id,
            event: event.clone(),
            clocks: Clocks::of(&self.round.timer, self.now()),
            position: self.round.game.position(),
        })
    }

    fn state_line(&self) -> Outgoing {
        let tokens: Vec<&str> = self.round.turns.iter().map(|turn| turn.turn.as_str()).collect();
        Outgoing::line(&StreamMessage::GameState {
            game: self.round.id,
            seq: self.round.seq(),
            turns: tokens.join(" "),
            position: self.round.game.position(),
            clocks: Clocks::of(&self.round.timer, self.now()),
            status: self.round.status(),
            score: self.round.score(),
            by: self.round.result.map(|result| result.by),
            offers: self.round.offers,
            rematch: self.round.rematch,
        })
    }

    /// Tells a line of chat to those who may read it.
    pub(super) fn tell_message(&mut self, message: &ChatMessage) {
        let (game, seq) = (self.round.id, self.round.seq());
        let frame = Outgoing::frame(&ServerFrame::Said { game, message: message.clone() });
        let line = Outgoing::line(&StreamMessage::ChatLine { seq, message: message.clone() });
        let seats = self.sitting;
        self.audience.watchers.retain(|watcher| {
            let is_player = watcher.viewer.is_some() && seats.contains(&watcher.viewer);
            if !super::chat::may_read(message.to, is_player, self.round.result.is_some()) {
                return true;
            }
            let message = if watcher.tongue == Tongue::Frames { &frame } else { &line };
            watcher.outbox.send(message.clone())
        });
    }

    /// A plan is told to its owner alone.
    pub(super) fn tell_plan(&mut self, color: Color) {
        let owner = self.sitting[color.index()];
        for watcher in &self.audience.watchers {
            if watcher.viewer.is_some() && watcher.viewer == owner {
                self.tell_own_plan(watcher);
            }
        }
    }

    fn tell_own_plan(&self, watcher: &Watcher) {
        let Some(color) = watcher.viewer.and_then(|viewer| self.color_of(viewer)) else { return };
        if self.round.terms.clock.is_live() || watcher.tongue != Tongue::Frames {
            return;
        }
        let branches = self.plans[color.index()].lines.clone();
        let frame = ServerFrame::Plan { game: self.round.id, branches };
        watcher.outbox.send(Outgoing::frame(&frame));
    }

    /// Tells the players, wherever they are, what concerns them.
    pub(super) fn tell_players(&self, kind: Option<&EventKind>) {
        match kind {
            Some(EventKind::Ended { .. }) => self.notify(Kind::GameFinish, &Color::ALL),
            Some(EventKind::Turn { color, .. }) => self.notify(Kind::YourTurn, &[color.other()]),
            _ => {}
        }
    }

    pub(super) fn tell_start(&self) {
        self.notify(Kind::GameStart, &Color::ALL);
    }

    fn notify(&self, kind: Kind, colors: &[Color]) {
        for color in colors {
            if let Some(player) = self.sitting[color.index()] {
                self.shared.notices.tell(player, kind, || self.card());
            }
        }
    }
}
