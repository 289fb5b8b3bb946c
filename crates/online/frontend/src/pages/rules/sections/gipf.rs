use crate::pages::rules::section::{
    Diagram,
    Mark::{Ruling, Site},
    Section,
};

pub(super) const GIPF: &[Section] = &[
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
            turn: None,
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
            turn: None,
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
            turn: None,
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
