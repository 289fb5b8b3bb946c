use std::{io::Write, path::PathBuf};

use anyhow::{Context as _, bail};
use clap::Args;
use explorer::{Chance, Class, Continuation, Node, Tree, continuations, engine_games};
use record::{Reading, Record, Score};
use serde_json::{Value, json};
use variants::{AnyGame, Color, Variant};

use crate::{
    commands::{
        exit_status::ExitStatus,
        setup::{from_position, known_id, play_moves},
        source::Source,
    },
    terminal::progress::Progress,
};

/// Count the turns played from a position, in recorded games or in those of the engine
///
/// One line for each turn that was played: the number of games that reached the resulting position,
/// and their score for the player of the turn, with a 95 % confidence interval. Positions that
/// differ only by a symmetry of the board or by the colours count as one, and a turn stands for all
/// its images; different orders of the same turns count as one too. Games without a result are not
/// counted. Reads the same formats as `gipfel check`. Without files, the games are self-play games
/// of the engine, with its evaluation of each turn.
#[derive(Args, Debug)]
#[command(
    after_help = "Examples: gipfel explore games.txt --moves \"f6 e5\"\n          gipfel explore --game gipf-basic"
)]
pub(crate) struct Explore {
    /// Files with games; - is stdin
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Variant; by default the first record's, or yinsh without files
    #[arg(long, value_name = "ID", value_parser = known_id)]
    game: Option<String>,

    /// Terms of gipf-potentials, such as standard:18/15:T3U2-z6
    #[arg(long, value_name = "TERMS", requires = "game")]
    terms: Option<String>,

    /// Position string to start from, or startpos
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,

    /// Turns to play first, such as "f6 e5"
    #[arg(long, value_name = "TOKENS")]
    moves: Option<String>,

    /// Print one JSON object, with all images of each turn
    #[arg(long)]
    json: bool,
}

/// Numbers of games in the files, by how they were treated.
#[derive(Default)]
struct Tally {
    counted: usize,
    /// Games of another variant.
    other: usize,
    /// Games that are unfinished or have no result.
    open: usize,
    /// Games that are illegal or unreadable.
    refused: usize,
}

impl Tally {
    fn summary(&self, variant: Variant) -> String {
        let mut summary = format!("{} of {variant}", games(self.counted));
        for (count, what) in [
            (self.other, "of another variant"),
            (self.open, "without a result"),
            (self.refused, "refused: see gipfel check"),
        ] {
            if count > 0 {
                summary += &format!("; {count} {what}");
            }
        }
        summary
    }
}

fn games(count: usize) -> String {
    format!("{count} game{}", if count == 1 { "" } else { "s" })
}

impl Explore {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        let variant = self.variant()?;
        // Errors in the command line are reported before long files are read.
        if let Some(variant) = variant {
            self.asked_for(variant)?;
        }
        let (tree, tally) =
            if self.files.is_empty() { stored(variant)? } else { self.counted(variant)? };
        let Some(tree) = tree else { bail!("these files contain no games") };
        let game = self.asked_for(tree.variant())?;
        let node = tree.get(Class::of(&game)).copied().unwrap_or_default();
        let found = continuations(&game, &tree)?;
        if self.json {
            writeln!(out, "{}", to_json(&game, &node, &found, &tally))?;
        } else {
            writeln!(out, "{}", tally.summary(tree.variant()))?;
            write_table(&game, &node, &found, out)?;
        }
        Ok(if tally.refused == 0 { ExitStatus::Success } else { ExitStatus::Failure })
    }

    /// Returns the position to explore.
    fn asked_for(&self, variant: Variant) -> anyhow::Result<AnyGame> {
        let mut game = from_position(variant, self.position.as_deref())?;
        play_moves(&mut game, self.moves.as_deref().unwrap_or_default())?;
        Ok(game)
    }

    /// Returns the requested variant, if any.
    fn variant(&self) -> anyhow::Result<Option<Variant>> {
        let Some(id) = &self.game else { return Ok(None) };
        let variant = Variant::known(id, self.terms.as_deref());
        variant.map(Some).with_context(|| format!("{id:?}"))
    }

    /// Counts the games of all files. Without `--game` the first game determines the variant.
    fn counted(&self, variant: Option<Variant>) -> anyhow::Result<(Option<Tree>, Tally)> {
        const FILE: f64 = 1000.0;
        let progress = Progress::of(FILE as u64 * self.files.len() as u64, "counting");
        let mut tree = variant.map(Tree::new);
        let mut tally = Tally::default();
        for (index, path) in self.files.iter().enumerate() {
            let source = Source::open(path)?;
            let mut games = source.games(variant);
            while let Some(found) = games.next() {
                progress.reach((FILE * (index as f64 + games.share())) as u64);
                match found.game {
                    Ok(Reading::Game(record)) => count(&record, &mut tree, &mut tally),
                    Ok(Reading::Excerpt(_)) => tally.open += 1,
                    Err(_) => tally.refused += usize::from(!source.is_blank()),
                }
            }
        }
        Ok((tree, tally))
    }
}

