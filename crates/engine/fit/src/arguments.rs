use std::path::PathBuf;

use clap::{Parser, ValueEnum};

/// Fits the weights of the pattern evaluation: plays self-play games, fits weights to their
/// positions, and writes them to the folder that the evaluation is built from.
#[derive(Debug, Parser)]
#[command(name = "fit", version)]
pub(crate) struct Arguments {
    /// The game.
    pub(crate) game: GameName,

    /// Number of games to play.
    #[arg(long, default_value_t = 20_000)]
    pub(crate) games: u64,

    /// Nodes per search.
    #[arg(long, default_value_t = 2_000)]
    pub(crate) nodes: u64,

    /// Percentage of random turns.
    #[arg(long, default_value_t = 2)]
    pub(crate) random: u8,

    /// Seed of the games.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// Evaluation used by the players: `hand`, `pattern` for the built-in weights, or a weights
    /// file.
    #[arg(long, default_value = "hand")]
    pub(crate) evaluation: String,

    /// Number of threads; by default one per processor.
    #[arg(long)]
    pub(crate) threads: Option<usize>,

    /// Fits to the games in these files instead of playing.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(crate) read: Vec<PathBuf>,

    /// Writes the games to a file.
    #[arg(long, value_name = "FILE")]
    pub(crate) keep: Option<PathBuf>,

    /// Only plays games, into files of a hundred games each in this folder. Files that exist are
    /// kept, so playing can be interrupted and continued.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["keep", "read"])]
    pub(crate) shards: Option<PathBuf>,

    /// Writes the positions of the games that were read, for the trainer of networks.
    #[arg(long, value_name = "FILE", requires = "read")]
    pub(crate) export: Option<PathBuf>,

    /// Plays games without fitting.
    #[arg(long, requires = "keep")]
    pub(crate) play_only: bool,

    /// Weight of the game result in the training target; the rest comes from the search score.
    #[arg(long, default_value_t = 0.2)]
    pub(crate) lambda: f32,

    /// Number of passes over all positions.
    #[arg(long, default_value_t = 16)]
    pub(crate) epochs: u32,

    /// Positions per optimisation step.
    #[arg(long, default_value_t = 8_192)]
    pub(crate) batch: usize,

    /// Initial learning rate, which falls to zero.
    #[arg(long, default_value_t = 0.02)]
    pub(crate) rate: f32,

    /// Weight decay, counted in positions; by default the game's.
    #[arg(long)]
    pub(crate) decay: Option<f32>,

    /// Standard deviation of the evaluations, relative to the hand-written evaluation.
    #[arg(long, default_value_t = 1.0)]
    pub(crate) spread: f32,

    /// Output folder for the weights.
    #[arg(long, default_value = "crates/engine/eval/weights")]
    pub(crate) out: PathBuf,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum GameName {
    Yinsh,
    Gipf,
    Potentials,
}
