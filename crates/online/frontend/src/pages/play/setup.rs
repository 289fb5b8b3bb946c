//! The form for a new game. The lobby uses parts of it too.

use maud::{Markup, html};
use protocol::limits::ENGINE_LEVEL_MAX;
use record::{BASE_TIME_MAX, TIME_STEP_MAX};

use super::pictures::picture;
use crate::{page::Page, pages::context::Context};

/// Maximum length of the name of a player at this device, in characters.
const PLAYER_NAME_MAX_CHARS: usize = 40;

/// Renders the form. Every field has a sensible default so that one click starts a game.
pub(super) fn form(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        form id="setup" class="setup" method="get" aria-labelledby="setup-title" hidden {
            h2 id="setup-title" { (words.play_setup()) }
            div class="halves" {
                div { (all_variants(context)) }
                div {
                    (opponents(context))
                    (engine(context))
                    (persons(context))
                    details class="extras" {
                        summary { (words.play_more()) }
                        (clock(context))
                        (handicap(context))
                        label class="tick" {
                            input type="checkbox" name="evaluation";
                            (words.play_evaluation_show())
                        }
                    }
                }
            }
            div class="go" {
                button type="submit" class="primary" { (words.play_start()) }
                button type="button" class="quiet" id="import-open" { (words.play_import()) }
            }
        }
    }
}

/// Renders the controls for choosing a variant.
pub(in crate::pages) fn variants(context: &Context<'_>) -> Markup {
    games(context, false)
}

/// Renders the controls for choosing a variant with or without potentials, for games between people and against the engine.
pub(in crate::pages) fn all_variants(context: &Context<'_>) -> Markup {
    html! {
        (games(context, true))
        // Filled by scripts when it is first needed.
        div id="potentials" data-for="gipf-potentials" hidden {}
    }
}

/// Returns the variants with their ids and names, also the one for games with potentials.
pub(in crate::pages) fn variant_names(context: &Context<'_>) -> [(&'static str, String); 6] {
    let words = context.words;
    [
        ("yinsh", words.play_variant_yinsh()),
        ("yinsh-blitz", words.play_variant_yinsh_blitz()),
        ("gipf-basic", words.play_variant_gipf_basic()),
        ("gipf-standard", words.play_variant_gipf_standard()),
        ("gipf-tournament", words.play_variant_gipf_tournament()),
        ("gipf-potentials", words.play_variant_gipf_potentials()),
    ]
}

fn games(context: &Context<'_>, potentials: bool) -> Markup {
    let words = context.words;
    let abouts = [
        words.play_about_yinsh(),
        words.play_about_yinsh_blitz(),
        words.play_about_gipf_basic(),
        words.play_about_gipf_standard(),
        words.play_about_gipf_tournament(),
        words.play_about_gipf_potentials(),
    ];
    let variants = variant_names(context).into_iter().zip(abouts);
    html! {
        fieldset class="variants" {
            legend { (words.play_game()) }
            div class="picks" {
                @for ((id, name), about) in variants.take(if potentials { 6 } else { 5 }) {
                    label {
                        input type="radio" name="variant" value=(id) checked[id == "yinsh"];
                        span {
                            (picture(id))
                            span class="name" { strong { (name) } small { (about) } }
                        }
                    }
                }
            }
        }
    }
}

fn opponents(context: &Context<'_>) -> Markup {
    let words = context.words;
    let choices =
        [("engine", words.play_opponent_engine()), ("person", words.play_opponent_person())];
    html! {
        fieldset {
            legend { (words.play_opponent()) }
            (picks("opponent", "engine", &choices))
            p class="small" { a href=(context.link(Page::Online)) { (words.online_from_play()) } }
        }
    }
}

fn engine(context: &Context<'_>) -> Markup {
    let words = context.words;
    let colors =
        [("w", words.play_white()), ("b", words.play_black()), ("chance", words.play_chance())];
    html! {
        div data-for="engine" {
            (level(context))
            fieldset {
                legend { (words.play_color()) }
                (picks("color", "w", &colors))
            }
            label class="tick" {
                input type="checkbox" name="teaching";
                span { (words.teach_option()) " " small class="quiet" { (words.teach_about()) } }
            }
        }
    }
}

/// Renders the controls for choosing the engine's level.
pub(in crate::pages) fn level(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        fieldset class="level" {
            label for="level" { (words.play_level()) }
            input type="range" id="level" name="level" min="1" max=(ENGINE_LEVEL_MAX) step="1" value="3";
            div class="ends" aria-hidden="true" {
                span { (words.play_level_easy()) }
                span { (words.play_level_hard()) }
            }
            output for="level" { (words.play_level_of(3, words.play_level_3().as_str())) }
        }
    }
}

fn persons(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div data-for="person" hidden {
            fieldset class="names" {
                legend { (words.play_names()) }
                @for (name, label) in [("white", words.play_name_white()), ("black", words.play_name_black())] {
                    label {
                        span class="unseen" { (label) }
                        input type="text" name=(name) maxlength=(PLAYER_NAME_MAX_CHARS) autocomplete="off" placeholder=(label);
                    }
                }
            }
            label class="tick" {
                input type="checkbox" name="turning" checked;
                (words.play_turning())
            }
        }
    }
}

fn clock(context: &Context<'_>) -> Markup {
    let words = context.words;
    let clocks = [
        ("none", words.play_clock_none()),
        ("180+2", words.play_clock_time_control(3, 2)),
        ("300+3", words.play_clock_time_control(5, 3)),
        ("600+5", words.play_clock_time_control(10, 5)),
        ("1200+10", words.play_clock_time_control(20, 10)),
        ("own", words.play_clock_own()),
    ];
    html! {
        fieldset {
            legend { (words.play_clock()) }
            (picks("clock", "none", &clocks))
            div class="custom-clock" data-for="clock-own" hidden {
                label { (words.play_clock_minutes()) input type="number" name="minutes" min="1" max=(BASE_TIME_MAX / 60_000) value="15"; }
                label { (words.play_clock_increment()) input type="number" name="increment" min="0" max=(TIME_STEP_MAX / 1_000) value="10"; }
            }
            p class="quiet small" { (words.play_clock_note()) }
        }
    }
}

/// Renders the controls for giving one player extra pieces, which are shown only for the basic game.
pub(in crate::pages) fn handicap(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        fieldset data-for="gipf-basic" hidden {
            label for="handicap" { (words.play_handicap()) }
            select id="handicap" name="handicap" {
                option value="" { (words.play_handicap_none()) }
                @for count in 1..=3 {
                    option value={ "w" (count) } { (words.play_handicap_white(count)) }
                }
                @for count in 1..=3 {
                    option value={ "b" (count) } { (words.play_handicap_black(count)) }
                }
            }
        }
    }
}

/// Renders a group of options, one of which is selected.
pub(in crate::pages) fn picks(name: &str, checked: &str, choices: &[(&str, String)]) -> Markup {
    html! {
        div class="picks" {
            @for (value, text) in choices {
                label {
                    input type="radio" name=(name) value=(value) checked[*value == checked];
                    span { (text) }
                }
            }
        }
    }
}
