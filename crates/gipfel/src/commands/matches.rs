use std::{
    env, fs,
    io::{ErrorKind, Write},
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use arena::{
    BaselinePlayer, Budget, Decision, Elo, EngineMatch, EnginePlayer, PlayedGame, Player,
    PlayerError, Report, Setting, Sprt, Tally, UgiPlayer, baseline::Baseline,
};
use clap::Args;
use record::TextOptions;

use crate::{
    commands::{exit_status::ExitStatus, game_choice::GameChoice},
    terminal::progress::Progress,
};

/// Players and settings of a match.
#[derive(Args, Debug)]
struct EngineMatchSettings {
    /// First player: gipfel, gipfel:level=3, a baseline b0 to b5, e1, or a UGI command in quotes
    #[arg(value_parser = Contestant::read)]
    a: Contestant,

    /// Second player
    #[arg(value_parser = Contestant::read)]
    b: Contestant,

    #[command(flatten)]
    game: GameChoice,

    /// Pairs of games: the same opening with colours swapped
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,

    /// Budget per turn, such as "nodes 20000", "movetime 100" or "depth 6"
    #[arg(long, default_value = "nodes 20000")]
    budget: Budget,

    /// Budget of the second player, if it differs
    #[arg(long)]
    budget_b: Option<Budget>,

    /// Number of simultaneous games
    #[arg(long, default_value_t = 1)]
    threads: usize,

    /// Index of the first opening
    #[arg(long, default_value_t = 0)]
    first_opening: usize,

    /// Save the records of all games to a file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// Size of a player's transposition table in mebibytes.
const PLAYER_TABLE_MIB: usize = 16;

/// Play a match between two players and report who is stronger
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel match gipfel b4 --game yinsh --pairs 20")]
pub(crate) struct EngineMatchCommand {
    #[command(flatten)]
    settings: EngineMatchSettings,
}

/// Play until it is clear whether the first player is stronger than the second
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel sprt gipfel \"old/gipfel engine\" --elo0 0 --elo1 10")]
pub(crate) struct SprtCommand {
    #[command(flatten)]
    settings: EngineMatchSettings,

    /// Elo difference of the null hypothesis: not worth having
    #[arg(long, default_value_t = 0.0, allow_negative_numbers = true)]
    elo0: f64,

    /// Elo difference of the alternative hypothesis
    #[arg(long, default_value_t = 10.0, allow_negative_numbers = true)]
    elo1: f64,
}

impl EngineMatchCommand {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        self.settings.check()?;
        let report = self.settings.play(|_| false)?;
        self.settings.write(&report, out)?;
        Ok(ExitStatus::Success)
    }
}

impl SprtCommand {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        self.settings.check()?;
        let test = Sprt::new(Elo(self.elo0), Elo(self.elo1));
        let report = self.settings.play(|tally| test.decide(tally) != Decision::Open)?;
        self.settings.write(&report, out)?;
        writeln!(out, "{}", test.summary(&report.tally))?;
        Ok(ExitStatus::Success)
    }
}

impl EngineMatchSettings {
    /// Starts both players once, because a player that cannot be started would lose every game.
    fn check(&self) -> anyhow::Result<()> {
        for contestant in [&self.a, &self.b] {
            let mut player = contestant.player(1);
            match player.new_game(self.game.variant()?) {
                Err(PlayerError::Start(ErrorKind::NotFound)) => bail!(
                    "there is no player or program {:?}: write gipfel, gipfel:level=1 to gipfel:level=10, \
                     a baseline b0 to b5, e1, or the command of a UGI program in quotes",
                    contestant.name
                ),
                ready => ready.with_context(|| contestant.name.clone())?,
            }
        }
        Ok(())
    }

