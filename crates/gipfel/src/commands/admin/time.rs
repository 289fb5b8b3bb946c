//! Timestamps in the lists of `gipfel admin`.

use std::time::{SystemTime, UNIX_EPOCH};

/// A day in milliseconds.
pub(super) const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Returns the current time in milliseconds since 1970.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Formats a time in UTC: `2026-11-15 12:03 UTC`. Days are counted in years that begin in March, so the leap day is the last
/// day of a year.
pub(super) fn moment(at: i64) -> String {
    let (days, minutes) = (at.div_euclid(DAY_MS) + 719_468, at.rem_euclid(DAY_MS) / 60_000);
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_formatted_in_utc() {
        assert_eq!(moment(0), "1970-01-01 00:00 UTC");
        assert_eq!(moment(951_782_400_000), "2000-02-29 00:00 UTC");
        assert_eq!(moment(1_794_744_180_000), "2026-11-15 12:03 UTC");
        assert_eq!(moment(-1), "1969-12-31 23:59 UTC");
    }
}
