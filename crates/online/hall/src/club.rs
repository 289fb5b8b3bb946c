//! Pairing on a club night: each ready player is paired with the opponent they have met least often.

use protocol::limits::millis;
use record::PlayerId;
use store::Apart;

use crate::limits::OPPONENT_WAIT;

/// A player who is ready.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ready {
    pub(crate) player: PlayerId,
    /// Time since which the player has been ready.
    pub(crate) since: i64,
}

/// Players of a game, White first.
pub(crate) type Pair = [PlayerId; 2];

/// Returns the pairs whose games start now.
///
/// The player who has waited longest chooses first: among the opponents they have met least, the one who has waited longest.
/// They wait briefly while an opponent they have met even less is still playing. Players separated by a block are not paired.
pub(crate) fn pairings(
    ready: &[Ready],
    playing: &[PlayerId],
    past: &[Pair],
    apart: &[Apart],
    now: i64,
) -> Vec<Pair> {
    let may_meet = |one: PlayerId, two: PlayerId| !are_apart(apart, one, two);
    let mut ready = ready.to_vec();
    ready.sort_by_key(|one| (one.since, one.player));
    let (mut pairs, mut alone) = (Vec::new(), Vec::new());
    let mut index = 0;
    while index < ready.len() {
        let one = ready[index];
        let others = ready.iter().enumerate().filter(|(other, _)| *other > index);
        let others = others.filter(|(_, two)| may_meet(one.player, two.player));
        let best =
            others.min_by_key(|(other, two)| (meetings(past, one.player, two.player), *other));
        let Some((other, two)) = best.map(|(other, two)| (other, *two)) else {
            alone.push(one.player);
            index += 1;
            continue;
        };
        let met = meetings(past, one.player, two.player);
        let is_better_soon = playing.iter().any(|player| {
            may_meet(one.player, *player) && meetings(past, one.player, *player) < met
        });
        if is_better_soon && now - one.since < millis(OPPONENT_WAIT) {
            index += 1;
            continue;
        }
        ready.remove(other);
        ready.remove(index);
        pairs.push([one.player, two.player]);
    }
    make_room(&mut pairs, &alone, apart);
    pairs.into_iter().map(|[one, two]| seated(past, one, two)).collect()
}

/// Finds opponents for two players left over because of blocks, by splitting an existing pair between them.
fn make_room(pairs: &mut Vec<Pair>, alone: &[PlayerId], apart: &[Apart]) {
    let may_meet = |one: PlayerId, two: PlayerId| !are_apart(apart, one, two);
    for couple in alone.chunks_exact(2) {
        let (one, two) = (couple[0], couple[1]);
        let exchanged = pairs.iter().enumerate().find_map(|(index, [first, second])| {
            let ways = [[[one, *first], [two, *second]], [[one, *second], [two, *first]]];
            let way = ways.into_iter().find(|way| way.iter().all(|[a, b]| may_meet(*a, *b)))?;
            Some((index, way))
        });
        if let Some((index, [one, two])) = exchanged {
            pairs[index] = one;
            pairs.push(two);
        }
    }
}

/// Returns whether one of two players has blocked the other.
fn are_apart(apart: &[Apart], one: PlayerId, two: PlayerId) -> bool {
    apart.iter().any(|pair| pair.contains(&one) && pair.contains(&two))
}

/// Returns how often two players have met.
fn meetings(past: &[Pair], one: PlayerId, two: PlayerId) -> usize {
    past.iter().filter(|pair| pair.contains(&one) && pair.contains(&two)).count()
}

