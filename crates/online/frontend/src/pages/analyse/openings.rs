//! The openings panel; its script is in `web/openings`.

use maud::{Markup, html};

use crate::pages::context::Context;

/// Renders the panel, which lists the turns played from the position on the board.
pub(super) fn panel(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="panel-openings" class="panel openings" role="tabpanel" data-tab="openings" aria-labelledby="tab-openings" hidden {
            (choices(context))
            div class="row" data-part="file" hidden {
                label class="button" {
                    (words.openings_file())
                    input class="unseen" type="file" accept=".txt,.pgn,.sgf,.json,text/*,application/json";
                }
                span class="small quiet" data-part="name" {}
            }
            p class="state small" role="status" data-part="state" {}
            button type="button" data-act="retry" hidden { (words.openings_retry()) }
            (table(context))
            div class="legend" data-part="legend" hidden {}
            p class="small quiet" { (words.openings_folded()) }
        }
    }
}

/// Renders the controls for choosing which games are counted and what the colours show.
fn choices(context: &Context<'_>) -> Markup {
    let words = context.words;
    let sources = [
        ("engine", words.openings_source_engine()),
        ("server", words.openings_source_server()),
        ("own", words.openings_source_own()),
        ("file", words.openings_source_file()),
    ];
    let measures = [("count", words.openings_by_count()), ("score", words.openings_by_score())];
    html! {
        div class="chosen" {
            label {
                (words.openings_source())
                select data-part="source" {
                    @for (value, name) in &sources { option value=(value) { (name) } }
                }
            }
            label {
                (words.openings_by())
                select data-part="measure" {
                    @for (value, name) in &measures { option value=(value) { (name) } }
                }
            }
        }
    }
}

fn table(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div class="played" data-part="table" hidden {
            table {
                caption class="unseen" { (words.openings_caption()) }
                thead {
                    tr {
                        th scope="col" { (words.openings_turn()) }
                        th scope="col" { (words.openings_games()) }
                        th scope="col" { (words.openings_score()) " " span class="quiet" { (words.openings_range()) } }
                        th scope="col" { (words.openings_engine()) }
                    }
                }
                tbody data-part="rows" {}
            }
        }
    }
}
