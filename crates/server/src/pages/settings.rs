use maud::{Markup, html};

use super::{Context, shell::shell};

/// The page of settings, which are kept in the browser.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="settings" {
            h1 { (words.settings_title()) }
            div id="settings" {}
            noscript { p { (words.site_no_script()) } }
        }
    };
    shell(context, &words.settings_title(), &main)
}