    fn play(&self, enough: impl Fn(&Tally) -> bool) -> anyhow::Result<Report> {
        let contest = EngineMatch {
            budgets: [self.budget, self.budget_b.unwrap_or(self.budget)],
            pairs: self.pairs as usize,
            first_opening: self.first_opening,
            threads: self.threads.max(1),
            ..EngineMatch::new(self.game.variant()?)
        };
        let progress = Progress::of(2 * u64::from(self.pairs), "playing");
        let mut after_game = |_: &PlayedGame, tally: &Tally| {
            progress.advance(1);
            if enough(tally) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        Ok(contest.play(&|| self.a.player(1), &|| self.b.player(2), &mut after_game))
    }

    fn write(&self, report: &Report, out: &mut dyn Write) -> anyhow::Result<()> {
        let variant = self.game.variant()?;
        let terms = variant.custom_terms().map(|terms| format!(" {terms}")).unwrap_or_default();
        writeln!(out, "{} against {}, {variant}{terms}", self.a.name, self.b.name)?;
        writeln!(out, "{}", report.tally)?;
        for game in &report.games {
            if let Some((side, fault)) = game.fault() {
                writeln!(out, "pair {}: {side:?} lost by a fault: {fault}", game.pair + 1)?;
            }
        }
        if let Some(file) = &self.save {
            let texts: Vec<String> = report
                .games
                .iter()
                .map(|game| game.record.to_text(TextOptions::default()))
                .collect();
            fs::write(file, texts.join("\n")).with_context(|| file.display().to_string())?;
        }
        Ok(())
    }
}

/// Name of the engine against which progress is measured.
const E1: &str = "e1";

/// Returns the program that `cargo xtask e1` has built in the target folder of this program.
fn e1() -> anyhow::Result<PathBuf> {
    e1_near(&env::current_exe()?).context(
        "e1 has not been built: run `cargo xtask e1` in the repository, and use the program in its folder `target`",
    )
}

/// Returns E1 in the closest folder around a program that contains it.
fn e1_near(program: &Path) -> Option<PathBuf> {
    let mut places = program.ancestors().skip(1).map(|folder| folder.join(E1).join("gipfel"));
    places.find(|place| place.is_file())
}

/// A player by its name, or by the command that starts it.
#[derive(Clone, Debug)]
struct Contestant {
    name: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Gipfel(Setting),
    Baseline(Baseline),
    Program(String, Vec<String>),
}

impl Contestant {
    fn read(text: &str) -> anyhow::Result<Self> {
        let kind = if text == "gipfel" || text.starts_with("gipfel:") {
            Kind::Gipfel(text.parse()?)
        } else if let Some(baseline) = Baseline::from_code(&text.to_ascii_lowercase()) {
            Kind::Baseline(baseline)
        } else if text == E1 {
            Kind::Program(e1()?.display().to_string(), vec!["engine".to_owned()])
        } else {
            let mut words = text.split_whitespace().map(String::from);
            let program = words.next().context("a player is required")?;
            Kind::Program(program, words.collect())
        };
        Ok(Self { name: text.to_owned(), kind })
    }

    fn player(&self, seed: u64) -> Box<dyn Player> {
        match &self.kind {
            Kind::Gipfel(setting) => Box::new(EnginePlayer::new(PLAYER_TABLE_MIB, *setting)),
            Kind::Baseline(baseline) => Box::new(BaselinePlayer::new(*baseline, seed)),
            Kind::Program(program, words) => Box::new(UgiPlayer::new(program, words.clone())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e1_is_found_in_the_target_folder_of_the_program() {
        let target = env::temp_dir().join(format!("gipfel-e1-{}", std::process::id()));
        let program = target.join("release").join("gipfel");
        assert_eq!(e1_near(&program), None);
        fs::create_dir_all(target.join(E1)).expect("folder");
        fs::write(target.join(E1).join("gipfel"), "").expect("file");
        assert_eq!(e1_near(&program), Some(target.join(E1).join("gipfel")));
        fs::remove_dir_all(&target).expect("removal");
    }
}
