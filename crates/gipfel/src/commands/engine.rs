use std::io::{self, Write};

use clap::Args;
use engine::{Json, Ugi};
use variants::AnyGame;

use crate::{
    commands::exit_status::ExitStatus,
    terminal::board::{Board, Glyphs},
};

/// Be an engine: obey UGI commands on standard input
///
/// docs/protocol.md describes both protocols.
#[derive(Args, Debug)]
#[command(after_help = "Example: printf 'ugi\\ngo nodes 100000\\n' | gipfel engine")]
pub(crate) struct Engine {
    /// Answer JSON requests instead, one a line
    #[arg(long)]
    json: bool,
}

impl Engine {
    pub(crate) fn run(&self) -> ExitStatus {
        let mut input = io::stdin().lock();
        if self.json {
            Json::new(io::stdout()).run(&mut input);
        } else {
            Ugi::new(io::stdout(), draw).run(&mut input);
        }
        ExitStatus::Success
    }
}

/// The board in plain letters, as programs and logs can hold it.
fn draw(game: &AnyGame) -> String {
    let mut text = Vec::new();
    // Writing to memory cannot fail.
    let _ = Board::of(game).draw(Glyphs::Ascii).print(None, &mut text);
    let _ = writeln!(text, "\n{}", game.position());
    String::from_utf8_lossy(&text).into_owned()
}
