/// The share of the list by which the daily puzzle moves on, in thousandths: the golden ratio, so that easy and
/// hard days alternate, however long the list is.
const STRIDE: u64 = 618;

/// Which puzzle of a game's list is the puzzle of a day, counted from 1970-01-01 in UTC: its place from 0, the same for
/// everybody. None comes a second time before all have had their day. `None` if the list is empty.
#[must_use]
pub fn daily(day: u32, count: u32) -> Option<u32> {
    let length = u64::from(count);
    // A step that has no divisor in common with the length comes to every place.
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
    fn every_puzzle_has_its_day_before_one_comes_again() {
        for count in [1, 2, 7, 100, 4000] {
            let days = 20_000..20_000 + count;
            let places: BTreeSet<u32> = days.filter_map(|day| daily(day, count)).collect();
            assert_eq!(places, (0..count).collect(), "{count}");
        }
    }

    #[test]
    fn no_day_has_a_puzzle_of_an_empty_list() {
        assert_eq!(daily(20_000, 0), None);
        assert_eq!(daily(u32::MAX, u32::MAX).map(|place| place < u32::MAX), Some(true));
    }

    #[test]
    fn a_day_keeps_its_puzzle() {
        // What programs and pages have shown once must stay.
        assert_eq!([daily(20_774, 4000), daily(20_775, 4000)], [Some(554), Some(3025)]);
    }

    #[test]
    fn easy_and_hard_days_alternate() {
        let places: Vec<u32> = (20_000..20_010).filter_map(|day| daily(day, 4000)).collect();
        assert!(places.windows(2).all(|pair| pair[0].abs_diff(pair[1]) > 1000), "{places:?}");
    }
}
