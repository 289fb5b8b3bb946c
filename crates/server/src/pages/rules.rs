use maud::{Markup, html};
use variants::Family;

use super::{Context, shell::shell};
use crate::page::{self, Page};

/// The rules of a game, to be read; `web/rules` makes the diagrams live.
pub(crate) fn render(context: &Context<'_>, family: Family) -> Markup {
    let words = context.words;
    let title = match family {
        Family::Yinsh => words.rules_yinsh_title(),
        Family::Gipf => words.rules_gipf_title(),
    };
    let main = html! {
        main id="content" data-page="rules" data-family=(page::id(family)) {
            h1 { (title) }
            p {
                a href=(context.link(Page::Rules(Family::Yinsh))) { (words.rules_yinsh_title()) }
                " "
                a href=(context.link(Page::Rules(Family::Gipf))) { (words.rules_gipf_title()) }
            }
            div id="rules" {}
        }
    };
    shell(context, &title, &main)
}
