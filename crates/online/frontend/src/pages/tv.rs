//! The best game in progress, followed by another one when it ends; shown by `web/tv`.

use maud::{Markup, html};

use super::{context::Context, game_parts::plate, shell::shell};
use crate::page::Page;

/// Renders a board with its players, facts about the game, and other games in progress.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" class="play room tv" data-page="tv" data-stage="loading" {
            div class="side-board" {
                (plate("plate-top"))
                hex-board id="board" field="off" {}
                (plate("plate-bottom"))
            }
            div class="side-panel" {
                div class="top" {
                    h1 { (words.tv_title()) }
                    p id="connection" class="connection" role="status" data-state="connecting" {
                        (words.online_state_connecting())
                    }
                }
                p class="lead" { (words.tv_lead()) }
                noscript { p class="sheet" { (words.site_no_script()) } }
                section id="now" class="now" aria-labelledby="now-head" hidden {
                    h2 id="now-head" {}
                    p id="now-facts" class="quiet" {}
                    p id="now-state" role="status" {}
                    p class="acts" {
                        a id="now-open" class="button" { (words.tv_open()) }
                        button type="button" id="exhibition-pause" aria-pressed="false" hidden { (words.home_pause()) }
                    }
                }
                section id="quiet-time" class="now" hidden {
                    p id="quiet-words" role="status" {}
                    p class="acts" {
                        a class="button primary" href=(context.link(Page::Online)) { (words.home_live_start()) }
                        a class="button" href={ (context.link(Page::Play)) "?variant=yinsh&opponent=engine&level=3" } {
                            (words.home_play())
                        }
                    }
                }
                section id="others" class="list" aria-labelledby="others-title" hidden {
                    h2 id="others-title" { (words.online_live()) }
                    ul id="others-list" class="game-cards" {}
                }
            }
        }
    };
    shell(context, &words.tv_title(), &main)
}
