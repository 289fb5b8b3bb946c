//! The courses. A page contains the whole text of a lesson so that the lesson can be read without scripts; `web/learn` shows one
//! step at a time, with a board.

use lessons::{Lesson, Step};
use maud::{Markup, html};
use variants::Family;

use super::{context::Context, shell::shell};
use crate::page::{self, COURSES, Page};

/// Renders the list of courses.
pub(crate) fn overview(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="learn" data-view="overview" {
            h1 { (words.learn_title()) }
            p class="lead" { (words.learn_lead()) }
            div class="courses" {
                @for family in COURSES {
                    (card(context, family))
                }
            }
        }
    };
    shell(context, &words.learn_title(), &main)
}

/// Renders a course: its contents, the learner's progress, and a button to continue.
fn card(context: &Context<'_>, family: Family) -> Markup {
    let course = context.link(Page::Course(family));
    html! {
        article class="course sheet" data-course=(page::id(family)) {
            div class="picture" aria-hidden="true" { (picture(family)) }
            div {
                h2 { a href=(course) { (title(context, family)) } }
                p { (about(context, family)) }
                (before(context, family))
                (progress(family))
                p class="acts" {
                    (go_on(context, family))
                    a class="button" href=(course) { (context.words.learn_overview()) }
                }
            }
        }
    }
}

/// Renders a position that shows what the game looks like.
fn picture(family: Family) -> Markup {
    let slug = match family {
        Family::Yinsh => "long-rows",
        Family::Potentials => "stacks",
        _ => "puzzle",
    };
    let step = lessons::course(family).lesson(slug).and_then(|lesson| lesson.steps.last());
    html! {
        @if let Some(step) = step {
            hex-board picture data-variant=(step.variant) data-position=(step.position) {}
        }
    }
}

/// Renders the prerequisites of a course; scripts hide them once they are completed.
fn before(context: &Context<'_>, family: Family) -> Markup {
    html! {
        @if family == Family::Potentials {
            p class="small" data-before=(page::id(Family::Gipf)) {
                a href=(context.link(Page::Course(Family::Gipf))) { (context.words.learn_potentials_first()) }
            }
        }
    }
}

/// Renders the number of completed lessons, which only the browser knows.
fn progress(family: Family) -> Markup {
    let count = lessons::course(family).lessons.len();
    html! {
        p class="progress" hidden {
            progress max=(count) value="0" aria-hidden="true" {}
            span {}
        }
    }
}

/// Renders a link to the first lesson; scripts change it to the next one.
fn go_on(context: &Context<'_>, family: Family) -> Markup {
    let lessons = &lessons::course(family).lessons;
    let steps: Vec<String> =
        lessons.iter().map(|lesson| format!("{}:{}", lesson.slug, lesson.steps.len())).collect();
    html! {
        @if let Some(first) = lessons.first() {
            a class="button primary" data-lessons=(steps.join(" "))
                data-base=(context.link(Page::Course(family)))
                href=(context.link(Page::Lesson(family, &first.slug))) { (context.words.learn_start()) }
        }
    }
}

/// Renders the course of one game.
pub(crate) fn course(context: &Context<'_>, family: Family) -> Markup {
    let words = context.words;
    let title = title(context, family);
    let main = html! {
        main id="content" data-page="learn" data-view="course" {
            nav class="trail" { a href=(context.link(Page::Learn)) { (words.learn_title()) } }
            div class="course" data-course=(page::id(family)) {
                h1 { (title) }
                p class="lead" { (about(context, family)) }
                (before(context, family))
                (progress(family))
                p class="acts" {
                    (go_on(context, family))
                    a class="button" href=(context.link(Page::Rules(family))) { (rules(context, family)) }
                }
            }
            ol class="lessons" {
                @for lesson in &lessons::course(family).lessons {
                    li data-lesson=(lesson.slug) data-steps=(lesson.steps.len()) {
                        a href=(context.link(Page::Lesson(family, &lesson.slug))) { (say(context, &lesson.title)) }
                        span class="quiet small" { (words.learn_steps(lesson.steps.len())) }
                    }
                }
            }
        }
    };
    shell(context, &title, &main)
}

/// Renders one lesson.
pub(crate) fn lesson(context: &Context<'_>, family: Family, slug: &'static str) -> Markup {
    let lessons = &lessons::course(family).lessons;
    let Some(number) = lessons.iter().position(|lesson| lesson.slug == slug) else {
        return course(context, family);
    };
    let words = context.words;
    let lesson = &lessons[number];
    let title = say(context, &lesson.title);
    let main = html! {
        main id="content" data-page="learn" data-view="lesson" data-family=(page::id(family)) data-lesson=(slug) {
            div class="table" {
                div class="words" {
                    h1 { (title) }
                    (steps(context, lesson))
                    div class="say" data-messages { div class="answer" role="status" {} }
                }
                div class="place" {
                    hex-board field="off" label=(title) {}
                    noscript { p { (words.site_no_script()) } }
                }
                div class="further" {
                    (controls(context))
                    (after(context, family, lessons.get(number + 1)))
                }
            }
            // The style sheet moves this element above the rest of the page, but Tab reaches the board first.
            nav class="trail" {
                a href=(context.link(Page::Learn)) { (words.learn_title()) }
                a href=(context.link(Page::Course(family))) { (self::title(context, family)) }
                span { (words.learn_lesson_of(number + 1, lessons.len())) }
            }
        }
    };
    shell(context, &title, &main)
}

