//! A room as others see it, and telling them.

use protocol::{ChatMessage, Clocks, GameSummary, GameView, ServerFrame, StreamMessage};
use record::{Event, EventKind, PlayerId};
use variants::Color;

use super::{Encoding, Room, Subscription, chat::may_read};
use crate::{
    cluster::relay::{Class, Classes},
    live_games::LiveGame,
    notification_kind::NotificationKind,
    outbox::Outgoing,
};

/// After more missed events than this the whole game is sent instead.
const MOST_MISSED: usize = 200;

impl Room {
    /// Everything that a reader may see.
    pub(super) fn view(&self, viewer: Option<PlayerId>) -> GameView {
        let game = &self.game;
        let you = viewer.and_then(|viewer| self.players.color_of(viewer));
        let [w, b] = self.players.both();
        let has_plan = !game.terms.clock.is_live();
        GameView {
            id: game.id,
            seq: game.seq(),
            terms: game.terms,
            speed: game.speed(),
            status: game.status(),
            w,
            b,
            private: self.access.is_private(),
            challenged: self.access.challenged().cloned(),
            you,
            turns: game.turns.clone(),
            position: game.board.position(),
            clocks: self.clocks(),
            offers: game.offers,
            result: game.result,
            ratings: self.ratings,
            rematch: game.rematch,
            created: game.created,
            chat: self.chat.readable(you.is_some(), game.is_over()),
            plan: you.filter(|_| has_plan).map(|color| self.plans.branches(color)),
            present: self.audience.presence(&self.players, self.live()),
            combined: self.match_view(),
            part_of: game.part_of.clone(),
        }
    }

    /// The game in a list.
    pub(super) fn summary(&self) -> GameSummary {
        let game = &self.game;
        let [w, b] = self.players.both();
        GameSummary {
            id: game.id,
            terms: game.terms,
            speed: game.speed(),
            status: game.status(),
            w,
            b,
            private: self.access.is_private(),
            plies: u32::try_from(game.turns.len()).unwrap_or(u32::MAX),
            to_act: game.board.to_act().filter(|_| game.is_playing()),
            position: game.board.position(),
            score: game.score(),
            by: game.result.map(|result| result.by),
            created: game.created,
            updated: game.updated,
            deadline: (!game.terms.clock.is_live()).then(|| game.timer.deadline()).flatten(),
            part_of: game.part_of.as_ref().map(|part_of| part_of.game),
        }
    }

    fn clocks(&self) -> Clocks {
        Clocks::of(&self.game.timer, self.now())
    }

    /// Puts the game on the list of live games, or takes it off.
    pub(super) fn list(&self) {
        let id = self.game.id;
        if self.game.is_live() {
            let (players, is_private) = (self.players.ids(), self.access.is_private());
            let game = LiveGame { players, is_private, summary: self.summary() };
            self.services.live_games.put(id, game);
        } else {
            self.services.live_games.remove(id);
        }
        self.services.lobby.changed();
    }

    /// Adds a subscription and sends what its reader has missed.
    pub(super) fn subscribe(&mut self, subscription: Subscription, since: Option<u32>) {
        let Subscription { viewer, encoding, .. } = subscription;
        for message in self.first_messages(viewer, encoding, since) {
            subscription.outbox.send(message);
        }
        let now = self.now();
        if let Some(color) = viewer.and_then(|viewer| self.players.color_of(viewer)) {
            self.found(color);
        }
        self.audience.join(subscription, &self.players, now);
        self.tell_presence(now);
    }

    /// What somebody gets first who has seen so much.
    pub(super) fn first_messages(
        &self,
        viewer: Option<PlayerId>,
        encoding: Encoding,
        since: Option<u32>,
    ) -> Vec<Outgoing> {
        let missed = since.and_then(|since| self.missed(since, encoding));
        let mut messages = missed.unwrap_or_else(|| vec![self.whole(viewer, encoding)]);
        messages.extend(self.own_plan(viewer, encoding));
        messages
    }

    /// What a reader has missed who has seen so much; `None` if the whole game has to be sent.
    fn missed(&self, since: u32, encoding: Encoding) -> Option<Vec<Outgoing>> {
        let events = self.game.events();
        let from = usize::try_from(since).ok()?.checked_add(1)?;
        let missed = events.get(from..)?;
        // Much follows from an event of a match that the event does not say.
        if self.game.board.combined().is_some() {
            return None;
        }
        let is_taken_back = |event: &Event| matches!(event.kind, EventKind::TakenBack { .. });
        // Turns alone do not say what was taken back.
        if missed.len() > MOST_MISSED || missed.iter().any(is_taken_back) {
            return None;
        }
        match encoding {
            Encoding::Frames => Some(missed.iter().map(|event| self.event_frame(event)).collect()),
            Encoding::Lines if missed.is_empty() => Some(Vec::new()),
            Encoding::Lines => Some(vec![self.state_line()]),
        }
    }

    /// Sends who is connected, if that has changed and was not sent within the last second.
    pub(super) fn tell_presence(&mut self, now: i64) {
        let live = self.live();
        let Some(present) = self.audience.news(&self.players, live, now) else { return };
        let frame = Outgoing::frame(&ServerFrame::Present { game: self.game.id, present });
        self.audience.send(Encoding::Frames, &frame);
        let line = present.gone.map(|_| {
            let message = StreamMessage::OpponentGone { seq: self.game.seq(), present };
            Outgoing::line(&message)
        });
        if let Some(line) = &line {
            self.audience.send(Encoding::Lines, line);
        }
        self.relay(Classes::ALL, Some(&frame), line.as_ref());
    }

