//! "It is your turn": letters to those who want them, in games with days a turn. No game waits for one.

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

/// Of so many turns it is remembered that a letter was written.
const REMEMBERED: usize = 4096;

/// Until it is listened again when too much was to be written at once.
const PAUSE: Duration = Duration::from_secs(1);

/// A turn for which a letter was written.
type Written = (PlayerId, GameId, u32);

/// Writes letters as long as the server runs.
pub(crate) async fn write_all(app: SharedApp) {
    if !app.people.mail.is_open() {
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
            tracing::warn!(code = problem.code(), game = %game, "A letter about a turn was not written");
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
    let wishes = store.mail_preferences(player).await?;
    if !wishes.turns {
        return Ok(());
    }
    let email = store.email(player).await?;
    let Some(address) = email.as_deref().and_then(Address::read) else { return Ok(()) };
    let card = app.hall.summary(game).await?;
    let turn = (player, game, card.plies);
    if card.status != Status::Playing || written.contains(&turn) {
        return Ok(());
    }
    let language = wishes.language.parse().unwrap_or(Language::En);
    let opponent = opponent(&card).and_then(|player| player.name.as_deref());
    app.people.mail.post(texts::turn(
        &app.mail_base_url(),
        &address,
        opponent,
        &card.id.to_string(),
        language,
    ))?;
    written.push_back(turn);
    if written.len() > REMEMBERED {
        written.pop_front();
    }
    Ok(())
}

/// The one who is not to act.
fn opponent(card: &GameSummary) -> Option<&Player> {
    match card.to_act? {
        Color::White => card.b.as_ref(),
        Color::Black => card.w.as_ref(),
    }
}
