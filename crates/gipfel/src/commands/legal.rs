use std::io::Write;

use anyhow::bail;
use clap::Args;
use combined::CombinedGame;
use serde_json::{Value, json};
use variants::{AnyGame, LegalStep, compare_tokens};

use crate::{
    commands::{combined_game, exit_status::ExitStatus, setup::Setup},
    terminal::outcome,
};

/// List the legal actions, or whole turns
///
/// One token per line, ordered by column and row. A finished game has none.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel legal gipf-basic --moves \"e9-e7\" --turns")]
pub(crate) struct Legal {
    #[command(flatten)]
    setup: Setup,

    /// List whole turns instead of single actions
    #[arg(long)]
    turns: bool,

    /// Print one JSON object, with the position after each
    #[arg(long)]
    json: bool,
}

/// Maximum number of whole turns that are listed.
const LISTED_TURNS_MAX: usize = 100_000;

impl Legal {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        if let Some(game) = self.setup.combined()? {
            return self.list(&game, out);
        }
        let game = self.setup.game()?;
        if self.json {
            let (name, list) = if self.turns {
                ("turns", turns_with_next(&game)?)
            } else {
                ("actions", actions_with_next(&game))
            };
            let answer = json!({
                "game": game.variant().id(),
                "position": game.position(),
                "to_act": game.to_act().letter(),
                "outcome": outcome::to_json(game.outcome()),
                name: list,
            });
            writeln!(out, "{answer}")?;
            return Ok(ExitStatus::Success);
        }
        if let Some(outcome) = game.outcome() {
            writeln!(anstream::stderr(), "The game has ended. {}.", outcome::sentence(outcome))
                .ok();
            return Ok(ExitStatus::Success);
        }
        if self.turns {
            for turn in game.legal_turns(LISTED_TURNS_MAX)? {
                writeln!(out, "{}", turn.token)?;
            }
        } else {
            for token in game.legal_tokens() {
                writeln!(out, "{token}")?;
            }
        }
        Ok(ExitStatus::Success)
    }
}

impl Legal {
    /// Lists the legal tokens of a match.
    fn list(&self, game: &CombinedGame, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        if self.turns {
            bail!("--turns is for single games: a match is played step by step");
        }
        let mut steps: Vec<(String, combined::Step)> = game
            .legal_steps()
            .into_iter()
            .filter_map(|step| Some((game.token(step)?, step)))
            .collect();
        steps.sort_by(|(a, _), (b, _)| compare_tokens(a, b));
        if self.json {
            let mut answer = combined_game::facts(game);
            answer["actions"] = steps
                .into_iter()
                .map(|(token, step)| {
                    let mut next = game.clone();
                    let next = next.play(step).map(|()| next.position()).ok();
                    json!({ "token": token, "next": next })
                })
                .collect();
            writeln!(out, "{answer}")?;
            return Ok(ExitStatus::Success);
        }
        if let Some(outcome) = game.outcome() {
            writeln!(anstream::stderr(), "The match has ended. {}.", outcome::sentence(outcome))
                .ok();
        }
        for (token, _) in steps {
            writeln!(out, "{token}")?;
        }
        Ok(ExitStatus::Success)
    }
}

fn actions_with_next(game: &AnyGame) -> Value {
    listed(game.legal_steps())
}

fn turns_with_next(game: &AnyGame) -> anyhow::Result<Value> {
    Ok(listed(game.legal_turns(LISTED_TURNS_MAX)?))
}

fn listed(steps: Vec<LegalStep>) -> Value {
    let steps = steps.into_iter();
    steps.map(|step| json!({"token": step.token, "next": step.position})).collect()
}
