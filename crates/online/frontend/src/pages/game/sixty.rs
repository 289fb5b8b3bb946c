//! The rules in sixty seconds, for a guest who is invited to a game they do not know: three animated pictures with a sentence
//! each, and a link to the first lesson. The style sheet moves the pieces; `web/room/sixty.js` chooses the game and pauses.

use maud::{Markup, html};
use variants::Family;

use crate::{page::Page, pages::context::Context};

/// The points of the pictures from left to right, in the middle row.
const MIDDLE: [u8; 5] = [12, 36, 60, 84, 108];

/// Lines of the part of a board that all pictures show.
const LINES: &str = "M12 42H108M24 21H96M24 63H96M24 21 48 63M48 21 72 63M72 21 96 63M96 21 108 42 96 63M72 63 96 21M48 63 72 21\
                     M24 63 48 21M24 63 12 42 24 21";

/// Renders the pictures of all games; the script shows those of the game to which the page belongs.
pub(super) fn rules(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="sixty" class="sixty" aria-labelledby="sixty-title" hidden {
            div class="top" {
                h2 id="sixty-title" { (words.sixty_title()) }
                button type="button" id="sixty-pause" class="quiet" aria-pressed="false" { (words.home_pause()) }
            }
            div data-game="yinsh" hidden { (yinsh(context)) (lesson(context, Family::Yinsh)) }
            div data-game="gipf" hidden { (gipf(context)) (lesson(context, Family::Gipf)) }
            div data-game="potentials" hidden {
                (gipf(context))
                p { (words.sixty_potentials()) }
                (lesson(context, Family::Potentials))
            }
        }
    }
}

fn yinsh(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        ol {
            (picture("place", &words.sixty_yinsh_place(), &html! {
                path class="way" d="M22 42H70M64 37 71 42 64 47" {}
                (stone(12, 42, "w marker appears"))
                circle class="ring w moves" cx="12" cy="42" r="8.5" {}
            }))
            (picture("jump", &words.sixty_yinsh_flip(), &html! {
                path class="way" d="M22 36C44 12 78 12 100 33M100 25V34L91 33" {}
                (stone(12, 42, "w marker"))
                @for x in [36, 60, 84] {
                    (stone(x, 42, "b marker turns-away"))
                    (stone(x, 42, "w marker turns-up"))
                }
                circle class="ring w moves" cx="12" cy="42" r="8.5" {}
            }))
            (picture("row", &html! {
                span data-variant="yinsh" { (words.sixty_yinsh_row()) }
                span data-variant="yinsh-blitz" hidden { (words.sixty_yinsh_row_blitz()) }
            }, &html! {
                path class="mark" d="M12 42H108" {}
                @for x in MIDDLE { (stone(x, 42, "w marker leaves")) }
                circle class="ring w leaves-too" cx="72" cy="21" r="8.5" {}
            }))
        }
    }
}

fn gipf(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        ol {
            (picture("push", &words.sixty_gipf_push(), &html! {
                circle class="dot" cx="12" cy="42" r="3" {}
                path class="way" d="M14 28H36M30 23 37 28 30 33" {}
                (stone(12, 42, "w moves"))
                (stone(36, 42, "b moves"))
            }))
            (picture("four", &words.sixty_gipf_row(), &html! {
                path class="mark" d="M12 42H84" {}
                @for x in &MIDDLE[..4] { (stone(*x, 42, "w returns")) }
                (stone(108, 42, "b captured"))
            }))
            (picture("end", &html! {
                span data-variant="gipf-basic" { (words.sixty_gipf_end_basic()) }
                span data-variant="gipf" hidden { (words.sixty_gipf_end()) }
            }, &html! {
                @for (x, class) in [(36, "w gone third"), (60, "w gone second"), (84, "w gone first")] {
                    circle class="empty" cx=(x) cy="42" r="8.5" {}
                    (stone(x, 42, class))
                }
            }))
        }
    }
}

/// Renders a picture with its sentence.
fn picture(name: &str, text: &impl maud::Render, pieces: &Markup) -> Markup {
    html! {
        li {
            svg class={ "scene " (name) } viewBox="-3 0 126 84" aria-hidden="true" focusable="false" {
                @if name != "end" { path class="lines" d=(LINES) {} }
                (pieces)
            }
            p { (text) }
        }
    }
}

fn stone(x: u8, y: u8, class: &str) -> Markup {
    html! { circle class={ "stone " (class) } cx=(x) cy=(y) r="8.5" {} }
}

/// Renders the link to the first lesson.
fn lesson(context: &Context<'_>, family: Family) -> Markup {
    let lessons = &lessons::course(family).lessons;
    let first =
        lessons.first().map_or(Page::Course(family), |first| Page::Lesson(family, &first.slug));
    html! { p { a href=(context.link(first)) { (context.words.sixty_lesson()) } } }
}
