//! The home page: an animated board, and three ways to begin. Its script is in `web/home`.

mod scene;

use lessons::Lesson;
use maud::{Markup, html};
use variants::{Family, Variant};

use self::scene::{SCENES, Scene};
use super::{context::Context, puzzles, shell::shell};
use crate::page::{self, Page};

/// Level suggested to newcomers. Scripts replace it with the level played last.
const DEFAULT_LEVEL: u8 = 3;

/// Renders the first steps on one screen, and below them current games and everything else.
pub(crate) fn render(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" class="home" data-page="home" {
            section class="hero" {
                div class="words" {
                    h1 { (words.home_title()) }
                    p class="lead" { (words.home_lead()) }
                }
                (switch(context))
                (board(context))
                div class="starts" {
                    @for scene in &SCENES { (starts(context, scene.variant)) }
                }
            }
            (goes_on(context))
            (daily(context))
            (more(context))
        }
    };
    shell(context, &words.home_title(), &main)
}

/// Renders the controls for choosing a game. The style sheet shows the parts for the chosen game so that the choice works
/// without scripts.
fn switch(context: &Context<'_>) -> Markup {
    html! {
        fieldset class="switch" {
            legend class="unseen" { (context.words.home_game()) }
            @for (number, scene) in SCENES.iter().enumerate() {
                label {
                    input type="radio" name="game" value=(page::id(scene.variant.family())) checked[number == 0];
                    span { (name(scene.variant.family())) }
                }
            }
        }
    }
}

/// Renders the board, and the line of explanation below it.
fn board(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div class="stand" {
            div class="place" {
                hex-board id="board" field="off" {}
                @for scene in &SCENES { (recorded(scene)) }
            }
            div class="line" {
                p id="line" role="status" {
                    @for (scene, (touch, click)) in SCENES.iter().zip([
                        (words.home_touch_yinsh(), words.home_click_yinsh()),
                        (words.home_touch_gipf(), words.home_click_gipf()),
                    ]) {
                        span data-game=(page::id(scene.variant.family())) {
                            span class="touch" { (touch) }
                            span class="click" { (click) }
                        }
                    }
                    span id="line-now" {}
                }
                a id="larger" class="button" href=(context.link(Page::Play)) hidden { (words.home_larger()) }
                button type="button" id="again" hidden { (words.home_again()) }
                button type="button" id="pause" class="quiet" aria-pressed="false" aria-label=(words.home_pause()) hidden {
                    svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false" {
                        path class="halts" d="M8 5v14M16 5v14" {}
                        path class="runs" d="M8 5l11 7-11 7z" {}
                    }
                }
            }
        }
    }
}

/// Renders the data that scripts need to replay a game on the board.
fn recorded(scene: &Scene) -> Markup {
    html! {
        span id={ "scene-" (page::id(scene.variant.family())) } data-variant=(scene.variant)
            data-position=(scene.position) data-turns=(scene.turns) hidden {}
    }
}

/// Renders one primary button and two secondary ones.
fn starts(context: &Context<'_>, variant: Variant) -> Markup {
    let words = context.words;
    let family = variant.family();
    let lessons = &lessons::course(family).lessons;
    let play = format!(
        "{}?variant={variant}&opponent=engine&level={DEFAULT_LEVEL}",
        context.link(Page::Play)
    );
    let friend = format!("{}?opponent=link&variant={variant}", context.link(Page::Online));
    html! {
        div class="ways" data-game=(page::id(family)) {
            a class="button primary play" data-play href=(play) {
                strong { (words.home_play()) }
                span { (words.home_against(DEFAULT_LEVEL)) }
            }
            a class="button" data-learn=(page::id(family)) data-lessons=(steps(lessons))
                data-base=(context.link(Page::Course(family))) href=(first(context, family)) {
                strong { (words.home_learn()) }
                span { (words.home_lessons(lessons.len())) }
            }
            a class="button" data-friend href=(friend) {
                strong { (words.home_friend()) }
                span { (words.home_friend_how()) }
            }
        }
    }
}

/// Returns the number of steps in each lesson, from which scripts determine the next lesson.
fn steps(lessons: &[Lesson]) -> String {
    let steps: Vec<String> =
        lessons.iter().map(|lesson| format!("{}:{}", lesson.slug, lesson.steps.len())).collect();
    steps.join(" ")
}

fn first(context: &Context<'_>, family: Family) -> String {
    let lessons = &lessons::course(family).lessons;
    context.link(
        lessons.first().map_or(Page::Course(family), |first| Page::Lesson(family, &first.slug)),
    )
}

/// Renders sections for the visitor's own games and for live games of others. Scripts fill them in.
fn goes_on(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="own" class="goes-on" data-own aria-labelledby="own-title" hidden {
            h2 id="own-title" { (words.online_own()) }
            a id="resume" class="resume" href=(context.link(Page::Play)) hidden {
                strong { (words.home_resume()) }
                span id="resume-what" {}
            }
            ul class="game-cards" data-own-games {}
        }
        section class="goes-on" data-live aria-labelledby="live-title" hidden {
            h2 id="live-title" { (words.home_live()) }
            ul class="game-cards" data-live-games {}
            p class="quiet" data-live-none hidden { (words.home_live_none()) }
            p data-night hidden { a href=(context.link(Page::Club)) data-night-words {} }
            p data-waiting hidden { a href=(context.link(Page::Online)) data-waiting-words {} }
            p class="acts" {
                a class="button" href=(context.link(Page::Online)) { (words.home_live_start()) }
                a class="button" data-tv href=(context.link(Page::Tv)) hidden { (words.tv_watch()) }
                a class="button quiet" href=(context.link(Page::Archive)) { (words.home_live_all()) }
            }
        }
    }
}

/// Renders the puzzles of the day. Their space is reserved before scripts fill them in.
fn daily(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        section id="daily" class="goes-on" aria-labelledby="daily-title" {
            h2 id="daily-title" { a href=(context.link(Page::Train)) { (words.puzzles_daily_today()) } }
            (puzzles::daily(context))
            a id="due" class="resume" href=(context.link(Page::Repeat)) hidden {
                strong { (words.repeat_title()) }
                span id="due-what" {}
            }
        }
    }
}

/// Renders descriptions of the games and of the other features, as a list to read instead of a row of boxes.
fn more(context: &Context<'_>) -> Markup {
    let words = context.words;
    let about = [words.home_yinsh_about(), words.home_gipf_about()];
    let others = [
        (
            words.home_engine_title(),
            words.home_engine_about(),
            format!("{}?new", context.link(Page::Play)),
        ),
        (
            words.home_person_title(),
            words.home_person_about(),
            format!("{}?opponent=person", context.link(Page::Play)),
        ),
        (words.home_analyse_title(), words.home_analyse_about(), context.link(Page::Analyse)),
    ];
    html! {
        div class="more" {
            @for (scene, about) in SCENES.iter().zip(about) {
                @let family = scene.variant.family();
                section {
                    h2 { a href=(context.link(Page::Rules(family))) { (name(family)) } }
                    p { (about) }
                }
            }
            @for (title, about, address) in others {
                section {
                    h2 { a href=(address) { (title) } }
                    p { (about) }
                }
            }
        }
    }
}

const fn name(family: Family) -> &'static str {
    match family {
        Family::Yinsh => "YINSH",
        _ => "GIPF",
    }
}
