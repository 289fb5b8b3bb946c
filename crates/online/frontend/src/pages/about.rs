use maud::{Markup, html};

use super::{context::Context, shell::shell};

/// Renders the page about Gipfel and the authors of the games.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" class="text" data-page="about" {
            h1 { (words.about_title()) }
            p class="lead" { (words.about_what()) }
            p { (words.about_designer()) }
            p { (words.about_private()) }
            p { (words.about_accessible()) }
            p { (words.about_free()) }
            p class="quiet small" { (words.about_version(env!("CARGO_PKG_VERSION"))) }
        }
    };
    shell(context, &words.about_title(), &main)
}
