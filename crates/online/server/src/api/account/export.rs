//! Export of an account: a response body that is read from the database as fast as the client accepts it.

use std::io;

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::IntoResponse,
};
use futures_util::{Stream, stream};
use protocol::ProblemCode;
use record::PlayerId;
use store::Export;
use tokio::{
    sync::mpsc::{self, Receiver, Sender},
    time::{Duration, Instant, timeout, timeout_at},
};

use crate::{
    app::{App, SharedApp},
    http::{
        concurrency::Slot,
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    limits::{
        EXPORT_MAX_DURATION, EXPORT_PIECES_MAX_PENDING, EXPORT_RETRY_AFTER, EXPORTS_MAX_CONCURRENT,
    },
    visitor::{Owner, client_address::ClientAddress},
};

/// Export everything stored about you
///
/// An account can run one export at a time, and so can the accounts at one network address together. An export that the client does not read for 15 seconds is aborted.
#[utoipa::path(
    get,
    path = "/api/account/export",
    tag = "account",
    responses((status = 200, body = Object, description = "All your data as JSON, except secrets, of which only hashes are stored.")),
    security(("session" = []))
)]
pub(crate) async fn export(
    State(app): State<SharedApp>,
    client: ClientAddress,
    owner: Owner,
) -> Result<impl IntoResponse, Problem> {
    app.rates.spend(Rate::Download, LimitKey::player(owner.id))?;
    let slots = enter(&app, owner.id, client)?;
    let mut export = app.store.accounts().export(owner.id);
    // Read before the response begins so that an immediate database failure can still be reported as an error.
    let first = export.next_piece().await?.unwrap_or_default();
    let (sender, receiver) = mpsc::channel(EXPORT_PIECES_MAX_PENDING);
    let stall = app.options.limits.export_stall;
    tokio::spawn(async move {
        send_all(export, first, sender, stall).await;
        drop(slots);
    });
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (
            header::CONTENT_DISPOSITION,
            HeaderValue::from_static("attachment; filename=\"gipfel-account.json\""),
        ),
    ];
    Ok((headers, Body::from_stream(body(receiver))))
}

/// Takes the export slots of the account and of the address, and one of the slots shared by all accounts.
fn enter(app: &App, player: PlayerId, client: ClientAddress) -> Result<[Slot; 3], Problem> {
    let own = app.exports.enter(LimitKey::player(player), 1).ok_or_else(|| {
        let detail = "Your data is already being exported. Wait until that export has finished.";
        refusal(ProblemCode::ExportRunning, detail)
    })?;
    let near = app.exports.enter(client.0, 1).ok_or_else(|| {
        let detail = "Another account is being exported at your network address. Try again in half a minute.";
        refusal(ProblemCode::ExportsBusy, detail)
    })?;
    let shared = app.exports.enter(LimitKey::All, EXPORTS_MAX_CONCURRENT).ok_or_else(|| {
        let detail = "Other accounts are being exported. Try again in half a minute.";
        refusal(ProblemCode::ExportsBusy, detail)
    })?;
    Ok([own, near, shared])
}

fn refusal(code: ProblemCode, detail: &str) -> Problem {
    Problem::new(StatusCode::TOO_MANY_REQUESTS, code, detail)
        .retry_after(EXPORT_RETRY_AFTER.as_secs())
}

/// Part of the body of an export.
#[derive(Debug)]
enum Part {
    Piece(Bytes),
    /// End of a complete export. A body without it was aborted.
    End,
}

/// Reads pieces and passes them to the client until the export is complete or the client stops reading.
async fn send_all(mut export: Export, first: String, parts: Sender<Part>, stall: Duration) {
    let deadline = Instant::now() + EXPORT_MAX_DURATION;
    let mut next = Some(first);
    while let Some(piece) = next {
        let send = timeout(stall, parts.send(Part::Piece(piece.into())));
        if !matches!(timeout_at(deadline, send).await, Ok(Ok(Ok(())))) {
            return;
        }
        next = match export.next_piece().await {
            Ok(next) => next,
            Err(error) => {
                tracing::error!(%error, "Reading an export failed: {error}");
                return;
            }
        };
    }
    let _ = timeout(stall, parts.send(Part::End)).await;
}

/// Returns the body. An aborted export ends with an error so that the client does not mistake a part for the whole.
fn body(parts: Receiver<Part>) -> impl Stream<Item = io::Result<Bytes>> {
    stream::unfold(Some(parts), async |parts| {
        let mut parts = parts?;
        match parts.recv().await {
            Some(Part::Piece(piece)) => Some((Ok(piece), Some(parts))),
            Some(Part::End) => None,
            None => Some((Err(io::Error::other("export aborted")), None)),
        }
    })
}
