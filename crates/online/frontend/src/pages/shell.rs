//! Parts common to all pages: head, menu, languages, footer.

use maud::{DOCTYPE, Markup, html};
use variants::Family;
use words::Language;

use super::context::Context;
use crate::{
    assets::words_file,
    data,
    page::{Page, SITE_ENTRY},
};

/// Script that runs before anything is drawn, so the chosen colours apply from the start.
const EARLY: &str = "site/theme.js";

/// Id of the last element of a page.
const END: &str = "end";

/// Module that a board needs before it can be drawn.
const BOARD: &str = "core/core.wasm";

/// Renders a page. `main` is the `main` element between menu and footer.
pub(crate) fn shell(context: &Context<'_>, title: &str, main: &Markup) -> Markup {
    let (assets, words) = (context.assets, context.words);
    html! {
        (DOCTYPE)
        html lang=(context.language()) data-assets={ "/assets/" (assets.digest()) }
            data-words=(sentences(context)) data-version=(assets.version()) data-data=(data::version())
            data-close=(words.site_close()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (title) " · " (words.site_name()) }
                meta name="description" content=(words.site_description());
                meta name="theme-color" content="#f4efe6" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#17191c" media="(prefers-color-scheme: dark)";
                (links(context))
                (files(context))
                // Style sheets move parts of a page, so nothing is drawn before all parts are there. The API page is too long for
                // that.
                @if context.page != Some(Page::Api) {
                    link rel="expect" href={ "#" (END) } blocking="render";
                }
            }
            body {
                a class="skip" href="#content" { (words.site_skip()) }
                // The style sheet moves the bar to the top, but Tab reaches a board first.
                @let is_board_first = context.page.is_some_and(Page::is_board_first);
                @if !is_board_first { (header(context)) }
                (main)
                @if is_board_first { (header(context)) }
                (footer(context))
            }
        }
    }
}

/// Returns the URL of the messages for the scripts of the page.
fn sentences(context: &Context<'_>) -> String {
    let page = context.page.unwrap_or(Page::About);
    context.assets.address(&words_file(context.language(), page))
}

fn links(context: &Context<'_>) -> Markup {
    let assets = context.assets;
    html! {
        link rel="manifest" href={ "/" (context.language()) "/manifest.webmanifest" };
        @if assets.has("icons/icon.svg") {
            link rel="icon" type="image/svg+xml" href=(assets.address("icons/icon.svg"));
        }
        @if assets.has("icons/apple-180.png") {
            link rel="apple-touch-icon" href=(assets.address("icons/apple-180.png"));
        }
        @if let Some(page) = context.page {
            @for language in Language::ALL {
                link rel="alternate" hreflang=(language) href={ "/" (language) "/" (page.path()) };
            }
        }
    }
}

/// Renders the links to those style sheets and scripts of the page that exist.
fn files(context: &Context<'_>) -> Markup {
    let assets = context.assets;
    let page = context.page;
    let own = page.map_or_else(|| vec!["style/missing.css".to_owned()], Page::sheets);
    let sheets: Vec<String> =
        ["style/base.css", "style/board.css"].map(str::to_owned).into_iter().chain(own).collect();
    let entries = [Some(SITE_ENTRY.to_owned()), page.map(Page::entry)];
    let scripts = page.map(|page| assets.scripts(page)).unwrap_or_default();
    let first = page.map(|page| assets.first_scripts(page)).unwrap_or_default();
    let is_entry = |script: &str| entries.iter().flatten().any(|entry| entry == script);
    let preloaded = scripts.iter().copied().filter(|script| !is_entry(script));
    let (sooner, later): (Vec<&str>, Vec<&str>) =
        preloaded.partition(|script| first.contains(script));
    html! {
        @for sheet in sheets.iter().filter(|sheet| assets.has(sheet)) {
            link rel="stylesheet" href=(assets.address(sheet));
        }
        @if assets.has(EARLY) {
            script src=(assets.address(EARLY)) {}
        }
        // Preloads the messages, since every script waits for them.
        @if scripts.contains("words/words.js") {
            link rel="preload" as="fetch" crossorigin href=(sentences(context));
        }
        // Preloads the largest file of a board, on pages that show one immediately.
        @if matches!(page, Some(Page::Home | Page::Play | Page::Puzzles)) {
            link rel="preload" as="fetch" crossorigin href=(assets.address(BOARD));
        }
        // Preloads all modules at once, instead of one after another.
        @for script in sooner.iter().chain(&later) {
            link rel="modulepreload" href=(assets.address(script));
        }
        @if let Some(arrival) = page.and_then(Page::arrival).filter(|arrival| assets.has(arrival)) {
            script type="module" async src=(assets.address(arrival)) {}
        }
        @for entry in entries.iter().flatten().filter(|entry| assets.has(entry)) {
            script type="module" src=(assets.address(entry)) {}
        }
    }
}

