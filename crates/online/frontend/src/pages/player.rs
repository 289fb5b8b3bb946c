use maud::{Markup, html};
use protocol::limits::REPORT_MAX_CHARS;

use super::{
    context::Context,
    form::{Field, select, send},
    shell::shell,
};
use crate::page::Page;

/// Renders a player's profile. The script reads the name from the URL and fills the page.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="player" {
            h1 data-name { (words.player_title()) }
            noscript { p { (words.account_no_script()) } }
            p class="quiet" data-part="asking" role="status" hidden { (words.player_loading()) }
            p data-part="missing" role="alert" hidden {}
            form class="sheet find" data-part="find" hidden {
                (Field { kind: "search", most: 40, ..Field::text("find-name", "name", &words.player_find()) }.markup())
                button type="submit" class="primary" { (words.player_open()) }
            }
            div data-part="profile" hidden { (profile(context)) }
        }
    };
    shell(context, &words.player_title(), &main)
}

fn profile(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div class="who" {
            p class="quiet" data-about {}
            div class="acts" {
                a class="button primary" data-challenge href=(context.link(Page::Play)) { (words.player_challenge()) }
                button type="button" data-follow aria-pressed="false" hidden { (words.player_follow()) }
                a class="button" data-own href=(context.link(Page::Account)) hidden { (words.player_own()) }
                button type="button" data-block aria-describedby="block-about" hidden { (words.block_add()) }
                button type="button" data-report { (words.player_report()) }
            }
            p class="quiet small wide" id="block-about" hidden { (words.block_about()) }
        }
        section aria-labelledby="ratings-title" {
            h2 id="ratings-title" { (words.player_ratings()) }
            p class="quiet" data-unrated hidden { (words.player_ratings_none()) }
            ul class="ratings" data-ratings {}
            figure class="plot" data-plot hidden {}
        }
        section aria-labelledby="playing-title" data-playing hidden {
            h2 id="playing-title" { (words.player_playing()) }
            ul class="game-cards" data-playing-games {}
        }
        section aria-labelledby="games-title" {
            h2 id="games-title" tabindex="-1" { (words.player_games()) }
            div class="acts" {
                a class="button" data-search href=(context.link(Page::Archive)) { (words.player_search()) }
                a class="button" data-records href=(context.link(Page::Archive)) download { (words.player_records()) }
            }
            p class="quiet" data-none hidden { (words.player_games_none()) }
            ul class="game-cards" data-games {}
            p class="unseen" role="status" data-shown {}
            button type="button" data-more hidden { (words.archive_more()) }
        }
        (report(context))
    }
}

fn report(context: &Context<'_>) -> Markup {
    let words = context.words;
    let reasons = [
        ("cheat", words.chat_report_cheat()),
        ("abuse", words.chat_report_abuse()),
        ("spam", words.chat_report_spam()),
        ("name", words.player_report_name()),
        ("other", words.chat_report_other()),
    ];
    html! {
        dialog data-report-dialog aria-labelledby="report-title" {
            form data-form="report" method="post" novalidate {
                h2 id="report-title" tabindex="-1" {}
                p { (words.chat_report_about()) }
                (select("report-reason", "reason", &words.chat_report_reason(), &reasons))
                div class="field" {
                    label for="report-text" { (words.chat_report_text()) }
                    textarea id="report-text" name="text" maxlength=(REPORT_MAX_CHARS) aria-describedby="report-text-error" {}
                    p class="error" id="report-text-error" hidden {}
                }
                (send(&words.chat_report_send(), "primary", &words.account_wait()))
                button type="button" class="quiet" data-cancel { (words.account_cancel()) }
            }
        }
    }
}
