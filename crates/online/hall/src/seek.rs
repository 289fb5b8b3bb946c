//! Seeks for an opponent, and the rules by which they match.

use record::{MatchTerms, TimeControl};
use store::Seek;
use variants::{Color, Variant};

/// Terms of the game that a player seeks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeekTerms {
    /// Variant.
    pub variant: Variant,
    /// Time control of a live game.
    pub clock: TimeControl,
    /// Whether the game should be rated.
    pub rated: bool,
    /// Whether the player insists on a rated game.
    pub rated_only: bool,
    /// Additional terms, if the game is a match.
    pub combined: Option<MatchTerms>,
    /// Preferred colour.
    pub color: Option<Color>,
    /// Minimum rating of the opponent.
    pub min: Option<i32>,
    /// Maximum rating of the opponent.
    pub max: Option<i32>,
}

/// Creates a seek of a player.
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

/// Returns whether the game of two players would be rated; `None` if their seeks do not match. If only one of them wants a rated
/// game, they play unrated, unless that player insists on a rated one.
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

/// Returns the best match among the waiting seeks, and whether the game is rated. A seek with the same rated preference is best;
/// among equals, the one that has waited longest, which comes first in `waiting`.
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

    /// Returns a seek of the player with this number.
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
    fn two_rated_seeks_lead_to_a_rated_game() {
        assert_eq!(agreed(&seek(1, true, true), &seek(2, true, false)), Some(true));
    }

    #[test]
    fn a_rated_and_an_unrated_seek_lead_to_an_unrated_game() {
        assert_eq!(agreed(&seek(1, true, false), &seek(2, false, false)), Some(false));
        assert_eq!(agreed(&seek(1, false, false), &seek(2, true, false)), Some(false));
    }

    #[test]
    fn a_rated_only_seek_is_not_paired_with_an_unrated_one() {
        assert_eq!(agreed(&seek(1, true, true), &seek(2, false, false)), None);
        assert_eq!(agreed(&seek(1, false, false), &seek(2, true, true)), None);
    }

    #[test]
    fn an_unrated_seek_cannot_be_rated_only() {
        assert_eq!(agreed(&seek(1, false, true), &seek(2, false, false)), Some(false));
    }

    #[test]
    fn players_are_not_paired_with_themselves_or_on_incompatible_terms() {
        let one = seek(1, false, false);
        let terms = terms(false, false);
        assert_eq!(agreed(&one, &seek(1, false, false)), None);
        let slower = SeekTerms { clock: "600+5".parse().expect("a time control"), ..terms };
        assert_eq!(agreed(&one, &with_terms(2, slower)), None);
        let stronger = SeekTerms { min: Some(1800), ..terms };
        assert_eq!(agreed(&one, &with_terms(2, stronger)), None);
    }

    #[test]
    fn the_same_rated_preference_takes_precedence_over_the_longest_wait() {
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