    /// The whole game for one reader.
    fn whole(&self, viewer: Option<PlayerId>, encoding: Encoding) -> Outgoing {
        let game = Box::new(self.view(viewer));
        match encoding {
            Encoding::Frames => Outgoing::frame(&ServerFrame::Game { game }),
            Encoding::Lines => Outgoing::line(&StreamMessage::GameFull(game)),
        }
    }

    /// The whole game for everybody: when more has changed than an event says.
    pub(super) fn tell_view(&mut self) {
        for subscription in self.audience.iter() {
            if subscription.encoding == Encoding::Frames {
                subscription.outbox.send(self.whole(subscription.viewer, Encoding::Frames));
            }
        }
        for class in Class::ALL {
            if !self.audience.has_class(class) {
                continue;
            }
            let viewer = match class {
                Class::White => self.players.id(Color::White),
                Class::Black => self.players.id(Color::Black),
                Class::Spectator => None,
            };
            let view = self.whole(viewer, Encoding::Frames);
            self.relay(Classes::only(class), Some(&view), None);
        }
    }

    /// Tells the event that was stored last.
    pub(super) fn tell_last_event(&mut self) {
        let Some(event) = self.game.events().last() else { return };
        let frame = self.audience.has(Encoding::Frames).then(|| self.event_frame(event));
        let line = self.audience.has(Encoding::Lines).then(|| self.state_line());
        if let Some(frame) = &frame {
            self.audience.send(Encoding::Frames, frame);
        }
        if let Some(line) = &line {
            self.audience.send(Encoding::Lines, line);
        }
        self.relay(Classes::ALL, frame.as_ref(), line.as_ref());
    }

    fn event_frame(&self, event: &Event) -> Outgoing {
        Outgoing::frame(&ServerFrame::Event {
            game: self.game.id,
            event: event.clone(),
            clocks: self.clocks(),
            position: self.game.board.position(),
        })
    }

    fn state_line(&self) -> Outgoing {
        let game = &self.game;
        let turns: Vec<&str> = game.turns.iter().map(|turn| turn.turn.as_str()).collect();
        Outgoing::line(&StreamMessage::GameState {
            game: game.id,
            seq: game.seq(),
            turns: turns.join(" "),
            position: game.board.position(),
            clocks: self.clocks(),
            status: game.status(),
            score: game.score(),
            by: game.result.map(|result| result.by),
            offers: game.offers,
            rematch: game.rematch,
        })
    }

    /// Tells a chat message to those who may read it.
    pub(super) fn tell_message(&mut self, message: &ChatMessage) {
        let (game, seq, is_over) = (self.game.id, self.game.seq(), self.game.is_over());
        let frame = Outgoing::frame(&ServerFrame::Said { game, message: message.clone() });
        let line = Outgoing::line(&StreamMessage::ChatLine { seq, message: message.clone() });
        let players = &self.players;
        self.audience.send_if(|subscription| {
            let viewer = subscription.viewer;
            let is_player = viewer.is_some_and(|viewer| players.color_of(viewer).is_some());
            may_read(message.to, is_player, is_over).then(|| match subscription.encoding {
                Encoding::Frames => frame.clone(),
                Encoding::Lines => line.clone(),
            })
        });
        let to = Classes::of(|is_player| may_read(message.to, is_player, is_over));
        self.relay(to, Some(&frame), Some(&line));
    }

    /// Tells a plan to its owner alone.
    pub(super) fn tell_plan(&mut self, color: Color) {
        let owner = self.players.id(color);
        let Some(plan) = self.own_plan(owner, Encoding::Frames) else { return };
        for subscription in self.audience.iter() {
            if subscription.viewer == owner && subscription.encoding == Encoding::Frames {
                subscription.outbox.send(plan.clone());
            }
        }
        self.relay(Classes::only(color.into()), Some(&plan), None);
    }

    /// The plan of a reader who is a player.
    fn own_plan(&self, viewer: Option<PlayerId>, encoding: Encoding) -> Option<Outgoing> {
        let color = self.players.color_of(viewer?)?;
        if self.game.terms.clock.is_live() || encoding != Encoding::Frames {
            return None;
        }
        let branches = self.plans.branches(color);
        Some(Outgoing::frame(&ServerFrame::Plan { game: self.game.id, branches }))
    }

    /// Notifies the players of an event, wherever they are.
    pub(super) fn notify_of(&self, kind: Option<&EventKind>) {
        match kind {
            Some(EventKind::Ended { .. }) => self.notify(NotificationKind::GameFinish, &Color::ALL),
            Some(EventKind::Turn { .. } | EventKind::Rolled { .. } | EventKind::Settled { .. }) => {
                let awaited = Color::ALL.into_iter().filter(|color| self.game.board.awaits(*color));
                self.notify(NotificationKind::YourTurn, &awaited.collect::<Vec<_>>());
            }
            _ => {}
        }
    }

    pub(super) fn notify_start(&self) {
        self.notify(NotificationKind::GameStart, &Color::ALL);
    }

    fn notify(&self, kind: NotificationKind, colors: &[Color]) {
        for player in colors.iter().filter_map(|color| self.players.id(*color)) {
            self.services.notifications.send(player, kind, || self.summary());
        }
    }
}
