use std::io::{self, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::{Effects, Style};
use clap::Args;
use combined::CombinedGame;
use game::Color;
use serde_json::{Value, json};
use variants::AnyGame;

use crate::{
    commands::{combined_game, exit_status::ExitStatus, setup::Setup},
    terminal::{
        board::{Board, Glyphs},
        caption, outcome,
    },
};

/// Draw the board
///
/// Below it are the position string, the player to act with their task, and the last turn, whose
/// changes are marked with brackets on the board.
#[derive(Args, Debug)]
#[command(after_help = "Example: gipfel show gipf-standard --moves \"e9-e7 b1-b3\" --ascii")]
pub(crate) struct Show {
    #[command(flatten)]
    setup: Setup,

    /// Draw with the letters of position strings
    #[arg(long)]
    ascii: bool,

    /// Print facts about the position as JSON instead
    #[arg(long, conflicts_with = "ascii")]
    json: bool,
}

impl Show {
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        if let Some(game) = self.setup.combined()? {
            return self.show_match(&game, out);
        }
        let game = self.setup.game()?;
        if self.json {
            writeln!(out, "{}", facts(&game))?;
            return Ok(ExitStatus::Success);
        }
        self.draw(&game, &lines(&game), out)?;
        Ok(ExitStatus::Success)
    }

    /// Draws GIPF, and the current linked game.
    fn show_match(&self, game: &CombinedGame, out: &mut dyn Write) -> anyhow::Result<ExitStatus> {
        if self.json {
            writeln!(out, "{}", combined_game::facts(game))?;
            return Ok(ExitStatus::Success);
        }
        for (index, board) in combined_game::boards(game).iter().enumerate() {
            let lines = if index == 0 { match_lines(game, board) } else { lines(board) };
            if index > 0 {
                writeln!(out)?;
            }
            self.draw(board, &lines, out)?;
        }
        Ok(ExitStatus::Success)
    }

    /// Draws a board with captions below it.
    fn draw(
        &self,
        game: &AnyGame,
        lines: &[(&'static str, String)],
        out: &mut dyn Write,
    ) -> anyhow::Result<()> {
        let glyphs = if self.ascii { Glyphs::Ascii } else { Glyphs::Circles };
        let board = Board::of(game);
        let colored = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        board.draw(glyphs).print(colored.then(|| board.palette()), out)?;
        let dim = Style::new().effects(Effects::DIMMED);
        writeln!(out)?;
        writeln!(out, "{dim}{}{dim:#}", caption::legend(game.variant().family(), glyphs))?;
        writeln!(out)?;
        let width = lines.iter().map(|(name, _)| name.len() + 1).fold(10, usize::max);
        for (name, value) in lines {
            writeln!(out, "{dim}{name:<width$}{dim:#}{value}")?;
        }
        Ok(())
    }
}

/// Returns the captions of a board.
fn lines(game: &AnyGame) -> Vec<(&'static str, String)> {
    let mut lines = vec![("Game", game.variant().to_string()), ("Position", game.position())];
    lines.extend(caption::stock(game));
    if let Some(turn) = game.turns().last() {
        lines.push(("Last turn", format!("{} {}", turn.player, turn.token)));
    }
    lines.push(match game.outcome() {
        Some(outcome) => ("Outcome", outcome::sentence(outcome)),
        None => ("Now", format!("{} to {}", game.to_act(), caption::task(game))),
    });
    lines
}

/// Returns the captions of GIPF's board in a match.
fn match_lines(game: &CombinedGame, board: &AnyGame) -> Vec<(&'static str, String)> {
    let mut lines =
        vec![("Game", game.terms().variant().to_string()), ("Position", game.position())];
    lines.extend(caption::stock(board));
    lines.push(("Links", game.terms().links().to_string()));
    let [white, black] = Color::ALL.map(|color| game.challenges_left(color));
    lines.push(("Challenges", format!("White {white}, Black {black}")));
    if let Some(token) = game.tokens().last() {
        lines.push(("Last", token.text.clone()));
    }
    lines.push(match game.outcome() {
        Some(outcome) => ("Outcome", outcome::sentence(outcome)),
        None => ("Now", combined_game::now(game)),
    });
    lines
}

fn facts(game: &AnyGame) -> Value {
    let position = game.position();
    let field = |index| position.split(' ').nth(index);
    let mut facts = json!({
        "game": game.variant().id(),
        "position": position,
        "to_act": game.to_act().letter(),
        "stage": field(2),
    });
    match game {
        AnyGame::Yinsh(history) => {
            let position = history.position();
            facts["pool"] = position.pool().into();
            facts["rings_off"] = Color::ALL.map(|color| position.rings_off(color)).into();
        }
        AnyGame::Gipf(history) => {
            facts["reserves"] = Color::ALL.map(|color| history.position().reserve(color)).into();
            facts["rights"] = field(4).into();
        }
        AnyGame::Potentials(history) => {
            let position = history.position();
            facts["terms"] = position.terms().to_string().into();
            facts["reserves"] = Color::ALL.map(|color| position.reserve(color)).into();
            facts["hands"] = field(4).into();
            facts["rights"] = field(5).into();
        }
        _ => {}
    }
    facts["outcome"] = outcome::to_json(game.outcome());
    facts["key"] = format!("{:016x}", game.key()).into();
    facts["actions"] = game.legal_actions().len().into();
    facts
}
