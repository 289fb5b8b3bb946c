//! Club nights. One page serves all of them; `web/club` fills it in.

use maud::{Markup, html};
use protocol::limits::GUEST_NAME_MAX_CHARS;

use super::{
    context::Context,
    play::setup::{picks, variants},
    shell::shell,
};
use crate::page::Page;

/// Renders the form for a new club night, and the night whose id is in the URL.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" class="club" data-page="club" {
            h1 { (words.club_title()) }
            p class="lead" { (words.club_lead()) }
            noscript { p { (words.account_no_script()) } }
            p data-part="missing" role="alert" hidden { (words.club_missing()) }
            (new(context))
            div data-part="night" hidden { (night(context)) }
        }
    };
    shell(context, &words.club_title(), &main)
}

fn new(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        form class="sheet" data-part="new" hidden {
            (variants(context))
            fieldset {
                legend { (words.play_clock()) }
                (picks("clock", "300+3", &[
                    ("180+2", "3+2".to_owned()),
                    ("300+3", "5+3".to_owned()),
                    ("600+5", "10+5".to_owned()),
                    ("1200+10", "20+10".to_owned()),
                ]))
            }
            fieldset {
                legend { (words.club_when()) }
                (picks("when", "now", &[("now", words.club_when_now()), ("later", words.club_when_later())]))
                div class="later" data-later hidden {
                    label for="club-starts" { (words.club_starts()) }
                    input type="datetime-local" id="club-starts" name="starts";
                    p class="quiet small" { (words.club_announced()) }
                }
            }
            div class="go" { button type="submit" class="primary" data-create { (words.club_start()) } }
        }
    }
}

fn night(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div class="columns" {
            section class="sheet own" aria-labelledby="club-what" {
                h2 id="club-what" data-what {}
                p data-over role="status" hidden { (words.club_over()) }
                p data-starts hidden {}
                p class="quiet" data-until {}
                div data-guest {
                    label for="club-name" { (words.club_name()) }
                    input type="text" id="club-name" data-guest-name maxlength=(GUEST_NAME_MAX_CHARS) autocomplete="nickname";
                }
                p data-waiting role="status" hidden { (words.club_waiting()) }
                div class="acts" {
                    a class="button primary large" data-go href=(context.link(Page::Club)) hidden { (words.online_paired_go()) }
                    button type="button" class="primary large" data-ready hidden { (words.club_ready()) }
                    button type="button" data-rest hidden { (words.club_rest()) }
                    button type="button" class="quiet" data-end hidden { (words.club_end()) }
                }
                label for="club-link" { (words.club_link()) }
                div class="acts" {
                    input type="text" id="club-link" data-link readonly;
                    button type="button" data-copy { (words.game_invite_copy()) }
                }
            }
            section aria-labelledby="club-table" {
                h2 id="club-table" { (words.club_table()) }
                p class="quiet" data-nobody hidden { (words.club_nobody()) }
                table aria-labelledby="club-table" {
                    thead {
                        tr {
                            th scope="col" { (words.player_title()) }
                            th scope="col" { span class="unseen" { (words.club_state()) } }
                            th class="number" scope="col" { (words.club_results()) }
                            th class="number" scope="col" { (words.club_points()) }
                        }
                    }
                    tbody data-table {}
                }
            }
        }
        section data-live aria-labelledby="club-live" hidden {
            h2 id="club-live" { (words.home_live()) }
            ul class="game-cards" data-games {}
        }
    }
}