fn steps(context: &Context<'_>, lesson: &Lesson) -> Markup {
    let count = lesson.steps.len();
    html! {
        ol class="steps" {
            @for (index, step) in lesson.steps.iter().enumerate() {
                li id={ "step-" (index + 1) } data-variant=(step.variant) data-position=(step.position)
                    data-goal=(step.goal) data-replies=(step.replies.join(" ")) data-marks=(step.marks.join(" "))
                    data-declared=[&step.declared] data-answer=[&step.answer] {
                    p class="text" tabindex="-1" {
                        span class="unseen" { (context.words.learn_step(index + 1, count)) ". " }
                        (say(context, &step.text))
                    }
                    (told_later(context, step))
                }
            }
        }
    }
}

/// Renders the hints for a step, and the text shown after it is completed.
fn told_later(context: &Context<'_>, step: &Step) -> Markup {
    html! {
        @if let Some(done) = &step.done {
            p class="done" hidden { (say(context, done)) }
        }
        @if let Some(hint) = &step.hint {
            p class="hint" hidden { (say(context, hint)) }
        }
    }
}

/// Renders the buttons, which need scripts.
fn controls(context: &Context<'_>) -> Markup {
    let words = context.words;
    html! {
        div class="controls" hidden {
            ol class="dots" {}
            p class="acts" {
                button type="button" data-act="back" { (words.learn_back()) }
                button type="button" data-act="next" { (words.learn_next()) }
            }
            p class="acts" {
                button type="button" class="quiet" data-act="hint" { (words.learn_hint()) }
                button type="button" class="quiet" data-act="show" { (words.learn_show()) }
                button type="button" class="quiet" data-act="reset" { (words.learn_reset()) }
            }
        }
    }
}

/// Renders the links shown after the last step.
fn after(context: &Context<'_>, family: Family, next: Option<&'static Lesson>) -> Markup {
    let words = context.words;
    html! {
        div class="after" {
            @if let Some(next) = next {
                a class="button" href=(context.link(Page::Lesson(family, &next.slug))) {
                    (words.learn_next_lesson(say(context, &next.title)))
                }
            } @else {
                p {
                    (done(context, family))
                }
                a class="button" href=(context.link(Page::Play)) { (words.site_play()) }
            }
        }
    }
}

fn done(context: &Context<'_>, family: Family) -> String {
    match family {
        Family::Yinsh => context.words.learn_course_done_yinsh(),
        Family::Potentials => context.words.learn_course_done_potentials(),
        _ => context.words.learn_course_done_gipf(),
    }
}

fn title(context: &Context<'_>, family: Family) -> String {
    match family {
        Family::Yinsh => context.words.home_learn_yinsh(),
        Family::Potentials => context.words.play_variant_gipf_potentials(),
        _ => context.words.home_learn_gipf(),
    }
}

fn about(context: &Context<'_>, family: Family) -> String {
    match family {
        Family::Yinsh => context.words.home_yinsh_about(),
        Family::Potentials => context.words.learn_potentials_about(),
        _ => context.words.home_gipf_about(),
    }
}

fn rules(context: &Context<'_>, family: Family) -> String {
    match family {
        Family::Yinsh => context.words.learn_rules_yinsh(),
        Family::Potentials => context.words.learn_rules_potentials(),
        _ => context.words.learn_rules_gipf(),
    }
}

/// Returns the message that a course refers to by its id.
fn say(context: &Context<'_>, id: &str) -> String {
    context.words.text(id, &[]).unwrap_or_else(|| id.to_owned())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_lesson_text_exists_and_is_used() {
        let told = COURSES.into_iter().flat_map(|family| {
            lessons::course(family).lessons.iter().flat_map(|lesson| {
                let texts = lesson.steps.iter().flat_map(|step| {
                    [Some(&step.text), step.done.as_ref(), step.hint.as_ref()].into_iter().flatten()
                });
                texts.chain([&lesson.title]).map(String::as_str)
            })
        });
        let english = words::sources().next().unwrap();
        let written = english
            .lines()
            .filter(|line| line.starts_with("lesson-"))
            .filter_map(|line| line.split_once(" =").map(|(id, _)| id));
        assert_eq!(told.collect::<BTreeSet<_>>(), written.collect());
    }
}
