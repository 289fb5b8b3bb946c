use maud::{Markup, html};

use super::{Context, shell::shell};

/// What Gipfel is and whose games these are.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="about" {
            h1 { (words.about_title()) }
            p { (words.site_description()) }
            p { (words.site_credit()) }
        }
    };
    shell(context, &words.about_title(), &main)
}
