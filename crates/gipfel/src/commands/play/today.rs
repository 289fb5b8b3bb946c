use std::time::SystemTime;

/// Returns today's date (UTC) as written in records.
pub(super) fn today() -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let (year, month, day) = civil(now.map_or(0, |time| time.as_secs() / 86_400));
    format!("{year:04}.{month:02}.{day:02}")
}

/// Converts a number of days since 1 January 1970 to year, month and day.
fn civil(days: u64) -> (u64, u64, u64) {
    // Days are counted from March of year 0, in years that begin in March, so a leap day comes last; 400 years always have
    // 146 097 days.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * march + 2) / 5 + 1;
    let month = if march < 10 { march + 3 } else { march - 9 };
    (400 * era + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_since_1970_are_converted_to_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_574), (2026, 5, 1));
        assert_eq!(civil(20_453), (2025, 12, 31));
    }
}
