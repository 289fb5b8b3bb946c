mod openings;

use maud::{Markup, html};

use super::{context::Context, games::names, shell::shell, studies::chapters};
use crate::page::Page;

/// Maximum length of a comment on a turn, in characters.
const COMMENT_MAX_CHARS: usize = 4_000;

/// Renders the analysis page, with or without a study. Its script is in `web/analyse`.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let is_study = context.page == Some(Page::Study);
    let title = if is_study { words.study_title() } else { words.analyse_title() };
    let main = html! {
        main id="content" class="analyse" data-page=(if is_study { "study" } else { "analyse" }) {
            h1 id=[is_study.then_some("study-name")] class=[(!is_study).then_some("unseen")] { (title) }
            noscript { p { (words.site_no_script()) } }
            div class="analysis" {
                (stage(context))
                div id="side" class="side" {
                    @if is_study { (chapters(context)) }
                    (game(context))
                    (tabs(context))
                    (engine_panel(context))
                    (turns_panel(context))
                    (openings::panel(context))
                    (setup_panel(context))
                    (share_panel(context))
                }
            }
            (opener(context))
            div id="preview" class="preview" aria-hidden="true" hidden {}
        }
    };
    shell(context, &title, &main)
}

/// Renders the board, its messages, and the buttons below it.
fn stage(context: &Context<'_>) -> Markup {
    let words = context.words;
    let steps = [
        ("Home", words.analyse_first(), "M7 5v14M19 5l-8 7 8 7z"),
        ("ArrowLeft", words.analyse_previous(), "M16 5l-8 7 8 7z"),
        ("ArrowRight", words.analyse_next(), "M8 5l8 7-8 7z"),
        ("End", words.analyse_last(), "M17 5v14M5 5l8 7-8 7z"),
    ];
    html! {
        div class="stage" {
            div id="gauge" class="gauge none" role="img" aria-label=(words.analyse_no_score()) {}
            div class="boards" {
                hex-board id="board" drawable {}
                hex-board id="editor-board" field="off" speed="0" hidden {}
            }
            div class="controls" {
                div class="steps" role="group" aria-label=(words.analyse_steps()) {
                    @for (key, name, path) in steps {
                        button type="button" class="icon" data-key=(key) title=(name) aria-label=(name) { (icon(path)) }
                    }
                }
                div id="say" class="say" data-messages { p id="status" { (words.analyse_loading()) } }
                button type="button" class="icon" data-act="flip" title=(words.analyse_flip()) aria-label=(words.analyse_flip()) {
                    (icon("M7 4v14M3 14l4 4 4-4M17 20V6M13 10l4-4 4 4"))
                }
            }
            div id="course" hidden {}
        }
    }
}

fn icon(path: &str) -> Markup {
    html! {
        svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" { path d=(path) {} }
    }
}

fn tabs(context: &Context<'_>) -> Markup {
    let words = context.words;
    let tabs = [
        ("turns", words.analyse_tab_turns()),
        ("engine", words.analyse_tab_engine()),
        ("openings", words.openings_tab()),
        ("setup", words.analyse_tab_setup()),
        ("share", words.analyse_tab_share()),
    ];
    html! {
        div class="tabs" role="tablist" aria-label=(words.analyse_title()) {
            @for (name, text) in tabs {
                button type="button" role="tab" id={ "tab-" (name) } data-tab=(name)
                    aria-controls={ "panel-" (name) } { (text) }
            }
        }
    }
}

fn engine_panel(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="panel-engine" class="panel engine" role="tabpanel" data-tab="engine" aria-labelledby="tab-engine" {
            div class="engine-head" {
                label class="switch" {
                    input type="checkbox" role="switch" data-part="switch";
                    span { (words.analyse_engine()) }
                }
                span class="progress small quiet" data-part="progress" {}
                label class="count" {
                    span class="unseen" { (words.analyse_lines()) }
                    select data-part="count" title=(words.analyse_lines()) {
                        @for count in 1..=5 { option value=(count) { (count) } }
                    }
                }
            }
            p class="state small" role="status" data-part="state" {}
            button type="button" data-act="retry" hidden { (words.analyse_engine_retry()) }
            ol class="lines" data-part="lines" aria-label=(words.analyse_lines_title()) {}
            (line_control(context))
        }
    }
}

