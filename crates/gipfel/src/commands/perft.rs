use std::{
    io::{IsTerminal, Write},
    time::{Duration, Instant},
};

use anstyle::{Effects, Style};
use anyhow::bail;
use clap::Args;
use game::{Game, Shown};
use serde_json::{Map, Value, json};
use variants::AnyGame;

use crate::{
    commands::{exit_status::ExitStatus, setup::Setup},
    terminal::progress::Progress,
};

/// Count the sequences of actions of a given length
///
/// One line per depth: the depth, the number of sequences of exactly this many actions and, on a
/// terminal, time and speed. Repetition is ignored.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel perft gipf-basic 4 --divide")]
pub(crate) struct Perft {
    #[command(flatten)]
    setup: Setup,

    /// Number of actions, 0 to 20
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,

    /// Count separately for every first action
    #[arg(long)]
    divide: bool,

    /// Count a push onto an empty spot of GIPF once for every dot that leads there
    #[arg(long, conflicts_with = "divide")]
    dots: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Count at one depth.
struct Row {
    depth: u32,
    count: u64,
    time: Duration,
}

impl Row {
    fn per_second(&self) -> f64 {
        self.count as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

impl Perft {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let game = self.setup.game()?;
        if self.divide {
            self.write_divided(&game, out)?;
        } else if self.json {
            let rows: Result<Vec<Value>, _> = self
                .depths()
                .map(|depth| self.row(&game, depth))
                .map(|row| {
                    row.map(|row| {
                        json!({
                            "depth": row.depth,
                            "count": row.count,
                            "seconds": row.time.as_secs_f64(),
                        })
                    })
                })
                .collect();
            let mut answer = self.facts(&game);
            answer.insert("counts".to_owned(), Value::Array(rows?));
            writeln!(out, "{}", Value::Object(answer))?;
        } else {
            for depth in self.depths() {
                let row = self.row(&game, depth)?;
                self.write_row(&row, out)?;
            }
        }
        Ok(ExitStatus::Success)
    }

    fn depths(&self) -> impl Iterator<Item = u32> + use<> {
        self.depth.min(1)..=self.depth
    }

    fn row(&self, game: &AnyGame, depth: u32) -> anyhow::Result<Row> {
        let start = Instant::now();
        let count = match game {
            AnyGame::Gipf(game) if self.dots => {
                let _progress = Progress::unknown(&format!("depth {depth}"));
                gipf::perft_by_dots(game.position(), depth)
            }
            AnyGame::Yinsh(_) if self.dots => bail!("--dots is for GIPF: YINSH has no dots"),
            AnyGame::Yinsh(game) => count(game.position(), depth),
            AnyGame::Gipf(game) => count(game.position(), depth),
            AnyGame::Potentials(_) if self.dots => bail!("--dots is for GIPF without potentials"),
            AnyGame::Potentials(game) => count(game.position(), depth),
            _ => game.perft(depth),
        };
        Ok(Row { depth, count, time: start.elapsed() })
    }

    fn write_row(&self, row: &Row, out: &mut dyn Write) -> anyhow::Result<()> {
        write!(out, "{}  {}", row.depth, row.count)?;
        // Times differ from run to run, so they are omitted from output for programs.
        if std::io::stdout().is_terminal() {
            let dim = Style::new().effects(Effects::DIMMED);
            let (seconds, speed) = (row.time.as_secs_f64(), row.per_second() / 1e6);
            write!(out, "  {dim}{seconds:.3} s  {speed:.1} M/s{dim:#}")?;
        }
        writeln!(out)?;
        out.flush()?;
        Ok(())
    }

    fn write_divided(&self, game: &AnyGame, out: &mut dyn Write) -> anyhow::Result<()> {
        let counts = match game {
            AnyGame::Yinsh(game) => divided(game.position(), self.depth),
            AnyGame::Gipf(game) => divided(game.position(), self.depth),
            AnyGame::Potentials(game) => divided(game.position(), self.depth),
            _ => Vec::new(),
        };
        // At depth 0 there is one sequence, the empty one.
        let total = if self.depth == 0 { 1 } else { counts.iter().map(|(_, count)| count).sum() };
        if self.json {
            let mut answer = self.facts(game);
            answer.insert("depth".to_owned(), self.depth.into());
            let divided = counts.into_iter().map(|(token, count)| (token, count.into()));
            answer.insert("divided".to_owned(), Value::Object(divided.collect()));
            answer.insert("total".to_owned(), total.into());
            writeln!(out, "{}", Value::Object(answer))?;
            return Ok(());
        }
        for (token, count) in &counts {
            writeln!(out, "{token} {count}")?;
        }
        if !counts.is_empty() {
            writeln!(out)?;
        }
        writeln!(out, "total {total}")?;
        Ok(())
    }

    fn facts(&self, game: &AnyGame) -> Map<String, Value> {
        Map::from_iter([
            ("game".to_owned(), game.variant().id().into()),
            ("position".to_owned(), game.position().into()),
            ("dots".to_owned(), self.dots.into()),
        ])
    }
}

/// Counts like [`game::perft`], showing progress.
fn count<G: Game>(position: &G, depth: u32) -> u64 {
    if depth < 3 {
        return game::perft(position, depth);
    }
    let actions = position.legal_actions();
    let progress = Progress::of(actions.len() as u64, &format!("depth {depth}"));
    actions
        .map(|action| {
            let count = count_after(position, action, depth);
            progress.advance(1);
            count
        })
        .sum()
}

fn count_after<G: Game>(position: &G, action: G::Action, depth: u32) -> u64 {
    let mut next = *position;
    next.play_unchecked(action);
    game::perft(&next, depth - 1)
}

/// Returns the counts after every first action, in board order.
fn divided<G: Game>(position: &G, depth: u32) -> Vec<(String, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let actions = position.legal_actions();
    let progress = Progress::of(actions.len() as u64, &format!("depth {depth}"));
    let mut counts: Vec<(String, u64)> = actions
        .map(|action| {
            let count = count_after(position, action, depth);
            progress.advance(1);
            (Shown { position, action }.to_string(), count)
        })
        .collect();
    counts.sort_by(|(a, _), (b, _)| variants::compare_tokens(a, b));
    counts
}
