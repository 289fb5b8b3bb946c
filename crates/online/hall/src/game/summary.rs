//! Summary of a game, stored with its log.

use protocol::{GameResult, Status, limits::millis};
use record::{Event, EventKind, PlayerId, Score, Terms, Timer};
use store::Summary;

use super::Game;
use crate::{
    limits::{UNJOINED_CORRESPONDENCE_TIMEOUT, UNJOINED_LIVE_TIMEOUT},
    room_game::RoomGame,
};

/// Returns how long a game waits for its second player, in milliseconds.
const fn unjoined_timeout(terms: &Terms) -> i64 {
    if terms.open && terms.clock.is_live() {
        millis(UNJOINED_LIVE_TIMEOUT)
    } else {
        millis(UNJOINED_CORRESPONDENCE_TIMEOUT)
    }
}

/// Returns the first events of a new game, and its summary.
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
        deadline: if is_full { timer.deadline() } else { Some(at + unjoined_timeout(terms)) },
        seq: events.last().map_or(0, |event| event.seq),
        position: RoomGame::start(terms).position(),
        // The caller, which stores the summary, sets whether the game is private.
        ..Summary::new(*terms, seats, at)
    };
    (events, summary)
}

impl Game {
    /// Returns the time at which the game ends if no player acts before then.
    pub(crate) fn deadline(&self) -> Option<i64> {
        if self.is_over() { None } else { self.deadline_after(&self.timer, self.is_waiting()) }
    }

    fn deadline_after(&self, timer: &Timer, is_waiting: bool) -> Option<i64> {
        if !is_waiting {
            return timer.deadline();
        }
        Some(self.created + unjoined_timeout(&self.terms))
    }

    /// Returns the summary after these events. Any turn among them has already been played on the board.
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
            status,
            plies: u32::try_from(plies).unwrap_or(u32::MAX),
            to_act: self.room_game.to_act().filter(|_| status == Status::Playing),
            deadline,
            score: result.map_or(Score::Open, |result| result.score),
            by: result.map(|result| result.by),
            updated: events.last().map_or(self.updated, |event| event.at),
            seq: events.last().map_or(self.seq(), |event| event.seq),
            position: self.room_game.position(),
            // The terms, the seats and the time of creation. The room sets whether the game is private.
            ..Summary::new(self.terms, seats, self.created)
        }
    }
}
