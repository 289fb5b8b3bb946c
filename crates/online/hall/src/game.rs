//! A game as its events tell it: position, clocks, offers, result. No time passes here and nothing is stored.

mod acts;
mod summary;

use std::collections::HashMap;

use protocol::{GameResult, Offers, PlayedTurn, RefusalCode, Status};
use record::{Event, EventKind, GameId, Offer, PlayerId, Score, Speed, Terms, Timer};
use variants::{AnyGame, Color};

pub(crate) use acts::Consequence;
pub(crate) use summary::{board, first_summary};

use crate::refusal::Refusal;

/// The most turns of one game, with those that are taken back: more than any real one has.
const MOST_TURNS: usize = 2000;

/// A stored log that tells no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {seq} does not follow from those before it: {why}")]
pub(crate) struct BrokenLog {
    /// The event.
    pub(crate) seq: u32,
    /// What is wrong.
    pub(crate) why: &'static str,
}

/// A game as its events tell it.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) id: GameId,
    pub(crate) terms: Terms,
    pub(crate) seats: [Option<PlayerId>; 2],
    pub(crate) board: AnyGame,
    pub(crate) turns: Vec<PlayedTurn>,
    pub(crate) timer: Timer,
    pub(crate) offers: Offers,
    pub(crate) result: Option<GameResult>,
    pub(crate) rematch: Option<GameId>,
    pub(crate) created: i64,
    pub(crate) updated: i64,
    events: Vec<Event>,
    /// By player: a command id counts for its sender alone.
    commands: [HashMap<String, u32>; 2],
    /// The number of turns that were played, also of those that were taken back.
    turns_played: usize,
    /// The number of offers, answers to them and turns taken back.
    offers_made: usize,
    /// The number of turns when each player last made an offer.
    offered_at: [Option<usize>; 2],
}

impl Game {
    /// The game that these events tell.
    pub(crate) fn from_log(id: GameId, events: Vec<Event>) -> Result<Self, BrokenLog> {
        let mut events = events.into_iter();
        let first = events.next().ok_or(BrokenLog { seq: 0, why: "there is none" })?;
        let mut game = Self::begin(id, first)?;
        for event in events {
            game.observe(event)?;
        }
        Ok(game)
    }

    fn begin(id: GameId, first: Event) -> Result<Self, BrokenLog> {
        let EventKind::Created { terms, white, black } = &first.kind else {
            return Err(BrokenLog { seq: first.seq, why: "a game begins by being created" });
        };
        let mut timer = Timer::new(terms.clock);
        timer.observe(&first);
        Ok(Self {
            id,
            board: board(terms),
            seats: [*white, *black],
            turns: Vec::new(),
            timer,
            offers: Offers::default(),
            result: None,
            rematch: None,
            created: first.at,
            updated: first.at,
            terms: *terms,
            commands: Default::default(),
            turns_played: 0,
            offers_made: 0,
            offered_at: [None; 2],
            events: vec![first],
        })
    }

    /// Takes the next event in.
    fn observe(&mut self, event: Event) -> Result<(), BrokenLog> {
        if event.seq != self.next_seq() {
            return Err(BrokenLog { seq: event.seq, why: "it is not the next one" });
        }
        if let EventKind::Turn { turn, .. } = &event.kind
            && self.board.play_turn(turn).is_err()
        {
            return Err(BrokenLog { seq: event.seq, why: "the turn is illegal" });
        }
        self.settle(event);
        Ok(())
    }

    /// Takes an event in whose turn, if it is one, has been played on the board already.
    pub(crate) fn settle(&mut self, event: Event) {
        self.timer.observe(&event);
        self.updated = event.at;
        match &event.kind {
            EventKind::Created { .. } | EventKind::Outage { .. } | EventKind::Extended { .. } => {}
            EventKind::Joined { color, player } => self.seats[color.index()] = Some(*player),
            EventKind::Turn { color, turn, spent, lag, command, .. } => {
                let left = self.timer.left(*color, event.at).map(|left| left.ms);
                self.turns.push(PlayedTurn { turn: turn.clone(), spent: *spent, lag: *lag, left });
                self.offers = Offers::default();
                self.turns_played += 1;
                if let Some(command) = command {
                    self.commands[color.index()].insert(command.clone(), event.seq);
                }
            }
            EventKind::Offered { color, offer } => {
                self.offers_made += 1;
                *self.offer_mut(*offer) = Some(*color);
                self.offered_at[color.index()] = Some(self.turns.len());
            }
            EventKind::Declined { offer, .. } => {
                self.offers_made += 1;
                *self.offer_mut(*offer) = None;
            }
            EventKind::TakenBack { turns } => {
                self.offers_made += 1;
                self.take_back(usize::from(*turns));
            }
            EventKind::Ended { score, by } => {
                self.result = Some(GameResult { score: *score, by: *by });
                self.offers = Offers::default();
            }
            EventKind::Rematch { game } => {
                self.rematch = Some(*game);
                self.offers.rematch = None;
            }
        }
        self.events.push(event);
    }

