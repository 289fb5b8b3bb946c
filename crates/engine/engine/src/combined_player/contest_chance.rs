use combined::Link;

use crate::level::Level;

/// Strength that the engine assumes for an unknown opponent.
#[derive(Clone, Copy, Debug)]
pub(super) struct PersonElo(i32);

impl Default for PersonElo {
    fn default() -> Self {
        Self(1_500)
    }
}

/// Number of rolls of two dice, out of 36, that each player wins.
const WON_ROLLS: f64 = 15.0;
/// Number of rolls of two dice, out of 36, that are repeated.
const REPEATED_ROLLS: f64 = 6.0;

/// Advantage of the first turn in a linked game, in which the challenged player plays White.
const FIRST_TURN_ELO: i32 = 20;

/// Highest chance assumed in a linked game, since no game is certain to be won or lost.
const CONTEST_CHANCE_MAX: f64 = 0.9;

/// Returns the engine's chance of winning a contest that this link decides.
pub(super) fn chance(link: Link, challenged: bool, level: Level, person: PersonElo) -> f64 {
    let ahead = link.variant().map_or(0, |variant| level.elo(variant) - person.0);
    chance_ahead(link, challenged, ahead)
}

/// Returns the chance of winning a contest that this link decides, against an equally strong opponent.
#[must_use]
pub fn even_chance(link: Link, challenged: bool) -> f64 {
    chance_ahead(link, challenged, 0)
}

/// Returns the chance of a player whose rating is this much higher than the opponent's.
fn chance_ahead(link: Link, challenged: bool, ahead: i32) -> f64 {
    match (link, link.variant()) {
        (Link::Free, _) => f64::from(u8::from(challenged)),
        (_, Some(_)) => {
            let first = if challenged { FIRST_TURN_ELO } else { -FIRST_TURN_ELO };
            let expected = 1.0 / (1.0 + 10_f64.powf(-f64::from(ahead + first) / 400.0));
            expected.clamp(1.0 - CONTEST_CHANCE_MAX, CONTEST_CHANCE_MAX)
        }
        // Dice are fair, and nothing is known about games played elsewhere.
        (_, None) => WON_ROLLS / (36.0 - REPEATED_ROLLS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(link: Link, level: usize) -> f64 {
        chance(link, true, Level::ALL[level - 1], PersonElo::default())
    }

    #[test]
    fn dice_are_won_half_the_time() {
        let mut won = [0, 0];
        for roll in 0..36 {
            match (roll / 6).cmp(&(roll % 6)) {
                std::cmp::Ordering::Greater => won[0] += 1,
                std::cmp::Ordering::Less => won[1] += 1,
                std::cmp::Ordering::Equal => {}
            }
        }
        assert_eq!(won.map(f64::from), [WON_ROLLS; 2]);
        assert!((at(Link::Die, 1) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn a_stronger_level_expects_to_win_a_linked_game_more_often() {
        for link in [Link::Yinsh, Link::YinshBlitz, Link::GipfBasic, Link::GipfStandard] {
            let chances: Vec<f64> = (1..=10).map(|level| at(link, level)).collect();
            assert!(chances.is_sorted(), "{chances:?}");
            assert!(chances[0] < 0.5 && chances[9] > 0.5, "{chances:?}");
        }
    }

    #[test]
    fn the_challenged_player_has_the_better_chance_at_equal_strength() {
        let level = Level::ALL[4];
        let person = PersonElo(level.elo(variants::Variant::Yinsh));
        let [first, second] = [true, false].map(|first| chance(Link::Yinsh, first, level, person));
        assert!(first > 0.5 && second < 0.5);
        assert_eq!([true, false].map(|first| even_chance(Link::Yinsh, first)), [first, second]);
    }
}
