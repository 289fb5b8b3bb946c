use anyhow::Context;
use clap::Args;
use variants::Variant;

use super::setup::known_id;

/// The variant, for commands that need no other details of a game.
#[derive(Args, Debug)]
pub(crate) struct GameChoice {
    /// Variant: any that `gipfel play` supports
    #[arg(long = "game", value_name = "GAME", default_value = "yinsh", value_parser = known_id)]
    id: String,

    /// Terms of gipf-potentials, such as standard:18/15:T3U2-z6
    #[arg(long, value_name = "TERMS")]
    terms: Option<String>,
}

impl GameChoice {
    pub(crate) fn variant(&self) -> anyhow::Result<Variant> {
        Variant::known(&self.id, self.terms.as_deref()).with_context(|| format!("{:?}", self.id))
    }
}
