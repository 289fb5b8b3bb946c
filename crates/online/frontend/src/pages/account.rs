//! The account page, the same for everyone until its script has fetched the visitor's data.

mod own;
mod password;

use maud::{Markup, html};
use protocol::limits::{NAME_MAX_CHARS, NAME_MIN_CHARS};

use self::password::{new_password, revoke_tokens};
use super::{
    context::Context,
    form::{Field, send},
    shell::shell,
};

/// Renders the page.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" class="text" data-page="account" {
            h1 { (words.account_title()) }
            noscript { p { (words.account_no_script()) } }
            p class="quiet" data-part="asking" role="status" hidden { (words.account_loading()) }
            div data-part="unreachable" hidden {
                p role="alert" { (words.account_unreachable()) }
                button type="button" data-again { (words.account_again()) }
            }
            div data-part="stranger" hidden { (stranger(context)) }
            section data-part="codes" class="sheet codes" aria-labelledby="codes-title" hidden { (codes(context)) }
            div data-part="own" hidden { (own::parts(context)) }
        }
    };
    shell(context, &words.account_title(), &main)
}

/// Renders the part for visitors who are not signed in: forms, one of which is shown at a time.
fn stranger(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        p class="lead" { (words.account_lead()) }
        nav class="picks" aria-label=(words.account_sign_in_or_create()) {
            a class="button" href="#enter" { (words.account_enter()) }
            a class="button" href="#new" { (words.account_new()) }
            a class="button" href="#forgotten" { (words.account_forgotten()) }
        }
        section data-way="enter" aria-labelledby="enter-title" { (enter(context)) }
        section data-way="new" aria-labelledby="new-title" hidden { (new(context)) }
        section data-way="forgotten" aria-labelledby="forgotten-title" hidden { (forgotten(context)) }
        section data-way="reset" aria-labelledby="reset-title" hidden { (reset(context)) }
    }
}

fn enter(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        form class="sheet" data-form="enter" method="post" novalidate {
            h2 id="enter-title" tabindex="-1" { (words.account_enter()) }
            (Field { autocomplete: "username", ..Field::text("enter-name", "name", &words.account_name()) }.markup())
            (Field { kind: "password", autocomplete: "current-password", ..Field::text("enter-password", "password", &words.account_password()) }.markup())
            p class="quiet small" { (words.account_claims()) }
            (send(&words.account_enter(), "primary", &words.account_wait()))
        }
    }
}

fn new(context: &Context<'_>) -> Markup {
    let words = context.words;
    let email = words.account_email();
    let hint = words.account_email_hint();
    html! {
        form class="sheet" data-form="new" method="post" novalidate {
            h2 id="new-title" tabindex="-1" { (words.account_new()) }
            (Field {
                autocomplete: "username",
                hint: &words.account_name_hint(NAME_MIN_CHARS, NAME_MAX_CHARS),
                least: NAME_MIN_CHARS,
                most: NAME_MAX_CHARS,
                ..Field::text("new-name", "name", &words.account_name())
            }.markup())
            (new_password(context, "new-password", "password", &words.account_password()))
            div data-by-mail {
                (Field {
                    kind: "email", autocomplete: "email", hint: &hint, required: false,
                    ..Field::text("new-email", "email", &email)
                }.markup())
            }
            p class="quiet small" { (words.account_claims()) }
            (send(&words.account_create(), "primary", &words.account_wait()))
        }
    }
}

fn forgotten(context: &Context<'_>) -> Markup {
    let words = context.words;
    let code = words.account_code();
    html! {
        h2 id="forgotten-title" class="unseen" tabindex="-1" { (words.account_forgotten()) }
        form class="sheet" data-form="by-code" method="post" novalidate {
            h3 { (words.account_by_code()) }
            (Field { autocomplete: "username", ..Field::text("code-name", "name", &words.account_name()) }.markup())
            (Field { hint: &words.account_code_hint(), ..Field::text("code-code", "code", &code) }.markup())
            (new_password(context, "code-password", "password", &words.account_new_password()))
            (revoke_tokens(context))
            (send(&words.account_set_password(), "primary", &words.account_wait()))
        }
        form class="sheet" data-form="by-mail" data-by-mail method="post" novalidate {
            h3 { (words.account_by_mail()) }
            p { (words.account_by_mail_about()) }
            (Field { autocomplete: "username", ..Field::text("mail-name", "name", &words.account_name()) }.markup())
            (send(&words.account_send_mail(), "", &words.account_wait()))
        }
    }
}

/// Renders the form for a new password, which is opened by links in emails.
fn reset(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        form class="sheet" data-form="reset" method="post" novalidate {
            h2 id="reset-title" tabindex="-1" { (words.account_reset_title()) }
            (new_password(context, "reset-password", "password", &words.account_new_password()))
            (revoke_tokens(context))
            (send(&words.account_set_password(), "primary", &words.account_wait()))
        }
    }
}

/// Renders the recovery codes, which are shown only once.
fn codes(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        h2 id="codes-title" tabindex="-1" { (words.account_codes_title()) }
        p { (words.account_codes_about()) }
        ul data-codes {}
        div class="acts" {
            button type="button" data-codes-act="copy" { (words.account_codes_copy()) }
            button type="button" data-codes-act="save" { (words.account_codes_save()) }
            button type="button" data-codes-act="print" { (words.account_codes_print()) }
            button type="button" class="primary" data-codes-act="kept" { (words.account_codes_kept()) }
        }
    }
}
