//! A game derived from its events: position, clocks, offers, result. It neither reads the time nor stores anything.

mod acts;
mod summary;

use std::collections::HashMap;

use protocol::{GameResult, Offers, PartOf, PlayedTurn, RefusalCode, RollProof, Status};
use record::{Event, EventKind, GameId, Offer, PlayerId, Score, Speed, Terms, Timer};
use variants::Color;

pub(crate) use acts::Consequence;
pub(crate) use summary::first_events;

use crate::{dice::Nonces, limits::GAME_MAX_TURNS, refusal::Refusal, room_game::RoomGame};

/// Error returned when an inconsistent log is replayed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {seq} is invalid: {why}")]
pub(crate) struct BrokenLog {
    /// Number of the event that does not fit.
    pub(crate) seq: u32,
    /// Reason why the event does not fit.
    pub(crate) why: &'static str,
}

/// A game derived from its events.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) id: GameId,
    pub(crate) terms: Terms,
    pub(crate) seats: [Option<PlayerId>; 2],
    pub(crate) room_game: RoomGame,
    pub(crate) turns: Vec<PlayedTurn>,
    pub(crate) timer: Timer,
    pub(crate) offers: Offers,
    pub(crate) result: Option<GameResult>,
    pub(crate) rematch: Option<GameId>,
    /// The match to which this linked game belongs.
    pub(crate) part_of: Option<PartOf>,
    /// The linked game for whose end this match is waiting.
    pub(crate) linked: Option<GameId>,
    /// Proof type of each roll of the dice.
    pub(crate) proofs: Vec<RollProof>,
    /// Contributions of the players to the dice.
    pub(crate) nonces: Nonces,
    /// The server's commitment to the seed of the dice; `seed` is set once it is revealed.
    pub(crate) hash: Option<String>,
    pub(crate) seed: Option<String>,
    pub(crate) created: i64,
    pub(crate) updated: i64,
    events: Vec<Event>,
    /// Event numbers of the completed commands, by player: a command id is unique only for its sender.
    commands: [HashMap<String, u32>; 2],
    /// Number of turns played, including those taken back.
    turns_played: usize,
    /// Number of offers, answers and take-backs.
    offers_made: usize,
    /// Number of turns played when each player made their last offer.
    offered_at: [Option<usize>; 2],
}

impl Game {
    /// Creates a game by replaying its events.
    pub(crate) fn from_log(id: GameId, events: Vec<Event>) -> Result<Self, BrokenLog> {
        let mut events = events.into_iter();
        let first = events.next().ok_or(BrokenLog { seq: 0, why: "the log is empty" })?;
        let mut game = Self::begin(id, first)?;
        for event in events {
            game.observe(event)?;
        }
        Ok(game)
    }

    fn begin(id: GameId, first: Event) -> Result<Self, BrokenLog> {
        let EventKind::Created { terms, white, black } = &first.kind else {
            return Err(BrokenLog { seq: first.seq, why: "the first event must create the game" });
        };
        let mut timer = Timer::new(terms.clock);
        timer.observe(&first);
        Ok(Self {
            id,
            room_game: RoomGame::start(terms),
            seats: [*white, *black],
            turns: Vec::new(),
            timer,
            offers: Offers::default(),
            result: None,
            rematch: None,
            part_of: None,
            linked: None,
            proofs: Vec::new(),
            nonces: Nonces::default(),
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

    /// Applies the next event.
    fn observe(&mut self, event: Event) -> Result<(), BrokenLog> {
        if event.seq != self.next_seq() {
            return Err(BrokenLog { seq: event.seq, why: "it is out of order" });
        }
        let illegal = |_| BrokenLog { seq: event.seq, why: "the turn is illegal" };
        for token in tokens(&event.kind) {
            self.room_game.replay(token).map_err(illegal)?;
        }
        self.settle(event);
        Ok(())
    }

    /// Applies an event whose turn, if any, has already been played on the board.
    pub(crate) fn settle(&mut self, event: Event) {
        self.timer.observe(&event);
        self.updated = event.at;
        self.nonces.observe(&event.kind);
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
                if let EventKind::Rolled { mixed, .. } = event.kind {
                    self.proofs.push(if mixed { self.nonces.proof() } else { RollProof::Server });
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
        self.room_game = RoomGame::start(&self.terms);
        for turn in &self.turns {
            // These turns were played before, so they are legal.
            self.room_game.replay(&turn.turn).ok();
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

    /// Returns how often the dice have been rolled.
    pub(crate) fn rolls(&self) -> u32 {
        u32::try_from(self.proofs.len()).unwrap_or(u32::MAX)
    }

    /// Returns whether a player can still contribute to the dice: each may do so once, in a match with a commitment.
    pub(crate) fn takes_nonce(&self, color: Color) -> bool {
        self.hash.is_some() && !self.nonces.has(color)
    }

    /// Returns the events so far.
    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    pub(crate) fn next_seq(&self) -> u32 {
        self.seq() + 1
    }

    /// Returns the number of the last event.
    pub(crate) fn seq(&self) -> u32 {
        self.events.last().map_or(0, |event| event.seq)
    }

    /// Returns the event number of a player's command, if the command has already been carried out.
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

    /// Returns whether this is a live game in progress, whose players are expected to stay. While a match is paused, its
    /// players are in the linked game.
    pub(crate) fn is_live(&self) -> bool {
        self.is_playing() && self.terms.clock.is_live() && !self.room_game.is_paused()
    }

    /// Returns the time at which the current turn began.
    pub(crate) fn turn_since(&self) -> i64 {
        self.turn_start().map_or(self.created, |event| event.at)
    }

    /// Returns the number of the event with which the current turn began.
    pub(crate) fn turn_seq(&self) -> u32 {
        self.turn_start().map_or(0, |event| event.seq)
    }

    fn turn_start(&self) -> Option<&Event> {
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
        self.events.iter().rfind(begins)
    }

    /// Returns the score, which is open until the game has a result.
    pub(crate) fn score(&self) -> Score {
        self.result.map_or(Score::Open, |result| result.score)
    }

    /// Checks that a player may play a turn now. `ply` is the number of earlier turns that they know of.
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
        if !self.room_game.awaits(color) {
            let is_paused = self.room_game.is_linked();
            let code = if is_paused { RefusalCode::MatchPaused } else { RefusalCode::NotYourTurn };
            return Err(code.into());
        }
        Ok(())
    }

    /// Plays a whole turn on the board. Returns its canonical notation and its number of actions. The caller must then settle the
    /// turn, or undo it with [`Game::unplay`].
    pub(crate) fn play(&mut self, color: Color, turn: &str) -> Result<(String, usize), Refusal> {
        if self.turns_played >= GAME_MAX_TURNS {
            return Err(RefusalCode::NotNow.into());
        }
        self.room_game.play(color, turn)
    }

    /// Undoes [`Game::play`].
    pub(crate) fn unplay(&mut self, actions: usize) {
        self.room_game.undo(actions);
    }

    /// Returns the linked games of this match, in order.
    pub(crate) fn linked_games(&self) -> impl Iterator<Item = GameId> {
        self.events.iter().filter_map(|event| match event.kind {
            EventKind::Linked { game } => Some(game),
            _ => None,
        })
    }
}

/// Returns the tokens that an event plays on the board.
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
