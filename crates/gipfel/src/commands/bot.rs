use std::{
    io::{self, Write},
    sync::Arc,
};

use anyhow::Context as _;
use bot::{Bot, Options};
use clap::Args;

use crate::commands::exit_status::ExitStatus;

/// Play on a server with a program that speaks UGI.
#[derive(Args, Debug)]
#[command(
    after_help = "The token comes from the account page of a bot account; better in GIPFEL_TOKEN than on the command line.\n\
                  Example: gipfel bot --server https://gipfel.example -- gipfel engine"
)]
pub(crate) struct BotCommand {
    /// Address of the server
    #[arg(long, value_name = "URL")]
    server: String,

    /// Token with the scopes read, play and bot
    #[arg(long, env = "GIPFEL_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    token: String,

    /// Number of simultaneous games
    #[arg(long, default_value_t = 4, value_name = "NUMBER")]
    games: usize,

    /// Option to set in the program, such as Level=5
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    options: Vec<(String, String)>,

    /// Program and its arguments
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<String>,
}

impl BotCommand {
    pub(crate) fn run(&self) -> anyhow::Result<ExitStatus> {
        let (program, arguments) = self.command.split_first().context("a program is required")?;
        let options = Options {
            server: self.server.clone(),
            token: self.token.clone(),
            command: (program.clone(), arguments.to_vec()),
            options: self.options.clone(),
            games: self.games.max(1),
        };
        let report = Arc::new(|text: String| {
            writeln!(io::stderr(), "{text}").ok();
        });
        Bot::new(options, report)?.run()?;
        Ok(ExitStatus::Success)
    }
}

fn option(text: &str) -> anyhow::Result<(String, String)> {
    let (name, value) = text.split_once('=').context("expected NAME=VALUE, such as Level=5")?;
    Ok((name.to_owned(), value.to_owned()))
}
