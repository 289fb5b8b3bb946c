//! Counts the reasons that reviews give for bad turns: in recorded games, and in games that the engine plays against itself.
//!
//! ```text
//! reasons [--nodes N] [--threads N] [--play VARIANT:GAMES] [--searches FILE] [--list] [FILE…]
//! ```
//!
//! `--searches` keeps the results of the searches in a file, so that changed rules can be measured again without searching.
//! `--list` prints every bad turn with its reason.

use std::{
    collections::{BTreeMap, HashMap},
    fs,
    process::ExitCode,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use engine::{Engine, Level, SearchRequest, evaluation_of};
use record::{Evaluation, ReadOptions, Reading};
use review::{Assessment, JudgedTurn, REVIEW_NODES, Review, SearchId, review_game_by};
use variants::{AnyGame, Color, Variant};

/// Maximum number of nodes per turn of a game that the engine plays against itself.
const PLAY_NODES: u64 = 20_000;

/// Number of turns after which such a game is reviewed unfinished.
const TURNS_MAX: usize = 150;

struct Options {
    nodes: u64,
    threads: usize,
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
            play: Vec::new(),
            searches: None,
            list: false,
            files: Vec::new(),
        };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--nodes" => options.nodes = words.next()?.parse().ok()?,
                "--threads" => options.threads = words.next()?.parse().ok()?,
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

fn main() -> ExitCode {
    let Some(options) = Options::read() else {
        eprintln!(
            "reasons [--nodes N] [--threads N] [--play VARIANT:GAMES] [--searches FILE] [--list] [FILE…]"
        );
        return ExitCode::FAILURE;
    };
    let mut groups: Vec<(String, Vec<AnyGame>)> = Vec::new();
    for file in &options.files {
        match fs::read_to_string(file) {
            Ok(text) => groups.push((file.clone(), recorded(&text))),
            Err(error) => {
                eprintln!("{file} cannot be read: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    for &(variant, games) in &options.play {
        let played = parallel(options.threads, games, |index| played(variant, index));
        groups.push((format!("{variant}, levels against each other"), played));
    }
    let searches = Searches::read(options.searches.as_deref());
    for (name, games) in &groups {
        let start = Instant::now();
        let reviews = parallel(options.threads, games.len(), |index| {
            searches.review(&games[index], options.nodes)
        });
        let mut table = Table::default();
        for (number, (review, time)) in reviews.iter().enumerate() {
            table.add(review, *time);
            if options.list {
                list(number, review);
            }
        }
        println!("\n{name}: {} games, {:.0} s", games.len(), start.elapsed().as_secs_f64());
        table.print();
    }
    searches.write(options.searches.as_deref());
    ExitCode::SUCCESS
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
                }
            });
        }
    });
    done.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().collect()
}

/// Returns the games of a file that follow the rules.
fn recorded(text: &str) -> Vec<AnyGame> {
    let games = record::read(text, ReadOptions::default());
    let whole = games.filter_map(|found| match found {
        Ok(Reading::Game(record)) => Some(record.game().clone()),
        _ => None,
    });
    whole.collect()
}

/// Plays a game between two levels that its number determines.
fn played(variant: Variant, index: usize) -> AnyGame {
    let level = |number: usize| Level::new((number % 10 + 1) as u8).unwrap_or_default();
    let levels = [level(index), level(index * 3 + index / 10)];
    let engine = Engine::new(4);
    let mut game = AnyGame::start(variant);
    let stop = AtomicBool::new(false);
    for _ in 0..TURNS_MAX {
        if game.outcome().is_some() {
            break;
        }
        let strength = levels[game.to_act() as usize].strength(&game, index as u64);
        let request =
            SearchRequest { nodes: Some(PLAY_NODES), strength, ..SearchRequest::default() };
        let Some(best) =
            engine.search(&game, &request, &stop, |_| {}).variations.into_iter().next()
        else {
            break;
        };
        if game.play_turn(&best.turn).is_err() {
            break;
        }
    }
    game
}

/// Results of searches, by position and number of nodes.
struct Searches(Mutex<HashMap<String, Assessment>>);

impl Searches {
    fn read(file: Option<&str>) -> Self {
        let text = file.and_then(|file| fs::read_to_string(file).ok()).unwrap_or_default();
        let known = text.lines().filter_map(|line| {
            let mut fields = line.split('\t');
            let (key, evaluation) = (fields.next()?, fields.next()?);
            let variation = fields.next()?.split(' ').filter(|token| !token.is_empty());
            let variation = variation.map(str::to_owned).collect();
            let evaluation = match evaluation.split_once(':') {
                Some((winner, turns)) => Evaluation::Win {
                    winner: if winner == "w" { Color::White } else { Color::Black },
                    turns: turns.parse().ok()?,
                },
                None => Evaluation::Centi(evaluation.parse().ok()?),
            };
            Some((key.to_owned(), Assessment { evaluation, variation }))
        });
        Self(Mutex::new(known.collect()))
    }

