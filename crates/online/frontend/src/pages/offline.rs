use maud::{Markup, html};

use super::{context::Context, shell::shell};
use crate::page::Page;

/// Renders the page that the service worker shows while offline, in place of a page that is not cached.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let ways = [
        (Page::Play, words.site_play()),
        (Page::Learn, words.site_learn()),
        (Page::Analyse, words.site_analyse()),
    ];
    let main = html! {
        main id="content" class="text" data-page="offline" {
            h1 { (words.offline_title()) }
            p class="lead" { (words.offline_about()) }
            p { a class="button primary" href="" { (words.offline_again()) } }
            p { @for (page, name) in ways { a class="button" href=(context.link(page)) { (name) } " " } }
        }
    };
    shell(context, &words.offline_title(), &main)
}
