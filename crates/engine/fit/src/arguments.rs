use std::path::PathBuf;

use clap::{Parser, ValueEnum};

/// Fits the weights of the pattern evaluation: plays games of the engine against itself,
/// fits weights to their positions, and writes them where the evaluation is built from.
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

    /// How many turns of a hundred are played at random.
    #[arg(long, default_value_t = 2)]
    pub(crate) random: u8,

    /// Another seed gives other games.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,

    /// What the players judge by: `hand`, `pattern` for the weights that the program was
    /// built with, or a file of weights.
    #[arg(long, default_value = "hand")]
    pub(crate) evaluation: String,

    /// Threads; as many as the machine has if not given.
    #[arg(long)]
    pub(crate) threads: Option<usize>,

    /// Files of games to fit to, instead of playing.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub(crate) read: Vec<PathBuf>,

    /// Keeps the games that were played in a file.
    #[arg(long, value_name = "FILE")]
    pub(crate) keep: Option<PathBuf>,

    /// Plays only, and fits nothing.
    #[arg(long, requires = "keep")]
    pub(crate) play_only: bool,

    /// How much the result of a game counts; the rest is what the search thought.
    #[arg(long, default_value_t = 0.2)]
    pub(crate) lambda: f32,

    /// How often all positions are gone through.
    #[arg(long, default_value_t = 16)]
    pub(crate) epochs: u32,

    /// Positions of one step.
    #[arg(long, default_value_t = 8_192)]
    pub(crate) batch: usize,

    /// The size of the first step; it falls to nothing.
    #[arg(long, default_value_t = 0.02)]
    pub(crate) rate: f32,

    /// How much weights are pulled to zero, counted in positions; what suits the game if not
    /// given.
    #[arg(long)]
    pub(crate) decay: Option<f32>,

    /// How far evaluations spread, compared to those by hand.
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
}
