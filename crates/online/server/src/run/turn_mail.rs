//! Sends "it is your turn" mail in correspondence games, to players who want it.

use std::{collections::VecDeque, time::Duration};

use hall::TurnReminder;
use protocol::{GameSummary, Player, Status};
use record::{GameId, PlayerId};
use tokio::time;
use variants::Color;
use words::Language;

use crate::{
    app::{App, SharedApp},
    http::problem::Problem,
    identity::mail::{Address, texts},
};

/// How many reminders are remembered, so that none is sent twice.
const REMEMBERED: usize = 4096;

/// Until it is listened again when too much was to be written at once.
const PAUSE: Duration = Duration::from_secs(1);

/// A turn for which a reminder was sent.
type Written = (PlayerId, GameId, u32);

/// Sends reminders until the server shuts down.
pub(crate) async fn write_all(app: SharedApp) {
    if !app.identity.mail.is_open() {
        return;
    }
    let mut written = VecDeque::new();
    loop {
        tokio::select! {
            () = app.ended() => return,
            () = listen(&app, &mut written) => time::sleep(PAUSE).await,
        }
    }
}

async fn listen(app: &App, written: &mut VecDeque<Written>) {
    let mut reminders = app.hall.reminders();
    while let Some(TurnReminder { player, game }) = reminders.recv().await {
        if let Err(problem) = write(app, player, game, written).await {
            tracing::warn!(code = problem.code(), game = %game, "A mail about a turn was not sent");
        }
    }
}

/// Writes one, if it is wanted and was not written.
async fn write(
    app: &App,
    player: PlayerId,
    game: GameId,
    written: &mut VecDeque<Written>,
) -> Result<(), Problem> {
    let store = &app.store;
    let preferences = store.mail_preferences(player).await?;
    if !preferences.turns {
        return Ok(());
    }
    let email = store.email(player).await?;
    let Some(address) = email.as_deref().and_then(Address::read) else { return Ok(()) };
    let summary = app.hall.summary(game).await?;
    let turn = (player, game, summary.plies);
    if summary.status != Status::Playing || written.contains(&turn) {
        return Ok(());
    }
    let language = preferences.language.parse().unwrap_or(Language::En);
    let opponent = opponent(&summary).and_then(|player| player.name.as_deref());
    app.identity.mail.send(texts::turn(
        &app.mail_base_url(),
        &address,
        opponent,
        &summary.id.to_string(),
        language,
    ))?;
    written.push_back(turn);
    if written.len() > REMEMBERED {
        written.pop_front();
    }
    Ok(())
}

/// The player whose turn it is not.
fn opponent(summary: &GameSummary) -> Option<&Player> {
    match summary.to_act? {
        Color::White => summary.b.as_ref(),
        Color::Black => summary.w.as_ref(),
    }
}