    fn take_back(&mut self, kept: usize) {
        self.turns.truncate(kept);
        self.board = board(&self.terms);
        for turn in &self.turns {
            // They were played once: they are legal.
            self.board.play_turn(&turn.turn).ok();
        }
        self.offers = Offers::default();
        self.offered_at = [None; 2];
    }

    fn offer_mut(&mut self, offer: Offer) -> &mut Option<Color> {
        match offer {
            Offer::Draw => &mut self.offers.draw,
            Offer::TakeBack => &mut self.offers.take_back,
            Offer::Rematch => &mut self.offers.rematch,
        }
    }

    /// The events so far.
    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    pub(crate) fn next_seq(&self) -> u32 {
        self.seq() + 1
    }

    /// The number of the last event.
    pub(crate) fn seq(&self) -> u32 {
        self.events.last().map_or(0, |event| event.seq)
    }

    /// The event that a command of a player has led to, if it was carried out before.
    pub(crate) fn done(&self, color: Color, command: &str) -> Option<u32> {
        self.commands[color.index()].get(command).copied()
    }

    pub(crate) fn free_seat(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.seats[color.index()].is_none())
    }

    pub(crate) fn is_waiting(&self) -> bool {
        self.status() == Status::Waiting
    }

    pub(crate) fn is_playing(&self) -> bool {
        self.status() == Status::Playing
    }

    pub(crate) fn is_over(&self) -> bool {
        self.result.is_some()
    }

    pub(crate) fn status(&self) -> Status {
        if self.result.is_some() {
            Status::Ended
        } else if self.free_seat().is_some() {
            Status::Waiting
        } else {
            Status::Playing
        }
    }

    pub(crate) fn speed(&self) -> Speed {
        self.terms.clock.speed()
    }

    /// Whether it is being played by two who are expected to stay at the board.
    pub(crate) fn is_live(&self) -> bool {
        self.is_playing() && self.terms.clock.is_live()
    }

    /// Since when the player to act has been to act.
    pub(crate) fn turn_since(&self) -> i64 {
        let begins = |event: &&Event| {
            matches!(
                event.kind,
                EventKind::Turn { .. }
                    | EventKind::TakenBack { .. }
                    | EventKind::Joined { .. }
                    | EventKind::Created { .. }
            )
        };
        self.events.iter().rfind(begins).map_or(self.created, |event| event.at)
    }

    /// The result; open as long as there is none.
    pub(crate) fn score(&self) -> Score {
        self.result.map_or(Score::Open, |result| result.score)
    }

    /// Whether a player may play a turn now, knowing of so many turns.
    pub(crate) fn check_turn(&self, color: Color, ply: u32) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(RefusalCode::GameOver.into());
        }
        if self.is_waiting() {
            return Err(RefusalCode::NotStarted.into());
        }
        if ply as usize != self.turns.len() {
            return Err(RefusalCode::PlyMismatch.into());
        }
        if self.board.to_act() != color {
            return Err(RefusalCode::NotYourTurn.into());
        }
        Ok(())
    }

    /// Plays a whole turn on the board. Returns its canonical notation and its number of actions. Must be settled, or undone
    /// by [`Game::unplay`].
    pub(crate) fn play(&mut self, turn: &str) -> Result<(String, usize), Refusal> {
        if self.turns_played >= MOST_TURNS {
            return Err(RefusalCode::NotNow.into());
        }
        let color = self.board.to_act();
        let actions = self.board.play_turn(turn).map_err(Refusal::Rule)?;
        if self.board.outcome().is_none() && self.board.to_act() == color {
            self.unplay(actions);
            return Err(RefusalCode::UnfinishedTurn.into());
        }
        let canonical = self.board.turns().pop().map_or_else(|| turn.to_owned(), |turn| turn.token);
        Ok((canonical, actions))
    }

    /// Undoes what [`Game::play`] did.
    pub(crate) fn unplay(&mut self, actions: usize) {
        for _ in 0..actions {
            self.board.undo();
        }
    }

    /// The result by the rules, once they have ended the game.
    pub(crate) fn ruled(&self) -> Option<Score> {
        self.board.outcome().map(|outcome| Score::of(Some(outcome)))
    }
}

#[cfg(test)]
mod tests;
