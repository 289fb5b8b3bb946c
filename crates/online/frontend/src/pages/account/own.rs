//! The account page of a signed-in player.

use maud::{Markup, html};

use super::password::{new_password, revoke_tokens};
use crate::{
    page::Page,
    pages::{
        context::Context,
        form::{Field, send},
    },
};

/// Renders all parts of the page.
pub(super) fn parts(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div class="who" {
            p class="lead" data-who tabindex="-1" {}
            div class="acts" {
                a class="button" data-profile href=(context.link(Page::Player)) { (words.account_profile()) }
                button type="button" data-leave { (words.account_leave()) }
            }
        }
        (part("email", &words.account_email_title(), &email(context)))
        (part("password", &words.account_password_title(), &password(context)))
        (part("sessions", &words.account_sessions_title(), &html! { ul class="rows" data-sessions {} }))
        (part("tokens", &words.account_tokens_title(), &tokens(context)))
        (part("codes-new", &words.account_codes_new_title(), &codes(context)))
        (part("bot", &words.account_bot_title(), &bot(context)))
        (part("blocks", &words.account_blocks_title(), &html! {
            p class="quiet small" { (words.block_about()) }
            ul class="rows" data-blocks {}
            p class="quiet" data-blocks-none tabindex="-1" hidden { (words.account_blocks_none()) }
        }))
        (part("data", &words.account_data_title(), &html! {
            p { (words.account_data_about()) }
            p { a class="button" href="/api/account/export" download="gipfel.json" { (words.account_export()) } }
        }))
        (part("delete", &words.account_delete_title(), &delete(context)))
    }
}

fn part(name: &str, title: &str, content: &Markup) -> Markup {
    let id = format!("{name}-title");
    html! {
        section class="sheet" data-own=(name) data-by-mail[name == "email"] aria-labelledby=(id) {
            h2 id=(id) { (title) }
            (content)
        }
    }
}

/// Renders a rarely used form, which is opened by a button.
fn folded(title: &str, form: &Markup) -> Markup {
    html! { details class="folded" { summary class="button" { (title) } (form) } }
}

/// Renders a hidden field for the user name, which password managers need.
fn whose() -> Markup {
    html! { input type="text" name="username" autocomplete="username" data-whose hidden; }
}

fn own_password(context: &Context<'_>, id: &str, name: &str) -> Markup {
    let label = context.words.account_old_password();
    Field { kind: "password", autocomplete: "current-password", ..Field::text(id, name, &label) }
        .markup()
}

fn email(context: &Context<'_>) -> Markup {
    let words = context.words;
    let (label, hint) = (words.account_email_new(), words.account_email_empty());
    html! {
        p data-email {}
        label class="tick" data-notify hidden { input type="checkbox" name="turn"; span { (words.account_notify_turn()) } }
        (folded(&words.account_email_change(), &html! {
            form data-form="email" method="post" novalidate {
                (whose())
                (Field { kind: "email", autocomplete: "email", hint: &hint, required: false, ..Field::text("email-email", "email", &label) }.markup())
                (own_password(context, "email-password", "password"))
                (send(&words.account_email_save(), "primary", &words.account_wait()))
            }
        }))
    }
}

fn password(context: &Context<'_>) -> Markup {
    let words = context.words;
    let form = html! {
        form data-form="password" method="post" novalidate {
            (whose())
            (own_password(context, "password-old", "old"))
            (new_password(context, "password-new", "new", &words.account_new_password()))
            (revoke_tokens(context))
            (send(&words.account_set_password(), "primary", &words.account_wait()))
        }
    };
    folded(&words.account_password_change(), &form)
}

fn tokens(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        p { (words.account_tokens_about()) " " a href=(context.link(Page::Api)) { (words.account_tokens_api()) } }
        ul class="rows" data-tokens {}
        p class="quiet" data-tokens-none hidden { (words.account_tokens_none()) }
        div class="once" data-token-once tabindex="-1" hidden {
            p data-token-name {}
            p { code data-token {} }
            button type="button" data-token-copy { (words.account_codes_copy()) }
        }
        (folded(&words.account_token_create(), &token(context)))
    }
}

fn token(context: &Context<'_>) -> Markup {
    let words = context.words;
    let scopes = [
        ("read", words.account_scope_read()),
        ("play", words.account_scope_play()),
        ("bot", words.account_scope_bot()),
    ];
    html! {
        form data-form="token" method="post" novalidate {
            (Field { most: 60, ..Field::text("token-name", "name", &words.account_token_name()) }.markup())
            fieldset aria-describedby="token-scopes-error" {
                legend { (words.account_token_scopes()) }
                @for (scope, text) in scopes {
                    label class="tick" data-bot-only[scope == "bot"] { input type="checkbox" name="scopes" value=(scope); span { (text) } }
                }
                p class="error" id="token-scopes-error" hidden {}
            }
            (send(&words.account_token_create(), "primary", &words.account_wait()))
        }
    }
}

fn codes(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        p { (words.account_codes_new_about()) }
        (folded(&words.account_codes_new(), &html! {
            form data-form="codes" method="post" novalidate {
                (whose())
                (own_password(context, "codes-password", "password"))
                (send(&words.account_codes_new(), "primary", &words.account_wait()))
            }
        }))
    }
}

fn bot(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        p { (words.account_bot_about()) }
        button type="button" data-bot { (words.account_bot_turn()) }
        dialog data-bot-sure aria-labelledby="bot-sure" {
            p id="bot-sure" data-bot-question {}
            form method="dialog" class="acts" {
                button value="no" { (words.account_cancel()) }
                button value="yes" class="danger" { (words.account_bot_yes()) }
            }
        }
    }
}

fn delete(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        ul {
            li { (words.account_delete_forgotten()) }
            li { (words.account_delete_stays()) }
            li { (words.account_delete_after()) }
        }
        (folded(&words.account_delete_title(), &html! {
            form data-form="delete" method="post" novalidate {
                (whose())
                (own_password(context, "delete-password", "password"))
                (send(&words.account_delete(), "danger", &words.account_wait()))
            }
        }))
    }
}
