use std::io::{self, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::{Effects, Style};
use clap::Args;
use game::Color;
use gipf::Right;
use serde_json::{Value, json};
use variants::{AnyAction, AnyGame, Family, Variant};

use crate::{
    arguments::Setup,
    board::{Board, Glyphs},
    ending,
    verdict::Verdict,
};

/// Draw the board
///
/// Below it stand the position string, who has to do what, and the last turn; what it changed
/// is marked with brackets on the board.
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
    pub(crate) fn run(&self, out: &mut dyn Write) -> anyhow::Result<Verdict> {
        let game = self.setup.game()?;
        if self.json {
            writeln!(out, "{}", facts(&game))?;
            return Ok(Verdict::Good);
        }
        let glyphs = if self.ascii { Glyphs::Ascii } else { Glyphs::Circles };
        let board = Board::of(&game);
        let colored = AutoStream::choice(&io::stdout()) != ColorChoice::Never;
        board.draw(glyphs).print(colored.then(|| board.palette()), out)?;
        let dim = Style::new().effects(Effects::DIMMED);
        writeln!(out)?;
        writeln!(out, "{dim}{}{dim:#}", legend(game.variant().family(), glyphs))?;
        writeln!(out)?;
        let lines = lines(&game);
        let width = lines.iter().map(|(name, _)| name.len() + 1).fold(10, usize::max);
        for (name, value) in lines {
            writeln!(out, "{dim}{name:<width$}{dim:#}{value}")?;
        }
        Ok(Verdict::Good)
    }
}

/// Which sign means what.
pub(crate) fn legend(family: Family, glyphs: Glyphs) -> String {
    let kinds = match family {
        Family::Yinsh => {
            [('R', "White ring"), ('M', "marker"), ('r', "Black ring"), ('m', "marker")]
        }
        Family::Gipf => {
            [('P', "White single"), ('G', "GIPF-piece"), ('p', "Black single"), ('g', "GIPF-piece")]
        }
    };
    let kinds = kinds.map(|(letter, words)| format!("{} {words}", glyphs.piece(letter)));
    format!("{}  [ ] changed last", kinds.join("  "))
}

/// What is said below the board.
fn lines(game: &AnyGame) -> Vec<(&'static str, String)> {
    let mut lines = vec![("Game", game.variant().to_string()), ("Position", game.position())];
    lines.extend(stock(game));
    if let Some(turn) = game.turns().last() {
        lines.push(("Last turn", format!("{} {}", turn.player, turn.token)));
    }
    lines.push(match game.outcome() {
        Some(outcome) => ("Outcome", ending::sentence(outcome)),
        None => ("Now", format!("{} to {}", game.to_act(), task(game))),
    });
    lines
}

/// What the players have beside the board.
pub(crate) fn stock(game: &AnyGame) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    match game {
        AnyGame::Yinsh(history) => {
            let position = history.position();
            let [white, black] = Color::ALL.map(|color| position.rings_off(color));
            lines.push(("Rings off", format!("White {white}, Black {black}")));
            lines.push(("Pool", position.pool().to_string()));
        }
        AnyGame::Gipf(history) => {
            let position = history.position();
            let [white, black] = Color::ALL.map(|color| position.reserve(color));
            lines.push(("Reserve", format!("White {white}, Black {black}")));
            if game.variant() == Variant::GipfTournament {
                let [white, black] = Color::ALL.map(|color| may_bring_in(position.right(color)));
                lines.push(("GIPF-pieces", format!("White {white}, Black {black}")));
            }
        }
    }
    lines
}

/// What a player may do with GIPF-pieces in a tournament.
fn may_bring_in(right: Right) -> &'static str {
    match right {
        Right::Gone => "may bring in no more",
        Right::Open => "may bring in more",
        Right::First => "must bring in his first",
    }
}

/// What the player to act has to do.
pub(crate) fn task(game: &AnyGame) -> &'static str {
    match game {
        AnyGame::Yinsh(history) => match history.position().stage() {
            yinsh::Stage::Place => "place a ring",
            yinsh::Stage::Move
                if game.legal_actions() == [AnyAction::Yinsh(yinsh::Action::Pass)] =>
            {
                "pass"
            }
            yinsh::Stage::Move => "move a ring",
            yinsh::Stage::Row { .. } => "remove a row",
            yinsh::Stage::Ring { .. } => "take off a ring",
        },
        AnyGame::Gipf(history) => {
            let position = history.position();
            match (position.stage(), position.right(game.to_act())) {
                (gipf::Stage::Remove { .. }, _) => "remove a row",
                (gipf::Stage::Push, Right::Gone) => "push",
                (gipf::Stage::Push, Right::Open) => "push a single or a GIPF-piece",
                (gipf::Stage::Push, Right::First) => "push a GIPF-piece",
            }
        }
    }
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
    }
    facts["outcome"] = ending::to_json(game.outcome());
    facts["key"] = format!("{:016x}", game.key()).into();
    facts["actions"] = game.legal_actions().len().into();
    facts
}
