//! A game on line as its events tell it: position, clocks, offers, result. No time passes here and nothing is stored.

use std::collections::HashMap;

use protocol::{GameResult, Status};
use record::{Event, EventKind, GameId, Offer, PlayerId, Score, Speed, Terms, Timer};
use variants::{AnyGame, Color};

use crate::refusal::{self, Refusal};

/// The most turns of one game: more than any real one has.
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

/// A game on line.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) id: GameId,
    pub(crate) terms: Terms,
    pub(crate) seats: [Option<PlayerId>; 2],
    pub(crate) game: AnyGame,
    pub(crate) turns: Vec<protocol::PlayedTurn>,
    pub(crate) timer: Timer,
    pub(crate) offers: protocol::Offers,
    pub(crate) result: Option<GameResult>,
    pub(crate) rematch: Option<GameId>,
    pub(crate) created: i64,
    pub(crate) updated: i64,
    events: Vec<Event>,
    /// By player: what one of them calls a command says nothing about the other's.
    commands: [HashMap<String, u32>; 2],
    /// How many turns there were when each side last made an offer.
    offered_at: [Option<usize>; 2],
}

impl Round {
    /// The game that these events tell.
    pub(crate) fn of(id: GameId, events: Vec<Event>) -> Result<Self, BrokenLog> {
        let mut events = events.into_iter();
        let first = events.next().ok_or(BrokenLog { seq: 0, why: "there is none" })?;
        let mut round = Self::begin(id, first)?;
        for event in events {
            round.observe(event)?;
        }
        Ok(round)
    }

    fn begin(id: GameId, first: Event) -> Result<Self, BrokenLog> {
        let EventKind::Created { terms, white, black } = &first.kind else {
            return Err(BrokenLog { seq: first.seq, why: "a game begins by being created" });
        };
        let mut timer = Timer::new(terms.clock);
        timer.observe(&first);
        Ok(Self {
            id,
            game: start(terms),
            seats: [*white, *black],
            turns: Vec::new(),
            timer,
            offers: protocol::Offers::default(),
            result: None,
            rematch: None,
            created: first.at,
            updated: first.at,
            terms: *terms,
            commands: Default::default(),
            offered_at: [None; 2],
            events: vec![first],
        })
    }

    /// Takes the next event in.
    pub(crate) fn observe(&mut self, event: Event) -> Result<(), BrokenLog> {
        if event.seq != self.next_seq() {
            return Err(BrokenLog { seq: event.seq, why: "it is not the next one" });
        }
        if let EventKind::Turn { turn, .. } = &event.kind
            && self.game.play_turn(turn).is_err()
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
                self.turns.push(protocol::PlayedTurn {
                    turn: turn.clone(),
                    spent: *spent,
                    lag: *lag,
                    left,
                });
                self.offers = protocol::Offers::default();
                if let Some(command) = command {
                    self.commands[color.index()].insert(command.clone(), event.seq);
                }
            }
            EventKind::Offered { color, offer } => {
                *self.offer(*offer) = Some(*color);
                self.offered_at[color.index()] = Some(self.turns.len());
            }
            EventKind::Declined { offer, .. } => *self.offer(*offer) = None,
            EventKind::TakenBack { turns } => self.take_back(usize::from(*turns)),
            EventKind::Ended { score, by } => {
                self.result = Some(GameResult { score: *score, by: *by });
                self.offers = protocol::Offers::default();
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
        self.game = start(&self.terms);
        for turn in &self.turns {
            // They were played once: they are legal.
            self.game.play_turn(&turn.turn).ok();
        }
        self.offers = protocol::Offers::default();
        self.offered_at = [None; 2];
    }

    pub(crate) fn offer(&mut self, offer: Offer) -> &mut Option<Color> {
        match offer {
            Offer::Draw => &mut self.offers.draw,
            Offer::TakeBack => &mut self.offers.take_back,
            Offer::Rematch => &mut self.offers.rematch,
        }
    }

    /// Whether a side has made an offer since the last turn: one is enough.
    pub(crate) fn has_offered(&self, color: Color) -> bool {
        self.offered_at[color.index()] == Some(self.turns.len())
    }

    /// The events so far.
    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    pub(crate) fn next_seq(&self) -> u32 {
        self.seq() + 1
    }

    /// The last event.
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
        self.result.is_none() && self.free_seat().is_some()
    }

    pub(crate) fn is_playing(&self) -> bool {
        self.result.is_none() && self.free_seat().is_none()
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

    /// The result; open as long as there is none.
    pub(crate) fn score(&self) -> Score {
        self.result.map_or(Score::Open, |result| result.score)
    }

    pub(crate) fn speed(&self) -> Speed {
        self.terms.clock.speed()
    }

    /// Whether both sides have completed a turn, so that breaking off is giving up.
    pub(crate) fn is_under_way(&self) -> bool {
        self.turns.len() >= 2
    }

    /// Plays a whole turn on the board and answers with its canonical token. Must be settled, or undone by
    /// [`Round::unplay`].
    pub(crate) fn play(&mut self, token: &str) -> Result<(String, usize), Refusal> {
        if self.turns.len() >= MOST_TURNS {
            return Err(refusal::NOT_NOW);
        }
        let color = self.game.to_act();
        let actions = self.game.play_turn(token).map_err(|error| Refusal::of_rule(&error))?;
        if self.game.outcome().is_none() && self.game.to_act() == color {
            self.unplay(actions);
            return Err(refusal::UNFINISHED_TURN);
        }
        let canonical = self.game.turns().pop().map_or_else(|| token.to_owned(), |turn| turn.token);
        Ok((canonical, actions))
    }

    /// Takes back what [`Round::play`] did.
    pub(crate) fn unplay(&mut self, actions: usize) {
        for _ in 0..actions {
            self.game.undo();
        }
    }

    /// The result by the rules, once they have ended the game.
    pub(crate) fn ruled(&self) -> Option<Score> {
        self.game.outcome().map(|outcome| Score::of(Some(outcome)))
    }
}

fn start(terms: &Terms) -> AnyGame {
    terms.handicap.map_or_else(|| AnyGame::start(terms.variant), AnyGame::with_handicap)
}
