/// Step from one daily puzzle to the next, in thousandths of the length of the list. It approximates the golden ratio
/// so that easy and hard days alternate for any length of the list.
const STRIDE: u64 = 618;

/// Returns the index of the puzzle of the day in a game's list, for a day counted from 1970-01-01 in UTC. It is the
/// same for everyone, and no puzzle repeats before all have been shown. `None` if the list is empty.
#[must_use]
pub fn daily(day: u32, count: u32) -> Option<u32> {
    let length = u64::from(count);
    // A step that has no common divisor with the length reaches every index.
    let widest = length * STRIDE / 1000;
    let stride = (1..=widest).rev().find(|step| common_divisor(*step, length) == 1).unwrap_or(1);
    let place = (u64::from(day) * stride).checked_rem(length)?;
    u32::try_from(place).ok()
}

fn common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_puzzle_is_shown_before_one_is_repeated() {
        for count in [1, 2, 7, 100, 4000] {
            let days = 20_000..20_000 + count;
            let places: BTreeSet<u32> = days.filter_map(|day| daily(day, count)).collect();
            assert_eq!(places, (0..count).collect(), "{count}");
        }
    }

    #[test]
    fn an_empty_list_has_no_daily_puzzle() {
        assert_eq!(daily(20_000, 0), None);
        assert_eq!(daily(u32::MAX, u32::MAX).map(|place| place < u32::MAX), Some(true));
    }

    #[test]
    fn the_puzzle_of_a_day_never_changes() {
        // The puzzle of a day that programs and pages have shown must not change.
        assert_eq!([daily(20_774, 4000), daily(20_775, 4000)], [Some(554), Some(3025)]);
    }

    #[test]
    fn easy_and_hard_days_alternate() {
        let places: Vec<u32> = (20_000..20_010).filter_map(|day| daily(day, 4000)).collect();
        assert!(places.windows(2).all(|pair| pair[0].abs_diff(pair[1]) > 1000), "{places:?}");
    }
}
