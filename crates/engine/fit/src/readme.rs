use std::{fs, path::Path, time::SystemTime};

const HEAD: &str = "# Weights\n\nThe weights of the pattern evaluation, fitted to games of the engine against itself by \
`crates/engine/fit`, which also writes\nthis file. `docs/engine.md` describes the strength that they give.\n";

/// Writes the description of a run to the README of the weights, replacing the section of the same
/// game.
pub(crate) fn write(folder: &Path, game: &str, lines: &[String]) -> anyhow::Result<()> {
    let path = folder.join("README.md");
    let old = fs::read_to_string(&path).unwrap_or_default();
    let mut sections: Vec<String> = old
        .split("\n## ")
        .skip(1)
        .filter(|section| section.lines().next() != Some(game))
        .map(|section| section.trim_end().to_owned())
        .collect();
    sections.push(format!("{game}\n\n{}", lines.join("\n")));
    sections.sort();
    let text =
        sections.iter().fold(HEAD.to_owned(), |text, section| text + "\n## " + section + "\n");
    fs::write(path, text)?;
    Ok(())
}

/// Returns today's date by the system clock.
pub(crate) fn today() -> String {
    let passed = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    date(passed.as_secs() / 86_400)
}

/// Returns the date that is this many days after 1 January 1970.
fn date(mut days: u64) -> String {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_converted_to_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(31 + 28), "1970-03-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(20_088), "2024-12-31");
    }
}
