//! Contents of the rules pages, in order; their text comes from the messages.

mod gipf;
mod potentials;
mod yinsh;

use variants::Family;

use self::{gipf::GIPF, potentials::POTENTIALS, yinsh::YINSH};
use super::section::Section;

/// Returns the sections of a game.
pub(super) const fn sections_of(family: Family) -> &'static [Section] {
    match family {
        Family::Yinsh => YINSH,
        Family::Potentials => POTENTIALS,
        _ => GIPF,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use variants::{AnyGame, Variant};

    use super::*;
    use crate::page::COURSES;

    #[test]
    fn every_rules_message_is_shown() {
        let shown = COURSES.into_iter().flat_map(sections_of).flat_map(|section| {
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
    fn every_diagram_is_valid_and_every_lesson_exists() {
        for family in COURSES {
            for section in sections_of(family) {
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
