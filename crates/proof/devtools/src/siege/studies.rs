//! Attacks with studies that others must not see or that must not be published as they are.

use anyhow::Context as _;
use serde_json::{Value, json};

use super::{
    attack::{Setting, account, guest},
    checks::Checks,
    table::Finding,
};
use crate::online::Client;

/// Tests a private study, studies of a muted and of a banned player, and texts that change how the text around them is read.
pub(super) fn studies(setting: &Setting<'_>) -> anyhow::Result<Finding> {
    let server = setting.server("studies")?;
    let mut stranger = account(&server, 0, "Stranger")?;
    let mut nobody = guest(&server, 1)?;
    let mut checks = Checks::default();

    let mut owner = account(&server, 2, "Owner")?;
    let private = store(&mut owner, "private", "Secret")?;
    for client in [&mut stranger, &mut nobody] {
        strangers_try(client, &private, &mut checks)?;
    }

    let mut muted = account(&server, 3, "Muted")?;
    let before = store(&mut muted, "public", "Before")?;
    server.admin(&["mute", "Muted", "7"])?;
    for access in ["public", "link"] {
        let body = json!({"access": access, "text": text("Abuse", "")});
        let answer = muted.try_request("POST", "/api/studies", &body)?;
        checks.refused(&format!("a new {access} study"), &answer, (403, "private-only"));
        let body = json!({"revision": 1, "access": access, "text": text("Abuse", "")});
        let answer = muted.try_request("PUT", &path(&before), &body)?;
        checks.refused(&format!("a changed {access} study"), &answer, (403, "private-only"));
    }

    let mut banned = account(&server, 4, "Banned")?;
    let gone = [store(&mut banned, "public", "Gone")?, store(&mut banned, "link", "Gone")?];
    server.admin(&["ban", "Banned"])?;
    let listed = stranger.request("GET", "/api/studies", &Value::Null)?.to_string();
    for id in &gone {
        let (status, _) = stranger.try_request("GET", &path(id), &Value::Null)?;
        checks.that(status == 404, format!("the study of a banned player is gone: {status}"));
        checks.that(!listed.contains(id.as_str()), "the study of a banned player is not listed");
    }
    checks.that(listed.contains(&before), "the other public study is listed");

    texts(&mut owner, &mut stranger, &mut checks)?;
    Ok(checks.finding(
        "a private study, studies of a muted and of a banned player, texts with overrides and 200 marks on a letter",
        "not visible; only private ones; gone; cleaned or refused",
        "as expected",
    ))
}

/// Tries to see, change and delete a study of another player.
fn strangers_try(client: &mut Client, id: &str, checks: &mut Checks) -> anyhow::Result<()> {
    let body = json!({"revision": 1, "access": "public", "text": text("Mine", "")});
    for (method, body) in [("GET", &Value::Null), ("PUT", &body), ("DELETE", &Value::Null)] {
        let (status, answer) = client.try_request(method, &path(id), body)?;
        let is_refused = matches!(status, 401 | 404) && !answer.to_string().contains("Secret");
        checks.that(is_refused, format!("{method} of a private study is refused: {status}"));
    }
    let listed = client.request("GET", "/api/studies", &Value::Null)?.to_string();
    checks.that(!listed.contains(id), "a private study is not listed");
    Ok(())
}

/// Tries texts that would reverse the direction of writing, are invisible, or cover the lines around them.
fn texts(owner: &mut Client, reader: &mut Client, checks: &mut Checks) -> anyhow::Result<()> {
    for title in ["\u{202e}", "\u{3164}", "\u{200b}\u{2060}", "\u{301}\u{301}"] {
        let body = json!({"access": "public", "text": text(title, "")});
        let answer = owner.try_request("POST", "/api/studies", &body)?;
        checks.refused(&format!("the title {title:?}"), &answer, (422, "study-invalid"));
    }
    let comment = format!("a{} \u{2066}b\u{202e}c", "\u{301}".repeat(200));
    let body = json!({"access": "public", "text": text("Ta\u{202e}cti\u{200b}cs", &comment)});
    let made = owner.request("POST", "/api/studies", &body)?;
    let id = made["id"].as_str().context("the response has no study id")?;
    let shown = reader.request("GET", &path(id), &Value::Null)?;
    checks.that(shown["title"] == "Tactics", format!("the title is cleaned: {}", shown["title"]));
    let shown = shown["text"].as_str().context("the study has no text")?;
    let is_clean = !shown.contains(['\u{202e}', '\u{2066}', '\u{200b}'])
        && shown.matches('\u{301}').count() <= 4;
    checks.that(is_clean, "the comment is cleaned");
    Ok(())
}

fn store(owner: &mut Client, access: &str, title: &str) -> anyhow::Result<String> {
    let body = json!({"access": access, "text": text(title, "a comment")});
    let made = owner.request("POST", "/api/studies", &body)?;
    Ok(made["id"].as_str().context("the response has no study id")?.to_owned())
}

fn path(id: &str) -> String {
    format!("/api/studies/{id}")
}

fn text(title: &str, comment: &str) -> String {
    format!(
        "[Game \"yinsh\"]\n[Result \"*\"]\n[Study \"{title}\"]\n[Chapter \"One\"]\n\n1. f6 {{{comment}}} *\n"
    )
}
