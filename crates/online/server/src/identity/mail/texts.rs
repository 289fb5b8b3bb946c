//! Emails that the server sends.

use protocol::Seek;
use variants::Variant;
use words::{Language, Words};

use crate::identity::{
    mail::{Address, Email},
    token::Token,
};

/// Returns the email with a link to set a new password. The secret is in the fragment, which browsers do not send.
pub(crate) fn reset(
    site: &str,
    name: &str,
    to: &Address,
    token: &Token,
    language: Language,
) -> Email {
    let words = Words::new(language);
    let link = format!("{}#reset={}", account(site, language), token.reveal());
    Email {
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

/// Returns the email that asks its recipient to confirm the address.
pub(crate) fn confirm(
    site: &str,
    name: &str,
    to: &Address,
    token: &Token,
    language: Language,
) -> Email {
    let words = Words::new(language);
    let link = format!("{}#confirm={}", account(site, language), token.reveal());
    Email {
        to: to.clone(),
        subject: words.mail_confirm_subject(),
        text: lines(&[&words.mail_confirm_text(name), &link, &words.mail_not_you()]),
    }
}

/// Returns the reminder that it is the player's turn.
pub(crate) fn turn(
    site: &str,
    to: &Address,
    opponent: Option<&str>,
    game: &str,
    language: Language,
) -> Email {
    let words = Words::new(language);
    let (subject, text) = match opponent {
        Some(name) => (words.mail_turn_subject(name), words.mail_turn_text(name)),
        None => (words.mail_turn_guest_subject(), words.mail_turn_guest_text()),
    };
    Email {
        to: to.clone(),
        subject,
        text: lines(&[
            &text,
            &format!("{site}/{language}/game/{game}"),
            &words.mail_turn_off(),
            &account(site, language),
        ]),
    }
}

/// Returns the email about a seek that matches a standing seek.
pub(crate) fn call(site: &str, to: &Address, seek: &Seek, language: Language) -> Email {
    let words = Words::new(language);
    let game = match seek.variant {
        Variant::Yinsh => words.play_variant_yinsh(),
        Variant::YinshBlitz => words.play_variant_yinsh_blitz(),
        Variant::GipfBasic => words.play_variant_gipf_basic(),
        Variant::GipfStandard => words.play_variant_gipf_standard(),
        Variant::GipfTournament => words.play_variant_gipf_tournament(),
        other => other.id().to_owned(),
    };
    let guest = words.online_guest();
    let name = seek.player.name.as_deref().unwrap_or(&guest);
    Email {
        to: to.clone(),
        subject: words.mail_call_subject(name, &game),
        text: lines(&[
            &words.mail_call_text(name, &game),
            &format!("{site}/{language}/online"),
            &words.mail_call_off(),
        ]),
    }
}

/// Returns the URL of the account page.
fn account(site: &str, language: Language) -> String {
    format!("{site}/{language}/account")
}

fn lines(lines: &[&str]) -> String {
    lines.join("\n\n") + "\n"
}