    fn write(&self, file: Option<&str>) {
        let Some(file) = file else { return };
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let line = |(key, found): (&String, &Assessment)| {
            let evaluation = match found.evaluation {
                Evaluation::Centi(centi) => centi.to_string(),
                Evaluation::Win { winner, turns } => format!("{}:{turns}", winner.letter()),
            };
            format!("{key}\t{evaluation}\t{}\n", found.variation.join(" "))
        };
        let text: String = known.iter().map(line).collect();
        if let Err(error) = fs::write(file, text) {
            eprintln!("{file} cannot be written: {error}");
        }
    }

    /// Reviews a game and returns the time that it took.
    fn review(&self, game: &AnyGame, nodes: u64) -> (Review, Duration) {
        let request = SearchRequest { nodes: Some(nodes), ..SearchRequest::default() };
        let mut search = |_: &SearchId, game: &AnyGame, request: &SearchRequest| {
            let key = format!("{:016x}:{}", game.key(), request.nodes.unwrap_or_default());
            let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let found = known().get(&key).cloned();
            Some(found.unwrap_or_else(|| {
                let found = assess(game, request);
                known().insert(key, found.clone());
                found
            }))
        };
        let start = Instant::now();
        let review = review_game_by(&mut search, game, &request, |_| {});
        (review.expect("every position is searched"), start.elapsed())
    }
}

fn assess(game: &AnyGame, request: &SearchRequest) -> Assessment {
    let engine = Engine::new(request.own_table().unwrap_or(16));
    let answer = engine.search(game, request, &AtomicBool::new(false), |_| {});
    let Some(best) = answer.variations.into_iter().next() else {
        return Assessment { evaluation: Evaluation::Centi(0), variation: Vec::new() };
    };
    Assessment {
        evaluation: evaluation_of(best.score, game.to_act()),
        variation: [best.turn].into_iter().chain(best.follow).collect(),
    }
}

/// Counts of bad turns by reason.
#[derive(Default)]
struct Table {
    turns: usize,
    time: Duration,
    close: usize,
    counts: BTreeMap<&'static str, usize>,
    compared: usize,
}

impl Table {
    fn add(&mut self, review: &Review, time: Duration) {
        self.turns += review.turns.len();
        self.time += time;
        for turn in &review.turns {
            let code = turn.reason.as_ref().map(|reason| reason.code);
            if !turn.kind.is_blamed() {
                self.close += usize::from(code.is_some());
                continue;
            }
            *self.counts.entry(code.map_or("-", |code| code.code())).or_default() += 1;
            self.compared += usize::from(code.is_some_and(|code| code.is_comparison()));
        }
    }

    fn print(&self) {
        let bad: usize = self.counts.values().sum();
        let none = self.counts.get("-").copied().unwrap_or_default();
        let share = |count: usize| 100.0 * count as f64 / bad.max(1) as f64;
        let minute = self.time.as_secs_f64() * 60.0 / self.turns.max(1) as f64;
        println!(
            "{} turns, {bad} bad, {} close; 60 turns take {minute:.1} s",
            self.turns, self.close
        );
        println!("with a reason     {:6.1} %", share(bad - none));
        println!("by an event       {:6.1} %", share(bad - none - self.compared));
        println!("by a comparison   {:6.1} %", share(self.compared));
        let mut counts: Vec<_> = self.counts.iter().collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        for (code, count) in counts {
            println!("{code:<20} {count:6} {:5.1} %", share(*count));
        }
    }
}

fn list(game: usize, review: &Review) {
    for turn in review.turns.iter().filter(|turn| turn.kind.is_blamed()) {
        let JudgedTurn { number, player, token, kind, before, after, .. } = turn;
        println!("\n#{} {number} {player} {token} {kind}: {before:?} {after:?}", game + 1);
        println!("  {}", turn.position);
        println!("  played {} | better {}", turn.answer.join(" "), turn.variation.join(" "));
        match &turn.reason {
            Some(reason) => println!(
                "  {} {} [{}] {} {} {} {}",
                reason.code,
                reason.player,
                reason.points.join(" "),
                reason.number,
                reason.other,
                reason.branch,
                reason.turn
            ),
            None => println!("  -"),
        }
    }
}
