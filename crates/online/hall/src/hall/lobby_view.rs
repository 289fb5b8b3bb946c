use crate::{live_games::LiveGames, lobby::Lobby, open_games::OpenGames, refusal::Refusal};

/// Number of games in the lobby.
const LOBBY_GAMES: usize = 24;

/// Assembles the contents of the lobby.
pub(super) async fn lobby_view(
    lobby: &Lobby,
    live_games: &LiveGames,
    open_games: &OpenGames,
    now: i64,
) -> Result<protocol::Lobby, Refusal> {
    Ok(protocol::Lobby {
        seeks: lobby.seeks(now).await?,
        games: live_games.lively(LOBBY_GAMES),
        open: open_games.list(now).await?.to_vec(),
        online: lobby.online(),
        people: lobby.people(),
    })
}
