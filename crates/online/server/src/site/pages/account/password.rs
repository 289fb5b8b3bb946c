use maud::{Markup, html};

use crate::site::pages::{context::Context, form::Field};

/// How long a password may be; the server checks it again.
const PASSWORD: (usize, usize) = (8, 256);

/// The offer to revoke tokens together with a password that may be known to others.
pub(super) fn revoke_tokens(context: &Context<'_>) -> Markup {
    html! {
        label class="tick" { input type="checkbox" name="revokeTokens"; span { (context.words.account_revoke_tokens()) } }
    }
}

/// A password that somebody makes up, with a switch that shows it.
pub(super) fn new_password(context: &Context<'_>, id: &str, name: &str, label: &str) -> Markup {
    let words = context.words;
    html! {
        (Field {
            kind: "password",
            autocomplete: "new-password",
            hint: &words.account_password_hint(PASSWORD.0),
            least: PASSWORD.0,
            most: PASSWORD.1,
            ..Field::text(id, name, label)
        }.markup())
        label class="tick" { input type="checkbox" data-shows=(id); span { (words.account_password_show()) } }
    }
}
