//! Leaderboards, filled by `web/leaders`.

use maud::{Markup, html};

use super::{context::Context, form::select, games::names, shell::shell};

/// Renders the leaderboard of the variant and speed given in the URL.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let variants = names(words);
    let speeds = [
        ("blitz", words.online_speed_blitz()),
        ("rapid", words.online_speed_rapid()),
        ("classical", words.online_speed_classical()),
        ("correspondence", words.online_speed_correspondence()),
        ("bullet", words.online_speed_bullet()),
    ];
    let main = html! {
        main id="content" class="text leaders" data-page="leaders" {
            h1 { (words.leaders_title()) }
            p class="lead" { (words.leaders_lead()) }
            noscript { p { (words.account_no_script()) } }
            form class="sheet filters" data-filters aria-label=(words.archive_filters()) {
                (select("leaders-variant", "variant", &words.archive_variant(), &variants))
                (select("leaders-speed", "speed", &words.archive_speed(), &speeds))
            }
            p role="status" class="quiet" data-told {}
            table aria-label=(words.leaders_title()) {
                thead {
                    tr {
                        th class="number" scope="col" { (words.leaders_rank()) }
                        th scope="col" { (words.player_title()) }
                        th class="number" scope="col" { (words.player_plot_rating()) }
                        th class="number" scope="col" { (words.player_games()) }
                    }
                }
                tbody data-leaders {}
            }
        }
    };
    shell(context, &words.leaders_title(), &main)
}
