use std::{
    collections::BTreeMap,
    ops::ControlFlow,
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use game::Color;
use record::{Record, Score, Termination};
use variants::{AnyGame, Variant};

use crate::{
    budget::Budget,
    match_game::{self, Ending, Fault, Seat},
    openings::opening,
    player::{Player, PlayerError},
    tally::{Points, Tally},
};

/// One of the two players of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contestant {
    /// The player whose points are counted.
    A,
    /// The opponent.
    B,
}

/// A series of pairs of games between two players. Each opening is played twice, with colours
/// swapped.
#[derive(Clone, Debug)]
pub struct EngineMatch {
    /// Variant that is played.
    pub variant: Variant,
    /// Budgets of A and B per turn.
    pub budgets: [Budget; 2],
    /// Number of pairs, unless the match is stopped early.
    pub pairs: usize,
    /// Index of the first pair's opening.
    pub first_opening: usize,
    /// Number of pairs played at the same time.
    pub threads: usize,
    /// Number of turns after which a game is declared a draw.
    pub max_turns: usize,
}

/// Factory of players: each thread of a match creates its own players.
pub type Maker<'a> = &'a (dyn Fn() -> Box<dyn Player> + Sync);

/// Callback that receives every finished game with the tally of all pairs so far, and may stop the
/// match.
pub type Watch<'a> = &'a mut dyn FnMut(&PlayedGame, &Tally) -> ControlFlow<()>;

/// A finished game of a match.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Index of the pair that the game belongs to.
    pub pair: usize,
    /// Colour of A.
    pub color_of_a: Color,
    /// How the game ended.
    pub ending: Ending,
    /// Points scored by A.
    pub points: Points,
    /// Record of the game, with the names of the players.
    pub record: Record,
}

impl PlayedGame {
    /// Returns the player that lost because of a fault, and the fault.
    #[must_use]
    pub fn fault(&self) -> Option<(Contestant, &Fault)> {
        match &self.ending {
            Ending::Fault { color, fault } if *color == self.color_of_a => {
                Some((Contestant::A, fault))
            }
            Ending::Fault { fault, .. } => Some((Contestant::B, fault)),
            Ending::Rules(_) | Ending::TooLong => None,
        }
    }
}

/// Result of a match.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Tally from A's point of view.
    pub tally: Tally,
    /// All games, ordered by opening.
    pub games: Vec<PlayedGame>,
}

impl EngineMatch {
    /// Creates a match of 100 pairs with 20 000 nodes per turn on one thread.
    #[must_use]
    pub const fn new(variant: Variant) -> Self {
        Self {
            variant,
            budgets: [Budget::Nodes(20_000); 2],
            pairs: 100,
            first_opening: 0,
            threads: 1,
            max_turns: 400,
        }
    }

    /// Plays the match.
    ///
    /// Pairs are counted in the order of their openings, regardless of which pair ends first.
    /// Otherwise a match that is stopped early would favour short games.
    pub fn play(&self, a: Maker<'_>, b: Maker<'_>, watch: Watch<'_>) -> Report {
        let queue = Queue { next: AtomicUsize::new(0), stopped: AtomicBool::new(false) };
        let (sender, pairs) = channel();
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (sender, queue) = (sender.clone(), &queue);
                scope.spawn(move || self.work([a(), b()], queue, &sender));
            }
            // The iterator of pairs ends when the last thread has dropped its sender.
            drop(sender);
            let report = collect(&pairs, watch);
            queue.stopped.store(true, Ordering::Relaxed);
            report
        })
    }

    fn work(&self, mut players: [Box<dyn Player>; 2], queue: &Queue, sender: &Sender<Pair>) {
        while let Some(pair) = queue.take(self.pairs) {
            let games = Color::ALL.map(|color| self.play_game(pair, color, &mut players));
            if sender.send((pair, games)).is_err() {
                return;
            }
        }
    }

    fn play_game(
        &self,
        pair: usize,
        color_of_a: Color,
        players: &mut [Box<dyn Player>; 2],
    ) -> PlayedGame {
        let mut game = opening(self.variant, self.first_opening + pair);
        let [a, b] = players;
        let mut seats = [
            Seat { player: a.as_mut(), budget: self.budgets[0] },
            Seat { player: b.as_mut(), budget: self.budgets[1] },
        ];
        if color_of_a == Color::Black {
            seats.reverse();
        }
        let names = seats.each_ref().map(|seat| seat.player.name());
        let ending = match_game::play(&mut game, seats, self.max_turns);
        let points = Points::of(ending.winner().map(|winner| winner == color_of_a));
        let record = record_of(&game, &names, &ending);
        PlayedGame { pair, color_of_a, ending, points, record }
    }
}

type Pair = (usize, [PlayedGame; 2]);

/// Pairs that are still to be played.
struct Queue {
    next: AtomicUsize,
    stopped: AtomicBool,
}

impl Queue {
    fn take(&self, pairs: usize) -> Option<usize> {
        if self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        Some(self.next.fetch_add(1, Ordering::Relaxed)).filter(|&pair| pair < pairs)
    }
}

/// Counts pairs in order up to the last one, or until `watch` stops the match.
fn collect(pairs: &Receiver<Pair>, watch: Watch<'_>) -> Report {
    let mut report = Report::default();
    let mut early = BTreeMap::new();
    for (index, games) in pairs {
        early.insert(index, games);
        while let Some(games) = early.remove(&(report.games.len() / 2)) {
            report.tally.add(games.each_ref().map(|game| game.points));
            let stops = games.each_ref().map(|game| watch(game, &report.tally).is_break());
            report.games.extend(games);
            if stops.contains(&true) {
                return report;
            }
        }
    }
    report
}

fn record_of(game: &AnyGame, names: &[String; 2], ending: &Ending) -> Record {
    let mut record = Record::from_game(game);
    set_tag(&mut record, "White", &names[0]);
    set_tag(&mut record, "Black", &names[1]);
    let termination = match ending {
        Ending::Rules(_) => return record,
        Ending::TooLong => Termination::Abandoned,
        Ending::Fault { fault, .. } => {
            set_tag(&mut record, "Fault", &fault.to_string());
            match fault {
                Fault::Player(PlayerError::TimedOut(_)) => Termination::Time,
                _ => Termination::Abandoned,
            }
        }
    };
    let score = ending.winner().map_or(Score::Draw, Score::won_by);
    // The rules did not end this game, so the result cannot contradict them.
    let _ = record.set_result(score, Some(termination));
    record
}

/// Sets a tag, replacing control characters, which a tag cannot contain, with spaces.
fn set_tag(record: &mut Record, name: &str, value: &str) {
    let clean: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let _ = record.tags_mut().set(name, &clean);
}
