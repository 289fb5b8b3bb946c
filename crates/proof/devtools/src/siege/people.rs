//! Attacks by users on each other.

use anyhow::Context as _;
use serde_json::{Value, json};

use super::{
    attack::{Setting, account, guest, password_of},
    table::Finding,
};
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

/// Tries passwords for another person's account until the limit on attempts is reached.
pub(super) fn wrong_passwords(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    const TIMES: usize = 25;
    let server = setting.plain_server("passwords")?;
    let mut owner = account(&server, 0, "Owner")?;
    let mut limited = 0;
    for number in 0..TIMES {
        let mut stranger = Client::new(server.address(), 1);
        let body = json!({"name": "Owner", "password": format!("wrong {number}")});
        let (status, _) = stranger.try_request("POST", "/api/login", &body)?;
        limited += usize::from(status == 429);
    }
    // An open session already proves the owner's identity, so the owner's password still works in it.
    let renewal = json!({"old": password_of("Owner"), "new": "another long secret of the owner"});
    let (status, answer) = owner.try_request("POST", "/api/account/password", &renewal)?;
    Ok(Finding::new(
        format!("{TIMES} wrong passwords, then the owner changes theirs"),
        "strangers are limited, the owner is not",
        format!("{limited} limited; the owner got {status} {}", answer["code"]),
        limited > 0 && status < 300,
    ))
}

/// Sends chat messages that are invisible, or that reorder or cover the text around them.
pub(super) fn invisible_chat(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    /// Maximum number of combining marks on a letter.
    const MARKS: usize = 4;
    let marks = format!("a{}", "\u{301}".repeat(200));
    let texts = ["\u{200b}\u{200d}", "\u{2060}", "abc \u{202e}fed", "\u{2066}x\u{2067}", &marks];
    let server = setting.server("chat")?;
    let (mut white, mut black) = (guest(&server, 0)?, guest(&server, 1)?);
    let game = Client::start_game(&mut white, &mut black, "yinsh", "600+5", false)?;
    for text in texts {
        let body = json!({"to": "players", "text": text});
        white.try_request("POST", &format!("/api/games/{game}/chat"), &body)?;
    }
    let full = black.request("GET", &format!("/api/games/{game}"), &Value::Null)?;
    let chat = full["chat"].as_array().context("the game has no chat")?;
    let is_harmful = |text: &str| {
        text.contains(['\u{202d}', '\u{202e}', '\u{2066}', '\u{2067}', '\u{2068}'])
            || text.chars().all(|c| matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}'))
            || text.matches('\u{301}').count() > MARKS
    };
    let shown = chat.iter().filter(|line| line["text"].as_str().is_some_and(is_harmful)).count();
    Ok(Finding::new(
        format!(
            "{} messages, invisible, with bidi overrides or 200 marks on a letter",
            texts.len()
        ),
        "refused or neutralised",
        format!("{shown} shown as they were sent"),
        shown == 0,
    ))
}
