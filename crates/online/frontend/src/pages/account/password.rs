use maud::{Markup, html};

use crate::pages::{context::Context, form::Field};

/// Minimum and maximum length of a password. The server checks the length again.
const PASSWORD_CHARS: (usize, usize) = (8, 256);

/// Renders the option to revoke tokens when a password may have become known to others.
pub(super) fn revoke_tokens(context: &Context<'_>) -> Markup {
    html! {
        label class="tick" { input type="checkbox" name="revokeTokens"; span { (context.words.account_revoke_tokens()) } }
    }
}

/// Renders a field for a new password, with a switch that shows it.
pub(super) fn new_password(context: &Context<'_>, id: &str, name: &str, label: &str) -> Markup {
    let words = context.words;
    html! {
        (Field {
            kind: "password",
            autocomplete: "new-password",
            hint: &words.account_password_hint(PASSWORD_CHARS.0),
            least: PASSWORD_CHARS.0,
            most: PASSWORD_CHARS.1,
            ..Field::text(id, name, label)
        }.markup())
        label class="tick" { input type="checkbox" data-shows=(id); span { (words.account_password_show()) } }
    }
}
