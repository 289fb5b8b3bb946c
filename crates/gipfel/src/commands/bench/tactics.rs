use std::{io::Write, sync::atomic::AtomicBool};

use anyhow::Context;
use clap::Args;
use engine::{Engine, SearchRequest};
use variants::{AnyGame, Variant};

use crate::{commands::exit_status::ExitStatus, terminal::progress::Progress};

/// Solve positions in which a single turn wins
///
/// The positions are those of data/tactics, whose proofs were checked by an independent solver.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel bench tactics --milliseconds 100")]
pub(super) struct Tactics {
    /// Milliseconds per position
    #[arg(long, value_name = "MS", default_value_t = 1_000)]
    milliseconds: u64,

    /// Size of the transposition table in mebibytes
    #[arg(long, value_name = "MIB", default_value_t = 64)]
    hash: usize,
}

const SUITES: [(&str, &str); 2] = [
    ("YINSH", include_str!("../../../../../data/tactics/yinsh.tactics")),
    ("GIPF", include_str!("../../../../../data/tactics/gipf.tactics")),
];

/// A position and all spellings of the winning turn.
struct Tactic<'a> {
    variant: Variant,
    position: &'a str,
    turns: Vec<&'a str>,
}

impl Tactics {
    pub(super) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        for (name, text) in SUITES {
            let tactics: Vec<Tactic<'_>> = text
                .lines()
                .filter(|line| !line.starts_with('#') && !line.is_empty())
                .map(|line| read(line).with_context(|| line.to_owned()))
                .collect::<anyhow::Result<_>>()?;
            let progress = Progress::of(tactics.len() as u64, name);
            let mut solved = 0;
            for tactic in &tactics {
                solved += usize::from(self.solves(tactic)?);
                progress.advance(1);
            }
            drop(progress);
            let (all, time) = (tactics.len(), self.milliseconds);
            writeln!(out, "{name}: {solved} of {all} solved in {time} ms each")?;
        }
        Ok(ExitStatus::Success)
    }

    fn solves(&self, tactic: &Tactic<'_>) -> anyhow::Result<bool> {
        let game = AnyGame::from_position(tactic.variant, tactic.position)?;
        let request =
            SearchRequest { movetime: Some(self.milliseconds), ..SearchRequest::default() };
        let engine = Engine::new(self.hash);
        let answer = engine.search(&game, &request, &AtomicBool::new(false), |_| {});
        let turn = answer.variations.first().map(|line| line.turn.as_str());
        Ok(turn.is_some_and(|turn| tactic.turns.contains(&turn)))
    }
}

/// Parses a line: variant, number of the winner's turns until the win, position, winning turn.
fn read(line: &str) -> Option<Tactic<'_>> {
    let mut fields = line.split('\t');
    let variant = fields.next()?.parse().ok()?;
    let position = fields.nth(1)?;
    Some(Tactic { variant, position, turns: fields.next()?.split(' ').collect() })
}
