use maud::{Markup, html};

use super::{Context, shell::shell};
use crate::page::Page;

/// The first page.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="home" {
            h1 { (words.home_title()) }
            p { (words.site_description()) }
            p { a class="button" href=(context.link(Page::Play)) { (words.site_play()) } }
            div id="home" {}
        }
    };
    shell(context, &words.home_title(), &main)
}
