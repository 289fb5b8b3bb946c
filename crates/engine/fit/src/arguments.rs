use std::path::PathBuf;

use clap::{Parser, ValueEnum};

/// Fits the weights of the pattern evaluation: plays self-play games, fits weights to their
/// positions, and writes them to the folder that the evaluation is built from.
#[derive(Debug, Parser)]
#[command(name = "fit", version)]
pub(crate) struct Arguments {
    /// The game.
    pub(crate) game: GameName,

    /// How many games are played.
    #[arg(long, default_value_t = 20_000)]
    pub(crate) games: u64,

    /// The nodes of each search.
    #[arg(long, default_value_t = 2_000)]
    pub(crate) nodes: u64,

    /// Percentage of random turns.
    #[arg(long, default_value_t = 2)]
    pub(crate) random: u8,

    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// Evaluation of the players: `hand`, `pattern` for the built-in weights, or a file of
    /// weights.
    #[arg(long, default_value = "hand")]
    pub(crate) evaluation: String,

    /// Threads; by default one per processor.
    #[arg(long)]
    pub(crate) threads: Option<usize>,

    /// Files of games to fit to, instead of playing.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(crate) read: Vec<PathBuf>,

    /// Writes the games to a file.
    #[arg(long, value_name = "FILE")]
    pub(crate) keep: Option<PathBuf>,

    /// Plays games without fitting.
    #[arg(long, requires = "keep")]
    pub(crate) play_only: bool,

    /// Share of the result of a game in the target; the rest is the score of the search.
    #[arg(long, default_value_t = 0.2)]
    pub(crate) lambda: f32,

    /// Passes over all positions.
    #[arg(long, default_value_t = 16)]
    pub(crate) epochs: u32,

    /// Positions per step.
    #[arg(long, default_value_t = 8_192)]
    pub(crate) batch: usize,

    /// First learning rate; it falls to zero.
    #[arg(long, default_value_t = 0.02)]
    pub(crate) rate: f32,

    /// Weight decay, counted in positions; by default that of the game.
    #[arg(long)]
    pub(crate) decay: Option<f32>,

    /// Standard deviation of evaluations, relative to those by hand.
    #[arg(long, default_value_t = 1.0)]
    pub(crate) spread: f32,

    /// The folder for weights.
    #[arg(long, default_value = "crates/engine/eval/weights")]
    pub(crate) out: PathBuf,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum GameName {
    Yinsh,
    Gipf,
    Potentials,
}
