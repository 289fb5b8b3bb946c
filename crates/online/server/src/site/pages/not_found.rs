use maud::{Markup, html};

use super::{context::Context, shell::shell};
use crate::site::page::Page;

/// Says that there is no such page, with a link to the first one.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" class="text" data-page="missing" {
            h1 { (words.missing_title()) }
            p class="lead" { (words.missing_about()) }
            p { a class="button primary" href=(context.link(Page::Home)) { (words.missing_home()) } }
        }
    };
    shell(context, &words.missing_title(), &main)
}
