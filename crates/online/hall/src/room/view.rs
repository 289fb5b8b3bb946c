//! A room as seen by its readers, and the messages to them.

use cluster::{Class, Classes, NotificationKind};
use protocol::{ChatMessage, Clocks, GameSummary, GameView, ServerFrame, StreamMessage};
use record::{Event, EventKind, PlayerId};
use variants::Color;

use super::{Encoding, Room, Subscription, chat::may_read};
use crate::{limits::MISSED_MESSAGES_MAX, live_games::LiveGame, outbox::Outgoing};

impl Room {
    /// Returns everything that a reader may see of the game.
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
            position: game.room_game.position(),
            clocks: self.clocks(),
            offers: game.offers,
            result: game.result,
            ratings: self.ratings,
            rematch: game.rematch,
            created: game.created,
            chat: self.readable_chat(viewer),
            plan: you.filter(|_| has_plan).map(|color| self.plans.branches(color)),
            present: self.audience.presence(&self.players, self.live()),
            combined: self.match_view(),
            part_of: game.part_of.clone(),
        }
    }

    /// Returns the chat messages that a reader may read.
    fn readable_chat(&self, viewer: Option<PlayerId>) -> Vec<ChatMessage> {
        let is_player = viewer.is_some_and(|viewer| self.players.color_of(viewer).is_some());
        let mut chat = self.chat.readable(is_player, self.game.is_over());
        chat.retain(|message| !self.blocks.hides(message.player.id, viewer));
        chat
    }

    /// Returns the game as a list entry.
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
            to_act: game.room_game.to_act().filter(|_| game.is_playing()),
            position: game.room_game.position(),
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

    /// Adds the game to the list of live games, or removes it if it is not one.
    pub(super) fn list(&self) {
        let id = self.game.id;
        if self.game.is_live() {
            let (players, is_private) = (self.players.ids(), self.access.is_private());
            let (is_lively, summary) = (self.is_lively(), self.summary());
            let game = LiveGame { players, is_private, is_lively, summary };
            self.services.live_games.put(id, game);
        } else {
            self.services.live_games.remove(id);
        }
        self.services.lobby.changed();
    }

    /// Updates the list of live games after a player has come or gone.
    fn note_presence(&self) {
        if self.services.live_games.set_lively(self.game.id, self.is_lively()) {
            self.services.lobby.changed();
        }
    }

    /// Returns whether both players have played a turn and at least one person among them is present.
    fn is_lively(&self) -> bool {
        let present = self.audience.presence(&self.players, None);
        let is_here = |color: Color| {
            let is_present = if color == Color::White { present.w } else { present.b };
            is_present && self.players.level(color).is_none()
        };
        self.game.turns.len() >= 2 && Color::ALL.into_iter().any(is_here)
    }

    /// Adds a subscription and sends the messages that its reader has missed.
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

    /// Returns the first messages for a reader who has seen the events up to `since`.
    pub(super) fn first_messages(
        &self,
        viewer: Option<PlayerId>,
        encoding: Encoding,
        since: Option<u32>,
    ) -> Vec<Outgoing> {
        let missed = since.and_then(|since| self.missed(viewer, encoding, since));
        let mut messages = missed.unwrap_or_else(|| vec![self.whole(viewer, encoding)]);
        messages.extend(self.own_plan(viewer, encoding));
        messages
    }

    /// Returns the events after `since` and the chat messages since then, or `None` if the whole game has to be sent.
    fn missed(
        &self,
        viewer: Option<PlayerId>,
        encoding: Encoding,
        since: u32,
    ) -> Option<Vec<Outgoing>> {
        let (last, missed) =
            self.game.events().get(usize::try_from(since).ok()?..)?.split_first()?;
        // An event of a match has consequences that the event itself does not contain.
        if self.game.room_game.combined().is_some() {
            return None;
        }
        let is_taken_back = |event: &Event| matches!(event.kind, EventKind::TakenBack { .. });
        // The remaining turns do not show which turns were taken back.
        if missed.iter().any(is_taken_back) {
            return None;
        }
        match encoding {
            Encoding::Frames => {
                // The reader may already have some of these messages, which they recognise by their ids.
                let mut chat = self.readable_chat(viewer);
                chat.retain(|message| message.at >= last.at);
                let said = chat.into_iter().map(|message| self.said_frame(message));
                let events = missed.iter().map(|event| self.event_frame(event));
                let messages: Vec<Outgoing> = events.chain(said).collect();
                (messages.len() <= MISSED_MESSAGES_MAX).then_some(messages)
            }
            Encoding::Lines if missed.is_empty() => Some(Vec::new()),
            Encoding::Lines => Some(vec![self.state_line()]),
        }
    }

    /// Sends the presence if it has changed and none was sent within the last second.
    pub(super) fn tell_presence(&mut self, now: i64) {
        self.note_presence();
        let live = self.live();
        let Some(present) = self.audience.changed_presence(&self.players, live, now) else {
            return;
        };
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

    /// Returns the whole game for one reader.
    fn whole(&self, viewer: Option<PlayerId>, encoding: Encoding) -> Outgoing {
        let game = Box::new(self.view(viewer));
        match encoding {
            Encoding::Frames => Outgoing::frame(&ServerFrame::Game { game }),
            Encoding::Lines => Outgoing::line(&StreamMessage::GameFull(game)),
        }
    }

    /// Sends the whole game to all followers, when more has changed than an event contains.
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

    /// Sends the event that was stored last.
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
            position: self.game.room_game.position(),
        })
    }

    fn state_line(&self) -> Outgoing {
        let game = &self.game;
        let turns: Vec<&str> = game.turns.iter().map(|turn| turn.turn.as_str()).collect();
        Outgoing::line(&StreamMessage::GameState {
            game: game.id,
            seq: game.seq(),
            turns: turns.join(" "),
            position: game.room_game.position(),
            clocks: self.clocks(),
            status: game.status(),
            score: game.score(),
            by: game.result.map(|result| result.by),
            offers: game.offers,
            rematch: game.rematch,
        })
    }

    fn said_frame(&self, message: ChatMessage) -> Outgoing {
        Outgoing::frame(&ServerFrame::Said { game: self.game.id, message })
    }

    /// Sends a chat message to its readers, except those who have blocked its writer.
    pub(super) fn tell_message(&mut self, message: &ChatMessage) {
        let (seq, is_over) = (self.game.seq(), self.game.is_over());
        let frame = self.said_frame(message.clone());
        let line = Outgoing::line(&StreamMessage::ChatLine { seq, message: message.clone() });
        let (players, blocks, writer) = (&self.players, &self.blocks, message.player.id);
        self.audience.send_if(|subscription| {
            let viewer = subscription.viewer;
            let is_player = viewer.is_some_and(|viewer| players.color_of(viewer).is_some());
            let is_read = may_read(message.to, is_player, is_over) && !blocks.hides(writer, viewer);
            is_read.then(|| match subscription.encoding {
                Encoding::Frames => frame.clone(),
                Encoding::Lines => line.clone(),
            })
        });
        let to = Classes::of(|is_player| may_read(message.to, is_player, is_over));
        let unless = self.blocks.blockers(writer).to_vec();
        self.relay_unless(unless, to, Some(&frame), Some(&line));
    }

    /// Sends a plan to its owner only.
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

    /// Returns the reader's plan, if they are a player.
    fn own_plan(&self, viewer: Option<PlayerId>, encoding: Encoding) -> Option<Outgoing> {
        let color = self.players.color_of(viewer?)?;
        if self.game.terms.clock.is_live() || encoding != Encoding::Frames {
            return None;
        }
        let branches = self.plans.branches(color);
        Some(Outgoing::frame(&ServerFrame::Plan { game: self.game.id, branches }))
    }

    /// Notifies the players of an event, at whichever node they are.
    pub(super) fn notify_of(&self, kind: Option<&EventKind>) {
        match kind {
            Some(EventKind::Ended { .. }) => self.notify(NotificationKind::GameFinish, &Color::ALL),
            Some(EventKind::Turn { .. } | EventKind::Rolled { .. } | EventKind::Settled { .. }) => {
                let awaited =
                    Color::ALL.into_iter().filter(|color| self.game.room_game.awaits(*color));
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
