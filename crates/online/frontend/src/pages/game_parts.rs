//! Parts of the pages on which a game is played or watched.

use maud::{Markup, html};

use super::context::Context;
use crate::page::Page;

/// Renders a player above or below the board.
pub(super) fn plate(id: &str) -> Markup {
    html! {
        div id=(id) class="plate" {
            span class="stone" {}
            span class="here" hidden {}
            span class="who" {}
            span class="rating" hidden {}
            span class="acts" {}
            span class="clock" role="timer" hidden {}
        }
    }
}

/// Renders the question before a command that cannot be taken back; the script fills it.
pub(super) fn sure_dialog(context: &Context<'_>) -> Markup {
    html! {
        dialog id="sure" aria-labelledby="sure-title" aria-describedby="sure-about" {
            h2 id="sure-title" {}
            p id="sure-about" {}
            div class="acts" {
                button type="button" id="sure-no" { (context.words.game_resign_no()) }
                button type="button" id="sure-yes" class="primary" {}
            }
        }
    }
}

/// Renders links to other pages, for phones, where a game leaves no room for the navigation bar.
pub(super) fn ways_out(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        li class="ways-out" { a class="button quiet" href=(context.link(Page::Settings)) { (words.site_settings()) } }
        li class="ways-out" { a class="button quiet" href=(context.link(Page::Home)) { (words.missing_home()) } }
    }
}