fn turns_panel(context: &Context<'_>) -> Markup {
    html! {
        section id="panel-turns" class="panel" role="tabpanel" data-tab="turns" aria-labelledby="tab-turns" {
            div id="turns" class="turns" {}
            (review(context))
            (annotate(context))
        }
    }
}

/// Renders the switch of the layer that shows which lines favour which player. A script adds the rest when it is on.
fn line_control(context: &Context<'_>) -> Markup {
    html! {
        div id="control" class="control" {
            label class="switch" {
                input type="checkbox" role="switch" data-part="control-switch";
                span { (context.words.control_title()) }
            }
            div data-part="control" hidden {}
        }
    }
}

/// Renders the controls for annotating a turn, collapsed at first.
fn annotate(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        details id="annotate" class="annotate" {
            summary { (words.analyse_annotate()) }
            div class="marks" role="group" aria-label=(words.analyse_marks()) data-part="marks" {}
            textarea rows="2" maxlength=(COMMENT_MAX_CHARS) aria-label=(words.analyse_comment()) {}
            div class="row" {
                button type="button" data-act="draw" aria-pressed="false" { (words.analyse_draw()) }
                button type="button" data-act="promote" { (words.analyse_promote()) }
                button type="button" data-act="remove" { (words.analyse_delete()) }
            }
            p class="small quiet" { (words.analyse_draw_about()) }
        }
    }
}

/// Renders the name of the analysed game, and the menus to open another one.
fn game(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div class="game" {
            p id="about" class="small quiet" {}
            button type="button" data-act="open" { (words.analyse_open()) }
            (new_menu(context))
        }
    }
}

/// Renders the menu for starting a new analysis, with one entry per variant.
fn new_menu(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        details class="menu" {
            summary class="button" { (words.analyse_new()) }
            ul {
                @for (variant, name) in names(words) {
                    li {
                        a data-variant=(variant) href={ (context.link(Page::Analyse)) "?variant=" (variant) } {
                            (name)
                        }
                    }
                }
            }
        }
    }
}

/// Renders the engine's review of the whole game.
fn review(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div id="review" class="review" {
            button type="button" data-act="review" { (words.analyse_review()) }
            p class="small quiet" role="status" data-part="state" {}
            div data-part="result" hidden {}
        }
    }
}

fn setup_panel(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="panel-setup" class="panel" role="tabpanel" data-tab="setup" aria-labelledby="tab-setup" hidden {
            form id="editor" {
                fieldset {
                    legend class="unseen" { (words.analyse_palette()) }
                    div class="picks palette" data-part="palette" {}
                }
                p class="small quiet" { (words.analyse_setup_about()) }
                label {
                    (words.analyse_game())
                    select name="variant" {}
                }
                fieldset {
                    legend { (words.analyse_to_act()) }
                    div class="picks" {
                        @for (value, text) in [("w", words.analyse_white()), ("b", words.analyse_black())] {
                            label { input type="radio" name="toAct" value=(value); span { (text) } }
                        }
                    }
                }
                (pair(context, "ringsOff", &words.analyse_rings_off(), 5))
                (pair(context, "reserve", &words.analyse_reserve(), 18))
                (rights(context))
                p class="verdict" role="status" data-part="verdict" {}
                div class="row" {
                    button type="submit" class="primary" { (words.analyse_setup_done()) }
                }
                div class="row" {
                    button type="button" data-act="clear" { (words.analyse_setup_clear()) }
                    button type="button" data-act="start" { (words.analyse_setup_start()) }
                    button type="button" data-act="shown" { (words.analyse_setup_shown()) }
                }
            }
        }
    }
}

