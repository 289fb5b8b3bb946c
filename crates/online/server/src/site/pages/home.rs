use maud::{Markup, html};
use variants::Variant;

use super::{context::Context, shell::shell};
use crate::site::page::Page;

/// A position in the middle of a game, and the turn that is played in it.
struct Scene {
    variant: Variant,
    position: &'static str,
    turn: &'static str,
}

const YINSH: Scene = Scene {
    variant: Variant::Yinsh,
    position: "4/M6/r7/3Rr4/2RrRmR3/2MmMM3/3MMmm3/3mMMM2/1mrmmMr1/4R2/4 w move 0-0",
    turn: "e3-j8",
};

const GIPF: Scene = Scene {
    variant: Variant::GipfStandard,
    position: "1p1P/1gpP1/2PG1p/G1PpP2/1Pgp2/p1P1p/1G1g w push 5-5",
    turn: "h1-b4",
};

/// The first page: both games, one click from playing.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="home" {
            div class="hero" {
                h1 { (words.home_title()) }
                p class="lead" { (words.home_lead()) }
            }
            a class="button primary resume" href=(context.link(Page::Play)) data-resume="playing" hidden {
                (words.home_resume())
            }
            section data-own aria-labelledby="own-title" hidden {
                h2 id="own-title" { (words.online_own()) }
                ul class="game-cards" data-own-games {}
            }
            (friend(context))
            div class="games" {
                (game(context, &YINSH, "YINSH", &words.home_yinsh_about(), &words.home_play_yinsh(), &words.home_learn_yinsh()))
                (game(context, &GIPF, "GIPF", &words.home_gipf_about(), &words.home_play_gipf(), &words.home_learn_gipf()))
            }
            section data-live aria-labelledby="live-title" hidden {
                h2 id="live-title" { (words.home_live()) }
                ul class="game-cards" data-live-games {}
                p class="quiet" data-live-none hidden { (words.home_live_none()) }
                p class="acts" {
                    a class="button" href=(context.link(Page::Online)) { (words.home_live_start()) }
                    a class="button quiet" href=(context.link(Page::Archive)) { (words.home_live_all()) }
                }
            }
            ul class="cards" {
                (card(&words.home_engine_title(), &words.home_engine_about(), &words.home_engine_start(), &context.link(Page::Play)))
                (card(&words.home_person_title(), &words.home_person_about(), &words.home_person_start(),
                    &format!("{}?opponent=person", context.link(Page::Play))))
                (card(&words.home_learn_title(), &words.home_learn_about(), &words.home_learn_start(), &context.link(Page::Learn)))
                (card(&words.home_analyse_title(), &words.home_analyse_about(), &words.home_analyse_start(), &context.link(Page::Analyse)))
            }
        }
    };
    shell(context, &words.home_title(), &main)
}

/// From here one click leads to the form that makes a game, and the second one makes it.
fn friend(context: &Context<'_>) -> Markup {
    let words = context.words;
    let with = |variant: Variant| {
        format!("{}?opponent=link&variant={variant}", context.link(Page::Online))
    };
    html! {
        section class="sheet friend" aria-labelledby="friend-title" {
            div {
                h2 id="friend-title" { (words.home_friend_title()) }
                p { (words.home_friend_about()) }
            }
            div class="acts" {
                a class="button" href=(with(Variant::Yinsh)) { (words.home_friend_yinsh()) }
                a class="button" href=(with(Variant::GipfStandard)) { (words.home_friend_gipf()) }
            }
        }
    }
}

fn game(
    context: &Context<'_>,
    scene: &Scene,
    name: &str,
    about: &str,
    play: &str,
    learn: &str,
) -> Markup {
    let start =
        format!("{}?variant={}&opponent=engine&level=2", context.link(Page::Play), scene.variant);
    let course = context.link(Page::Course(scene.variant.family()));
    html! {
        section class="game" {
            div class="picture" {
                hex-board data-variant=(scene.variant) data-position=(scene.position) data-turn=(scene.turn)
                    aria-hidden="true" {}
            }
            h2 { (name) }
            p { (about) }
            div class="acts" {
                a class="button primary" href=(start) { (play) }
                a class="button" href=(course) { (learn) }
            }
        }
    }
}

fn card(title: &str, about: &str, start: &str, address: &str) -> Markup {
    html! {
        li class="sheet" {
            h2 { (title) }
            p { (about) }
            a class="button" href=(address) { (start) }
        }
    }
}
