//! The lobby, filled by `web/lobby`.

use maud::{Markup, html};
use protocol::limits::NAME_MAX_CHARS;
use record::{BASE_TIME_MAX, BYOYOMI_PERIODS_MAX, DAYS_PER_TURN_MAX, TIME_STEP_MAX};

use super::{
    context::Context,
    play::setup::{all_variants, handicap, level, picks},
    shell::shell,
};
use crate::page::Page;

mod friend;

/// Renders one-click pairing, a form for all other games, and lists of players and games.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" class="online" data-page="online" data-stage="loading" {
            div class="top" {
                h1 { (words.online_title()) }
                p id="connection" class="connection" role="status" data-state="connecting" {
                    (words.online_state_connecting())
                }
            }
            p class="lead" { (words.online_lead()) }
            p class="acts" { button type="button" id="friend-open" { (words.home_friend()) } }
            noscript { p class="sheet" { (words.site_no_script()) } }
            (seeking(context))
            section id="challenges" class="list" aria-labelledby="challenges-title" hidden {
                h2 id="challenges-title" { (words.online_challenges()) }
                ul id="challenges-list" class="rows" {}
            }
            section id="own" class="list" aria-labelledby="own-title" hidden {
                h2 id="own-title" { (words.online_own()) }
                ul id="own-list" class="rows" {}
            }
            div class="columns" {
                // On a phone, people who wait come before the form.
                (list("seeks", &words.online_seeks(), &words.online_seeks_none()))
                (form(context))
                div class="lists" {
                    (list("open", &words.online_open(), &words.online_open_none()))
                    (tv(context))
                    (list("live", &words.online_live(), &words.online_live_none()))
                    (people(context))
                    (cards("recent", &words.online_recent()))
                }
            }
            (friend::panel(context))
        }
    };
    shell(context, &words.online_title(), &main)
}

/// Renders the status of the visitor's own seek.
fn seeking(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="seeking" class="seeking sheet" hidden {
            p role="status" { strong id="seeking-what" {} }
            p id="seeking-estimate" role="status" {}
            p { (words.online_seeking_about()) }
            div class="acts" {
                a id="seeking-engine" class="button primary" href=(context.link(Page::Play)) {
                    (words.online_seeking_engine())
                }
                button type="button" id="seeking-stand" { (words.online_stand()) }
                button type="button" id="seeking-stop" class="quiet" { (words.online_seeking_stop()) }
            }
        }
        section id="standing" class="seeking sheet" hidden {
            p role="status" { strong id="standing-what" {} }
            p { (words.online_standing_about()) }
            div class="acts" {
                button type="button" id="standing-stop" { (words.online_standing_stop()) }
            }
        }
    }
}

fn form(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        form id="arrange" class="arrange" method="get" aria-labelledby="arrange-title" data-ratings=(ratings(context)) {
            (all_variants(context))
            section aria-labelledby="quick-title" {
                h2 id="quick-title" { (words.online_quick()) }
                p class="quiet small" { (words.online_quick_about()) }
                div id="quick" class="quick" {}
            }
            // Sticky elements stay within this one.
            div class="own-game" {
                h2 id="arrange-title" { (words.online_create()) }
                fieldset {
                    legend { (words.play_opponent()) }
                    (picks("opponent", "link", &[
                        ("link", words.online_opponent_link()),
                        ("open", words.online_opponent_open()),
                        ("engine", words.online_opponent_engine()),
                        ("player", words.online_opponent_player()),
                    ]))
                }
                p class="quiet small" data-for="opponent-link" { (words.online_link_about()) }
                fieldset data-for="opponent-player" hidden {
                    label for="name" { (words.online_player_name()) }
                    input type="text" id="name" name="name" maxlength=(NAME_MAX_CHARS) autocomplete="off" autocapitalize="none" spellcheck="false";
                }
                div data-for="opponent-engine" hidden { (level(context)) }
                (clock(context))
                fieldset {
                    legend { (words.play_color()) }
                    (picks("color", "chance", &[
                        ("w", words.play_white()), ("b", words.play_black()), ("chance", words.online_color_chance()),
                    ]))
                }
                (handicap(context))
                details class="extras" id="arrange-more" {
                    summary { (words.online_more()) }
                    label class="tick" {
                        input type="checkbox" id="rated" name="rated";
                        span { (words.online_rated()) }
                    }
                    p id="rated-note" class="quiet small" {}
                    label class="tick" id="rated-only-choice" hidden {
                        input type="checkbox" id="rated-only" name="rated-only";
                        span { (words.online_rated_only()) }
                    }
                }
                p id="arrange-answer" class="fault" role="alert" {}
                div class="go" {
                    button type="submit" class="primary" id="arrange-go" { (words.online_start()) }
                }
            }
        }
    }
}

