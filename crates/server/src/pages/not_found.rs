use maud::{Markup, html};
use words::Words;

use super::{Context, shell::shell};
use crate::{page::Page, site::Site};

/// Says that there is nothing here, with a way back.
pub(crate) fn render(site: &Site, words: Words) -> Markup {
    let context = Context { site, words, page: None };
    let main = html! {
        main id="content" data-page="missing" {
            h1 { (words.missing_title()) }
            p { (words.missing_about()) }
            p { a class="button" href=(context.link(Page::Home)) { (words.missing_home()) } }
        }
    };
    shell(&context, &words.missing_title(), &main)
}
