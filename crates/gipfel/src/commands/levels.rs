use std::{io::Write, ops::ControlFlow};

use arena::{
    BaselinePlayer, Budget, Elo, EngineMatch, EnginePlayer, PlayedGame, Player, Setting, Tally,
    baseline::Baseline,
};
use clap::Args;
use engine::Level;
use variants::Variant;

use crate::{
    commands::{exit_status::ExitStatus, game_choice::GameChoice},
    terminal::progress::Progress,
};

/// Show the strength of each level of the engine, or measure it
///
/// Elo on Gipfel's own scale, on which the baseline B1, which only looks at its own turn, has 1000
/// in every game.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel levels --measure --game gipf-basic --pairs 50 --threads 2")]
pub(crate) struct Levels {
    /// Play every level against its neighbour, and the first against the baselines B0 and B1
    #[arg(long)]
    measure: bool,

    #[command(flatten)]
    game: GameChoice,

    /// Pairs of games per match
    #[arg(long, default_value_t = 200, requires = "measure")]
    pairs: usize,

    /// Number of simultaneous games
    #[arg(long, default_value_t = 1, requires = "measure")]
    threads: usize,

    /// Budget per turn of level 10
    #[arg(long, default_value = "nodes 40000", requires = "measure")]
    budget: Budget,
}

/// Elo of B1 on this scale.
const OF_B1: f64 = 1_000.0;

/// Size of a player's transposition table in mebibytes.
const LEVEL_TABLE_MIB: usize = 16;

/// A player on the ladder.
#[derive(Clone, Copy, Debug)]
enum Rung {
    Baseline(Baseline),
    Level(Level),
}

impl Rung {
    fn name(self) -> String {
        match self {
            Self::Baseline(baseline) => baseline.code().to_owned(),
            Self::Level(level) => format!("level {level}"),
        }
    }

    fn player(self, seed: u64) -> Box<dyn Player> {
        match self {
            Self::Baseline(baseline) => Box::new(BaselinePlayer::new(baseline, seed)),
            Self::Level(level) => Box::new(EnginePlayer::new(
                LEVEL_TABLE_MIB,
                Setting { level, ..Setting::default() },
            )),
        }
    }
}

impl Levels {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let done = if self.measure { self.measure(out) } else { show(out) };
        done?;
        Ok(ExitStatus::Success)
    }

    fn measure(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        let progress = Progress::of(2 * 11 * self.pairs as u64, "playing");
        let first = Rung::Level(Level::ALL[0]);
        let variant = self.game.variant()?;
        writeln!(out, "{variant}, {} pairs each, level 10 with {}", self.pairs, self.budget)?;
        self.rung(first, Rung::Baseline(Baseline::B0), &progress, out)?;
        let above = self.rung(first, Rung::Baseline(Baseline::B1), &progress, out)?;
        let mut elos = vec![OF_B1 + above.0];
        for pair in Level::ALL.windows(2) {
            let gap = self.rung(Rung::Level(pair[1]), Rung::Level(pair[0]), &progress, out)?;
            elos.push(elos[elos.len() - 1] + gap.0);
        }
        drop(progress);
        let elos: Vec<String> = elos.iter().map(|elo| format!("{elo:.0}")).collect();
        writeln!(out, "Elo of the levels, B1 = 1000: {}", elos.join(" "))?;
        Ok(())
    }

    /// Plays one match, writes its result and returns the difference in Elo.
    fn rung(
        &self,
        a: Rung,
        b: Rung,
        progress: &Progress,
        out: &mut dyn Write,
    ) -> anyhow::Result<Elo> {
        let contest = EngineMatch {
            budgets: [self.budget; 2],
            pairs: self.pairs,
            threads: self.threads.max(1),
            ..EngineMatch::new(self.game.variant()?)
        };
        let mut after_game = |_: &PlayedGame, _: &Tally| {
            progress.advance(1);
            ControlFlow::Continue(())
        };
        let tally = contest.play(&|| a.player(1), &|| b.player(2), &mut after_game).tally;
        writeln!(out, "{} against {}: {tally}", a.name(), b.name())?;
        out.flush()?;
        Ok(Elo::of_score(tally.score()))
    }
}

/// Prints the levels with their measured Elo.
fn show(out: &mut dyn Write) -> anyhow::Result<()> {
    table(&Variant::ALL, out)?;
    writeln!(out)?;
    table(&Variant::PRESETS, out)?;
    writeln!(
        out,
        "Elo on a scale on which the baseline B1 has 1000. Level 10 with 40 000 nodes per turn."
    )?;
    Ok(())
}

fn table(variants: &[Variant], out: &mut dyn Write) -> anyhow::Result<()> {
    write!(out, "level")?;
    for variant in variants {
        write!(out, " {:>15}", variant.id())?;
    }
    writeln!(out)?;
    for level in Level::ALL {
        write!(out, "{level:>5}")?;
        for variant in variants {
            write!(out, " {:>15}", level.elo(*variant))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