/// Renders a number field for each player.
fn pair(context: &Context<'_>, name: &str, legend: &str, most: u8) -> Markup {
    let words = context.words;
    html! {
        fieldset data-part=(name) hidden {
            legend { (legend) }
            div class="pair" {
                @for (color, text) in [("w", words.analyse_white()), ("b", words.analyse_black())] {
                    label {
                        (text)
                        input type="number" inputmode="numeric" min="0" max=(most) name={ (name) "-" (color) };
                    }
                }
            }
        }
    }
}

/// Renders the fields that set whether each player may still bring in GIPF-pieces.
fn rights(context: &Context<'_>) -> Markup {
    let words = context.words;
    let rights = [
        ("first", words.analyse_right_first()),
        ("open", words.analyse_right_open()),
        ("lost", words.analyse_right_lost()),
    ];
    html! {
        fieldset data-part="right" hidden {
            legend { (words.analyse_right()) }
            div class="pair" {
                @for (color, text) in [("w", words.analyse_white()), ("b", words.analyse_black())] {
                    label {
                        (text)
                        select name={ "right-" (color) } {
                            @for (value, name) in &rights { option value=(value) { (name) } }
                        }
                    }
                }
            }
        }
    }
}

fn share_panel(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="panel-share" class="panel" role="tabpanel" data-tab="share" aria-labelledby="tab-share" hidden {
            form {
                label {
                    (words.analyse_position())
                    input class="code" type="text" spellcheck="false" autocomplete="off" autocapitalize="off" data-part="position";
                }
                div class="row" {
                    button type="button" data-act="copy-position" { (words.analyse_copy()) }
                    button type="submit" disabled { (words.analyse_position_open()) }
                }
            }
            h2 { (words.analyse_link()) }
            div class="row" {
                button type="button" data-act="link-position" { (words.analyse_link_position()) }
                button type="button" data-act="link-game" { (words.analyse_link_game()) }
                button type="button" data-act="remember" data-cards=(context.link(Page::Repeat)) { (words.repeat_save()) }
            }
            h2 { (words.pictures_title()) }
            div class="row" {
                button type="button" data-act="png" { "PNG" }
                button type="button" data-act="svg" { "SVG" }
                button type="button" data-act="gif" { (words.pictures_gif()) }
                button type="button" data-act="stop-picture" hidden { (words.analyse_review_stop()) }
            }
            p class="small quiet state" role="status" data-part="picture" {}
            h2 { (words.analyse_play_here()) }
            div class="row" {
                @for (opponent, text) in [("engine", words.analyse_play_engine()), ("person", words.analyse_play_person())] {
                    a class="button" data-opponent=(opponent) data-path=(context.link(Page::Play)) href=(context.link(Page::Play)) { (text) }
                }
            }
            h2 { (words.analyse_record()) }
            textarea class="code" readonly rows="8" spellcheck="false" data-part="record" aria-label=(words.analyse_record()) {}
            div class="row" {
                button type="button" data-act="copy-record" { (words.analyse_copy()) }
                button type="button" data-act="save-record" { (words.analyse_save()) }
                button type="button" data-act="study" { (words.study_add_to()) }
                a class="button" href=(context.link(Page::Studies)) { (words.studies_title()) }
            }
        }
    }
}

/// Renders the dialog that opens a game or position.
fn opener(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        dialog id="opener" class="opener" aria-labelledby="opener-title" {
            form {
                h2 id="opener-title" { (words.analyse_open_title()) }
                label {
                    (words.analyse_open_text())
                    textarea class="code" rows="6" spellcheck="false" autocomplete="off" {}
                }
                div class="row" {
                    button type="submit" class="primary" { (words.analyse_open_read()) }
                    label class="button" {
                        (words.analyse_open_file())
                        input class="unseen" type="file" accept=".txt,.pgn,.sgf,.json,text/*,application/json";
                    }
                    button type="button" class="quiet" data-act="close" { (words.analyse_open_cancel()) }
                }
                p class="small quiet" { (words.analyse_open_about()) }
            }
            div data-part="found" {}
            @for (part, title) in [("own", words.analyse_own_games()), ("earlier", words.analyse_earlier())] {
                section data-part=(part) hidden {
                    h3 { (title) }
                    ul class="choices" {}
                }
            }
        }
    }
}
