use std::{io::Write, ops::ControlFlow};

use clap::Args;
use engine::{
    Level,
    arena::{BaselinePlayer, Budget, Elo, EnginePlayer, Match, PlayedGame, Player, Setting, Tally},
    baseline::Baseline,
};
use variants::Variant;

use crate::{
    commands::{exit_status::ExitStatus, game_choice::GameChoice},
    terminal::progress::Progress,
};

/// Say how strong each level of the engine is, or measure it
///
/// Elo on a scale of our own: the baseline B1, which takes the row it can get and thinks no
/// further, has 1000 in every game.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel levels --measure --game gipf-basic --pairs 50 --threads 2")]
pub(crate) struct Levels {
    /// Play every level against its neighbour, and the first against the baselines B0 and B1
    #[arg(long)]
    measure: bool,

    #[command(flatten)]
    game: GameChoice,

    /// Pairs of games of each match
    #[arg(long, default_value_t = 200, requires = "measure")]
    pairs: usize,

    /// Games that are played at the same time
    #[arg(long, default_value_t = 1, requires = "measure")]
    threads: usize,

    /// What a turn of level 10 may cost
    #[arg(long, default_value = "nodes 40000", requires = "measure")]
    budget: Budget,
}

/// What B1 has on our scale.
const OF_B1: f64 = 1_000.0;

/// The table of a player, in mebibytes.
const TABLE: usize = 16;

/// Somebody on the ladder.
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
            Self::Level(level) => {
                Box::new(EnginePlayer::new(TABLE, Setting { level, ..Setting::default() }))
            }
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
        let contest = Match {
            budgets: [self.budget; 2],
            pairs: self.pairs,
            threads: self.threads.max(1),
            ..Match::new(self.game.variant()?)
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

/// The levels with the Elo that was measured.
fn show(out: &mut dyn Write) -> anyhow::Result<()> {
    table(&Variant::ALL, out)?;
    writeln!(out)?;
    table(&Variant::PRESETS, out)?;
    writeln!(
        out,
        "Elo on our own scale: the baseline B1 has 1000. Level 10 with 40 000 nodes a turn."
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
