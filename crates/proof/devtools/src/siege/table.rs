//! The table of results.

/// Result of an attack.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    /// The attempt and its extent.
    pub(super) tried: String,
    /// The expected outcome.
    pub(super) expected: String,
    /// The actual outcome.
    pub(super) seen: String,
    /// Whether the outcome is as expected; `None` if the attack is impossible on this machine.
    pub(super) holds: Option<bool>,
}

impl Finding {
    pub(super) fn new(
        tried: impl Into<String>,
        expected: impl Into<String>,
        seen: impl Into<String>,
        holds: bool,
    ) -> Self {
        Self {
            tried: tried.into(),
            expected: expected.into(),
            seen: seen.into(),
            holds: Some(holds),
        }
    }

    /// Returns the result of an attack that is impossible on this machine.
    pub(super) fn skipped(why: impl Into<String>) -> Self {
        Self { tried: "–".to_owned(), expected: "–".to_owned(), seen: why.into(), holds: None }
    }
}

/// A line of the table.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// Name of the attack.
    pub(super) name: &'static str,
    /// Result of the attack.
    pub(super) finding: Finding,
    /// Duration in seconds.
    pub(super) seconds: f64,
}

impl Row {
    pub(super) fn failed(&self) -> bool {
        self.finding.holds == Some(false)
    }

    const fn verdict(&self) -> &'static str {
        match self.finding.holds {
            Some(true) => "ok",
            Some(false) => "FAILED",
            None => "skipped",
        }
    }
}

/// Prints the table in Markdown so that it can be quoted.
pub(super) fn print(rows: &[Row]) {
    println!("\n| attack | tried | expected | seen | | s |");
    println!("|---|---|---|---|---|---|");
    for row in rows {
        let Finding { tried, expected, seen, .. } = &row.finding;
        let seen = seen.replace('\n', " ").replace('|', "/");
        println!(
            "| {} | {tried} | {expected} | {seen} | {} | {:.0} |",
            row.name,
            row.verdict(),
            row.seconds
        );
    }
    println!();
}
