use std::path::PathBuf;

use variants::Variant;

/// The games to play, and the output.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// The variant to play.
    pub(super) variant: Variant,
    /// The number of games.
    #[arg(long, default_value_t = 20_000)]
    pub(super) games: usize,
    /// The seed of all random choices.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Nodes of the search for each turn.
    #[arg(long, default_value_t = 600)]
    pub(super) nodes: u64,
    /// Nodes of the evaluation of each position of the tree.
    #[arg(long, default_value_t = 20_000)]
    pub(super) evaluation_nodes: u64,
    /// Number of threads; all cores by default. It affects only the time.
    #[arg(long)]
    pub(super) threads: Option<usize>,
    /// The folder of the tree; `data/openings` by default.
    #[arg(long)]
    pub(super) out: Option<PathBuf>,
    /// A file for the games themselves, for `gipfel explore`.
    #[arg(long)]
    pub(super) keep: Option<PathBuf>,
}
