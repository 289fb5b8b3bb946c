use maud::{Markup, html};

use super::{Context, shell::shell};

/// The page on which one plays; `web/play` fills it.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="play" {
            h1 class="unseen" { (words.play_title()) }
            div id="play" {}
            noscript { p { (words.site_no_script()) } }
        }
    };
    shell(context, &words.play_title(), &main)
}
