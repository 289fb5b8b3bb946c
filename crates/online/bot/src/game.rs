//! One of the bot's games, played from its current position to its end.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
    time::Duration,
};

use arena::{Budget, Player as _, UgiPlayer};
use protocol::{Clocks, DiceNonce, Status, StreamMessage};
use record::{GameId, Terms, TimeControl};
use variants::{AnyGame, Color};

use crate::client::{BotError, Client, Outcome, RECONNECT_DELAY_MS, encoded, next_delay_ms};

/// Maximum search time for a turn, in milliseconds.
const SEARCH_TIME_MAX_MS: u64 = 30_000;
/// Search time for a turn in a game without a clock or in a correspondence game, in milliseconds.
const DEFAULT_SEARCH_TIME_MS: u64 = 5_000;
/// Number of turns among which the remaining time is divided.
const TIME_DIVISOR: u64 = 30;

/// Game in progress.
pub(crate) struct Game<'a> {
    client: &'a Client,
    id: GameId,
    player: UgiPlayer,
    stop: &'a AtomicBool,
    known: Option<Known>,
    seq: Option<u32>,
    is_over: bool,
    /// Ply, turn and idempotency key of the last command. The key ensures that the command is carried out once, however often it
    /// is sent.
    sent: Option<(usize, String, String)>,
}

/// Game data from the first line of its stream.
struct Known {
    terms: Terms,
    color: Color,
    /// Contribution to the dice of a match. It is sent with every turn; the server stores the first one.
    nonce: Option<DiceNonce>,
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

