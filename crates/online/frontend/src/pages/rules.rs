//! The rules of a game, for reading and printing. The script in `web/rules` makes the diagrams interactive.

mod section;
mod sections;

use maud::{Markup, html};
use variants::Family;

use self::{
    section::{Diagram, Mark, Section},
    sections::sections_of,
};
use super::{context::Context, shell::shell};
use crate::page::{self, COURSES, Page};

/// The designer's own site about the games.
const OFFICIAL: &str = "http://www.gipf.com/";

/// Renders the rules page of a game.
pub(crate) fn render(context: &Context<'_>, family: Family) -> Markup {
    let words = context.words;
    let title = title(context, family);
    let sections = sections_of(family);
    let main = html! {
        main id="content" class="text" data-page="rules" data-family=(page::id(family)) {
            (games(context, family))
            h1 { (title) }
            p class="lead" { (say(context, &format!("rules-{}-lead", page::id(family)))) }
            (contents(context, sections))
            dl class="meaning small" {
                // The rule book does not cover potentials: unmarked text comes from the designer's site.
                @if family != Family::Potentials {
                    dt { (label(context, Mark::Site)) }
                    dd { (words.learn_rules_site_about()) }
                }
                dt { (label(context, Mark::Ruling)) }
                dd { (words.learn_rules_ruling_about()) }
            }
            @for section in sections {
                (whole(context, family, section))
            }
            footer class="credit" {
                p { (words.learn_rules_credit()) }
                p { a href=(OFFICIAL) rel="noreferrer noopener" { (words.learn_rules_official()) } }
            }
        }
    };
    shell(context, &title, &main)
}

fn title(context: &Context<'_>, family: Family) -> String {
    match family {
        Family::Yinsh => context.words.rules_yinsh_title(),
        Family::Potentials => context.words.rules_potentials_title(),
        _ => context.words.rules_gipf_title(),
    }
}

/// Renders links to the rules of the other games.
fn games(context: &Context<'_>, own: Family) -> Markup {
    html! {
        nav class="trail" aria-label=(context.words.site_rules()) {
            @for family in COURSES {
                a href=(context.link(Page::Rules(family))) aria-current=[(family == own).then_some("page")] {
                    @match family {
                        Family::Yinsh => "YINSH",
                        Family::Potentials => (context.words.learn_rules_potentials_name()),
                        _ => "GIPF",
                    }
                }
            }
        }
    }
}

fn contents(context: &Context<'_>, sections: &[Section]) -> Markup {
    html! {
        nav class="contents" aria-labelledby="contents" {
            h2 id="contents" { (context.words.learn_rules_contents()) }
            ol {
                @for section in sections {
                    li { a href={ "#" (section.name) } { (say(context, section.heading)) } }
                }
            }
        }
    }
}

fn whole(context: &Context<'_>, family: Family, section: &Section) -> Markup {
    html! {
        section id=(section.name) {
            h2 { (say(context, section.heading)) }
            @for (id, marks) in section.paragraphs {
                p {
                    @for mark in *marks { (label(context, *mark)) " " }
                    (say(context, id))
                }
            }
            @if let Some(diagram) = &section.diagram {
                @match diagram.turn {
                    Some(turn) => (pair(context, diagram, turn)),
                    None => (figure(context, diagram)),
                }
            }
            (lessons(context, family, section))
        }
    }
}

/// Renders the mark of a rule that is not in the rule book.
fn label(context: &Context<'_>, mark: Mark) -> Markup {
    let words = context.words;
    match mark {
        Mark::Site => html! { span class="mark site" { (words.learn_rules_site()) } },
        Mark::Ruling => html! { span class="mark ruling" { (words.learn_rules_ruling()) } },
    }
}

/// Renders a position for trying out a rule. Without scripts, only the caption describes it.
fn figure(context: &Context<'_>, diagram: &Diagram) -> Markup {
    let words = context.words;
    let told = say(context, diagram.told);
    html! {
        figure data-variant=(diagram.variant) data-position=(diagram.position) {
            hex-board field="off" label=(told) {}
            figcaption {
                p { strong { (words.learn_rules_try()) } ": " (told) }
                button type="button" hidden { (words.learn_rules_reset()) }
            }
        }
    }
}

/// Renders the effect of a turn: one picture before it and one after it.
fn pair(context: &Context<'_>, diagram: &Diagram, turn: &str) -> Markup {
    let words = context.words;
    html! {
        figure class="pair" data-variant=(diagram.variant) data-position=(diagram.position) data-turn=(turn) {
            div {
                p { (words.learn_rules_before()) }
                hex-board picture aria-hidden="true" {}
            }
            div {
                p { (words.learn_rules_after()) }
                hex-board picture aria-hidden="true" {}
            }
            figcaption { p { (say(context, diagram.told)) } }
        }
    }
}

fn lessons(context: &Context<'_>, family: Family, section: &Section) -> Markup {
    let course = lessons::course(family);
    let found = section.lessons.iter().filter_map(|slug| course.lesson(slug));
    html! {
        ul class="teach small" {
            @for lesson in found {
                li {
                    a href=(context.link(Page::Lesson(family, &lesson.slug))) {
                        (context.words.learn_rules_lesson(say(context, &lesson.title)))
                    }
                }
            }
        }
    }
}

/// Returns the message that a section refers to by its id.
fn say(context: &Context<'_>, id: &str) -> String {
    context.words.text(id, &[]).unwrap_or_else(|| id.to_owned())
}
