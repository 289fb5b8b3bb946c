//! A game between people. One page serves all games; its script is in `web/room`.

use maud::{Markup, html};
use protocol::limits::{
    CHAT_MESSAGE_MAX_CHARS, INVITATION_MAX_DAYS, PLAN_MAX_LENGTH, REPORT_MAX_CHARS,
};

use super::{
    context::Context,
    game_parts::{plate, sure_dialog, ways_out},
    shell::shell,
};
use crate::page::Page;

mod sixty;

/// Renders the board with both players on one side, and on the other side the game's controls or, before it begins, the
/// invitation.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" class="play room" data-page="game" data-stage="loading" {
            h1 class="unseen" { (words.game_title()) }
            div class="side-board" {
                (plate("plate-top"))
                hex-board id="board" {}
                (plate("plate-bottom"))
            }
            div class="side-panel" {
                noscript { p class="sheet" { (words.site_no_script()) } }
                p id="loading" class="quiet" { (words.game_loading()) }
                div id="failed" class="sheet" role="alert" hidden {
                    p { (words.game_failed()) }
                    button type="button" id="again" class="primary" { (words.play_again()) }
                }
                div id="missing" class="sheet" role="alert" hidden {
                    p { (words.game_missing()) }
                    a class="button primary" href=(context.link(Page::Online)) { (words.game_missing_lobby()) }
                }
                section id="invite" class="invite sheet" aria-live="polite" data-days=(INVITATION_MAX_DAYS) hidden {}
                (sixty::rules(context))
                (game(context))
            }
            (sure_dialog(context))
            (report_dialog(context))
            (block_dialog(context))
        }
    };
    shell(context, &words.game_title(), &main)
}

/// Renders the controls of a game, and information about it.
fn game(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="game" class="game" aria-label=(words.game_panel()) hidden {
            div class="line" {
                p id="connection" class="connection" role="status" data-state="connecting" {
                    (words.online_state_connecting())
                }
                p id="spectators" class="quiet" {}
            }
            div id="status" class="status" data-messages {
                div id="offer" class="offer" role="alert" hidden {}
                div id="gone" class="offer" hidden {}
                div class="say" role="status" {
                    strong id="status-head" {}
                    " "
                    span id="status-task" {}
                }
                button type="button" id="to-now" hidden { (words.play_to_now()) }
                div id="ask" class="ask" hidden {
                    button type="button" id="send" class="primary" { (words.game_send()) }
                    button type="button" id="undo" { (words.game_undo()) }
                }
            }
            div id="result" class="result sheet" role="status" hidden {}
            (commands(context))
            div id="turns" class="turns" {}
            (plan(context))
            (chat(context))
            details id="about" class="fold" {
                summary { (words.game_about()) }
                div id="about-what" {}
            }
        }
    }
}

fn commands(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div class="commands" {
            button type="button" id="premove" aria-pressed="false" aria-label={ (words.game_premove_short()) ": " (words.game_premove()) }
                title=(words.game_premove_about()) hidden {
                (words.game_premove_short())
            }
            button type="button" id="take-back" aria-label={ (words.game_take_back_short()) ": " (words.game_take_back()) } hidden {
                (words.game_take_back_short())
            }
            button type="button" id="draw" aria-label={ (words.game_draw_short()) ": " (words.game_draw()) } hidden { (words.game_draw_short()) }
            button type="button" id="abort" hidden { (words.game_abort()) }
            button type="button" id="resign" hidden { (words.game_resign()) }
            details id="more" class="menu more" {
                summary class="button" { (words.game_menu()) }
                ul {
                    li { button type="button" class="quiet" id="flip" { (words.game_flip()) } }
                    li { button type="button" class="quiet" id="share" { (words.game_share()) } }
                    li { a class="button quiet" id="record" download="" { (words.game_record()) } }
                    li data-after="end" { a class="button quiet" id="analyse" { (words.game_analyse()) } }
                    li {
                        label class="tick" {
                            input type="checkbox" id="confirm-setting";
                            (words.game_confirm_setting())
                        }
                    }
                    li {
                        label class="tick" {
                            input type="checkbox" id="notify";
                            (words.game_notify())
                        }
                        p id="notify-note" class="quiet small" hidden {}
                    }
                    li { button type="button" class="quiet" id="report" { (words.chat_report_title()) } }
                    li { button type="button" class="quiet" id="block" { (words.block_title()) } }
                    (ways_out(context))
                }
            }
        }
    }
}

/// Renders the conditional turns, which exist only in correspondence games and are visible only to their author.
fn plan(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        details id="plan" class="fold" data-limit=(PLAN_MAX_LENGTH) hidden {
            summary { (words.game_plan()) }
            p class="quiet small" { (words.game_plan_about()) }
            p id="plan-task" role="status" hidden {}
            ul id="plan-lines" class="lines" {}
            div class="acts" id="plan-acts" {}
        }
    }
}

fn chat(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        details id="chat" class="fold chat" hidden {
            summary { span { (words.chat_title()) } " " span id="chat-new" class="badge" hidden {} }
            div id="chat-lines" class="lines" role="log" aria-label=(words.chat_title()) tabindex="0" {}
            div id="chat-tools" {
                div class="phrases" id="chat-phrases" role="group" aria-label=(words.chat_phrases()) {}
                form id="chat-form" {
                    label class="unseen" for="chat-text" { (words.chat_say()) }
                    input id="chat-text" type="text" maxlength=(CHAT_MESSAGE_MAX_CHARS) autocomplete="off" placeholder=(words.chat_say());
                    button type="submit" { (words.chat_send()) }
                }
            }
            button type="button" class="quiet small" id="chat-mute" aria-pressed="false" { (words.chat_mute()) }
        }
    }
}

fn report_dialog(context: &Context<'_>) -> Markup {
    let words = context.words;
    let reasons = [
        ("cheat", words.chat_report_cheat()),
        ("abuse", words.chat_report_abuse()),
        ("spam", words.chat_report_spam()),
        ("stalling", words.chat_report_stalling()),
        ("other", words.chat_report_other()),
    ];
    html! {
        dialog id="reporting" aria-labelledby="reporting-title" {
            h2 id="reporting-title" { (words.chat_report_title()) }
            p { (words.chat_report_about()) }
            form id="report-form" method="dialog" {
                label for="report-who" { (words.chat_report_who()) }
                select id="report-who" {}
                label for="report-reason" { (words.chat_report_reason()) }
                select id="report-reason" {
                    @for (value, text) in reasons {
                        option value=(value) { (text) }
                    }
                }
                label for="report-text" { (words.chat_report_text()) }
                textarea id="report-text" maxlength=(REPORT_MAX_CHARS) {}
                p id="report-answer" class="fault" role="alert" {}
                div class="acts" {
                    button type="button" id="report-cancel" { (words.chat_report_cancel()) }
                    button type="submit" class="primary" { (words.chat_report_send()) }
                }
            }
        }
    }
}

/// Renders the dialog for blocking players and chat authors. The script lists them, each with a button.
fn block_dialog(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        dialog id="blocking" aria-labelledby="blocking-title" aria-describedby="blocking-about" {
            h2 id="blocking-title" { (words.block_title()) }
            p id="blocking-about" { (words.block_about()) }
            ul id="block-people" class="rows" {}
            p id="block-answer" role="status" {}
            div class="acts" {
                button type="button" id="block-close" { (words.site_close()) }
            }
        }
    }
}
