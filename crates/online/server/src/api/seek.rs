//! Looking for an opponent without a page: the answer is a stream that ends when one is found.

use axum::{Extension, body::Body, extract::State, http::Response};
use hall::{Connection, Hall, Inbox, Limited, Outgoing, SeekTerms};
use protocol::{ServerFrame, StreamMessage, rest::SeekRequest};
use record::{GameId, PlayerId};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    body::JsonBody,
    ndjson::{Source, enter, ndjson},
};
use crate::{
    app::SharedApp,
    http::{connection::ConnectionInfo, problem::Problem},
    visitor::{Player, beginnings, client_address::ClientAddress},
};

/// The address of seeks.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(seek))
}

/// Look for an opponent
///
/// The response is a stream. Its first line is `seeking`, its last one is `paired` with the game. Closing it ends the seek.
#[utoipa::path(
    post,
    path = "/api/seek",
    tag = "streams",
    request_body = SeekRequest,
    responses((status = 200, description = "Lines until an opponent is found.", body = String, content_type = "application/x-ndjson")),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn seek(
    State(app): State<SharedApp>,
    player: Player,
    client: ClientAddress,
    info: Option<Extension<ConnectionInfo>>,
    JsonBody(wanted): JsonBody<SeekRequest>,
) -> Result<Response<Body>, Problem> {
    let terms = SeekTerms {
        variant: wanted.variant,
        clock: wanted.clock,
        rated: wanted.rated,
        rated_only: wanted.rated_only,
        combined: wanted.combined,
        color: wanted.color,
        min: wanted.min,
        max: wanted.max,
    };
    beginnings::spend(&app, client, &player.visitor, Limited::Seek)?;
    let guards = enter(&app, client, &player.visitor)?;
    // The seeker counts as present for as long as the stream is open.
    let viewer = app.hall.viewer(player.id).await?;
    let (connection, inbox) = Connection::open(app.hall.clone(), Some(viewer));
    let found = app.hall.seek(player.id, terms).await?;
    let stage = found.map_or(Stage::Beginning, Stage::Found);
    let waiting = Waiting {
        hall: app.hall.clone(),
        player: player.id,
        stage,
        inbox,
        _connection: connection,
    };
    Ok(ndjson(&app, waiting, guards, info))
}

/// How far a seek has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Beginning,
    Looking,
    Found(GameId),
    Over,
}

/// A player who waits for an opponent.
struct Waiting {
    hall: Hall,
    player: PlayerId,
    stage: Stage,
    inbox: Inbox,
    _connection: Connection,
}

impl Source for Waiting {
    async fn next(&mut self) -> Option<Outgoing> {
        match self.stage {
            Stage::Beginning => {
                self.stage = Stage::Looking;
                Some(Outgoing::line(&StreamMessage::Seeking { seq: 0 }))
            }
            Stage::Looking => {
                let game = self.paired().await?;
                self.stage = Stage::Over;
                Some(paired_line(game))
            }
            Stage::Found(game) => {
                self.stage = Stage::Over;
                Some(paired_line(game))
            }
            Stage::Over => None,
        }
    }
}

impl Waiting {
    /// The game that comes of it; nothing if the seek has been lost.
    async fn paired(&mut self) -> Option<GameId> {
        loop {
            let message = self.inbox.next().await?;
            if let Ok(ServerFrame::Paired { game }) = serde_json::from_str(&message.text) {
                return Some(game);
            }
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        if matches!(self.stage, Stage::Beginning | Stage::Looking) {
            let (hall, player) = (self.hall.clone(), self.player);
            let unseek = async move { hall.unseek(player).await };
            // Where there is no runtime any more the server ends, and the seek with it.
            if let Ok(runtime) = tokio::runtime::Handle::try_current() {
                runtime.spawn(unseek);
            }
        }
    }
}

fn paired_line(game: GameId) -> Outgoing {
    Outgoing::line(&StreamMessage::Paired { seq: 1, game })
}
