//! Seeking an opponent over HTTP: the response is a stream that ends when an opponent is found.

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

/// Returns the routes for seeks.
pub(crate) fn routes() -> OpenApiRouter<SharedApp> {
    OpenApiRouter::new().routes(routes!(seek))
}

/// Seek an opponent
///
/// The response is a stream. Its first line is `seeking`, its last one `paired` with the game. Closing the stream withdraws the
/// seek.
#[utoipa::path(
    post,
    path = "/api/seek",
    tag = "streams",
    request_body = SeekRequest,
    responses((status = 200, description = "A stream of lines that ends when an opponent is found.", body = String, content_type = "application/x-ndjson")),
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
    // The seeker counts as present while the stream is open.
    let viewer = app.hall.viewer(player.id).await?;
    let (connection, inbox) = Connection::open(app.hall.clone(), Some(viewer));
    let found = app.hall.pairing().seek(player.id, terms).await?;
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

/// Progress of a seek.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Beginning,
    Looking,
    Found(GameId),
    Over,
}

/// A player waiting for an opponent.
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
    /// Waits for the resulting game; returns `None` if the seek was lost.
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
            let unseek = async move { hall.pairing().unseek(player).await };
            // Without a runtime, the server is shutting down, and the seek ends anyway.
            if let Ok(runtime) = tokio::runtime::Handle::try_current() {
                runtime.spawn(unseek);
            }
        }
    }
}

fn paired_line(game: GameId) -> Outgoing {
    Outgoing::line(&StreamMessage::Paired { seq: 1, game })
}
