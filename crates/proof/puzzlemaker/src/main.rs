//! `cargo xtask puzzles`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Context, ensure};
use clap::Parser;
use puzzlemaker::{
    checking::{self, check_all, sample, sort_by_urgency},
    files,
    selection::Shards,
    verdicts::{VerdictFile, Verdicts},
    workers,
};
use puzzles::{Kind, Puzzle};
use variants::Variant;

/// Makes the puzzles in `data/puzzles`, merges shards, or verifies the published puzzles.
#[derive(Parser)]
#[command(name = "cargo xtask puzzles", bin_name = "cargo xtask puzzles", version)]
struct Arguments {
    /// Variant to play; by default all in turn.
    #[arg(long)]
    variant: Vec<Variant>,
    /// Maximum number of games.
    #[arg(long, default_value_t = usize::MAX)]
    games: usize,
    /// Kinds to look for or to check: win, save, gain; by default all.
    #[arg(long, value_parser = ["win", "save", "gain"])]
    kind: Vec<String>,
    /// Looks only for solutions that remove a row.
    #[arg(long)]
    rows: bool,
    /// Maximum time in minutes, of making puzzles or of a check with `--verdicts`.
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// Number of threads; by default one per core.
    #[arg(long)]
    threads: Option<usize>,
    /// Seed of all random choices; use a different one for each shard.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// File to which puzzles are appended; by default they are printed.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Merges shards: selects puzzles, proves them, and writes the published files.
    #[arg(long, num_args = 1.., value_name = "FILE", conflicts_with = "check")]
    merge: Vec<PathBuf>,
    /// Keeps the published puzzles without a bad verdict, and fills the free places from the shards.
    #[arg(long, requires = "merge")]
    keep: bool,
    /// Maximum number of published puzzles per game.
    #[arg(long, default_value_t = 4_000)]
    most: usize,
    /// Proves every published puzzle again, and judges every gain again.
    #[arg(long)]
    check: bool,
    /// Checks only the puzzles with these ids.
    #[arg(long, requires = "check")]
    id: Vec<String>,
    /// Checks only about this many of each variant and kind.
    #[arg(long, requires = "check")]
    sample: Option<usize>,
    /// File of verdicts: a check goes on where it was interrupted, and a merge leaves out what failed.
    #[arg(long)]
    verdicts: Option<PathBuf>,
    /// Judges gains with this many nodes, in place of their depth.
    #[arg(long, requires = "verdicts")]
    nodes: Option<u64>,
    /// Folder of the published files.
    #[arg(long, default_value = "data/puzzles")]
    data: PathBuf,
}

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    if arguments.check {
        check(&arguments)
    } else if !arguments.merge.is_empty() {
        merge(&arguments)
    } else {
        generate(&arguments)
    }
}

fn threads(arguments: &Arguments) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, Into::into);
    arguments.threads.unwrap_or(cores)
}

fn check(arguments: &Arguments) -> anyhow::Result<()> {
    let published = wanted(arguments, files::published(&arguments.data)?)?;
    if let Some(file) = &arguments.verdicts {
        return check_into(arguments, file, published);
    }
    let chosen = match arguments.sample {
        Some(size) => sample(&published, size),
        None => published,
    };
    let wrong = check_all(&chosen, threads(arguments));
    for (puzzle, reason) in &wrong {
        println!("{reason}: {puzzle}");
    }
    print_counts(&chosen);
    ensure!(wrong.is_empty(), "{} of {} puzzles are wrong", wrong.len(), chosen.len());
    Ok(())
}

/// Returns the puzzles of the kinds and with the ids that are to be checked.
fn wanted(arguments: &Arguments, puzzles: Vec<Puzzle>) -> anyhow::Result<Vec<Puzzle>> {
    let names = |list: &[String], name: &str| list.is_empty() || list.iter().any(|it| it == name);
    let mut wanted = Vec::new();
    for puzzle in puzzles {
        if names(&arguments.kind, puzzle.kind.word()) && names(&arguments.id, &puzzle.id()?) {
            wanted.push(puzzle);
        }
    }
    ensure!(!wanted.is_empty(), "no published puzzle has one of these kinds and ids");
    Ok(wanted)
}

fn time(arguments: &Arguments) -> Duration {
    Duration::from_secs_f64((arguments.minutes * 60.0).clamp(0.0, 1e6))
}

