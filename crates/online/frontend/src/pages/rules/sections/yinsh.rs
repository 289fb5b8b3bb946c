use crate::pages::rules::section::{Diagram, Mark::Ruling, Section};

pub(super) const YINSH: &[Section] = &[
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
            turn: None,
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
            turn: None,
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
            turn: None,
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