/// Returns the ratings of the engine's levels by variant, as JSON.
fn ratings(context: &Context<'_>) -> String {
    // Serialising names and numbers cannot fail.
    serde_json::to_string(&context.assets.data().engine_ratings).unwrap_or_default()
}

/// Renders the time controls: presets first, all others under "other".
fn clock(context: &Context<'_>) -> Markup {
    let words = context.words;
    let seconds = TIME_STEP_MAX / 1000;
    let number = |name: &str, label: String, least: u32, most: u32, value: u32| {
        html! {
            label { span { (label) } input type="number" name=(name) min=(least) max=(most) value=(value) inputmode="numeric"; }
        }
    };
    html! {
        fieldset {
            legend { (words.play_clock()) }
            (picks("clock", "600+5", &[
                ("180+2", "3+2".to_owned()),
                ("300+3", "5+3".to_owned()),
                ("600+5", "10+5".to_owned()),
                ("1200+10", "20+10".to_owned()),
                ("3days", words.online_days(3)),
                ("-", words.online_clock_none()),
                ("own", words.play_clock_own()),
            ]))
            div class="custom-clock" data-for="clock-own" hidden {
                label class="wide" {
                    span { (words.online_clock_kind()) }
                    select name="kind" {
                        option value="fischer" { (words.online_clock_fischer()) }
                        option value="absolute" { (words.online_clock_absolute()) }
                        option value="delay" { (words.online_clock_delay()) }
                        option value="byo-yomi" { (words.online_clock_byo_yomi()) }
                        option value="days" { (words.online_clock_days()) }
                    }
                }
                div data-for="kind-fischer kind-absolute kind-delay kind-byo-yomi" {
                    (number("minutes", words.play_clock_minutes(), 0, BASE_TIME_MAX / 60_000, 15))
                }
                div data-for="kind-fischer" { (number("increment", words.online_clock_increment(), 0, seconds, 10)) }
                div data-for="kind-delay" { (number("delay", words.online_clock_delay_seconds(), 1, seconds, 5)) }
                div data-for="kind-byo-yomi" { (number("periods", words.online_clock_periods(), 1, BYOYOMI_PERIODS_MAX.into(), 3)) }
                div data-for="kind-byo-yomi" { (number("period", words.online_clock_period(), 1, seconds, 30)) }
                div data-for="kind-days" { (number("days", words.online_clock_days_number(), 1, DAYS_PER_TURN_MAX.into(), 3)) }
            }
        }
    }
}

/// Renders players who are online, were online recently, or are followed.
fn people(context: &Context<'_>) -> Markup {
    let words = context.words;
    let names = |id: &str, title: &str| {
        html! {
            div id=(id) hidden {
                h3 id={ (id) "-title" } { (title) }
                ul id={ (id) "-list" } class="names" aria-labelledby={ (id) "-title" } {}
            }
        }
    };
    html! {
        section class="list" aria-labelledby="people-title" {
            h2 id="people-title" { (words.online_people_title()) }
            p id="people" class="quiet" {}
            (names("followed", &words.online_followed()))
            (names("here", &words.online_here()))
            (names("lately", &words.online_lately()))
            p class="ways" {
                a href=(context.link(Page::Leaders)) { (words.leaders_title()) }
                " · "
                a href=(context.link(Page::Club)) { (words.club_title()) }
            }
        }
    }
}

/// Renders a list of games with small boards.
fn cards(id: &str, title: &str) -> Markup {
    html! {
        section id=(id) class="list" aria-labelledby={ (id) "-title" } hidden {
            h2 id={ (id) "-title" } { (title) }
            ul id={ (id) "-list" } class="game-cards" {}
        }
    }
}

/// Renders the best game in progress, with a link to the page that shows one such game after another.
fn tv(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="tv" class="list" aria-labelledby="tv-title" hidden {
            h2 id="tv-title" { a href=(context.link(Page::Tv)) { (words.online_tv()) } }
            ul id="tv-list" class="game-cards" {}
        }
    }
}

fn list(id: &str, title: &str, none: &str) -> Markup {
    html! {
        section id=(id) class="list" aria-labelledby={ (id) "-title" } {
            h2 id={ (id) "-title" } { (title) }
            ul id={ (id) "-list" } class="rows" data-none=(none) {}
        }
    }
}
