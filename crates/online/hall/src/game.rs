//! A game as its events tell it: position, clocks, offers, result. No time passes here and nothing is stored.

mod acts;
mod summary;

use std::collections::HashMap;

use protocol::{GameResult, Offers, PartOf, PlayedTurn, RefusalCode, Status};
use record::{Event, EventKind, GameId, Offer, PlayerId, Score, Speed, Terms, Timer};
use variants::Color;

pub(crate) use acts::Consequence;
pub(crate) use summary::first_events;

use crate::{board::Board, refusal::Refusal};

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
    pub(crate) board: Board,
    pub(crate) turns: Vec<PlayedTurn>,
    pub(crate) timer: Timer,
    pub(crate) offers: Offers,
    pub(crate) result: Option<GameResult>,
    pub(crate) rematch: Option<GameId>,
    /// The match that this linked game belongs to.
    pub(crate) part_of: Option<PartOf>,
    /// The linked game that this match waits for.
    pub(crate) linked: Option<GameId>,
    /// The number of times that the dice were rolled.
    pub(crate) rolls: u32,
    /// What the server committed to for the dice, and the seed once it is revealed.
    pub(crate) hash: Option<String>,
    pub(crate) seed: Option<String>,
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
            board: Board::start(terms),
            seats: [*white, *black],
            turns: Vec::new(),
            timer,
            offers: Offers::default(),
            result: None,
            rematch: None,
            part_of: None,
            linked: None,
            rolls: 0,
            hash: None,
            seed: None,
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
        let illegal = |_| BrokenLog { seq: event.seq, why: "the turn is illegal" };
        for token in tokens(&event.kind) {
            self.board.replay(token).map_err(illegal)?;
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
            EventKind::Rolled { .. } | EventKind::Settled { .. } => {
                for token in tokens(&event.kind) {
                    let turn = token.clone();
                    self.turns.push(PlayedTurn { turn, spent: 0, lag: 0, left: None });
                }
                if let EventKind::Rolled { .. } = event.kind {
                    self.rolls += 1;
                }
                self.linked = None;
            }
            EventKind::Committed { hash } => self.hash = Some(hash.clone()),
            EventKind::Revealed { seed } => self.seed = Some(seed.clone()),
            EventKind::PartOf { game, declared } => {
                self.part_of = Some(PartOf { game: *game, declared: declared.clone() });
            }
            EventKind::Linked { game } => self.linked = Some(*game),
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
        self.board = Board::start(&self.terms);
        for turn in &self.turns {
            // They were played once: they are legal.
            self.board.replay(&turn.turn).ok();
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

    /// Whether it is being played by two who are expected to stay at the board. While a match rests they are elsewhere.
    pub(crate) fn is_live(&self) -> bool {
        self.is_playing() && self.terms.clock.is_live() && !self.board.rests()
    }

    /// Since when the player to act has been to act.
    pub(crate) fn turn_since(&self) -> i64 {
        let begins = |event: &&Event| {
            matches!(
                event.kind,
                EventKind::Turn { .. }
                    | EventKind::TakenBack { .. }
                    | EventKind::Rolled { .. }
                    | EventKind::Settled { .. }
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
        if !self.board.awaits(color) {
            let rests = self.board.is_linked();
            let code = if rests { RefusalCode::MatchRests } else { RefusalCode::NotYourTurn };
            return Err(code.into());
        }
        Ok(())
    }

    /// Plays a whole turn on the board. Returns its canonical notation and its number of actions. Must be settled, or undone
    /// by [`Game::unplay`].
    pub(crate) fn play(&mut self, color: Color, turn: &str) -> Result<(String, usize), Refusal> {
        if self.turns_played >= MOST_TURNS {
            return Err(RefusalCode::NotNow.into());
        }
        self.board.play(color, turn)
    }

    /// Undoes what [`Game::play`] did.
    pub(crate) fn unplay(&mut self, actions: usize) {
        self.board.undo(actions);
    }

    /// The games that were linked to this match, in order.
    pub(crate) fn linked_games(&self) -> impl Iterator<Item = GameId> {
        self.events.iter().filter_map(|event| match event.kind {
            EventKind::Linked { game } => Some(game),
            _ => None,
        })
    }
}

/// What an event played on the board.
fn tokens(kind: &EventKind) -> &[String] {
    match kind {
        EventKind::Turn { turn, .. } => std::slice::from_ref(turn),
        EventKind::Rolled { roll, .. } => std::slice::from_ref(roll),
        EventKind::Settled { turns, .. } => turns,
        _ => &[],
    }
}

#[cfg(test)]
mod tests;
