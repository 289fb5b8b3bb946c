//! Cards: positions that are repeated before they are forgotten. They are known only to the browser, so `web/repeat` fills the
//! page.

use maud::{Markup, html};

use super::{context::Context, shell::shell};
use crate::page::Page;

/// Grades of an answer, from worst to best.
const GRADES: [&str; 4] = ["again", "hard", "good", "easy"];

/// Renders the current card, and an overview of all cards.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let title = words.repeat_title();
    let main = html! {
        main id="content" class="repeat" data-page="repeat" data-view="lesson" {
            div id="card" class="table" hidden {
                div class="words" {
                    h2 id="question" class="question" tabindex="-1" {}
                    div class="say" data-messages { div class="answer" role="status" {} }
                    (grades(context))
                }
                div class="place" { hex-board field="off" label=(title) {} }
                div class="further" { (controls(context)) }
            }
            header class="head" {
                h1 { (title) }
                p class="lead" { (words.repeat_lead()) }
                p id="standing" class="standing" role="status" { (words.repeat_loading()) }
                noscript { p { (words.site_no_script()) } }
            }
            div id="empty" hidden {
                p { (words.repeat_empty()) }
                p class="acts" {
                    a class="button" href=(context.link(Page::Analyse)) { (words.site_analyse()) }
                    a class="button" href=(context.link(Page::Play)) { (words.site_play()) }
                }
            }
            section id="deck" hidden {
                h2 { (words.repeat_forecast()) }
                figure id="forecast" {}
                details id="all" {
                    summary { (words.repeat_all()) }
                    ul class="deck" {}
                }
            }
        }
    };
    shell(context, &title, &main)
}

fn grades(context: &Context<'_>) -> Markup {
    let words = context.words;
    let names =
        [words.repeat_again(), words.repeat_hard(), words.repeat_good(), words.repeat_easy()];
    html! {
        div id="grades" class="grades" role="group" aria-labelledby="grades-title" hidden {
            p id="grades-title" { (words.repeat_grade()) }
            @for (grade, name) in GRADES.into_iter().zip(names) {
                button type="button" data-grade=(grade) { strong { (name) } span class="small" {} }
            }
        }
    }
}

fn controls(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div class="controls" {
            p class="acts" {
                button type="button" class="quiet" data-act="show" { (words.learn_show()) }
                button type="button" class="quiet" data-act="reset" { (words.repeat_retry()) }
                a class="button quiet" data-act="analyse" href=(context.link(Page::Analyse)) { (words.site_analyse()) }
                button type="button" class="quiet" data-act="drop" { (words.repeat_drop()) }
            }
        }
    }
}
