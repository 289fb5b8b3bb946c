//! New games, and those who come to them.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::IntoResponse,
};
use hall::{Done, NewGame, Opponent, wire::Side};
use record::Terms;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::terms::{clock, handicap, variant};
use crate::{
    api::{body::Told, game_id::GamePath},
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{Rate, Whose},
    },
    visitor::{Player, client_address::Caller},
};

/// A game that is wanted.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    /// `yinsh`, `yinsh-blitz`, `gipf-basic`, `gipf-standard` or `gipf-tournament`.
    #[schema(example = "yinsh")]
    variant: String,
    /// Extra pieces in `gipf-basic`: `w1` to `b3`.
    #[serde(default)]
    handicap: Option<String>,
    /// `-` without a clock, `300` seconds, `300+3` with seconds added for each turn, `300d5` with a delay, `300+3x30` with periods,
    /// `3days` a turn.
    #[schema(example = "300+3")]
    clock: String,
    /// Whether it counts for ratings.
    #[serde(default)]
    rated: bool,
    /// The colour of who makes it; by chance if none.
    #[serde(default)]
    color: Option<Side>,
    /// Against whom.
    #[serde(default)]
    opponent: Against,
}

/// Against whom.
#[derive(Deserialize, ToSchema, Debug)]
#[serde(untagged)]
pub(crate) enum Against {
    /// Whoever has the link, or anybody.
    Anybody(Door),
    /// A player by name.
    Player {
        /// His name.
        player: String,
    },
    /// The engine.
    Engine {
        /// Its level, from 1 to 10.
        engine: u8,
    },
}

impl Default for Against {
    fn default() -> Self {
        Self::Anybody(Door::Link)
    }
}

/// Who may take the other seat.
#[derive(Deserialize, ToSchema, Clone, Copy, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Door {
    /// Whoever has the link.
    Link,
    /// Anybody: the lobby lists the game.
    Open,
}

/// A game that was made.
#[derive(Serialize, ToSchema, Debug)]
pub(crate) struct Made {
    /// Its id.
    id: String,
    /// Where it is: what to send to a friend.
    url: String,
}

/// Make a game
#[utoipa::path(
    post,
    path = "/api/games",
    tag = "games",
    request_body = Wanted,
    responses((status = 201, description = "The game is there, and waits for its second player unless that is the engine.", body = Made)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn create(
    State(app): State<SharedApp>,
    caller: Caller,
    player: Player,
    asked: HeaderMap,
    Told(wanted): Told<Wanted>,
) -> Result<impl IntoResponse, Problem> {
    let new = wish(&app, wanted).await?;
    spend(&app, &caller, &player)?;
    let id = app.hall.create(player.id, new).await?;
    let path = format!("/api/games/{id}");
    let location = HeaderValue::from_str(&path).map_err(|_| Problem::unavailable())?;
    let made = Made { id: id.to_string(), url: format!("{}/game/{id}", app.base_url(&asked)) };
    Ok((StatusCode::CREATED, [(header::LOCATION, location)], Json(made)))
}

/// Guests are counted by their address, others by themselves.
fn spend(app: &App, caller: &Caller, player: &Player) -> Result<(), Problem> {
    if !player.visitor.has_account() {
        return app.rates.spend(Rate::Setup, caller.0);
    }
    app.rates.spend(Rate::Challenge, Whose::player(player.id))?;
    app.rates.spend(Rate::ChallengeDay, Whose::player(player.id))
}

async fn wish(app: &App, wanted: Wanted) -> Result<NewGame, Problem> {
    let opponent = match wanted.opponent {
        Against::Anybody(Door::Link) => Opponent::Link,
        Against::Anybody(Door::Open) => Opponent::Open,
        Against::Engine { engine } => Opponent::Engine(engine),
        Against::Player { player } => {
            let known = app.store.player_named(&player).await?;
            let known = known.ok_or_else(|| {
                Problem::new(StatusCode::NOT_FOUND, "no-such-player", "There is no such player.")
            })?;
            Opponent::Player(known.id)
        }
    };
    let terms = Terms {
        variant: variant(&wanted.variant)?,
        handicap: wanted.handicap.as_deref().map(handicap).transpose()?,
        clock: clock(&wanted.clock)?,
        rated: wanted.rated,
        open: matches!(opponent, Opponent::Open),
    };
    Ok(NewGame { terms, color: wanted.color.map(Into::into), opponent })
}

/// Which seat is wanted.
#[derive(Deserialize, ToSchema, Default, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seat {
    /// The colour, if both are free.
    #[serde(default)]
    color: Option<Side>,
}

/// Take the free seat of a game
#[utoipa::path(
    post,
    path = "/api/games/{id}/join",
    tag = "games",
    params(("id" = String, Path, description = "The game.")),
    request_body = Seat,
    responses((status = 200, description = "He sits there; also if he did before.", body = Done)),
    security((), ("token" = ["play"]), ("session" = []))
)]
pub(crate) async fn join(
    State(app): State<SharedApp>,
    GamePath(game): GamePath,
    player: Player,
    Told(seat): Told<Seat>,
) -> Result<Json<Done>, Problem> {
    Ok(Json(app.hall.join(game, player.id, seat.color.map(Into::into)).await?))
}
