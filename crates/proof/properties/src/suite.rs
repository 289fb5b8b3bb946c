use std::fmt::Write;

/// A perft suite: positions of one variant with their perft counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Suite {
    /// The positions, in the order of the file.
    pub entries: Vec<SuiteEntry>,
}

/// One position of a suite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuiteEntry {
    /// The position string.
    pub position: String,
    /// Perft counts, as pairs of depth and count.
    pub counts: Vec<(u32, u64)>,
}

impl Suite {
    /// Reads the text of a suite.
    ///
    /// # Errors
    /// Returns the first line that is malformed.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut suite = Self::default();
        for line in text.lines() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(position) = line.strip_prefix("position ") {
                suite.entries.push(SuiteEntry { position: position.into(), counts: Vec::new() });
            } else if let Some(count) = count(line)
                && let Some(entry) = suite.entries.last_mut()
            {
                entry.counts.push(count);
            } else {
                return Err(format!("not a line of a perft suite: {line}"));
            }
        }
        Ok(suite)
    }

    /// Returns the suite as text, below a heading.
    #[must_use]
    pub fn write(&self, heading: &str) -> String {
        let mut text = format!("# {heading}\n");
        for entry in &self.entries {
            let _ = writeln!(text, "\nposition {}", entry.position);
            for (depth, count) in &entry.counts {
                let _ = writeln!(text, "perft {depth} {count}");
            }
        }
        text
    }
}

fn count(line: &str) -> Option<(u32, u64)> {
    let (depth, count) = line.strip_prefix("perft ")?.split_once(' ')?;
    Some((depth.parse().ok()?, count.parse().ok()?))
}
