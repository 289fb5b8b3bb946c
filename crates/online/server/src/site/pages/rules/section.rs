//! What stands on a rules page, in its order; the words are messages.

mod gipf;
mod potentials;
mod yinsh;

use variants::Family;

use self::{gipf::GIPF, potentials::POTENTIALS, yinsh::YINSH};

/// Where a rule comes from, if not from the rule book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// From the designer's site.
    Site,
    /// Our own decision.
    Ruling,
}

/// A part of the rules with its own heading.
#[derive(Debug)]
pub(super) struct Section {
    /// In addresses, behind `#`.
    pub(super) name: &'static str,
    pub(super) heading: &'static str,
    pub(super) paragraphs: &'static [(&'static str, &'static [Mark])],
    pub(super) diagram: Option<Diagram>,
    /// The lessons that teach it.
    pub(super) lessons: &'static [&'static str],
}

/// A board on which a rule can be tried; or two pictures, before and after a turn.
#[derive(Debug)]
pub(super) struct Diagram {
    pub(super) variant: &'static str,
    pub(super) position: &'static str,
    /// What it shows, as a sentence.
    pub(super) told: &'static str,
    /// The turn between two pictures.
    pub(super) turn: Option<&'static str>,
}

impl Section {
    /// Those of a game.
    pub(super) fn all(family: Family) -> &'static [Self] {
        match family {
            Family::Yinsh => YINSH,
            Family::Potentials => POTENTIALS,
            _ => GIPF,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use variants::{AnyGame, Variant};

    use super::*;
    use crate::site::page::COURSES;

    #[test]
    fn every_sentence_of_the_rules_is_shown() {
        let shown = COURSES.into_iter().flat_map(Section::all).flat_map(|section| {
            let diagram = section.diagram.as_ref().map(|diagram| diagram.told);
            section.paragraphs.iter().map(|(id, _)| *id).chain([section.heading]).chain(diagram)
        });
        let english = words::sources().next().unwrap();
        let written = english
            .lines()
            .filter(|line| line.starts_with("rules-"))
            .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
            .filter(|id| !id.ends_with("-title") && !id.ends_with("-lead"));
        assert_eq!(shown.collect::<BTreeSet<_>>(), written.collect());
    }

    #[test]
    fn every_diagram_is_a_position_and_every_lesson_exists() {
        for family in COURSES {
            for section in Section::all(family) {
                for lesson in section.lessons {
                    assert!(lessons::course(family).lesson(lesson).is_some(), "{lesson}");
                }
                if let Some(diagram) = &section.diagram {
                    let variant = Variant::known(diagram.variant, None).unwrap();
                    let mut game = AnyGame::from_position(variant, diagram.position).unwrap();
                    assert_eq!(game.position(), diagram.position);
                    if let Some(turn) = diagram.turn {
                        game.play_turn(turn).unwrap();
                    }
                }
            }
        }
    }
}
