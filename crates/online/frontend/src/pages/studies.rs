use maud::{Markup, html};

use super::{context::Context, shell::shell};
use crate::page::Page;

/// Renders the studies page; `web/studies` fills its lists.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" class="studies" data-page="studies" {
            h1 { (words.studies_title()) }
            p class="lead" { (words.studies_lead()) }
            noscript { p { (words.site_no_script()) } }
            div class="row" {
                button type="button" class="primary" id="new-study" { (words.studies_new()) }
                label class="button" {
                    (words.studies_import())
                    input id="study-file" class="unseen" type="file" accept=".txt,.pgn,.sgf,.json,text/*,application/json";
                }
            }
            section aria-labelledby="own-title" {
                h2 id="own-title" { (words.studies_own()) }
                p id="studies-status" class="quiet" role="status" {}
                ul id="own-studies" class="study-cards" {}
            }
            section id="served-section" aria-labelledby="served-title" hidden {
                h2 id="served-title" { (words.studies_server()) }
                ul id="served-studies" class="study-cards" {}
            }
            section aria-labelledby="public-title" {
                h2 id="public-title" { (words.studies_public()) }
                p id="public-status" class="quiet" role="status" {}
                ul id="public-studies" class="study-cards" {}
                button type="button" id="more-studies" hidden { (words.archive_more()) }
            }
        }
    };
    shell(context, &words.studies_title(), &main)
}

/// Renders the chapters of a study, next to the analysis board; `web/studies/study-editor.js` fills them in.
pub(crate) fn chapters(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="chapters" class="panel chapters" data-state="loading" aria-labelledby="study-title" {
            div class="chapters-head" {
                h2 id="study-title" data-part="study-title" { (words.study_title()) }
                p class="small quiet" role="status" data-part="state" {}
                p class="small" data-part="hidden" hidden { (words.study_hidden()) }
            }
            details {
                summary {
                    span class="unseen" { (words.study_chapters()) ": " }
                    span data-part="now" {}
                }
                ol data-part="list" aria-label=(words.study_chapters()) {}
                div class="row own" {
                    button type="button" data-act="add-chapter" { (words.study_add()) }
                    button type="button" data-act="rename-chapter" { (words.study_rename_chapter()) }
                    button type="button" data-act="chapter-up" title=(words.study_up()) aria-label=(words.study_up()) { "↑" }
                    button type="button" data-act="chapter-down" title=(words.study_down()) aria-label=(words.study_down()) { "↓" }
                    button type="button" data-act="delete-chapter" { (words.study_delete_chapter()) }
                }
            }
            details {
                summary { (words.study_share()) }
                (online(context))
                div class="row" {
                    button type="button" class="foreign" data-act="keep-copy" { (words.study_keep()) }
                    button type="button" data-act="study-file" { (words.study_file()) }
                    button type="button" data-act="study-link" { (words.study_link()) }
                    button type="button" class="own" data-act="rename-study" { (words.studies_rename()) }
                    a class="button" href=(context.link(Page::Studies)) { (words.study_all()) }
                }
            }
        }
    }
}

/// Renders the options to store a study on the server.
fn online(context: &Context<'_>) -> Markup {
    let words = context.words;
    let accesses = [
        ("none", words.study_access_none()),
        ("private", words.study_access_private()),
        ("link", words.study_access_link()),
        ("public", words.study_access_public()),
    ];
    html! {
        div class="own online" {
            label {
                (words.study_access())
                select data-part="access" {
                    @for (value, name) in &accesses { option value=(value) { (name) } }
                }
            }
            p class="small quiet" role="status" data-part="online" {}
            div class="row" {
                button type="button" data-act="embed-code" hidden { (words.study_code()) }
            }
        }
    }
}
