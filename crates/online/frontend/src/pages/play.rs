//! The page for playing against the engine or with another person on one device; its script is in `web/play`.

mod pictures;
pub(super) mod setup;

use maud::{Markup, html};

use super::{
    context::Context,
    game_parts::{plate, sure_dialog, ways_out},
    shell::shell,
};
use crate::page::Page;

/// Renders the board with both players on one side, and on the other side the form for a new game or the controls of a game.
/// Scripts show one of them.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" class="play" data-page="play" data-stage="loading" {
            h1 class="unseen" { (words.play_title()) }
            div class="side-board" {
                (plate("plate-top"))
                (evaluation(context))
                hex-board id="board" {}
                (plate("plate-bottom"))
            }
            div class="side-panel" {
                noscript { p class="sheet" { (words.site_no_script()) } }
                p id="loading" class="quiet" { (words.play_loading()) }
                div id="failed" class="sheet" role="alert" hidden {
                    p { (words.play_failed()) }
                    button type="button" id="again" class="primary" { (words.play_again()) }
                }
                (setup::form(context))
                (game(context))
                section id="games" class="games" aria-labelledby="games-title" hidden {
                    h2 id="games-title" { (words.play_games()) }
                    div id="games-list" {}
                }
            }
            (sure_dialog(context))
            (import_dialog(context))
        }
    };
    shell(context, &words.play_title(), &main)
}

fn evaluation(context: &Context<'_>) -> Markup {
    html! {
        div id="evaluation" class="evaluation" role="img" hidden
            aria-label=(context.words.play_evaluation_none()) {
            span class="share" {}
            span class="number" { "0.0" }
        }
    }
}

/// Renders the controls of a game, and information about it.
fn game(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="game" class="game" aria-label=(words.play_game()) hidden {
            div class="elsewhere sheet" id="elsewhere" role="alert" hidden {
                p { (words.play_elsewhere()) }
                button type="button" class="primary" id="elsewhere-here" { (words.play_elsewhere_here()) }
            }
            div id="status" class="status" data-messages {
                div id="said" class="say" role="status" {
                    strong id="status-head" {}
                    " "
                    span id="status-task" {}
                }
                div id="result" class="say result" role="status" hidden {}
                button type="button" id="to-now" hidden { (words.play_to_now()) }
                button type="button" id="engine-retry" class="primary" hidden { (words.play_engine_retry()) }
            }
            (commands(context))
            div id="turns" class="turns" {}
        }
    }
}

/// Renders the buttons. Each keeps its place during the game; after the game, other buttons take their places.
fn commands(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div class="commands" {
            button type="button" id="hint" { (words.play_hint()) }
            button type="button" id="take-back" { (words.play_take_back()) }
            button type="button" id="resign" { (words.play_resign()) }
            button type="button" id="rematch" class="primary" hidden { (words.play_rematch()) }
            a id="report-now" class="button" href=(context.link(Page::Analyse)) hidden { (words.report()) }
            button type="button" id="new-now" hidden { (words.play_new()) }
            (more(context))
        }
    }
}

/// Renders rarely used commands.
fn more(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        details id="more" class="menu more" {
            summary class="button" { (words.play_menu()) }
            ul {
                li { button type="button" class="quiet" id="new" { (words.play_new()) } }
                li { a class="button quiet" id="analyse" href=(context.link(Page::Analyse)) { (words.play_analyse()) } }
                li { button type="button" class="quiet" id="flip" { (words.play_flip()) } }
                li { button type="button" class="quiet" id="copy-position" { (words.play_copy_position()) } }
                li { button type="button" class="quiet" id="copy-record" { (words.play_copy_record()) } }
                li { button type="button" class="quiet" id="download-record" { (words.play_download_record()) } }
                li { button type="button" class="quiet" id="share" { (words.play_share()) } }
                li {
                    label class="tick" {
                        input type="checkbox" id="evaluation-show";
                        (words.play_evaluation_show())
                    }
                }
                (ways_out(context))
            }
        }
    }
}

fn import_dialog(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        dialog id="import" aria-labelledby="import-title" {
            h2 id="import-title" { (words.play_import_title()) }
            p { (words.play_import_about()) }
            label for="import-text" { (words.play_import_text()) }
            textarea id="import-text" spellcheck="false" autocapitalize="off" {}
            label class="file" {
                span { (words.play_import_file()) }
                input type="file" id="import-file" accept=".txt,.sgf,.json,.pgn,text/plain,application/json";
            }
            div id="import-answer" role="alert" {}
            div class="acts" {
                button type="button" id="import-cancel" { (words.play_import_cancel()) }
                button type="button" id="import-read" class="primary" { (words.play_import_read()) }
            }
        }
    }
}
