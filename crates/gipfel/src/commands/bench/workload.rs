use std::{fmt, hint::black_box};

use anyhow::{Context, ensure};
use fastrand::Rng;
use game::Game;
use variants::{AnyGame, Variant};

game::codes! {
    /// Kind of work.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(super) enum Kind {
        /// Random games from start to end.
        Games = "games",
        /// Sequences of actions; the last action is counted but not made.
        Leaves = "leaves",
        /// Sequences of actions, all of them made.
        Made = "made",
    }
}

/// A row of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// Game: `yinsh`, `gipf` or `chess`.
    pub(super) game: &'static str,
    /// Kind of work.
    pub(super) kind: Kind,
    /// Start position and depth.
    pub(super) name: String,
}

/// Repeatable work with a name.
pub(super) struct Workload {
    row: Row,
    work: Box<dyn Fn() -> u64>,
    /// Correct count, if known.
    expected: Option<u64>,
}

impl fmt::Debug for Workload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workload").field("row", &self.row).finish_non_exhaustive()
    }
}

impl Workload {
    /// Creates work with a known count.
    pub(super) fn counting(row: Row, expected: u64, work: impl Fn() -> u64 + 'static) -> Self {
        Self { row, work: Box::new(work), expected: Some(expected) }
    }

    pub(super) fn row(&self) -> &Row {
        &self.row
    }

    /// Runs the work once and returns the count.
    pub(super) fn work(&self) -> anyhow::Result<u64> {
        let count = (self.work)();
        let Row { game, kind, name } = &self.row;
        if let Some(expected) = self.expected {
            ensure!(
                count == expected,
                "{game}, {name}, {}: counted {count} instead of {expected}",
                kind.code()
            );
        }
        ensure!(count > 0, "{game}, {name}: a random game did not end");
        Ok(count)
    }
}

/// Positions with ten rings and no markers, and the correct counts for four actions.
const PLACEMENTS: [(&str, u64); 5] = [
    ("f6 a5 b6 c6 b4 b1 b7 k7 b5 b3", 14_391_691),
    ("c4 i8 e9 g3 f6 d2 h10 b5 j7 e5", 80_635_277),
    ("e1 g11 a3 k9 c8 i4 f6 f7 d4 h8", 43_711_543),
    ("d5 g8 h9 c3 e7 f4 b2 j10 i6 d8", 56_818_033),
    ("f5 f7 e6 g6 c5 i7 b1 j11 k8 a4", 32_280_601),
];

/// Positions after twenty turns, and the correct counts for five and four actions.
const MIDDLES: [(Variant, &str, u64, u64); 5] = [
    (Variant::GipfBasic, "p3/p2P1/P2p2/pP1P3/1p3P/pP1pP/ppPP w push 6-6", 8_791_083, 380_374),
    (Variant::GipfStandard, "gP1P/2P1p/6/p5p/GgP1P1/1p1Gp/pP1p w push 7-7", 37_656_416, 1_273_091),
    (
        Variant::GipfTournament,
        "p1Gp/P2pP/Pp4/Pp4p/pP1p1P/g1P2/1PpP w push 7-7 -",
        32_727_502,
        1_109_195,
    ),
    (Variant::GipfBasic, "pppP/ppPPP/pP2pp/6P/2P3/3p1/2PP w push 6-6", 10_047_709, 417_309),
    (Variant::GipfStandard, "pP1p/pgP1P/5P/PG5/ppP3/g4/P1pG w push 7-7", 31_395_435, 1_044_505),
];

/// Returns the rows of this project's games.
pub(super) fn ours() -> anyhow::Result<Vec<Workload>> {
    let mut workloads = vec![
        random_games("yinsh", yinsh::Position::start(yinsh::Variant::Normal)),
        random_games("gipf", gipf::Position::start(gipf::Variant::Basic)),
    ];
    for (index, (turns, count)) in (1..).zip(PLACEMENTS) {
        let mut game = AnyGame::start(Variant::Yinsh);
        for turn in turns.split(' ') {
            game.play_turn(turn).with_context(|| format!("placement {index}, {turn}"))?;
        }
        if let AnyGame::Yinsh(game) = game {
            let name = |depth| format!("placement {index}, depth {depth}");
            workloads.extend(counts("yinsh", *game.position(), name, [(4, count), (4, count)]));
        }
    }
    for (index, (variant, text, leaves, made)) in (1..).zip(MIDDLES) {
        let game = AnyGame::from_position(variant, text).context(text)?;
        if let AnyGame::Gipf(game) = game {
            let name = |depth| format!("middle {index} ({variant}), depth {depth}");
            workloads.extend(counts("gipf", *game.position(), name, [(5, leaves), (4, made)]));
        }
    }
    Ok(workloads)
}

/// Creates one workload that counts leaves, and one that makes every action.
fn counts<G: Game + 'static>(
    game: &'static str,
    position: G,
    name: impl Fn(u32) -> String,
    [(leaf_depth, leaves), (made_depth, made)]: [(u32, u64); 2],
) -> [Workload; 2] {
    let row = |kind, depth| Row { game, kind, name: name(depth) };
    [
        Workload::counting(row(Kind::Leaves, leaf_depth), leaves, move || {
            game::perft(black_box(&position), leaf_depth)
        }),
        Workload::counting(row(Kind::Made, made_depth), made, move || {
            game::perft_made(black_box(&position), made_depth)
        }),
    ]
}

/// Creates a workload of games in which every legal action is equally likely.
fn random_games<G: Game + 'static>(game: &'static str, start: G) -> Workload {
    const GAMES: u64 = 100;
    let row = Row { game, kind: Kind::Games, name: "random games".to_owned() };
    let work = move || {
        // A fixed seed gives the same games every time.
        let mut random = Rng::with_seed(2026);
        let all_ended = (0..GAMES).all(|_| play_randomly(black_box(start), &mut random));
        if all_ended { GAMES } else { 0 }
    };
    Workload::counting(row, GAMES, work)
}

/// Plays until the game ends, and returns whether it did.
fn play_randomly<G: Game>(mut position: G, random: &mut Rng) -> bool {
    // Detecting repetition needs the history of the game, which costs time; long games are abandoned instead.
    const RECORDED_MAX_ACTIONS: usize = 100_000;
    for _ in 0..RECORDED_MAX_ACTIONS {
        let mut actions = position.legal_actions();
        if actions.len() == 0 {
            return position.outcome().is_some();
        }
        match actions.nth(random.usize(..actions.len())) {
            Some(action) => position.play_unchecked(action),
            None => return false,
        }
    }
    false
}
