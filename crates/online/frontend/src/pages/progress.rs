//! A player's results and training history. They are stored only in the notebook, so `web/progress` fills the page.

use maud::{Markup, html};

use super::{context::Context, shell::shell};
use crate::page::Page;

/// Renders the plots, each with a sentence and a table.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let title = words.progress_title();
    let main = html! {
        main id="content" class="progress-page" data-page="progress" {
            h1 { (title) }
            p class="lead" { (words.progress_lead()) }
            p id="loading" role="status" { (words.progress_loading()) }
            noscript { p { (words.site_no_script()) } }
            div id="empty" hidden {
                p { (words.progress_empty()) }
                p { a class="button primary" href=(context.link(Page::Play)) { (words.site_play()) } }
            }
            div id="figures" hidden {
                p id="days" class="quiet" {}
                section {
                    h2 { (words.progress_accuracy()) }
                    figure id="accuracy" {}
                }
                div class="groups" {
                    (groups("phase", &words.progress_phase(), None))
                    (groups("color", &words.progress_color(), None))
                    (groups("opponent", &words.progress_opponent(), None))
                    (groups("openings", &words.progress_openings(), Some(&words.progress_openings_about())))
                }
                section id="mistakes" {
                    h2 { (words.progress_mistakes()) }
                    div data-part="list" {}
                }
                section id="plan" hidden {
                    h2 { (words.progress_plan()) }
                    p class="small quiet" { (words.progress_plan_about()) }
                    div data-part="list" {}
                }
                section id="ratings" {
                    h2 { (words.progress_ratings()) }
                    div data-part="list" {}
                    p { a href=(context.link(Page::Account)) { (words.progress_profile()) } }
                }
            }
        }
    };
    shell(context, &title, &main)
}

fn groups(id: &str, title: &str, about: Option<&str>) -> Markup {
    html! {
        section id=(id) hidden {
            h2 { (title) }
            @if let Some(about) = about { p class="small quiet" { (about) } }
            table { tbody {} }
        }
    }
}
