use maud::{Markup, html};
use words::Words;

use super::{Context, shell::shell};
use crate::site::{page::Page, snapshot::Site};

/// Says that there is nothing here, with ways on.
pub(crate) fn render(site: &Site, words: Words) -> Markup {
    let context = Context { site, words, page: None };
    let main = html! {
        main id="content" class="text" data-page="missing" {
            h1 { (words.missing_title()) }
            p class="lead" { (words.missing_about()) }
            p { a class="button primary" href=(context.link(Page::Home)) { (words.missing_home()) } }
        }
    };
    shell(&context, &words.missing_title(), &main)
}
