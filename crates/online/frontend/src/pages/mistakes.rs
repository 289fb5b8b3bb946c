//! The page with exercises based on the player's own mistakes; its script is in `web/mistakes`.

use maud::{Markup, html};

use super::{context::Context, shell::shell};
use crate::page::Page;

/// Renders a board with the position of the mistake, the task, and the buttons. Scripts show either these or a message that
/// there are no mistakes yet.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" class="mistakes" data-page="mistakes" data-stage="loading" {
            div class="side-board" {
                hex-board id="board" field="off" {}
            }
            div class="side-panel" {
                nav class="trail" aria-label=(words.train_menu()) {
                    a href=(context.link(Page::Train)) { (words.train_menu()) }
                }
                h1 { (words.mistakes_title()) }
                p class="lead" { (words.mistakes_about()) }
                noscript { p class="sheet" { (words.site_no_script()) } }
                p id="loading" class="quiet" { (words.play_loading()) }
                div id="empty" hidden {
                    p { (words.mistakes_empty()) }
                    p { a class="button primary" href=(context.link(Page::Play)) { (words.mistakes_play()) } }
                }
                section id="trainer" class="sheet" aria-labelledby="ask" hidden {
                    p id="at" class="small quiet" {}
                    h2 id="ask" {}
                    div id="say" class="say" data-messages {
                        p id="verdict" role="status" {}
                    }
                    div class="row" {
                        button type="button" id="hint" { (words.learn_hint()) }
                        button type="button" id="solution" { (words.mistakes_solution()) }
                        button type="button" id="again" hidden { (words.mistakes_again()) }
                        button type="button" id="next" class="primary" hidden { (words.mistakes_next()) }
                    }
                    p { a id="game" href=(context.link(Page::Analyse)) { (words.mistakes_game()) } }
                }
            }
        }
    };
    shell(context, &words.mistakes_title(), &main)
}