fn header(context: &Context<'_>) -> Markup {
    let words = context.words;
    let menu = [
        (Page::Play, words.site_play()),
        (Page::Online, words.online_menu()),
        (Page::Learn, words.site_learn()),
        (Page::Train, words.train_menu()),
        (Page::Analyse, words.site_analyse()),
        (Page::Rules(Family::Yinsh), words.site_rules()),
    ];
    html! {
        header class="bar" {
            a class="brand" href=(context.link(Page::Home)) {
                img src=(context.assets.address("icons/icon.svg")) alt="" width="32" height="32";
                (words.site_name())
            }
            nav class="site-nav" aria-label=(words.site_menu()) {
                @for (page, name) in menu {
                    @let here = context.page.is_some_and(|own| own.of_bar() == page);
                    a href=(context.link(page)) aria-current=[here.then_some("page")] { (name) }
                }
            }
            div class="aside" {
                // Pages are the same for everyone; a script inserts the name of the signed-in player.
                a class="button quiet" href=(context.link(Page::Account)) data-me
                    aria-current=[(context.page == Some(Page::Account)).then_some("page")] {
                    (person())
                    span class="word" { (words.account_enter()) }
                }
                a class="button quiet" href=(context.link(Page::Settings))
                    aria-current=[(context.page == Some(Page::Settings)).then_some("page")] {
                    span class="sign" aria-hidden="true" { "⚙" }
                    span class="word" { (words.site_settings()) }
                }
                (languages(context))
            }
        }
    }
}

/// Renders a head-and-shoulders icon.
fn person() -> Markup {
    html! {
        svg class="sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" {
            circle cx="12" cy="8" r="4.2" {}
            path d="M4 20.5c1-4.6 4.2-6.4 8-6.4s7 1.8 8 6.4" {}
        }
    }
}

/// Renders the language menu, which works without scripts; with them, the choice is remembered.
fn languages(context: &Context<'_>) -> Markup {
    let path = context.page.unwrap_or(Page::Home).path();
    html! {
        details class="menu" {
            summary {
                span class="unseen" { (context.words.site_language()) ": " }
                span class="word" { (context.language().name()) }
                span class="sign" aria-hidden="true" { (context.language().code()) }
            }
            ul {
                @for language in Language::ALL {
                    li {
                        a href={ "/" (language) "/" (path) } lang=(language) hreflang=(language)
                            aria-current=[(language == context.language()).then_some("true")] {
                            (language.name())
                        }
                    }
                }
            }
        }
    }
}

fn footer(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        footer class="foot" {
            div {
                p { (words.site_credit()) }
                nav aria-label=(words.site_about()) {
                    a href=(context.link(Page::Archive)) { (words.archive_title()) }
                    a href=(context.link(Page::Leaders)) { (words.leaders_title()) }
                    a href=(context.link(Page::Api)) { (words.api_title()) }
                    a href=(context.link(Page::About)) { (words.site_about()) }
                    a id=(END) href=(context.link(Page::Settings)) { (words.site_settings()) }
                }
            }
        }
    }
}
