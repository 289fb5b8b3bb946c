//! The training hub: one tile for each kind of training.

use maud::{Markup, html};

use super::{context::Context, puzzles, shell::shell};
use crate::page::Page;

/// Renders the puzzles of the day, and the tiles below them.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let tiles = [
        (Page::Puzzles, words.puzzles_title(), words.puzzles_about()),
        (Page::Mistakes, words.mistakes_title(), words.mistakes_about()),
        (Page::Repeat, words.repeat_title(), words.repeat_lead()),
        (Page::Progress, words.progress_title(), words.progress_lead()),
        (Page::Studies, words.studies_title(), words.studies_lead()),
    ];
    let main = html! {
        main id="content" data-page="train" {
            h1 { (words.train_title()) }
            p class="lead" { (words.train_lead()) }
            section class="daily" aria-labelledby="daily-title" {
                h2 id="daily-title" { (words.puzzles_daily_today()) }
                (puzzles::daily(context))
            }
            div class="tiles" {
                @for (page, title, about) in &tiles { (tile(context, *page, title, about)) }
            }
            p id="days" class="days quiet" {}
        }
    };
    shell(context, &words.train_title(), &main)
}

/// Renders one tile: its link, and a line that scripts fill with the player's progress.
fn tile(context: &Context<'_>, page: Page, title: &str, about: &str) -> Markup {
    html! {
        article class="tile sheet" data-tile=(page.name()) {
            h2 { a href=(context.link(page)) { (title) } }
            p { (about) }
            p class="quiet small" data-known {}
        }
    }
}
