//! `cargo xtask puzzles`.

use std::{
    collections::BTreeMap,
    fs::{self, OpenOptions},
    io::Write,
    path::PathBuf,
    time::Duration,
};

use anyhow::{Context, ensure};
use clap::Parser;
use puzzlemaker::{
    checking::{check_all, sample},
    files,
    selection::Shards,
    workers,
};
use puzzles::{Kind, Puzzle};
use variants::Variant;

/// Make the puzzles in `data/puzzles`, put shards together, or prove what is published again.
#[derive(Parser)]
#[command(name = "cargo xtask puzzles", bin_name = "cargo xtask puzzles", version)]
struct Arguments {
    /// A variant to play; all in turn if none is named.
    #[arg(long)]
    variant: Vec<Variant>,
    /// The most games.
    #[arg(long, default_value_t = usize::MAX)]
    games: usize,
    /// The longest time.
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// How many threads play; as many as there are cores unless told.
    #[arg(long)]
    threads: Option<usize>,
    /// The seed of all random choices: another one for each shard.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file to which puzzles are appended; without it they are printed.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Put shards together, choose, prove, and write the published files.
    #[arg(long, num_args = 1.., value_name = "FILE", conflicts_with = "check")]
    merge: Vec<PathBuf>,
    /// The most puzzles of a game that are published.
    #[arg(long, default_value_t = 4_000)]
    most: usize,
    /// Prove every published puzzle again, and judge every gain.
    #[arg(long)]
    check: bool,
    /// Check only about so many of each variant and kind.
    #[arg(long, requires = "check")]
    sample: Option<usize>,
    /// The folder of the published files.
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
    let published = files::published(&arguments.data)?;
    let chosen = match arguments.sample {
        Some(size) => sample(&published, size),
        None => published,
    };
    let wrong = check_all(&chosen, threads(arguments));
    for (puzzle, reason) in &wrong {
        println!("{reason}: {puzzle}");
    }
    tell(&chosen);
    ensure!(wrong.is_empty(), "{} of {} puzzles are wrong", wrong.len(), chosen.len());
    Ok(())
}

fn merge(arguments: &Arguments) -> anyhow::Result<()> {
    let mut shards = Shards::default();
    for file in &arguments.merge {
        shards.add(&fs::read_to_string(file).with_context(|| file.display().to_string())?);
    }
    println!(
        "{} puzzles; {} lines unreadable, {} repeated, {} like another of the same game",
        shards.puzzles.len(),
        shards.unreadable,
        shards.repeated,
        shards.alike
    );
    let mut chosen = shards.chosen(arguments.most);
    // Gains were judged when they were made, and a judgement takes as long as many proofs.
    let proved = |puzzle: &&Puzzle| !matches!(puzzle.kind, Kind::Gain(_));
    let claims: Vec<Puzzle> = chosen.iter().filter(proved).cloned().collect();
    let wrong = check_all(&claims, threads(arguments));
    for (puzzle, reason) in &wrong {
        println!("left out, {reason}: {puzzle}");
    }
    chosen.retain(|puzzle| wrong.iter().all(|(other, _)| other != puzzle));
    tell(&chosen);
    files::write(&arguments.data, &chosen)?;
    for (name, text) in files::parts(&arguments.data)? {
        println!("{name} {} bytes as served", files::served_size(&text));
    }
    Ok(())
}

/// How many puzzles there are of each variant and kind, and of each theme.
fn tell(puzzles: &[Puzzle]) {
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
        time: Duration::from_secs_f64((arguments.minutes * 60.0).clamp(0.0, 1e6)),
        threads: threads(arguments),
        seed: arguments.seed,
    };
    let mut out: Box<dyn Write + Send> = match &arguments.out {
        Some(file) => Box::new(OpenOptions::new().create(true).append(true).open(file)?),
        None => Box::new(std::io::stdout()),
    };
    workers::run(&run, &mut *out)
}
