//! `fit`: fits the weights of the pattern evaluation to self-play games of the engine.
//!
//! One command plays the games, fits the weights and writes them with a description of the run: `cargo run --release -p
//! fit -- yinsh`. Playing and fitting can also be done separately, with `--keep` or `--shards`, and `--read`.

mod arguments;
mod export;
mod exported;
mod fitted;
mod model;
mod played_game;
mod readme;
mod rounding;
mod samples;
mod selfplay;
mod shards;
mod threads;
mod training;

use std::{fs, num::NonZero, ops::Range, path::Path, thread};

use anyhow::{Context, bail};
use clap::Parser;
use eval::{Hand, pattern::Pattern};
use search::Evaluate;

use crate::{
    arguments::{Arguments, GameName},
    exported::Exported,
    fitted::Fitted,
    played_game::PlayedGame,
    selfplay::{Rules, SelfPlay},
    training::{Trained, Training},
};

fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    if let Some(path) = &arguments.export {
        return match arguments.game {
            GameName::Yinsh => export::<yinsh::Position>(&arguments, path),
            GameName::Gipf => export::<gipf::Position>(&arguments, path),
            GameName::Potentials => bail!("positions with potentials cannot be exported"),
        };
    }
    match arguments.game {
        GameName::Yinsh => run::<yinsh::Position>(&arguments),
        GameName::Gipf => run::<gipf::Position>(&arguments),
        GameName::Potentials => run::<potentials::Position>(&arguments),
    }
}

fn run<G: Fitted>(arguments: &Arguments) -> anyhow::Result<()>
where
    Hand: Evaluate<G>,
{
    let threads = number_of_threads(arguments);
    if let Some(folder) = &arguments.shards {
        return shards::play::<G>(folder, arguments, |numbers| {
            play::<G>(arguments, threads, numbers)
        });
    }
    let games = games::<G>(arguments, threads)?;
    if let Some(path) = &arguments.keep {
        fs::write(path, played_game::to_bytes::<G>(&games)).with_context(|| show(path))?;
    }
    if !arguments.play_only {
        fit::<G>(arguments, &games, threads)?;
    }
    Ok(())
}

/// Writes the positions of games that have been played.
fn export<G: Exported>(arguments: &Arguments, path: &Path) -> anyhow::Result<()>
where
    Hand: Evaluate<G>,
{
    let threads = number_of_threads(arguments);
    export::write::<G>(path, &games::<G>(arguments, threads)?, threads)
}

fn number_of_threads(arguments: &Arguments) -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    arguments.threads.unwrap_or(cores)
}

/// Returns the games to fit to, either read from files or played.
fn games<G: Fitted>(arguments: &Arguments, threads: usize) -> anyhow::Result<Vec<PlayedGame>>
where
    Hand: Evaluate<G>,
{
    if !arguments.read.is_empty() {
        let mut games = Vec::new();
        for path in &arguments.read {
            let bytes = fs::read(path).with_context(|| show(path))?;
            games.extend(played_game::from_bytes::<G>(&bytes).with_context(|| show(path))?);
        }
        return Ok(games);
    }
    play::<G>(arguments, threads, 0..arguments.games)
}

/// Plays the games with these numbers.
fn play<G: Fitted>(
    arguments: &Arguments,
    threads: usize,
    numbers: Range<u64>,
) -> anyhow::Result<Vec<PlayedGame>>
where
    Hand: Evaluate<G>,
{
    Ok(match arguments.evaluation.as_str() {
        "hand" => play_with::<G>(arguments, threads, numbers, &Hand),
        "pattern" => play_with::<G>(arguments, threads, numbers, G::shipped()),
        file => {
            let bytes = fs::read(file).with_context(|| file.to_owned())?;
            let pattern = Pattern::<G>::from_bytes(&bytes).with_context(|| file.to_owned())?;
            play_with::<G>(arguments, threads, numbers, &pattern)
        }
    })
}

fn play_with<G: Fitted>(
    arguments: &Arguments,
    threads: usize,
    numbers: Range<u64>,
    evaluation: &impl Evaluate<G>,
) -> Vec<PlayedGame> {
    let &Arguments { nodes, random, seed, .. } = arguments;
    let rules = Rules { nodes, random, seed };
    let new_player = || SelfPlay::new(rules, evaluation);
    let count = numbers.end - numbers.start;
    threads::run(count, threads, "games", new_player, |player, index| {
        player.play::<G>(numbers.start + index)
    })
}

/// Fits weights to games, and writes them with a description of the run.
fn fit<G: Fitted>(
    arguments: &Arguments,
    games: &[PlayedGame],
    threads: usize,
) -> anyhow::Result<()> {
    let [training_set, held_out] = samples::samples::<G>(games, threads)?;
    let positions = training_set.len() + held_out.len();
    println!("{} games, {positions} positions, {} held out", games.len(), held_out.len());
    let &Arguments { lambda, epochs, batch, rate, seed, .. } = arguments;
    let decay = arguments.decay.unwrap_or(G::DECAY) / training_set.len().max(1) as f32;
    let training = Training { lambda, epochs, batch: batch.max(1), rate, decay, seed, threads };
    let Trained { weights, losses: [trained, held], result_loss, unit_of_base } =
        training.run::<G>(&training_set, &held_out);
    let [search, hand] = held_out.reference_losses();
    println!("held-out results alone: {result_loss:.5}, search {search:.5}, hand {hand:.5}");
    let weights = rounding::rounded::<G>(&weights, &training_set, arguments.spread, unit_of_base);
    fs::create_dir_all(&arguments.out)?;
    let path = arguments.out.join(G::NAME).with_extension("weights");
    fs::write(&path, weights.to_bytes()).with_context(|| show(&path))?;
    let played = if arguments.read.is_empty() {
        let Arguments { nodes, random, seed, evaluation, .. } = arguments;
        format!("nodes {nodes}, random turns {random} %, seed {seed}, evaluation {evaluation}")
    } else {
        "kept from earlier runs".to_owned()
    };
    let lines = [
        format!("- command: `fit {}`", std::env::args().skip(1).collect::<Vec<_>>().join(" ")),
        format!("- games: {}, {played}", games.len()),
        format!("- positions: {positions}, of which {} held out", held_out.len()),
        format!(
            "- loss: {trained:.5}, held out {held:.5}, held-out results alone {result_loss:.5}"
        ),
        format!("- date: {}", readme::today()),
    ];
    readme::write(&arguments.out, G::NAME, &lines)?;
    println!("written to {}", path.display());
    Ok(())
}

fn show(path: &Path) -> String {
    path.display().to_string()
}
