//! What the store keeps of a game beside its log.

use protocol::{GameResult, Status};
use record::{Event, EventKind, PlayerId, Score, Terms, Timer};
use store::Summary;
use variants::Color;

use super::Game;
use crate::board::Board;

/// An open live game that nobody joins is called off after a day.
const UNJOINED: i64 = 24 * 3_600_000;
/// Others wait longer: the person whom they are for may be away.
const UNJOINED_DAYS: i64 = 14 * 24 * 3_600_000;

/// How long a game waits for its second player, in milliseconds.
const fn patience(terms: &Terms) -> i64 {
    if terms.open && terms.clock.is_live() { UNJOINED } else { UNJOINED_DAYS }
}

/// The first events of a new game, and its summary.
pub(crate) fn first_events(
    terms: &Terms,
    seats: [Option<PlayerId>; 2],
    further: Vec<EventKind>,
    at: i64,
) -> (Vec<Event>, Summary) {
    let [white, black] = seats;
    let created = EventKind::Created { terms: *terms, white, black };
    let kinds = [created].into_iter().chain(further);
    let events: Vec<Event> = (0..).zip(kinds).map(|(seq, kind)| Event { seq, at, kind }).collect();
    let timer = Timer::after(terms.clock, &events);
    let is_full = white.is_some() && black.is_some();
    let summary = Summary {
        terms: *terms,
        // Who stores it knows better.
        private: false,
        status: if is_full { Status::Playing } else { Status::Waiting },
        white,
        black,
        plies: 0,
        to_act: is_full.then_some(Color::White),
        deadline: if is_full { timer.deadline() } else { Some(at + patience(terms)) },
        score: Score::Open,
        by: None,
        created: at,
        updated: at,
        seq: events.last().map_or(0, |event| event.seq),
        position: Board::start(terms).position(),
    };
    (events, summary)
}

impl Game {
    /// When the game ends by itself if nobody does anything.
    pub(crate) fn deadline(&self) -> Option<i64> {
        if self.is_over() { None } else { self.deadline_after(&self.timer, self.is_waiting()) }
    }

    fn deadline_after(&self, timer: &Timer, is_waiting: bool) -> Option<i64> {
        if !is_waiting {
            return timer.deadline();
        }
        Some(self.created + patience(&self.terms))
    }

    /// The summary once these events have happened. A turn among them has been played on the board already.
    pub(crate) fn summary_after(&self, events: &[Event]) -> Summary {
        let mut timer = self.timer.clone();
        let mut seats = self.seats;
        let (mut plies, mut result) = (self.turns.len(), self.result);
        for event in events {
            timer.observe(event);
            match &event.kind {
                EventKind::Joined { color, player } => seats[color.index()] = Some(*player),
                EventKind::Turn { .. } | EventKind::Rolled { .. } => plies += 1,
                EventKind::Settled { turns, .. } => plies += turns.len(),
                EventKind::TakenBack { turns } => plies = usize::from(*turns),
                EventKind::Ended { score, by } => {
                    result = Some(GameResult { score: *score, by: *by });
                }
                _ => {}
            }
        }
        let status = match result {
            Some(_) => Status::Ended,
            None if seats.contains(&None) => Status::Waiting,
            None => Status::Playing,
        };
        let deadline = match status {
            Status::Ended => None,
            status => self.deadline_after(&timer, status == Status::Waiting),
        };
        Summary {
            terms: self.terms,
            // The room knows it.
            private: false,
            status,
            white: seats[0],
            black: seats[1],
            plies: u32::try_from(plies).unwrap_or(u32::MAX),
            to_act: self.board.to_act().filter(|_| status == Status::Playing),
            deadline,
            score: result.map_or(Score::Open, |result| result.score),
            by: result.map(|result| result.by),
            created: self.created,
            updated: events.last().map_or(self.updated, |event| event.at),
            seq: events.last().map_or(self.seq(), |event| event.seq),
            position: self.board.position(),
        }
    }
}
