//! The letters that we write.

use axum::http::HeaderMap;
use words::{Language, Words};

use crate::{
    app::App,
    http::base_url::base_url,
    identity::{
        mail::{Address, Letter},
        token::Token,
    },
};

/// With a way to a new password. What is secret in its address stands behind `#`, which browsers keep to themselves.
pub(crate) fn reset(
    app: &App,
    name: &str,
    to: &Address,
    token: &Token,
    language: Language,
) -> Letter {
    let words = Words::new(language);
    let link = format!("{}#reset={}", account(app, language), token.reveal());
    Letter {
        to: to.clone(),
        subject: words.mail_reset_subject(),
        text: lines(&[
            &words.mail_reset_text(name),
            &link,
            &words.mail_reset_hour(),
            &words.mail_not_you(),
        ]),
    }
}

/// With the question whether it is the right address.
pub(crate) fn confirm(
    app: &App,
    name: &str,
    to: &Address,
    token: &Token,
    language: Language,
) -> Letter {
    let words = Words::new(language);
    let link = format!("{}#confirm={}", account(app, language), token.reveal());
    Letter {
        to: to.clone(),
        subject: words.mail_confirm_subject(),
        text: lines(&[&words.mail_confirm_text(name), &link, &words.mail_not_you()]),
    }
}

/// It is somebody's turn against somebody.
pub(crate) fn turn(
    app: &App,
    to: &Address,
    opponent: Option<&str>,
    game: &str,
    language: Language,
) -> Letter {
    let words = Words::new(language);
    let (subject, text) = match opponent {
        Some(name) => (words.mail_turn_subject(name), words.mail_turn_text(name)),
        None => (words.mail_turn_guest_subject(), words.mail_turn_guest_text()),
    };
    let base = base_url(app, &HeaderMap::new());
    Letter {
        to: to.clone(),
        subject,
        text: lines(&[
            &text,
            &format!("{base}/{language}/game/{game}"),
            &words.mail_turn_off(),
            &account(app, language),
        ]),
    }
}

/// The page of one's account. The address that a visitor asked for is not believed here: it could be a trap.
fn account(app: &App, language: Language) -> String {
    format!("{}/{language}/account", base_url(app, &HeaderMap::new()))
}

fn lines(lines: &[&str]) -> String {
    lines.join("\n\n") + "\n"
}