/// Assigns the colours: White goes to the player who has had it less often; colours are swapped when two players meet again.
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

    /// Returns players who became ready one after the other.
    fn ready(numbers: &[u64]) -> Vec<Ready> {
        let since = numbers.iter().zip(0..);
        since.map(|(number, since)| Ready { player: id(*number), since }).collect()
    }

    fn pairs(numbers: &[[u64; 2]]) -> Vec<Pair> {
        numbers.iter().map(|pair| pair.map(id)).collect()
    }

    #[test]
    fn ready_players_are_paired_and_the_odd_one_out_waits() {
        assert_eq!(pairings(&ready(&[1, 2, 3]), &[], &[], &[], 0), pairs(&[[1, 2]]));
        assert_eq!(pairings(&ready(&[1, 2, 3, 4]), &[], &[], &[], 0), pairs(&[[1, 2], [3, 4]]));
        assert!(pairings(&ready(&[1]), &[], &[], &[], 0).is_empty());
    }

    #[test]
    fn each_player_meets_the_opponent_they_have_met_least() {
        let past = pairs(&[[1, 2], [3, 4]]);
        let next = pairings(&ready(&[1, 2, 3, 4]), &[], &past, &[], 0);
        assert_eq!(next, pairs(&[[1, 3], [2, 4]]));
    }

    #[test]
    fn four_players_meet_different_opponents_in_three_rounds() {
        let mut past = Vec::new();
        for _ in 0..3 {
            past.extend(pairings(&ready(&[1, 2, 3, 4]), &[], &past.clone(), &[], 0));
        }
        for one in 1..=4 {
            for two in (one + 1)..=4 {
                assert_eq!(meetings(&past, id(one), id(two)), 1, "{one} and {two}: {past:?}");
            }
        }
    }

    #[test]
    fn players_who_have_just_met_wait_briefly_for_others() {
        let past = pairs(&[[1, 2], [3, 4]]);
        let two = ready(&[1, 2]);
        assert!(pairings(&two, &[id(3), id(4)], &past, &[], millis(OPPONENT_WAIT) - 1).is_empty());
        assert_eq!(
            pairings(&two, &[id(3), id(4)], &past, &[], millis(OPPONENT_WAIT)),
            pairs(&[[2, 1]])
        );
        assert_eq!(pairings(&two, &[], &past, &[], 0), pairs(&[[2, 1]]), "there is nobody else");
    }

    #[test]
    fn colours_are_swapped_and_even_out() {
        assert_eq!(pairings(&ready(&[1, 2]), &[], &pairs(&[[1, 2]]), &[], 0), pairs(&[[2, 1]]));
        let past = pairs(&[[1, 2], [1, 3]]);
        assert_eq!(pairings(&ready(&[1, 4]), &[], &past, &[], 0), pairs(&[[4, 1]]));
    }

    #[test]
    fn players_separated_by_a_block_are_paired_with_others() {
        let apart = pairs(&[[2, 1]]);
        assert!(pairings(&ready(&[1, 2]), &[], &[], &apart, millis(OPPONENT_WAIT)).is_empty());
        assert_eq!(pairings(&ready(&[1, 2, 3]), &[], &[], &apart, 0), pairs(&[[1, 3]]));
        assert_eq!(pairings(&ready(&[1, 2, 3, 4]), &[], &[], &apart, 0), pairs(&[[1, 3], [2, 4]]));
    }

    #[test]
    fn a_block_between_the_last_two_players_changes_earlier_pairs() {
        let apart = pairs(&[[3, 4]]);
        let next = pairings(&ready(&[1, 2, 3, 4]), &[], &[], &apart, 0);
        assert_eq!(next, pairs(&[[3, 1], [4, 2]]));
        let apart = pairs(&[[3, 4], [3, 1]]);
        let next = pairings(&ready(&[1, 2, 3, 4]), &[], &[], &apart, 0);
        assert_eq!(next, pairs(&[[3, 2], [4, 1]]));
    }

    #[test]
    fn players_do_not_wait_for_a_player_separated_by_a_block() {
        let (past, apart) = (pairs(&[[1, 2]]), pairs(&[[1, 3]]));
        let next = pairings(&ready(&[1, 2]), &[id(3)], &past, &apart, 0);
        assert_eq!(next, pairs(&[[2, 1]]));
    }
}