fn check_into(arguments: &Arguments, file: &Path, mut puzzles: Vec<Puzzle>) -> anyhow::Result<()> {
    sort_by_urgency(&mut puzzles);
    let run = checking::Run {
        threads: threads(arguments),
        time: time(arguments),
        nodes: arguments.nodes,
    };
    checking::check_into(&puzzles, &Verdicts::read(file)?, &VerdictFile::open(file)?, run)?;
    let verdicts = Verdicts::read(file)?;
    let mut counts: BTreeMap<String, [usize; 3]> = BTreeMap::new();
    for puzzle in &puzzles {
        let place = match verdicts.of(&puzzle.id()?) {
            Some(Ok(())) => 0,
            Some(Err(_)) => 1,
            None => 2,
        };
        let group = format!("{} {}", puzzle.variant, puzzle.kind.word());
        counts.entry(group).or_default()[place] += 1;
    }
    for (group, [right, wrong, open]) in counts {
        println!("{group}: {right} right, {wrong} wrong, {open} not checked");
    }
    Ok(())
}

/// Keeps the published puzzles that have not failed a check.
fn keep_published(arguments: &Arguments, shards: &mut Shards) -> anyhow::Result<()> {
    let verdicts = match &arguments.verdicts {
        Some(file) => Verdicts::read(file)?,
        None => Verdicts::default(),
    };
    for puzzle in files::published(&arguments.data)? {
        match verdicts.of(&puzzle.id()?) {
            Some(Err(reason)) => println!("left out, {reason}: {puzzle}"),
            _ => shards.keep(puzzle)?,
        }
    }
    Ok(())
}

fn merge(arguments: &Arguments) -> anyhow::Result<()> {
    let mut shards = Shards::default();
    if arguments.keep {
        keep_published(arguments, &mut shards)?;
    }
    for file in &arguments.merge {
        shards.add(&fs::read_to_string(file).with_context(|| file.display().to_string())?);
    }
    println!(
        "{} puzzles kept, {} new; {} lines unreadable, {} repeated, {} like another of the same game",
        shards.kept(),
        shards.puzzles.len(),
        shards.unreadable,
        shards.repeated,
        shards.alike
    );
    let new: BTreeSet<String> = shards.puzzles.iter().map(Puzzle::to_string).collect();
    let mut chosen = shards.chosen(arguments.most)?;
    // Gains were already judged when they were created, and one judgement takes as long as many proofs.
    let is_to_prove = |puzzle: &&Puzzle| {
        !matches!(puzzle.kind, Kind::Gain(_)) && new.contains(&puzzle.to_string())
    };
    let proved_puzzles: Vec<Puzzle> = chosen.iter().filter(is_to_prove).cloned().collect();
    let wrong = check_all(&proved_puzzles, threads(arguments));
    for (puzzle, reason) in &wrong {
        println!("left out, {reason}: {puzzle}");
    }
    chosen.retain(|puzzle| wrong.iter().all(|(other, _)| other != puzzle));
    print_counts(&chosen);
    files::write(&arguments.data, &chosen)?;
    for (name, text) in files::parts(&arguments.data)? {
        println!("{name} {} bytes as served", files::served_size(&text));
    }
    Ok(())
}

/// Prints the number of puzzles of each variant and kind, and of each theme.
fn print_counts(puzzles: &[Puzzle]) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for puzzle in puzzles {
        *counts.entry(format!("{} {}", puzzle.variant, puzzle.kind)).or_default() += 1;
        let family = puzzle.variant.id().split('-').next().unwrap_or_default();
        for theme in puzzle.themes.iter() {
            *counts.entry(format!("{family}, {}", theme.code())).or_default() += 1;
        }
    }
    println!("{} puzzles", puzzles.len());
    for (what, count) in counts {
        println!("{count:6}  {what}");
    }
}

fn generate(arguments: &Arguments) -> anyhow::Result<()> {
    let all = Variant::ALL.to_vec();
    let run = workers::Run {
        variants: if arguments.variant.is_empty() { all } else { arguments.variant.clone() },
        games: arguments.games,
        time: time(arguments),
        threads: threads(arguments),
        seed: arguments.seed,
        kinds: arguments.kind.clone(),
        rows: arguments.rows,
    };
    let mut out: Box<dyn Write + Send> = match &arguments.out {
        Some(file) => Box::new(OpenOptions::new().create(true).append(true).open(file)?),
        None => Box::new(std::io::stdout()),
    };
    workers::run(&run, &mut *out)
}
