use std::{env, io::Write, ops::ControlFlow, path::PathBuf};

use anyhow::{Context as _, bail};
use arena::{
    Budget, EngineMatch, Player, UgiPlayer,
    spsa::{Log, Spsa, Tuned},
};
use clap::Args;

use crate::{
    commands::{exit_status::ExitStatus, game_choice::GameChoice},
    terminal::progress::Progress,
};

/// Tune parameters of the search by games between variations of them (SPSA)
///
/// Every iteration plays pairs of games between two opposite variations of all parameters, and moves the parameters towards the
/// winner. The values after each iteration are a line of the log; a run that was interrupted continues after its last line.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel tune --game yinsh --iterations 20000 --log yinsh.tsv")]
pub(crate) struct Tune {
    #[command(flatten)]
    game: GameChoice,

    /// Parameters to tune, such as "futility-margin"; all of them if none is given
    #[arg(long = "parameter", value_name = "NAME")]
    parameters: Vec<String>,

    /// Number of iterations of the whole run
    #[arg(long, default_value_t = 10_000)]
    iterations: u32,

    /// Pairs of games in each iteration
    #[arg(long, default_value_t = 2)]
    pairs: usize,

    /// Budget per turn, such as "nodes 5000" or "movetime 50"
    #[arg(long, default_value = "nodes 5000")]
    budget: Budget,

    /// Number of pairs played at the same time, each by two processes
    #[arg(long, default_value_t = 2)]
    threads: usize,

    /// Seed of the variations
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// File of the values after each iteration, separated by tabs
    #[arg(long, value_name = "FILE")]
    log: PathBuf,
}

impl Tune {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let mut spsa = Spsa {
            numbers: self.numbers()?,
            iterations: self.iterations,
            done: 0,
            seed: self.seed,
        };
        let mut log = Log::open(&self.log, &mut spsa).context(self.log.display().to_string())?;
        let progress = Progress::of(u64::from(self.iterations), "tuning");
        progress.reach(u64::from(spsa.done));
        while spsa.done < spsa.iterations {
            let result = self.play(&spsa)?;
            spsa.learn(result);
            log.append(&spsa, result)?;
            progress.advance(1);
        }
        drop(progress);
        for number in &spsa.numbers {
            writeln!(out, "{:<32}{:>8.1}", number.name, number.value)?;
        }
        Ok(ExitStatus::Success)
    }

    /// Returns the parameters to tune, with the values that the engine plays with.
    fn numbers(&self) -> anyhow::Result<Vec<Tuned>> {
        let known = search::PARAMETERS;
        if let Some(name) = self
            .parameters
            .iter()
            .find(|&name| known.iter().all(|parameter| parameter.name != name))
        {
            let names: Vec<&str> = known.iter().map(|parameter| parameter.name).collect();
            bail!("there is no parameter \"{name}\"; possible: {}", names.join(", "));
        }
        let chosen = known.iter().filter(|parameter| {
            self.parameters.is_empty() || self.parameters.iter().any(|name| name == parameter.name)
        });
        let tuned = chosen.map(|parameter| Tuned {
            name: parameter.name.to_owned(),
            least: f64::from(parameter.least),
            most: f64::from(parameter.most),
            value: f64::from(parameter.default),
        });
        Ok(tuned.collect())
    }

    /// Plays the games of an iteration, and returns the number of games won by the first variation minus those lost.
    fn play(&self, spsa: &Spsa) -> anyhow::Result<f64> {
        let program = env::current_exe()?.display().to_string();
        let trial = spsa.trial();
        let player = |values: &[i32]| {
            let start = UgiPlayer::new(program.clone(), ["engine".to_owned()]);
            let options = spsa.numbers.iter().zip(values);
            let player = options.fold(start, |player, (number, value)| {
                player.with_option(&number.name, value.to_string())
            });
            Box::new(player) as Box<dyn Player>
        };
        let contest = EngineMatch {
            budgets: [self.budget; 2],
            pairs: self.pairs.max(1),
            first_opening: self.pairs * spsa.done as usize,
            threads: self.threads.max(1),
            ..EngineMatch::new(self.game.variant()?)
        };
        let report =
            contest.play(&|| player(&trial.plus), &|| player(&trial.minus), &mut |_, _| {
                ControlFlow::Continue(())
            });
        if let Some((_, fault)) = report.games.iter().find_map(arena::PlayedGame::fault) {
            bail!("a game ended by a fault: {fault}");
        }
        Ok(report.tally.wins() as f64 - report.tally.losses() as f64)
    }
}
