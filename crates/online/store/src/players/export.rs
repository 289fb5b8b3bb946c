//! The personal data of a player, for themselves.

use record::PlayerId;
use serde_json::{Value as Json, json};

use super::{mail_preferences, reports, sessions, tokens};
use crate::{
    Store, StoreError, chat,
    connection::{Connection, values},
    failure::Failure,
    games, notebook, players, ratings,
};

impl Store {
    /// All stored data of a player, including the guests who became them; `null` when there is no such player.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export(&self, player: PlayerId) -> Result<Json, StoreError> {
        self.list(move |connection| {
            Ok(connection.in_snapshot(|connection| everything(connection, player))?)
        })
        .await
    }
}

fn everything(connection: &mut dyn Connection, player: PlayerId) -> Result<Json, Failure> {
    let Some(known) = players::by_id(connection, player)? else { return Ok(Json::Null) };
    let email: Option<String> = connection
        .first("SELECT email FROM players WHERE id = $1", values![player])?
        .map(|mut row| row.maybe())
        .transpose()?
        .flatten();
    let preferences = mail_preferences::of(connection, player)?;
    let mut exported = json!({
        "player": {
            "id": known.id,
            "kind": known.kind,
            "name": known.name,
            "email": email,
            "letters": {
                "unconfirmedEmail": preferences.pending,
                "language": preferences.language,
                "turns": preferences.turns,
            },
            "created": known.created,
            "mutedUntil": known.muted_until,
            "banned": known.banned,
        },
        "ratings": ratings_of(connection, player)?,
    });
    for (part, of) in PARTS {
        let mut all = Vec::new();
        for id in games::all_ids(connection, player)? {
            all.extend(of(connection, id)?);
        }
        exported[part] = Json::Array(all);
    }
    Ok(exported)
}

/// The data of one id, by its name in the export.
type Part = (&'static str, fn(&mut dyn Connection, PlayerId) -> Result<Vec<Json>, Failure>);

const PARTS: [Part; 11] = [
    ("games", games_of),
    ("challenges", challenges_of),
    ("standingSeeks", standing_seeks_of),
    ("follows", follows_of),
    ("clubNights", club_nights_of),
    ("notebook", notebook_of),
    ("chat", chat_of),
    ("sessions", sessions_of),
    ("tokens", tokens_of),
    ("reports", reports_of),
    ("studies", studies_of),
];

fn ratings_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let rated = ratings::all(connection, player)?.into_iter().map(|one| {
        json!({
            "variant": one.variant.id(),
            "speed": one.speed.code(),
            "rating": one.rating.rating,
            "deviation": one.rating.deviation,
            "games": one.games,
            "at": one.at,
        })
    });
    Ok(rated.collect())
}

fn games_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let sql = "SELECT id, variant, clock, rated, private, status, score, ending, created, updated, \
               CASE WHEN white = $1 THEN 'w' ELSE 'b' END FROM games \
               WHERE white = $1 OR black = $1 ORDER BY created, id";
    let rows = connection.query(sql, values![player])?;
    rows.into_iter()
        .map(|mut row| {
            Ok(json!({
                "id": row.take::<record::GameId>()?,
                "variant": row.take::<String>()?,
                "clock": row.take::<String>()?,
                "rated": row.take::<bool>()?,
                "private": row.take::<bool>()?,
                "status": row.take::<String>()?,
                "score": row.take::<String>()?,
                "by": row.maybe::<String>()?,
                "created": row.take::<i64>()?,
                "updated": row.take::<i64>()?,
                "color": row.take::<String>()?,
            }))
        })
        .collect()
}

fn challenges_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let sql = "SELECT game, challenger, challenged FROM challenges \
               WHERE challenger = $1 OR challenged = $1 ORDER BY game";
    let rows = connection.query(sql, values![player])?;
    rows.into_iter()
        .map(|mut row| {
            Ok(json!({
                "game": row.take::<record::GameId>()?,
                "by": row.take::<PlayerId>()?,
                "to": row.take::<PlayerId>()?,
            }))
        })
        .collect()
}

fn standing_seeks_of(
    connection: &mut dyn Connection,
    player: PlayerId,
) -> Result<Vec<Json>, Failure> {
    let sql = "SELECT variant, clock, rated, rated_only, created, until FROM standing_seeks \
               WHERE player = $1";
    let rows = connection.query(sql, values![player])?;
    rows.into_iter()
        .map(|mut row| {
            Ok(json!({
                "variant": row.take::<String>()?,
                "clock": row.take::<String>()?,
                "rated": row.take::<bool>()?,
                "ratedOnly": row.take::<bool>()?,
                "created": row.take::<i64>()?,
                "until": row.take::<i64>()?,
            }))
        })
        .collect()
}

fn follows_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let sql = "SELECT followed, at FROM follows WHERE player = $1 ORDER BY at, followed";
    let rows = connection.query(sql, values![player])?;
    rows.into_iter()
        .map(|mut row| Ok(json!({ "player": row.take::<PlayerId>()?, "at": row.take::<i64>()? })))
        .collect()
}

fn club_nights_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let sql =
        "SELECT night, name, joined FROM club_people WHERE player = $1 ORDER BY joined, night";
    let rows = connection.query(sql, values![player])?;
    rows.into_iter()
        .map(|mut row| {
            Ok(json!({
                "night": row.take::<record::ClubNightId>()?,
                "name": row.maybe::<String>()?,
                "joined": row.take::<i64>()?,
            }))
        })
        .collect()
}

fn notebook_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let entries = notebook::all(connection, player)?;
    Ok(entries.into_iter().map(|entry| json!(entry)).collect())
}

fn chat_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let messages = chat::by(connection, player)?.into_iter().map(|(game, message)| {
        json!({
            "game": game,
            "at": message.at,
            "to": message.to,
            "text": message.text,
            "phrase": message.phrase,
        })
    });
    Ok(messages.collect())
}

fn sessions_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let sessions = sessions::of(connection, player)?.into_iter().map(|session| {
        json!({
            "id": session.id,
            "created": session.created,
            "seen": session.seen,
            "agent": session.agent,
            "address": session.address,
        })
    });
    Ok(sessions.collect())
}

fn tokens_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let tokens = tokens::of(connection, player)?.into_iter().map(|token| {
        json!({
            "id": token.id,
            "name": token.name,
            "scopes": token.scopes,
            "created": token.created,
            "used": token.used,
        })
    });
    Ok(tokens.collect())
}

fn reports_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let reports = reports::by(connection, player)?.into_iter().map(|report| {
        json!({
            "at": report.said.at,
            "game": report.said.game,
            "player": report.said.player,
            "reason": report.said.reason,
            "text": report.said.text,
        })
    });
    Ok(reports.collect())
}

fn studies_of(connection: &mut dyn Connection, player: PlayerId) -> Result<Vec<Json>, Failure> {
    let sql = "SELECT id, access, revision, created, changed, text FROM studies WHERE owner = $1 ORDER BY created, id";
    let rows = connection.query(sql, values![player])?;
    rows.into_iter()
        .map(|mut row| {
            Ok(json!({
                "id": row.take::<String>()?,
                "access": row.take::<String>()?,
                "revision": row.take::<u32>()?,
                "created": row.take::<i64>()?,
                "changed": row.take::<i64>()?,
                "text": row.take::<String>()?,
            }))
        })
        .collect()
}
