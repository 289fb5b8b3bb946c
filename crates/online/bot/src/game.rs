//! One game of a bot, from wherever it stands to its end.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

use engine::arena::{Budget, Player as _, UgiPlayer};
use variants::{AnyGame, Color, Variant};

use crate::{
    line::{Clocks, Line, Terms},
    way::{BotError, Outcome, Way, encoded},
};

/// The longest thought, whatever the clock says.
const LONGEST: u64 = 30_000;
/// A thought where there is no clock, or days.
const USUAL: u64 = 5_000;
/// The share of the clock that goes into a turn.
const SHARE: u64 = 30;

/// A game that is played.
pub(crate) struct Game<'a> {
    way: &'a Way,
    id: String,
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
    variant: Variant,
    is_prepared: bool,
}

impl<'a> Game<'a> {
    pub(crate) const fn new(
        way: &'a Way,
        id: String,
        player: UgiPlayer,
        stop: &'a AtomicBool,
    ) -> Self {
        Self { way, id, player, stop, known: None, seq: None, is_over: false, sent: None }
    }

    /// Plays until the game is over. Complaints go to `tell`.
    pub(crate) fn play(mut self, tell: &dyn Fn(String)) -> Result<(), BotError> {
        let mut wait = 1;
        while !self.is_over && !self.stop.load(Ordering::Relaxed) {
            let since = self.seq.map_or(String::new(), |seq| format!("?since={seq}"));
            let path = format!("/api/games/{}/stream{since}", self.id);
            let before = self.seq;
            let mut pause = None;
            let way = self.way;
            way.stream(&path, |text| {
                match serde_json::from_str(text) {
                    Ok(Line::Bye { reconnect }) => pause = Some(reconnect),
                    Ok(line) => self.take(line, tell),
                    Err(error) => tell(format!("game {}: {error}", self.id)),
                }
                !self.is_over && pause.is_none() && !self.stop.load(Ordering::Relaxed)
            })?;
            wait = if self.seq == before { (wait * 2).min(30) } else { 1 };
            let pause = pause.unwrap_or(wait * 500).min(60_000);
            if !self.is_over {
                thread::sleep(Duration::from_millis(pause));
            }
        }
        Ok(())
    }

    fn take(&mut self, line: Line, tell: &dyn Fn(String)) {
        let (turns, clocks, status): (Vec<String>, Clocks, String) = match line {
            Line::GameFull { seq, terms, status, you, turns, clocks } => {
                self.seq = Some(seq);
                if self.known.is_none() {
                    self.known = Known::of(terms, you);
                }
                (turns.into_iter().map(|turn| turn.turn).collect(), clocks, status)
            }
            Line::GameState { seq, status, turns, clocks } => {
                self.seq = Some(seq);
                (turns.split_whitespace().map(str::to_owned).collect(), clocks, status)
            }
            Line::Bye { .. } | Line::Other => return,
        };
        if status == "ended" || self.known.is_none() {
            self.is_over = true;
            return;
        }
        if status == "playing" {
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
            match self.way.post(&path, Some(&key)) {
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
        let thought = if known.is_prepared { Ok(()) } else { player.new_game(known.variant) }
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
    /// Nothing, if the bot does not play in this game.
    fn of(terms: Terms, you: Option<char>) -> Option<Self> {
        let color = Color::ALL.into_iter().find(|color| Some(color.letter()) == you)?;
        let variant = terms.variant.parse().ok()?;
        Some(Self { terms, color, variant, is_prepared: false })
    }

    fn board(&self, turns: &[String]) -> Option<AnyGame> {
        let mut board = match &self.terms.handicap {
            Some(handicap) => AnyGame::with_handicap(handicap.parse().ok()?),
            None => AnyGame::start(self.variant),
        };
        turns.iter().all(|turn| board.play_turn(turn).is_ok()).then_some(board)
    }

    /// How long the program may think.
    fn budget(&self, clocks: &Clocks) -> Budget {
        let own = match self.color {
            Color::White => clocks.w,
            Color::Black => clocks.b,
        };
        let is_live = !self.terms.clock.contains("day") && self.terms.clock != "-";
        let time = match own {
            Some(shown) if is_live => {
                (shown.ms / SHARE + increment(&self.terms.clock)).clamp(10, LONGEST)
            }
            _ => USUAL,
        };
        Budget::MoveTime(time)
    }
}

/// Three quarters of what each turn adds: `300+3`.
fn increment(clock: &str) -> u64 {
    let seconds = clock.split_once('+').and_then(|(_, rest)| rest.parse::<u64>().ok());
    seconds.unwrap_or(0).min(180) * 750
}
