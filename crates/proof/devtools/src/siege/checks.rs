//! Properties of a server that are checked one by one.

use super::table::Finding;

/// Number of checks, and the statements that failed.
#[derive(Debug, Default)]
pub(super) struct Checks {
    made: usize,
    failed: Vec<String>,
}

impl Checks {
    /// Checks a statement.
    pub(super) fn that(&mut self, holds: bool, statement: impl Into<String>) {
        self.made += 1;
        if !holds {
            self.failed.push(format!("not true: {}", statement.into()));
        }
    }

    /// Returns the result of the attack. `seen` describes the outcome if all checks passed.
    pub(super) fn finding(
        self,
        tried: impl Into<String>,
        expected: impl Into<String>,
        seen: impl Into<String>,
    ) -> Finding {
        let Self { made, failed } = self;
        let holds = failed.is_empty() && made > 0;
        let seen = if holds {
            format!("{}; {made} checks", seen.into())
        } else {
            format!("{} of {made} checks failed: {}", failed.len(), failed.join("; "))
        };
        Finding::new(tried, expected, seen, holds)
    }
}
