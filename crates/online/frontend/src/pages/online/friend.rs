//! The panel for playing a friend. It contains only what a friend needs to know; `web/lobby/friend.js` opens it.

use maud::{Markup, html};
use protocol::limits::GUEST_NAME_MAX_CHARS;

use crate::pages::{
    context::Context,
    play::setup::{picks, variant_names},
};

/// Renders the panel: game, clock, colour, and the button that creates the game.
pub(super) fn panel(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        dialog id="friend" class="friend" aria-labelledby="friend-title" {
            form id="friend-form" method="get" {
                h2 id="friend-title" { (words.home_friend()) }
                p class="quiet small" { (words.online_link_about()) }
                label class="row" for="friend-variant" { (words.play_game()) }
                select id="friend-variant" name="variant" {
                    @for (id, name) in variant_names(context) {
                        option value=(id) { (name) }
                    }
                }
                fieldset {
                    legend { (words.play_clock()) }
                    (picks("clock", "600+5", &[
                        ("300+3", "5+3".to_owned()),
                        ("600+5", "10+5".to_owned()),
                        ("3days", words.online_days_short(3)),
                        ("-", words.online_clock_none()),
                    ]))
                }
                fieldset {
                    legend { (words.play_color()) }
                    (picks("color", "chance", &[
                        ("w", words.play_white()), ("b", words.play_black()), ("chance", words.online_color_chance()),
                    ]))
                }
                div id="friend-guest" {
                    label class="row" for="friend-name" { (words.game_invite_name()) }
                    input type="text" id="friend-name" maxlength=(GUEST_NAME_MAX_CHARS) autocomplete="nickname" spellcheck="false";
                }
                p id="friend-answer" class="fault" role="alert" {}
                div class="acts" {
                    button type="submit" class="primary" id="friend-go" { (words.online_start()) }
                    button type="button" id="friend-more" { (words.online_more()) }
                    button type="button" class="quiet" id="friend-close" { (words.site_close()) }
                }
            }
        }
    }
}
