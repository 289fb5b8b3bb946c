//! Games that attacks play.

use serde_json::json;

use crate::online::Client;

/// Starts a game, plays a turn for each player, and resigns as White. Returns the id of the game.
pub(super) fn play_and_resign(
    white: &mut Client,
    black: &mut Client,
    rated: bool,
) -> anyhow::Result<String> {
    let game = Client::start_game(white, black, "yinsh", "600+5", rated)?;
    play(white, &game, 0, "f6")?;
    play(black, &game, 1, "a5")?;
    white.request("POST", &format!("/api/games/{game}/act/resign"), &json!({}))?;
    Ok(game)
}

/// Plays a turn over HTTP.
pub(super) fn play(client: &mut Client, game: &str, ply: usize, turn: &str) -> anyhow::Result<()> {
    client.request("POST", &format!("/api/games/{game}/turns/{turn}?ply={ply}"), &json!({}))?;
    Ok(())
}
