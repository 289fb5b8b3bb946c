//! The puzzle page: a board, the task, and the next puzzle. Its script is in `web/puzzles`.

use maud::{Markup, html};
use puzzles::Theme;
use variants::{Family, Variant};

use super::{context::Context, shell::shell};
use crate::page::{self, Page};

/// Games that have puzzles.
const GAMES: [Family; 2] = [Family::Yinsh, Family::Gipf];

/// Variants that have puzzles.
const VARIANTS: [Variant; 5] = [
    Variant::Yinsh,
    Variant::YinshBlitz,
    Variant::GipfBasic,
    Variant::GipfStandard,
    Variant::GipfTournament,
];

/// Renders the page, which presents one puzzle after another.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="puzzles" data-stage="loading" {
            div class="table" {
                h1 { (words.puzzles_title()) }
                div class="words" {
                    p id="ask" class="ask" tabindex="-1" { (words.puzzles_loading()) }
                    p id="facts" class="facts quiet small" {}
                    div class="say" data-messages { div class="answer" role="status" {} }
                }
                div class="place" {
                    hex-board id="board" field="off" label=(words.puzzles_title()) {}
                    noscript { p { (words.site_no_script()) } }
                }
                // With the keyboard, the board comes first; the style sheet shows the modes above it.
                (pick(context))
                div class="further" {
                    (controls(context))
                    p id="standing" class="standing" {}
                    section id="result" class="result-card" hidden {}
                }
            }
            (history(context))
            (keep(context))
        }
    };
    shell(context, &words.puzzles_title(), &main)
}

/// Renders the modes as tabs, and the choice of game, variant and theme.
fn pick(context: &Context<'_>) -> Markup {
    let words = context.words;
    let modes = [
        ("rated", words.puzzles_mode_rated(), words.puzzles_about_rated()),
        ("streak", words.puzzles_mode_streak(), words.puzzles_about_streak()),
        ("theme", words.puzzles_tab_theme(), words.puzzles_about_theme()),
        ("daily", words.puzzles_tab_daily(), words.puzzles_about_daily()),
    ];
    html! {
        div class="pick" {
            nav id="modes" class="tabs" aria-label=(words.puzzles_mode()) {
                a class="way-out" href=(context.link(Page::Train)) aria-label=(words.train_menu()) { "‹" }
                @for (mode, name, about) in &modes {
                    @let address = format!("{}?mode={mode}", context.link(Page::Puzzles));
                    a href=(address) data-mode=(mode) title=(about) { (name) }
                }
            }
            form id="choose" class="choose" {
                select name="what" aria-label=(words.puzzles_game()) {
                    @for family in GAMES {
                        option value=(page::id(family)) { (name(family)) }
                        @for variant in VARIANTS.iter().filter(|variant| is_choice(**variant, family)) {
                            option value=(variant) { (variant_name(context, *variant)) }
                        }
                    }
                }
                (themes(context))
            }
        }
    }
}

/// Renders the themes of both games; the script offers those of the chosen one.
fn themes(context: &Context<'_>) -> Markup {
    html! {
        select name="theme" aria-label=(context.words.puzzles_theme()) hidden {
            @for theme in Theme::ALL {
                option value=(theme.code()) data-game=[theme.family().map(page::id)] {
                    (theme_name(context, theme))
                }
            }
        }
    }
}

fn theme_name(context: &Context<'_>, theme: Theme) -> String {
    let id = format!("puzzles-theme-{}", theme.code());
    context.words.text(&id, &[]).unwrap_or(id)
}

/// Returns whether a variant is offered apart from its game; YINSH itself is the game without blitz.
fn is_choice(variant: Variant, family: Family) -> bool {
    variant.family() == family && variant != Variant::Yinsh
}

/// Renders the buttons, which need scripts.
fn controls(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div class="controls" hidden {
            p class="acts" {
                button type="button" data-act="hint" title=(words.puzzles_cost()) { (words.puzzles_hint()) }
                button type="button" data-act="solution" title=(words.puzzles_cost()) { (words.puzzles_solution()) }
                button type="button" data-act="again" hidden { (words.puzzles_again()) }
                button type="button" class="primary" data-act="next" hidden { (words.puzzles_next()) }
            }
            p id="themes" class="themes" hidden {}
            div id="rest" class="rest" role="group" aria-label=(words.puzzles_rest()) hidden {
                span aria-hidden="true" { (words.puzzles_rest()) }
                button type="button" class="quiet" data-act="back" aria-label=(words.puzzles_back()) { "‹" }
                button type="button" class="quiet" data-act="forward" aria-label=(words.puzzles_forward()) { "›" }
            }
            p { a id="analyse" href=(context.link(Page::Analyse)) hidden { (words.puzzles_analyse()) } }
        }
    }
}

/// Renders earlier attempts, with links to try them again.
fn history(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section class="history" aria-labelledby="history-title" {
            h2 id="history-title" { (words.puzzles_history()) }
            p id="history-none" class="quiet" { (words.puzzles_history_none()) }
            ol id="history" {}
            button type="button" id="history-more" class="quiet" hidden { (words.puzzles_history_more()) }
        }
    }
}

fn keep(context: &Context<'_>) -> Markup {
    html! {
        p class="keep" {
            button type="button" id="keep" hidden { (context.words.puzzles_keep()) }
            span id="kept" role="status" class="quiet small" {}
        }
    }
}

/// Renders the puzzles of the day as pictures with links. Their space is reserved before scripts fill them in.
pub(crate) fn daily(context: &Context<'_>) -> Markup {
    html! {
        div class="daily-boards" {
            @for family in GAMES {
                @let address = format!("{}?mode=daily&game={}", context.link(Page::Puzzles), page::id(family));
                a class="daily-board" data-daily=(page::id(family)) href=(address) {
                    span class="daily-place" {}
                    strong { (name(family)) }
                    span class="small quiet" data-known { (context.words.puzzles_mode_daily()) }
                }
            }
        }
    }
}

const fn name(family: Family) -> &'static str {
    match family {
        Family::Yinsh => "YINSH",
        _ => "GIPF",
    }
}

fn variant_name(context: &Context<'_>, variant: Variant) -> String {
    let words = context.words;
    match variant {
        Variant::YinshBlitz => words.play_variant_yinsh_blitz(),
        Variant::GipfBasic => words.play_variant_gipf_basic(),
        Variant::GipfStandard => words.play_variant_gipf_standard(),
        _ => words.play_variant_gipf_tournament(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use words::Language;

    use super::*;

    #[test]
    fn every_theme_has_a_name_and_every_name_a_theme() {
        let messages = words::messages(Language::En).unwrap();
        let named = messages.iter().filter_map(|message| message.id.strip_prefix("puzzles-theme-"));
        assert_eq!(named.collect::<BTreeSet<_>>(), Theme::ALL.map(Theme::code).into());
    }
}
