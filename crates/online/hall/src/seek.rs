//! A player who looks for an opponent, and whom they can play.

use record::{MatchTerms, TimeControl};
use store::Seek;
use variants::{Color, Variant};

/// The game that a player looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeekTerms {
    /// The game.
    pub variant: Variant,
    /// The time control of a live game.
    pub clock: TimeControl,
    /// Whether ratings shall change.
    pub rated: bool,
    /// Whether an unrated game will not do instead.
    pub rated_only: bool,
    /// What has to be won before potentials can be used, in a match.
    pub combined: Option<MatchTerms>,
    /// The colour that they want.
    pub color: Option<Color>,
    /// The lowest rating of an opponent.
    pub min: Option<i32>,
    /// The highest.
    pub max: Option<i32>,
}

/// A seek of a player.
pub(crate) fn new_seek(id: u64, shown: protocol::Player, terms: SeekTerms, now: i64) -> Seek {
    let player = shown.id;
    let view = protocol::Seek {
        id: id.to_string(),
        player: shown,
        variant: terms.variant,
        clock: terms.clock,
        speed: terms.clock.speed(),
        rated: terms.rated,
        rated_only: terms.rated && terms.rated_only,
        standing: false,
        combined: terms.combined,
        color: terms.color,
        min: terms.min,
        max: terms.max,
    };
    Seek { player, view, since: now, seen: now }
}

/// Whether the game of two players would be rated; `None` if they do not look for the same. Where one of them wants a rated
/// game and the other one an unrated, they meet unrated, unless that will not do.
pub(crate) fn agreed(one: &Seek, two: &Seek) -> Option<bool> {
    let (first, second) = (&one.view, &two.view);
    let is_colour_fine = match (first.color, second.color) {
        (Some(first), Some(second)) => first != second,
        _ => true,
    };
    let is_same = one.player != two.player
        && first.variant == second.variant
        && first.clock == second.clock
        && first.combined == second.combined
        && is_colour_fine
        && accepts(first, second)
        && accepts(second, first);
    let is_rated = first.rated && second.rated;
    let insists = first.rated_only || second.rated_only;
    (is_same && (is_rated || !insists)).then_some(is_rated)
}

/// Whom a player meets of those who wait, and whether their game is rated: first one whose wish for ratings is the same, and then
/// the one who has waited longest, who comes first in the list.
pub(crate) fn partner<'a>(seek: &Seek, waiting: &'a [Seek]) -> Option<(&'a Seek, bool)> {
    let fitting = waiting.iter().filter_map(|known| Some((known, agreed(known, seek)?)));
    fitting.min_by_key(|(known, _)| known.view.rated != seek.view.rated)
}

fn accepts(one: &protocol::Seek, other: &protocol::Seek) -> bool {
    let rating = other.player.rating.map_or(1500, |strength| strength.rating);
    one.min.is_none_or(|min| rating >= min) && one.max.is_none_or(|max| rating <= max)
}

#[cfg(test)]
pub(crate) mod samples {
    use protocol::PlayerKind;
    use record::PlayerId;

    use super::*;

    /// What a player with this number looks for.
    pub(crate) fn seek(number: u64, rated: bool, rated_only: bool) -> Seek {
        with_terms(number, terms(rated, rated_only))
    }

    pub(crate) fn terms(rated: bool, rated_only: bool) -> SeekTerms {
        SeekTerms {
            variant: Variant::Yinsh,
            clock: "300+3".parse().expect("a time control"),
            rated,
            rated_only,
            combined: None,
            color: None,
            min: None,
            max: None,
        }
    }

    pub(crate) fn with_terms(number: u64, terms: SeekTerms) -> Seek {
        let id = PlayerId::from_random(number);
        let kind = if terms.rated { PlayerKind::Person } else { PlayerKind::Guest };
        let shown = protocol::Player { id, name: None, kind, level: None, rating: None };
        new_seek(number, shown, terms, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        samples::{seek, terms, with_terms},
        *,
    };

    #[test]
    fn two_who_want_a_rated_game_get_one() {
        assert_eq!(agreed(&seek(1, true, true), &seek(2, true, false)), Some(true));
    }

    #[test]
    fn a_rated_and_an_unrated_seek_meet_unrated() {
        assert_eq!(agreed(&seek(1, true, false), &seek(2, false, false)), Some(false));
        assert_eq!(agreed(&seek(1, false, false), &seek(2, true, false)), Some(false));
    }

    #[test]
    fn who_insists_on_a_rated_game_meets_nobody_who_wants_another() {
        assert_eq!(agreed(&seek(1, true, true), &seek(2, false, false)), None);
        assert_eq!(agreed(&seek(1, false, false), &seek(2, true, true)), None);
    }

    #[test]
    fn who_wants_no_rated_game_cannot_insist_on_one() {
        assert_eq!(agreed(&seek(1, false, true), &seek(2, false, false)), Some(false));
    }

    #[test]
    fn nobody_meets_themselves_or_somebody_who_looks_for_another_game() {
        let one = seek(1, false, false);
        let terms = terms(false, false);
        assert_eq!(agreed(&one, &seek(1, false, false)), None);
        let slower = SeekTerms { clock: "600+5".parse().expect("a time control"), ..terms };
        assert_eq!(agreed(&one, &with_terms(2, slower)), None);
        let stronger = SeekTerms { min: Some(1800), ..terms };
        assert_eq!(agreed(&one, &with_terms(2, stronger)), None);
    }

    #[test]
    fn of_several_the_one_with_the_same_wish_is_met_and_then_the_one_who_waited_longest() {
        let met = |one: Seek, waiting: &[Seek]| {
            partner(&one, waiting).map(|(other, is_rated)| (other.view.id.clone(), is_rated))
        };
        let insisting = seek(1, true, true);
        let unrated = [seek(2, false, false), seek(5, false, false)];
        assert_eq!(met(insisting.clone(), &unrated), None, "the first insists");
        let all = [&unrated[..], &[insisting]].concat();
        assert_eq!(met(seek(3, true, false), &all), Some(("1".to_owned(), true)));
        assert_eq!(met(seek(3, true, false), &unrated), Some(("2".to_owned(), false)));
        assert_eq!(met(seek(3, false, false), &all), Some(("2".to_owned(), false)));
    }
}
