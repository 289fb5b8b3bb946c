//! One game of a bot, from wherever it stands to its end.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

use engine::arena::{Budget, Player as _, UgiPlayer};
use protocol::{Clocks, Status, StreamMessage};
use record::{GameId, Terms, TimeControl};
use variants::{AnyGame, Color};

use crate::client::{BotError, Client, Outcome, encoded};

/// The longest thought, whatever the clock says.
const LONGEST: u64 = 30_000;
/// A thought where there is no clock, or days.
const USUAL: u64 = 5_000;
/// The share of the clock that goes into a turn.
const SHARE: u64 = 30;

/// A game that is played.
pub(crate) struct Game<'a> {
    client: &'a Client,
    id: GameId,
    player: UgiPlayer,
    stop: &'a AtomicBool,
    known: Option<Known>,
    seq: Option<u32>,
    is_over: bool,
    /// The command for a turn, so that it counts once however often it is sent.
    sent: Option<(usize, String, String)>,
}

/// What is known of a game from its first line on.
struct Known {
    terms: Terms,
    color: Color,
    is_prepared: bool,
}

impl<'a> Game<'a> {
    pub(crate) const fn new(
        client: &'a Client,
        id: GameId,
        player: UgiPlayer,
        stop: &'a AtomicBool,
    ) -> Self {
        Self { client, id, player, stop, known: None, seq: None, is_over: false, sent: None }
    }

    /// Plays until the game is over. Complaints go to `tell`.
    pub(crate) fn play(mut self, tell: &dyn Fn(String)) -> Result<(), BotError> {
        let mut wait = 1;
        while !self.is_over && !self.stop.load(Ordering::Relaxed) {
            let since = self.seq.map_or(String::new(), |seq| format!("?since={seq}"));
            let path = format!("/api/games/{}/stream{since}", self.id);
            let before = self.seq;
            let mut pause = None;
            let client = self.client;
            client.stream(&path, |text| {
                match serde_json::from_str(text) {
                    Ok(StreamMessage::Bye { reconnect_in_ms }) => {
                        pause = Some(reconnect_in_ms.into());
                    }
                    Ok(message) => self.take(message, tell),
                    Err(error) => tell(format!("game {}: {error}", self.id)),
                }
                !self.is_over && pause.is_none() && !self.stop.load(Ordering::Relaxed)
            })?;
            wait = if self.seq == before { (wait * 2).min(30) } else { 1 };
            let pause: u64 = pause.unwrap_or(wait * 500).min(60_000);
            if !self.is_over {
                thread::sleep(Duration::from_millis(pause));
            }
        }
        Ok(())
    }

    fn take(&mut self, message: StreamMessage, tell: &dyn Fn(String)) {
        let (turns, clocks, status): (Vec<String>, Clocks, Status) = match message {
            StreamMessage::GameFull(game) => {
                self.seq = Some(game.seq);
                if self.known.is_none() {
                    self.known = game.you.map(|color| Known::new(game.terms, color));
                }
                (game.turns.into_iter().map(|turn| turn.turn).collect(), game.clocks, game.status)
            }
            StreamMessage::GameState { seq, status, turns, clocks, .. } => {
                self.seq = Some(seq);
                (turns.split_whitespace().map(str::to_owned).collect(), clocks, status)
            }
            _ => return,
        };
        if status == Status::Ended || self.known.is_none() {
            self.is_over = true;
            return;
        }
        if status == Status::Playing {
            self.answer(&turns, &clocks, tell);
        }
    }

    /// Plays a turn if it is the bot's.
    fn answer(&mut self, turns: &[String], clocks: &Clocks, tell: &dyn Fn(String)) {
        let Some(known) = &mut self.known else { return };
        let Some(board) = known.board(turns) else {
            tell(format!("game {}: its turns cannot be played", self.id));
            return;
        };
        if board.outcome().is_some() || board.to_act() != known.color {
            return;
        }
        let ply = turns.len();
        let (turn, key) = match &self.sent {
            Some((at, turn, key)) if *at == ply => (turn.clone(), key.clone()),
            _ => {
                let budget = known.budget(clocks);
                let Some(turn) = think(&mut self.player, known, &board, budget, tell) else {
                    return;
                };
                let Ok(number) = getrandom::u64() else { return };
                (turn, format!("{number:016x}"))
            }
        };
        self.sent = Some((ply, turn.clone(), key.clone()));
        let path = format!("/api/games/{}/turns/{}?ply={ply}", self.id, encoded(&turn));
        for attempt in 0..8 {
            match self.client.post(&path, Some(&key)) {
                Outcome::Done => return,
                Outcome::Refused(status, why) => {
                    tell(format!("game {}: turn {turn} was refused ({status}): {why}", self.id));
                    // A turn that the server does not take is not tried again: the next line says how things stand.
                    self.sent = None;
                    return;
                }
                Outcome::Unknown(why) => {
                    tell(format!("game {}: {why}; trying again", self.id));
                    thread::sleep(Duration::from_millis(250 << attempt));
                }
            }
            if self.stop.load(Ordering::Relaxed) {
                return;
            }
        }
    }
}

/// Asks the program, and once more if it has died.
fn think(
    player: &mut UgiPlayer,
    known: &mut Known,
    board: &AnyGame,
    budget: Budget,
    tell: &dyn Fn(String),
) -> Option<String> {
    for _ in 0..2 {
        let thought = if known.is_prepared { Ok(()) } else { player.new_game(known.terms.variant) }
            .and_then(|()| player.play(board, budget));
        known.is_prepared = thought.is_ok();
        match thought {
            Ok(turn) => return Some(turn),
            Err(error) => tell(format!("the engine: {error}")),
        }
    }
    None
}

impl Known {
    const fn new(terms: Terms, color: Color) -> Self {
        Self { terms, color, is_prepared: false }
    }

    fn board(&self, turns: &[String]) -> Option<AnyGame> {
        let mut board = match self.terms.handicap {
            Some(handicap) => AnyGame::with_handicap(handicap),
            None => AnyGame::start(self.terms.variant),
        };
        turns.iter().all(|turn| board.play_turn(turn).is_ok()).then_some(board)
    }

    /// How long the program may think.
    fn budget(&self, clocks: &Clocks) -> Budget {
        let own = match self.color {
            Color::White => clocks.w,
            Color::Black => clocks.b,
        };
        let time = match own {
            Some(left) if self.terms.clock.is_live() => {
                (u64::from(left.ms) / SHARE + increment(self.terms.clock)).clamp(10, LONGEST)
            }
            _ => USUAL,
        };
        Budget::MoveTime(time)
    }
}

/// Three quarters of what each turn adds to the clock, in milliseconds.
const fn increment(clock: TimeControl) -> u64 {
    match clock {
        TimeControl::Fischer { increment, .. } => increment as u64 * 3 / 4,
        _ => 0,
    }
}