/// Returns the games of the engine.
fn stored(variant: Option<Variant>) -> anyhow::Result<(Option<Tree>, Tally)> {
    let variant = variant.unwrap_or(Variant::Yinsh);
    let Some(tree) = engine_games(variant) else {
        bail!("the engine has not played enough games of {variant}: specify files with games");
    };
    let start = tree.get(Class::of(&AnyGame::start(variant)));
    let counted = start.map_or(0, |node| node.games() as usize);
    Ok((Some(tree), Tally { counted, ..Tally::default() }))
}

fn count(record: &Record, tree: &mut Option<Tree>, tally: &mut Tally) {
    let tree = tree.get_or_insert_with(|| Tree::new(record.variant()));
    let winner = match record.score() {
        Score::WhiteWins => Some(Color::White),
        Score::BlackWins => Some(Color::Black),
        Score::Draw => None,
        Score::Open => {
            tally.open += 1;
            return;
        }
    };
    if tree.add(record.game(), winner) {
        tally.counted += 1;
    } else {
        tally.other += 1;
    }
}

fn write_table(
    game: &AnyGame,
    node: &Node,
    found: &[Continuation],
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let reached = games(node.games() as usize);
    if found.is_empty() {
        writeln!(out, "The position was reached in {reached}, and no game continued from it.")?;
        return Ok(());
    }
    writeln!(out, "The position was reached in {reached}; {} to act.", game.to_act())?;
    let width = found.iter().map(|line| line.turns[0].len()).max().unwrap_or_default().max(4);
    let judged = found.iter().any(|line| line.node.evaluation.is_some());
    let heading = if judged { "  Engine" } else { "" };
    writeln!(out, "{:width$}  Images    Games  Share  Score     95 %{heading}", "Turn")?;
    let all: u32 = found.iter().map(|line| line.node.games()).sum();
    for Continuation { turns, node } in found {
        let (Some(score), Some((low, high))) = (node.score(), node.interval()) else { continue };
        let share = 100.0 * f64::from(node.games()) / f64::from(all);
        let engine = node.evaluation.map(|chance| format!("  {:5.1}%", 100.0 * chance.value()));
        writeln!(
            out,
            "{:width$}  {:6}  {:7}  {share:4.0}%  {:4.0}%  {:3.0}–{:3.0}%{}",
            turns[0],
            turns.len(),
            node.games(),
            100.0 * score,
            100.0 * low,
            100.0 * high,
            engine.unwrap_or_default()
        )?;
    }
    Ok(())
}

fn to_json(game: &AnyGame, node: &Node, found: &[Continuation], tally: &Tally) -> Value {
    let line = |Continuation { turns, node }: &Continuation| {
        let mut line = counts(node);
        line["turns"] = json!(turns);
        line
    };
    let mut answer = counts(node);
    answer["game"] = json!(game.variant().id());
    answer["position"] = json!(game.position());
    answer["to_act"] = json!(game.to_act().letter());
    answer["counted"] = json!(tally.counted);
    answer["other_variant"] = json!(tally.other);
    answer["without_result"] = json!(tally.open);
    answer["refused"] = json!(tally.refused);
    answer["continuations"] = found.iter().map(line).collect();
    answer
}

fn counts(node: &Node) -> Value {
    let (low, high) = node.interval().unzip();
    json!({
        "games": node.games(),
        "wins": node.wins,
        "draws": node.draws,
        "losses": node.losses,
        "score": node.score(),
        "low": low,
        "high": high,
        "evaluation": node.evaluation.map(Chance::value),
    })
}
