//! Games that attacks play.

use serde_json::json;

use super::attack::guest;
use crate::online::{Client, Server};

/// Turns after which the clocks are running.
const OPENING: [&str; 4] = ["f6", "a5", "b6", "c6"];

/// Starts a game in which White is to act and the clock is running.
pub(super) fn running_game(
    server: &Server,
    clock: &str,
) -> anyhow::Result<(Client, Client, String)> {
    let (mut white, mut black) = (guest(server, 0)?, guest(server, 1)?);
    let game = Client::start_game(&mut white, &mut black, "yinsh", clock, false)?;
    for (ply, turn) in OPENING.into_iter().enumerate() {
        play(if ply % 2 == 0 { &mut white } else { &mut black }, &game, ply, turn)?;
    }
    Ok((white, black, game))
}

/// Plays a turn over HTTP.
pub(super) fn play(client: &mut Client, game: &str, ply: usize, turn: &str) -> anyhow::Result<()> {
    client.request("POST", &format!("/api/games/{game}/turns/{turn}?ply={ply}"), &json!({}))?;
    Ok(())
}