    /// Plays until the game is over, and reports problems to `tell`.
    pub(crate) fn play(mut self, tell: &dyn Fn(String)) -> Result<(), BotError> {
        let mut delay = RECONNECT_DELAY_MS;
        while !self.is_over && !self.stop.load(Ordering::Relaxed) {
            let since = self.seq.map_or(String::new(), |seq| format!("?since={seq}"));
            let path = format!("/api/games/{}/stream{since}", self.id);
            let before = self.seq;
            let mut pause = None;
            let client = self.client;
            client.stream(
                &path,
                || {},
                |text| {
                    match serde_json::from_str(text) {
                        Ok(StreamMessage::Bye { reconnect_in_ms }) => {
                            pause = Some(reconnect_in_ms.into());
                        }
                        Ok(message) => self.take(message, tell),
                        Err(error) => tell(format!("game {}: {error}", self.id)),
                    }
                    !self.is_over && pause.is_none() && !self.stop.load(Ordering::Relaxed)
                },
            )?;
            delay = next_delay_ms(delay, self.seq != before);
            let pause: u64 = pause.unwrap_or(delay).min(60_000);
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

    /// Plays a turn if the bot is to act.
    fn answer(&mut self, turns: &[String], clocks: &Clocks, tell: &dyn Fn(String)) {
        let Some(known) = &mut self.known else { return };
        let Some(board) = known.board(turns) else {
            tell(format!("game {}: its turns cannot be replayed", self.id));
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
        let nonce = known.nonce.map(|nonce| format!("&nonce={nonce}")).unwrap_or_default();
        let path = format!("/api/games/{}/turns/{}?ply={ply}{nonce}", self.id, encoded(&turn));
        for attempt in 0..8 {
            match self.client.post(&path, Some(&key)) {
                Outcome::Done => return,
                Outcome::Refused(status, why) => {
                    tell(format!("game {}: turn {turn} was refused ({status}): {why}", self.id));
                    // A refused turn is not sent again: the next message shows the state of the game.
                    self.sent = None;
                    return;
                }
                Outcome::Unknown(why) => {
                    tell(format!("game {}: {why}; retrying", self.id));
                    thread::sleep(Duration::from_millis(250 << attempt));
                }
            }
            if self.stop.load(Ordering::Relaxed) {
                return;
            }
        }
    }
}

/// Asks the program for a turn; if the program fails, asks once more.
fn think(
    player: &mut UgiPlayer,
    known: &mut Known,
    board: &AnyGame,
    budget: Budget,
    tell: &dyn Fn(String),
) -> Option<String> {
    for _ in 0..2 {
        let found = if known.is_prepared { Ok(()) } else { player.new_game(known.terms.variant) }
            .and_then(|()| player.play(board, budget));
        known.is_prepared = found.is_ok();
        match found {
            Ok(turn) => return Some(turn),
            Err(error) => tell(format!("the engine failed: {error}")),
        }
    }
    None
}

impl Known {
    fn new(terms: Terms, color: Color) -> Self {
        let nonce = terms.combined.and_then(|_| new_nonce());
        Self { terms, color, nonce, is_prepared: false }
    }

    fn board(&self, turns: &[String]) -> Option<AnyGame> {
        let mut board = match self.terms.handicap {
            Some(handicap) => AnyGame::with_handicap(handicap),
            None => AnyGame::start(self.terms.variant),
        };
        turns.iter().all(|turn| board.play_turn(turn).is_ok()).then_some(board)
    }

    /// Returns the time budget of the program for a turn.
    fn budget(&self, clocks: &Clocks) -> Budget {
        let own = match self.color {
            Color::White => clocks.w,
            Color::Black => clocks.b,
        };
        let time = match own {
            Some(left) if self.terms.clock.is_live() => {
                let share = u64::from(left.ms) / TIME_DIVISOR;
                (share + increment(self.terms.clock)).clamp(10, SEARCH_TIME_MAX_MS)
            }
            _ => DEFAULT_SEARCH_TIME_MS,
        };
        Budget::MoveTime(time)
    }
}

/// Returns a random nonce; `None` if the operating system's random source failed.
fn new_nonce() -> Option<DiceNonce> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok()?;
    Some(DiceNonce::new(bytes))
}

/// Returns three quarters of the increment, in milliseconds.
const fn increment(clock: TimeControl) -> u64 {
    match clock {
        TimeControl::Fischer { increment, .. } => increment as u64 * 3 / 4,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use protocol::TimeLeft;
    use record::MatchTerms;
    use variants::Variant;

    use super::*;
    use crate::test_server::serve;

    fn known(variant: Variant, clock: &str) -> Known {
        let clock = clock.parse().unwrap();
        let terms =
            Terms { variant, handicap: None, clock, rated: false, open: false, combined: None };
        Known::new(terms, Color::White)
    }

    fn clocks(ms: u32) -> Clocks {
        let left = Some(TimeLeft { ms, periods: 0, delay: 0 });
        Clocks { w: left, b: None, running: Some(Color::White), at: 0 }
    }

    fn time(clock: &str, ms: u32) -> u64 {
        match known(Variant::Yinsh, clock).budget(&clocks(ms)) {
            Budget::MoveTime(time) => time,
            other => panic!("{other:?}"),
        }
    }

    fn turns(turns: &[&str]) -> Vec<String> {
        turns.iter().map(|turn| (*turn).to_owned()).collect()
    }

    #[test]
    fn the_budget_is_a_share_of_the_clock_and_most_of_the_increment() {
        assert_eq!(time("300", 300_000), 10_000);
        assert_eq!(time("300+4", 300_000), 13_000);
        assert_eq!(time("300", 60), 10);
        assert_eq!(time("10800", 10_800_000), SEARCH_TIME_MAX_MS);
        assert_eq!(time("3days", 300_000), DEFAULT_SEARCH_TIME_MS);
    }

    #[test]
    fn illegal_turns_cannot_be_replayed() {
        let known = known(Variant::Yinsh, "300");
        assert_eq!(
            known.board(&turns(&["e5", "f6"])).map(|board| board.to_act()),
            Some(Color::White)
        );
        assert!(known.board(&turns(&["e5", "e5"])).is_none());
    }

    #[test]
    fn a_handicap_changes_the_initial_position() {
        let mut known = known(Variant::GipfBasic, "300");
        let plain = known.board(&[]).unwrap().position();
        known.terms.handicap = Some("w1".parse().unwrap());
        assert_ne!(known.board(&[]).unwrap().position(), plain);
    }

    /// Answers in a position after two turns for which a turn has already been chosen. Returns the requests that were sent, and
    /// whether the command is kept.
    fn answered(responses: &[u16], known: Known) -> (Vec<(String, Option<String>)>, bool) {
        let (url, requests) =
            serve(responses.iter().map(|status| (*status, String::new())).collect());
        let (client, stop) = (Client::new(&url, "secret").unwrap(), AtomicBool::new(false));
        let player = UgiPlayer::new("no-such-program", vec![]);
        let mut game = Game::new(&client, GameId::from_random(7), player, &stop);
        game.known = Some(known);
        game.sent = Some((2, "g7".to_owned(), "one-key".to_owned()));
        game.answer(&turns(&["e5", "f6"]), &clocks(1000), &|_| {});
        let key = |name: Option<&str>| name.map(str::to_owned);
        let seen = requests
            .try_iter()
            .map(|request| (request.line.clone(), key(request.header("idempotency-key"))));
        (seen.collect(), game.sent.is_some())
    }

    #[test]
    fn a_turn_that_may_have_been_lost_is_sent_again_as_the_same_command() {
        let (seen, _) = answered(&[503, 200], known(Variant::Yinsh, "300"));
        let id = GameId::from_random(7);
        let request = (format!("POST /api/games/{id}/turns/g7?ply=2"), Some("one-key".to_owned()));
        assert_eq!(seen, [request.clone(), request]);
    }

    #[test]
    fn a_refused_turn_is_not_sent_again() {
        let (seen, is_kept) = answered(&[409, 200], known(Variant::Yinsh, "300"));
        assert_eq!((seen.len(), is_kept), (1, false));
    }

    #[test]
    fn turns_of_a_match_carry_a_nonce_for_its_dice() {
        let Known { terms, color, .. } = known(Variant::Yinsh, "300");
        let (links, challenges) = ("Y:die".parse().unwrap(), "*".parse().unwrap());
        let combined = Some(MatchTerms { links, challenges, clock: None });
        let known = Known::new(Terms { combined, ..terms }, color);
        let nonce = known.nonce.expect("a nonce");
        let (seen, _) = answered(&[200], known);
        let id = GameId::from_random(7);
        assert_eq!(seen[0].0, format!("POST /api/games/{id}/turns/g7?ply=2&nonce={nonce}"));
    }

    #[test]
    fn a_game_between_other_players_is_left_at_once() {
        let (client, stop) =
            (Client::new("http://127.0.0.1:1", "").unwrap(), AtomicBool::new(false));
        let player = UgiPlayer::new("no-such-program", vec![]);
        let mut game = Game::new(&client, GameId::from_random(7), player, &stop);
        let state = StreamMessage::GameState {
            game: GameId::from_random(7),
            seq: 4,
            turns: String::new(),
            position: String::new(),
            clocks: clocks(1000),
            status: Status::Playing,
            score: record::Score::Open,
            by: None,
            offers: protocol::Offers::default(),
            rematch: None,
        };
        game.take(state, &|_| {});
        assert!(game.is_over);
        assert_eq!(game.seq, Some(4));
    }
}
