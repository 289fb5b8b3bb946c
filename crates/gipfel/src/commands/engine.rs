use std::io::{self, Write};

use clap::Args;
use engine_protocols::{Json, Ugi};
use variants::AnyGame;

use crate::{
    commands::exit_status::ExitStatus,
    terminal::board::{Board, Glyphs},
};

/// Run the engine: execute UGI commands from standard input
///
/// Both protocols are described in docs/protocol.md.
#[derive(Args, Debug)]
#[command(after_help = "Example: printf 'ugi\\ngo nodes 100000\\n' | gipfel engine")]
pub(crate) struct Engine {
    /// Answer JSON requests instead, one per line
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

/// Draws the board in ASCII, for programs and logs.
fn draw(game: &AnyGame) -> String {
    let mut text = Vec::new();
    // Writing to memory cannot fail.
    let _ = Board::of(game).draw(Glyphs::Ascii).print(None, &mut text);
    let _ = writeln!(text, "\n{}", game.position());
    String::from_utf8_lossy(&text).into_owned()
}
