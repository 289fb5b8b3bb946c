use maud::{Markup, html};
use variants::Family;

use super::{context::Context, shell::shell};
use crate::page::Page;

/// Renders the page for unknown URLs: a picture of a ring that has left the board, and links back.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let others = [
        (Page::Play, words.site_play()),
        (Page::Online, words.online_menu()),
        (Page::Learn, words.site_learn()),
        (Page::Analyse, words.site_analyse()),
        (Page::Rules(Family::Yinsh), words.site_rules()),
    ];
    let main = html! {
        main id="content" class="missing" data-page="missing" {
            (picture())
            div {
                h1 { (words.missing_title()) }
                p class="lead" { (words.missing_about()) }
                p { a class="button primary" href=(context.link(Page::Home)) { (words.missing_home()) } }
                ul {
                    @for (page, name) in others {
                        li { a href=(context.link(page)) { (name) } }
                    }
                }
            }
        }
    };
    shell(context, &words.missing_title(), &main)
}

/// Renders a board, and a ring that has rolled off it.
fn picture() -> Markup {
    html! {
        svg class="lost" viewBox="-112 -108 268 222" aria-hidden="true" focusable="false" {
            path class="frame" d="M0-100 86.6-50V50L0 100-86.6 50V-50Z" {}
            @for turn in [0, 60, 120] {
                // Nine lines of a board with five points on each edge.
                path class="grid" transform={ "rotate(" (turn) ")" }
                    d="M0-72V72M15.6-63V63M31.2-54V54M46.8-45V45M62.4-36V36M-15.6-63V63M-31.2-54V54M-46.8-45V45M-62.4-36V36" {}
            }
            @for (x, y, color) in [("-15.6", "-45", "b"), ("0", "-36", "w"), ("15.6", "-27", "w"), ("-31.2", "18", "b"), ("-15.6", "27", "w")] {
                circle class={ "stone " (color) } cx=(x) cy=(y) r="6" {}
            }
            (ring("-46.8", "-9", "b"))
            (ring("31.2", "-18", "b"))
            (ring("0", "36", "w"))
            path class="way" d="M15.6 45C52 62 84 60 112 84" {}
            (ring("126", "92", "w"))
        }
    }
}

fn ring(x: &str, y: &str, color: &str) -> Markup {
    html! {
        circle class={ "edge " (color) } cx=(x) cy=(y) r="10" {}
        circle class={ "ring " (color) } cx=(x) cy=(y) r="10" {}
    }
}
