/// Every code that a refusal can have: `refusal-CODE` is the message that tells it.
pub const CODES: &[&str] = &[
    // Ours.
    "allowed",
    "handicap",
    "no-handicap",
    "no-point",
    "no-table",
    "no-turn",
    "nothing-chosen",
    "other-player",
    "request",
    "ring-stuck",
    "too-many-actions",
    "too-many-tables",
    "two-starts",
    "unknown-variant",
];
