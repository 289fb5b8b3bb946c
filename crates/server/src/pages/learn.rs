use maud::{Markup, html};
use variants::Family;

use super::{Context, shell::shell};
use crate::page::{self, Page};

/// The ids of a course's lessons, in their order.
pub(crate) fn lessons(_family: Family) -> Vec<&'static str> {
    Vec::new()
}

/// Both courses.
pub(crate) fn overview(context: &Context<'_>) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="learn" {
            h1 { (words.learn_title()) }
            ul {
                @for (family, name) in [(Family::Yinsh, "YINSH"), (Family::Gipf, "GIPF")] {
                    li { a href=(context.link(Page::Course(family))) { (name) } }
                }
            }
            div id="learn" {}
        }
    };
    shell(context, &words.learn_title(), &main)
}

/// The course of one game.
pub(crate) fn course(context: &Context<'_>, family: Family) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="learn" data-family=(page::id(family)) {
            h1 { (words.learn_title()) }
            ol {
                @for lesson in lessons(family) {
                    li { a href=(context.link(Page::Lesson(family, lesson))) { (lesson) } }
                }
            }
            div id="learn" {}
        }
    };
    shell(context, &words.learn_title(), &main)
}

/// One lesson.
pub(crate) fn lesson(context: &Context<'_>, family: Family, lesson: &str) -> Markup {
    let words = context.words;
    let main = html! {
        main id="content" data-page="learn" data-family=(page::id(family)) data-lesson=(lesson) {
            h1 { (lesson) }
            div id="learn" {}
            noscript { p { (words.site_no_script()) } }
        }
    };
    shell(context, lesson, &main)
}
