use maud::{DOCTYPE, Markup, html};

use super::context::Context;
use crate::{assets::words_file, page::Page};

/// Renders a board for embedding in other sites, filled by `web/embed`. It has no site navigation and stores nothing.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let (assets, words) = (context.assets, context.words);
    let sentences = assets.address(&words_file(context.language(), Page::Embed));
    let scripts = assets.scripts(Page::Embed);
    let sheets = ["style/base.css", "style/board.css", "style/embed.css"];
    html! {
        (DOCTYPE)
        html lang=(context.language()) data-assets={ "/assets/" (assets.digest()) } data-words=(sentences) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                title { (words.embed_title()) " · " (words.site_name()) }
                @if assets.has("icons/icon.svg") {
                    link rel="icon" type="image/svg+xml" href=(assets.address("icons/icon.svg"));
                }
                @for sheet in sheets.iter().filter(|sheet| assets.has(sheet)) {
                    link rel="stylesheet" href=(assets.address(sheet));
                }
                @for script in scripts.iter().filter(|script| **script != Page::Embed.entry() && **script != SITE) {
                    link rel="modulepreload" href=(assets.address(script));
                }
                script type="module" src=(assets.address(&Page::Embed.entry())) {}
            }
            body class="embed" {
                main id="content" {
                    h1 { a id="back" href=(context.link(Page::Home)) target="_blank" rel="noopener" { (words.site_name()) } }
                    div id="board" {}
                    p id="said" role="status" { (words.analyse_loading()) }
                    (steps(context))
                }
            }
        }
    }
}

/// Entry module of all other pages, which stores settings.
const SITE: &str = crate::page::SITE_ENTRY;

fn steps(context: &Context<'_>) -> Markup {
    let words = context.words;
    let steps = [
        ("Home", words.analyse_first(), "M7 5v14M19 5l-8 7 8 7z"),
        ("ArrowLeft", words.analyse_previous(), "M16 5l-8 7 8 7z"),
        ("ArrowRight", words.analyse_next(), "M8 5l8 7-8 7z"),
        ("End", words.analyse_last(), "M17 5v14M5 5l8 7-8 7z"),
    ];
    html! {
        div class="steps" role="group" aria-label=(words.analyse_steps()) {
            @for (key, name, path) in steps {
                button type="button" data-key=(key) title=(name) aria-label=(name) {
                    svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" { path d=(path) {} }
                }
            }
        }
    }
}
