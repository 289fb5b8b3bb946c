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

/// The longest search, in milliseconds, whatever the clock shows.
const LONGEST: u64 = 30_000;
/// The search time without a clock or with days a turn, in milliseconds.
const USUAL: u64 = 5_000;
/// A bot spends this fraction of its time on one turn.
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

    /// Plays until the game is over. Problems are reported to `tell`.
    pub(crate) fn play(mut self, tell: &dyn Fn(String)) -> Result<(), BotError> {
        let mut wait = 1;
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
                    // A refused turn is not sent again: the next message has the state of the game.
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

#[cfg(test)]
mod tests {
    use protocol::TimeLeft;
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
    fn a_turn_takes_a_share_of_the_clock_and_most_of_the_increment() {
        assert_eq!(time("300", 300_000), 10_000);
        assert_eq!(time("300+4", 300_000), 13_000);
        assert_eq!(time("300", 60), 10);
        assert_eq!(time("10800", 10_800_000), LONGEST);
        assert_eq!(time("3days", 300_000), USUAL);
    }

    #[test]
    fn turns_that_cannot_be_played_have_no_board() {
        let known = known(Variant::Yinsh, "300");
        assert_eq!(
            known.board(&turns(&["e5", "f6"])).map(|board| board.to_act()),
            Some(Color::White)
        );
        assert!(known.board(&turns(&["e5", "e5"])).is_none());
    }

    #[test]
    fn a_handicap_changes_the_board_at_the_start() {
        let mut known = known(Variant::GipfBasic, "300");
        let plain = known.board(&[]).unwrap().position();
        known.terms.handicap = Some("w1".parse().unwrap());
        assert_ne!(known.board(&[]).unwrap().position(), plain);
    }

    /// Answers the position after two turns, for which a turn was found already. Returns the requests and what is kept of the turn.
    fn answered(responses: &[u16]) -> (Vec<(String, Option<String>)>, bool) {
        let (url, requests) =
            serve(responses.iter().map(|status| (*status, String::new())).collect());
        let (client, stop) = (Client::new(&url, "secret").unwrap(), AtomicBool::new(false));
        let player = UgiPlayer::new("no-such-program", vec![]);
        let mut game = Game::new(&client, GameId::from_random(7), player, &stop);
        game.known = Some(known(Variant::Yinsh, "300"));
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
        let (seen, _) = answered(&[503, 200]);
        let id = GameId::from_random(7);
        let request = (format!("POST /api/games/{id}/turns/g7?ply=2"), Some("one-key".to_owned()));
        assert_eq!(seen, [request.clone(), request]);
    }

    #[test]
    fn a_turn_that_is_refused_is_not_sent_again() {
        let (seen, is_kept) = answered(&[409, 200]);
        assert_eq!((seen.len(), is_kept), (1, false));
    }

    #[test]
    fn a_game_of_others_is_left_at_once() {
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
