//! Counts the reasons that reviews give for bad turns: in recorded games, and in games that the engine plays against itself.
//!
//! ```text
//! reasons [--nodes N] [--threads N] [--games N] [--only N] [--play VARIANT:GAMES] [--searches FILE] [--list] [FILE…]
//! ```
//!
//! `--games` limits the games of each variant in each file, and `--only` selects one of them by its number. `--searches` keeps
//! games between levels and the results of searches in a file, so an interrupted run continues, and changed rules can be measured
//! again without searching. `--list` prints every bad turn with its reason. The evidence of every reason is checked as in the
//! tests; a refuted reason makes the run fail.

#[path = "../../tests/review/evidence/board.rs"]
mod board;
#[path = "../../tests/review/evidence/check.rs"]
mod check;
mod games;
#[path = "../../tests/review/evidence/line.rs"]
mod line;
mod memory;
mod table;
#[path = "../../tests/review/evidence/win.rs"]
mod win;

use std::{
    collections::BTreeMap,
    fs,
    process::ExitCode,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use review::{JudgedTurn, REVIEW_NODES, Review};
use variants::{AnyGame, Variant};

use check::{Finding, check};
use games::recorded;
use memory::Memory;
use table::{Table, list};

struct Options {
    nodes: u64,
    threads: usize,
    games: usize,
    only: Option<usize>,
    play: Vec<(Variant, usize)>,
    searches: Option<String>,
    list: bool,
    files: Vec<String>,
}

impl Options {
    fn read() -> Option<Self> {
        let mut words = std::env::args().skip(1);
        let mut options = Self {
            nodes: REVIEW_NODES,
            threads: 1,
            games: usize::MAX,
            only: None,
            play: Vec::new(),
            searches: None,
            list: false,
            files: Vec::new(),
        };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--nodes" => options.nodes = words.next()?.parse().ok()?,
                "--threads" => options.threads = words.next()?.parse().ok()?,
                "--games" => options.games = words.next()?.parse().ok()?,
                "--only" => {
                    options.only = Some(words.next()?.parse().ok().filter(|&number| number > 0)?);
                }
                "--searches" => options.searches = words.next(),
                "--list" => options.list = true,
                "--play" => {
                    let given = words.next()?;
                    let (variant, games) = given.split_once(':')?;
                    options.play.push((Variant::known(variant, None).ok()?, games.parse().ok()?));
                }
                _ if word.starts_with("--") => return None,
                _ => options.files.push(word),
            }
        }
        Some(options)
    }
}

/// Function that returns a game by its index, from memory if it has been played before.
type GameByIndex = dyn Fn(&Memory, usize) -> AnyGame + Sync;

/// Games of one variant that are counted together.
struct Group {
    name: String,
    count: usize,
    game: Box<GameByIndex>,
}

fn main() -> ExitCode {
    let Some(options) = Options::read() else {
        eprintln!(
            "reasons [--nodes N] [--threads N] [--games N] [--only N] [--play VARIANT:GAMES] [--searches FILE] [--list] [FILE…]"
        );
        return ExitCode::FAILURE;
    };
    let mut groups = Vec::new();
    for file in &options.files {
        match fs::read_to_string(file) {
            Ok(text) => groups.extend(in_file(file, &text, options.games)),
            Err(error) => {
                eprintln!("{file} cannot be read: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    groups.extend(options.play.iter().map(|&(variant, count)| between_levels(variant, count)));
    let memory = Memory::read(options.searches.clone());
    let mut is_refuted = false;
    for group in &groups {
        is_refuted |= !print(group, &memory, &options);
    }
    if is_refuted { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// Returns the games of a file, grouped by variant.
fn in_file(file: &str, text: &str, most: usize) -> impl Iterator<Item = Group> {
    let mut variants: BTreeMap<String, Vec<AnyGame>> = BTreeMap::new();
    for game in recorded(text) {
        variants.entry(game.variant().to_string()).or_default().push(game);
    }
    variants.into_iter().map(move |(variant, games)| Group {
        name: format!("{variant} in {file}"),
        count: games.len().min(most),
        game: Box::new(move |_, index| games[index].clone()),
    })
}

fn between_levels(variant: Variant, count: usize) -> Group {
    Group {
        name: format!("{variant} between levels"),
        count,
        game: Box::new(move |memory, index| memory.played(variant, index)),
    }
}

/// Reviews the games of a group and prints their table; returns whether no reason was refuted.
fn print(group: &Group, memory: &Memory, options: &Options) -> bool {
    let selected =
        options.only.map_or(0..group.count, |number| number - 1..number.min(group.count));
    let (first, count) = (selected.start, selected.len());
    let reviews = parallel(options.threads, count, |index| {
        let index = first + index;
        let review = memory.review(&(group.game)(memory, index), options.nodes);
        let findings = findings(&review);
        (review, findings)
    });
    let mut table = Table::default();
    for (number, (review, findings)) in reviews.iter().enumerate() {
        table.add(review, findings);
        if options.list {
            list(first + number, review, findings);
        }
    }
    println!("\n{}: {count} games, {} nodes\n{table}", group.name, options.nodes);
    table.is_confirmed()
}

/// Checks the reasons of a review; `None` for a turn without a reason.
fn findings(review: &Review) -> Vec<Option<Finding>> {
    let check = |turn: &JudgedTurn| Some(check(review.variant, turn, turn.reason.as_ref()?));
    review.turns.iter().map(check).collect()
}

/// Runs a task for every number below `count` on several threads and returns the results in order.
fn parallel<T: Send>(threads: usize, count: usize, task: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count {
                        return;
                    }
                    let result = task(index);
                    done.lock().unwrap_or_else(PoisonError::into_inner).insert(index, result);
                    eprintln!("{} of {count} games", index + 1);
                }
            });
        }
    });
    done.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().collect()
}
