use maud::{Markup, html};

use super::{Context, shell::shell};

/// The page on which one analyses; `web/analyse` fills it.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="analyse" {
            h1 class="unseen" { (words.analyse_title()) }
            div id="analyse" {}
            noscript { p { (words.site_no_script()) } }
        }
    };
    shell(context, &words.analyse_title(), &main)
}
