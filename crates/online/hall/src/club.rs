//! Who meets whom on a club night: everybody who is ready, with the person they have met least.

use record::PlayerId;

/// How long somebody waits for a person they have met less, in milliseconds.
const PATIENCE: i64 = 20_000;

/// A player who is ready.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ready {
    pub(crate) player: PlayerId,
    /// Since when.
    pub(crate) since: i64,
}

/// The players of a game, White first.
pub(crate) type Pair = [PlayerId; 2];

/// The games that begin now.
///
/// Who has waited longest chooses first, of those they have met least the one who has waited longest. As long as somebody they have
/// met even less is still playing, they wait a little.
pub(crate) fn pairings(
    ready: &[Ready],
    playing: &[PlayerId],
    past: &[Pair],
    now: i64,
) -> Vec<Pair> {
    let mut ready = ready.to_vec();
    ready.sort_by_key(|one| (one.since, one.player));
    let mut pairs = Vec::new();
    let mut index = 0;
    while index < ready.len() {
        let one = ready[index];
        let others = ready.iter().enumerate().filter(|(other, _)| *other > index);
        let best =
            others.min_by_key(|(other, two)| (meetings(past, one.player, two.player), *other));
        let Some((other, two)) = best.map(|(other, two)| (other, *two)) else { break };
        let met = meetings(past, one.player, two.player);
        let is_better_soon = playing.iter().any(|player| meetings(past, one.player, *player) < met);
        if is_better_soon && now - one.since < PATIENCE {
            index += 1;
            continue;
        }
        ready.remove(other);
        ready.remove(index);
        pairs.push(seated(past, one.player, two.player));
    }
    pairs
}

/// How often two have met.
fn meetings(past: &[Pair], one: PlayerId, two: PlayerId) -> usize {
    past.iter().filter(|pair| pair.contains(&one) && pair.contains(&two)).count()
}

/// White is for the one who has had it less often; the two change colours when they meet again.
fn seated(past: &[Pair], one: PlayerId, two: PlayerId) -> Pair {
    let balance = |player: PlayerId| {
        let own = past.iter().filter(|pair| pair.contains(&player));
        own.map(|pair| if pair[0] == player { 1 } else { -1 }).sum::<i32>()
    };
    let last = past.iter().rev().find(|pair| pair.contains(&one) && pair.contains(&two));
    match (balance(one).cmp(&balance(two)), last) {
        (std::cmp::Ordering::Less, _) => [one, two],
        (std::cmp::Ordering::Greater, _) => [two, one],
        (std::cmp::Ordering::Equal, Some(last)) => [last[1], last[0]],
        (std::cmp::Ordering::Equal, None) => [one, two],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: u64) -> PlayerId {
        PlayerId::from_random(number)
    }

    /// Players who became ready one after the other.
    fn ready(numbers: &[u64]) -> Vec<Ready> {
        let since = numbers.iter().zip(0..);
        since.map(|(number, since)| Ready { player: id(*number), since }).collect()
    }

    fn pairs(numbers: &[[u64; 2]]) -> Vec<Pair> {
        numbers.iter().map(|pair| pair.map(id)).collect()
    }

    #[test]
    fn whoever_is_ready_is_paired_and_an_odd_one_waits() {
        assert_eq!(pairings(&ready(&[1, 2, 3]), &[], &[], 0), pairs(&[[1, 2]]));
        assert_eq!(pairings(&ready(&[1, 2, 3, 4]), &[], &[], 0), pairs(&[[1, 2], [3, 4]]));
        assert!(pairings(&ready(&[1]), &[], &[], 0).is_empty());
    }

    #[test]
    fn everybody_meets_the_person_they_have_met_least() {
        let past = pairs(&[[1, 2], [3, 4]]);
        let next = pairings(&ready(&[1, 2, 3, 4]), &[], &past, 0);
        assert_eq!(next, pairs(&[[1, 3], [2, 4]]));
    }

    #[test]
    fn three_rounds_of_four_are_all_different() {
        let mut past = Vec::new();
        for _ in 0..3 {
            past.extend(pairings(&ready(&[1, 2, 3, 4]), &[], &past.clone(), 0));
        }
        for one in 1..=4 {
            for two in (one + 1)..=4 {
                assert_eq!(meetings(&past, id(one), id(two)), 1, "{one} and {two}: {past:?}");
            }
        }
    }

    #[test]
    fn two_who_have_just_met_wait_a_little_for_those_who_still_play() {
        let past = pairs(&[[1, 2], [3, 4]]);
        let two = ready(&[1, 2]);
        assert!(pairings(&two, &[id(3), id(4)], &past, PATIENCE - 1).is_empty());
        assert_eq!(pairings(&two, &[id(3), id(4)], &past, PATIENCE), pairs(&[[2, 1]]));
        assert_eq!(pairings(&two, &[], &past, 0), pairs(&[[2, 1]]), "there is nobody else");
    }

    #[test]
    fn colours_change_and_even_out() {
        assert_eq!(pairings(&ready(&[1, 2]), &[], &pairs(&[[1, 2]]), 0), pairs(&[[2, 1]]));
        let past = pairs(&[[1, 2], [1, 3]]);
        assert_eq!(pairings(&ready(&[1, 4]), &[], &past, 0), pairs(&[[4, 1]]));
    }
}
