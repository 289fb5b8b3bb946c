use std::iter;

use maud::{Markup, html};

use super::{
    context::Context,
    form::{Field, select},
    games::searched,
    shell::shell,
};

/// Renders the game archive and its filters, which are stored in the URL.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="archive" {
            h1 { (words.archive_title()) }
            p class="lead" { (words.archive_lead()) }
            noscript { p { (words.account_no_script()) } }
            form class="sheet filters" data-filters role="search" aria-label=(words.archive_filters()) {
                (filters(context))
                div class="acts" {
                    // On a phone, only the first field is shown until the others are wanted.
                    button type="button" class="fold" data-fold aria-expanded="false" { (words.archive_filters()) }
                    button type="submit" class="primary" { (words.archive_search()) }
                    button type="reset" class="quiet" { (words.archive_clear()) }
                }
            }
            p role="status" class="quiet" data-told {}
            ul class="game-cards" data-games {}
            button type="button" data-more hidden { (words.archive_more()) }
        }
    };
    shell(context, &words.archive_title(), &main)
}

fn filters(context: &Context<'_>) -> Markup {
    let words = context.words;
    let any = || ("", words.archive_any());
    let variants: Vec<_> = iter::once(any()).chain(searched(words)).collect();
    let speeds = [
        any(),
        ("bullet", words.online_speed_bullet()),
        ("blitz", words.online_speed_blitz()),
        ("rapid", words.online_speed_rapid()),
        ("classical", words.online_speed_classical()),
        ("correspondence", words.online_speed_correspondence()),
    ];
    let rated = [any(), ("true", words.archive_rated_yes()), ("false", words.archive_rated_no())];
    let scores = [
        any(),
        ("1-0", words.archive_white()),
        ("0-1", words.archive_black()),
        ("1/2-1/2", words.archive_draw()),
    ];
    let states = [any(), ("ended", words.archive_ended()), ("playing", words.archive_playing())];
    let aborted = [("", words.archive_aborted_no()), ("true", words.archive_aborted_yes())];
    let name = |id, name, label: &str| {
        Field { kind: "search", required: false, most: 40, ..Field::text(id, name, label) }.markup()
    };
    html! {
        (name("filter-player", "player", &words.archive_player()))
        (name("filter-opponent", "opponent", &words.archive_opponent()))
        (select("filter-variant", "variant", &words.archive_variant(), &variants))
        (select("filter-speed", "speed", &words.archive_speed(), &speeds))
        (select("filter-rated", "rated", &words.archive_rated(), &rated))
        (select("filter-score", "score", &words.archive_score(), &scores))
        (select("filter-status", "status", &words.archive_status(), &states))
        (select("filter-aborted", "aborted", &words.archive_aborted_games(), &aborted))
    }
}
