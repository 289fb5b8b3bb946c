//! Emails to players who want them, when it is their turn in a correspondence game or when another player's seek matches their
//! standing seek.

use std::{collections::VecDeque, time::Duration};

use hall::Reminder;
use protocol::{GameSummary, Player, Seek, Status};
use record::{GameId, PlayerId};
use tokio::time::{self, Instant};
use variants::Color;
use words::Language;

use crate::{
    app::{App, SharedApp},
    http::{
        problem::Problem,
        rates::{LimitKey, Rate},
    },
    identity::mail::{Address, texts},
    limits::{REMINDER_INTERVAL, REMINDERS_REMEMBERED},
};

/// Pause before listening again after falling behind.
const LAG_PAUSE: Duration = Duration::from_secs(1);

/// A turn for which a reminder was sent.
type Written = (PlayerId, GameId, u32);

/// Emails already sent.
#[derive(Debug, Default)]
struct Sent {
    turns: VecDeque<Written>,
    calls: VecDeque<(PlayerId, Instant)>,
}

/// Sends reminders until the server shuts down.
pub(crate) async fn write_all(app: SharedApp) {
    if !app.identity.mail.is_open() {
        return;
    }
    let mut sent = Sent::default();
    loop {
        tokio::select! {
            () = app.shutdown_begun() => return,
            () = listen(&app, &mut sent) => time::sleep(LAG_PAUSE).await,
        }
    }
}

async fn listen(app: &App, sent: &mut Sent) {
    let mut reminders = app.hall.streams().reminders();
    while let Some(reminder) = reminders.recv().await {
        let written = match reminder {
            Reminder::Turn { player, game } => write(app, player, game, &mut sent.turns).await,
            Reminder::Call { player, seek } => call(app, player, &seek, &mut sent.calls).await,
        };
        if let Err(problem) = written {
            tracing::warn!(code = problem.code(), "An email to a player was not sent");
        }
    }
}

/// Emails a player, at limited intervals, that another player's seek matches their standing seek. A player who has a standing
/// seek has agreed to receive the email.
async fn call(
    app: &App,
    player: PlayerId,
    seek: &Seek,
    calls: &mut VecDeque<(PlayerId, Instant)>,
) -> Result<(), Problem> {
    calls.retain(|(_, at)| at.elapsed() < REMINDER_INTERVAL);
    let email = app.store.accounts().email(player).await?;
    let Some(address) = email.as_deref().and_then(Address::read) else { return Ok(()) };
    if calls.len() >= REMINDERS_REMEMBERED || calls.iter().any(|(called, _)| *called == player) {
        return Ok(());
    }
    // Another node may have sent the email.
    if app.spend(Rate::Call, LimitKey::player(player)).await.is_err() {
        return Ok(());
    }
    let preferences = app.store.accounts().mail_preferences(player).await?;
    let language = preferences.language.parse().unwrap_or(Language::En);
    app.identity.mail.send(texts::call(&app.mail_base_url(), &address, seek, language))?;
    calls.push_back((player, Instant::now()));
    Ok(())
}

/// Sends a reminder, if the player wants it and it has not been sent yet.
async fn write(
    app: &App,
    player: PlayerId,
    game: GameId,
    written: &mut VecDeque<Written>,
) -> Result<(), Problem> {
    let store = &app.store;
    let preferences = store.accounts().mail_preferences(player).await?;
    if !preferences.turns {
        return Ok(());
    }
    let email = store.accounts().email(player).await?;
    let Some(address) = email.as_deref().and_then(Address::read) else { return Ok(()) };
    let summary = app.hall.lists().summary(game).await?;
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
    if written.len() > REMINDERS_REMEMBERED {
        written.pop_front();
    }
    Ok(())
}

/// Returns the opponent of the player to act.
fn opponent(summary: &GameSummary) -> Option<&Player> {
    match summary.to_act? {
        Color::White => summary.b.as_ref(),
        Color::Black => summary.w.as_ref(),
    }
}
