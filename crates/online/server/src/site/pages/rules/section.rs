//! What stands on a rules page, in its order; the words are messages.

use variants::Family;

use self::Mark::{Ruling, Site};

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

/// A board on which a rule can be tried.
#[derive(Debug)]
pub(super) struct Diagram {
    pub(super) variant: &'static str,
    pub(super) position: &'static str,
    /// What it shows, as a sentence.
    pub(super) told: &'static str,
}

impl Section {
    /// Those of a game.
    pub(super) fn all(family: Family) -> &'static [Self] {
        match family {
            Family::Yinsh => YINSH,
            _ => GIPF,
        }
    }
}

const YINSH: &[Section] = &[
    Section {
        name: "board",
        heading: "rules-yinsh-board",
        paragraphs: &[
            ("rules-yinsh-board-1", &[]),
            ("rules-yinsh-board-2", &[]),
            ("rules-yinsh-board-3", &[Ruling]),
        ],
        diagram: None,
        lessons: &[],
    },
    Section {
        name: "placing",
        heading: "rules-yinsh-placing",
        paragraphs: &[("rules-yinsh-placing-1", &[])],
        diagram: None,
        lessons: &["rings"],
    },
    Section {
        name: "moving",
        heading: "rules-yinsh-moving",
        paragraphs: &[
            ("rules-yinsh-moving-1", &[]),
            ("rules-yinsh-moving-2", &[]),
            ("rules-yinsh-moving-3", &[]),
            ("rules-yinsh-moving-4", &[]),
        ],
        diagram: Some(Diagram {
            variant: "yinsh",
            position: "4/5R1/r7/3R3r1/4m4R/4M4/5m4/r6R1/7r/3R3/2r1 w move 0-0",
            told: "rules-yinsh-moving-board",
        }),
        lessons: &["moving", "jumping", "flipping"],
    },
    Section {
        name: "rows",
        heading: "rules-yinsh-rows",
        paragraphs: &[("rules-yinsh-rows-1", &[]), ("rules-yinsh-rows-2", &[Ruling])],
        diagram: None,
        lessons: &["rows", "not-yours"],
    },
    Section {
        name: "removing",
        heading: "rules-yinsh-removing",
        paragraphs: &[
            ("rules-yinsh-removing-1", &[]),
            ("rules-yinsh-removing-2", &[]),
            ("rules-yinsh-removing-3", &[Ruling]),
            ("rules-yinsh-removing-4", &[]),
        ],
        diagram: Some(Diagram {
            variant: "yinsh",
            position: "4/5R1/r1R5/5M2r/3m2M3/RMMMMMM2/3m3M2/r6R1/7r/3R3/2r1 w row:w 0-0",
            told: "rules-yinsh-removing-board",
        }),
        lessons: &["removing", "long-rows", "who-first"],
    },
    Section {
        name: "end",
        heading: "rules-yinsh-end",
        paragraphs: &[
            ("rules-yinsh-end-1", &[]),
            ("rules-yinsh-end-2", &[]),
            ("rules-yinsh-end-3", &[Ruling]),
            ("rules-yinsh-end-4", &[Ruling]),
            ("rules-yinsh-end-5", &[Ruling]),
            ("rules-yinsh-end-6", &[]),
        ],
        diagram: Some(Diagram {
            variant: "yinsh",
            position: "4/4r2/2R5/5M2r/6MR2/6m2/2mmmmMM2/7M1/7r/2R4/4 w move 2-2",
            told: "rules-yinsh-end-board",
        }),
        lessons: &["ending"],
    },
    Section {
        name: "blitz",
        heading: "rules-yinsh-blitz",
        paragraphs: &[("rules-yinsh-blitz-1", &[])],
        diagram: None,
        lessons: &["blitz"],
    },
    Section {
        name: "notation",
        heading: "rules-yinsh-notation",
        paragraphs: &[("rules-yinsh-notation-1", &[])],
        diagram: None,
        lessons: &[],
    },
];

