//! A room as others see it: the whole game, a card for lists, a summary for the store.

use protocol::{Clocks, GameResult, GameSummary, GameView, RatingChanges};
use record::{Event, EventKind, PlayerId};
use store::{Rated, RatingChange, Summary};
use variants::Color;

use super::{Room, chat::may_read};
use crate::{cards::Card, people, refusal::Refusal};

impl Room {
    /// Everything that this reader may see.
    pub(super) fn full(&self, viewer: Option<PlayerId>) -> GameView {
        let round = &self.round;
        let you = viewer.and_then(|viewer| self.color_of(viewer));
        let is_over = round.result.is_some();
        let [w, b] = self.people.clone();
        GameView {
            id: round.id,
            seq: round.seq(),
            terms: round.terms,
            speed: round.speed(),
            status: round.status(),
            w,
            b,
            you: you,
            turns: round.turns.clone(),
            position: round.game.position(),
            clocks: Clocks::of(&round.timer, self.now()),
            offers: round.offers,
            result: round.result,
            ratings: self.changes,
            rematch: round.rematch,
            created: round.created,
            chat: self
                .chat
                .iter()
                .filter(|line| may_read(line.to, you.is_some(), is_over))
                .cloned()
                .collect(),
            plan: you
                .filter(|_| !round.terms.clock.is_live())
                .map(|color| self.plans[color.index()].lines.clone()),
            present: self.presence(),
        }
    }

    /// The game in a list.
    pub(super) fn card(&self) -> GameSummary {
        let round = &self.round;
        let [w, b] = self.people.clone();
        GameSummary {
            id: round.id,
            terms: round.terms,
            speed: round.speed(),
            status: round.status(),
            w,
            b,
            plies: u32::try_from(round.turns.len()).unwrap_or(u32::MAX),
            to_act: round.is_playing().then(|| round.game.to_act()),
            position: round.game.position(),
            score: round.score(),
            by: round.result.map(|result| result.by),
            created: round.created,
            updated: round.updated,
            deadline: (!round.terms.clock.is_live()).then(|| round.timer.deadline()).flatten(),
        }
    }

    /// Puts the game on the list of those that are played, or takes it off.
    pub(super) fn show(&self) {
        if self.round.is_playing() && self.round.terms.clock.is_live() {
            let is_rated = self.round.terms.rated;
            self.shared
                .cards
                .put(self.round.id, Card { players: self.sitting, is_rated, card: self.card() });
        } else {
            self.shared.cards.take_away(self.round.id);
        }
        self.shared.lobby.changed();
    }

    /// What the store is to know of the game once these events have happened. A turn among them has been played on the
    /// board already.
    pub(super) fn summary_after(&self, events: &[Event]) -> Summary {
        let round = &self.round;
        let mut timer = round.timer.clone();
        let mut seats = round.seats;
        let (mut plies, mut result) = (round.turns.len(), round.result);
        for event in events {
            timer.observe(event);
            match &event.kind {
                EventKind::Joined { color, player } => seats[color.index()] = Some(*player),
                EventKind::Turn { .. } => plies += 1,
                EventKind::TakenBack { turns } => plies = usize::from(*turns),
                EventKind::Ended { score, by } => {
                    result = Some(GameResult { score: *score, by: *by })
                }
                _ => {}
            }
        }
        let status = match result {
            Some(_) => store::Status::Ended,
            None if seats.contains(&None) => store::Status::Waiting,
            None => store::Status::Playing,
        };
        let updated = events.last().map_or(round.updated, |event| event.at);
        let deadline = match status {
            store::Status::Ended => None,
            status => self.deadline_after(&timer, status == store::Status::Waiting),
        };
        Summary {
            terms: round.terms,
            status,
            white: seats[0],
            black: seats[1],
            plies: u32::try_from(plies).unwrap_or(u32::MAX),
            to_act: (status == store::Status::Playing).then(|| round.game.to_act()),
            deadline,
            score: result.map_or(record::Score::Open, |result| result.score),
            by: result.map(|result| result.by),
            created: round.created,
            updated,
            seq: events.last().map_or(round.seq(), |event| event.seq),
            position: round.game.position(),
        }
    }

    /// What is to be rated with these events: once, when a game that counts is decided.
    pub(super) fn rated(&self, events: &[Event]) -> Option<Rated> {
        let score = events.iter().find_map(|event| match event.kind {
            EventKind::Ended { score, .. } => Some(score),
            _ => None,
        })?;
        let terms = &self.round.terms;
        if !terms.rated || score == record::Score::Open {
            return None;
        }
        let fixed = |color: Color| {
            self.people[color.index()]
                .as_ref()
                .and_then(|player| player.level)
                .and_then(|level| people::engine_rating(level, terms.variant))
        };
        Some(Rated { fixed_white: fixed(Color::White), fixed_black: fixed(Color::Black) })
    }

    pub(super) fn note_changes(&mut self, changes: &[RatingChange]) {
        let of = |color: Color| {
            let seats = [self.sitting[color.index()], self.round.seats[color.index()]];
            let change = changes.iter().find(|change| seats.contains(&Some(change.player)))?;
            let rounded = |rating: record::Rating| protocol::Rating::rounded(rating.rating);
            Some(protocol::RatingChange {
                before: rounded(change.before),
                after: rounded(change.after),
            })
        };
        self.changes = Some(RatingChanges { w: of(Color::White), b: of(Color::Black) });
    }

    /// Learns who sits here.
    pub(super) async fn meet_people(&mut self) -> Result<(), Refusal> {
        let terms = &self.round.terms;
        let met =
            people::meet(&self.shared.store, self.round.seats, terms.variant, terms.clock.speed())
                .await?;
        let [white, black] = met;
        self.sitting = [white.as_ref().map(|(id, _)| *id), black.as_ref().map(|(id, _)| *id)];
        self.people = [white.map(|(_, player)| player), black.map(|(_, player)| player)];
        Ok(())
    }
}