const GIPF: &[Section] = &[
    Section {
        name: "board",
        heading: "rules-gipf-board",
        paragraphs: &[
            ("rules-gipf-board-1", &[]),
            ("rules-gipf-board-2", &[]),
            ("rules-gipf-board-3", &[]),
        ],
        diagram: None,
        lessons: &["lines"],
    },
    Section {
        name: "start",
        heading: "rules-gipf-start",
        paragraphs: &[
            ("rules-gipf-start-1", &[]),
            ("rules-gipf-start-2", &[]),
            ("rules-gipf-start-3", &[]),
            ("rules-gipf-start-4", &[]),
            ("rules-gipf-start-5", &[Site, Ruling]),
        ],
        diagram: None,
        lessons: &["gipf-pieces", "tournament"],
    },
    Section {
        name: "pushing",
        heading: "rules-gipf-pushing",
        paragraphs: &[
            ("rules-gipf-pushing-1", &[]),
            ("rules-gipf-pushing-2", &[]),
            ("rules-gipf-pushing-3", &[]),
            ("rules-gipf-pushing-4", &[]),
        ],
        diagram: Some(Diagram {
            variant: "gipf-basic",
            position: "p2P/5/6/PpP1p2/6/5/p2P w push 10-10",
            told: "rules-gipf-pushing-board",
        }),
        lessons: &["pushing", "lines"],
    },
    Section {
        name: "rows",
        heading: "rules-gipf-rows",
        paragraphs: &[("rules-gipf-rows-1", &[]), ("rules-gipf-rows-2", &[])],
        diagram: None,
        lessons: &["rows", "not-yours"],
    },
    Section {
        name: "removing",
        heading: "rules-gipf-removing",
        paragraphs: &[
            ("rules-gipf-removing-1", &[]),
            ("rules-gipf-removing-2", &[]),
            ("rules-gipf-removing-3", &[Site]),
            ("rules-gipf-removing-4", &[]),
            ("rules-gipf-removing-5", &[]),
            ("rules-gipf-removing-6", &[Site]),
            ("rules-gipf-removing-7", &[Ruling]),
        ],
        diagram: Some(Diagram {
            variant: "gipf-standard",
            position: "g2G/2p2/6/1PGPPp1/6/5/g2G w remove:w 8-9",
            told: "rules-gipf-removing-board",
        }),
        lessons: &["removing", "capturing", "two-rows", "who-first", "gipf-pieces"],
    },
    Section {
        name: "end",
        heading: "rules-gipf-end",
        paragraphs: &[
            ("rules-gipf-end-1", &[Site]),
            ("rules-gipf-end-2", &[]),
            ("rules-gipf-end-3", &[Ruling]),
            ("rules-gipf-end-4", &[Ruling]),
        ],
        diagram: Some(Diagram {
            variant: "gipf-standard",
            position: "3G/3p1/1g4/2P3p/2P1p1/2P2/3G w push 7-9",
            told: "rules-gipf-end-board",
        }),
        lessons: &["reserve", "last-gipf"],
    },
    Section {
        name: "notation",
        heading: "rules-gipf-notation",
        paragraphs: &[("rules-gipf-notation-1", &[])],
        diagram: None,
        lessons: &[],
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use variants::AnyGame;

    use super::*;

    const BOTH: [Family; 2] = [Family::Yinsh, Family::Gipf];

    #[test]
    fn every_sentence_of_the_rules_is_shown() {
        let shown = BOTH.into_iter().flat_map(Section::all).flat_map(|section| {
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
        for family in BOTH {
            for section in Section::all(family) {
                for lesson in section.lessons {
                    assert!(lessons::course(family).lesson(lesson).is_some(), "{lesson}");
                }
                if let Some(diagram) = &section.diagram {
                    let variant = diagram.variant.parse().unwrap();
                    let game = AnyGame::from_position(variant, diagram.position).unwrap();
                    assert_eq!(game.position(), diagram.position);
                }
            }
        }
    }
}
