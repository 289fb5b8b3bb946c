//! A player who looks for an opponent, and whom they can play.

use record::{MatchTerms, PlayerId, TimeControl};
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

/// A player who looks for an opponent.
#[derive(Clone, Debug)]
pub(crate) struct OpenSeek {
    pub(crate) player: PlayerId,
    pub(crate) terms: SeekTerms,
    pub(crate) view: protocol::Seek,
    /// Since when they wait.
    pub(crate) since: i64,
    /// Since when they are not connected.
    pub(crate) away: Option<i64>,
}

impl OpenSeek {
    pub(crate) fn new(
        id: u64,
        player: PlayerId,
        shown: protocol::Player,
        terms: SeekTerms,
        since: i64,
    ) -> Self {
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
        Self { player, terms, view, since, away: None }
    }

    fn rating(&self) -> i32 {
        self.view.player.rating.map_or(1500, |strength| strength.rating)
    }

    fn accepts(&self, other: &Self) -> bool {
        let rating = other.rating();
        self.terms.min.is_none_or(|min| rating >= min)
            && self.terms.max.is_none_or(|max| rating <= max)
    }

    /// Whether the game of two players would be rated; `None` if they do not look for the same. Where one of them wants a rated
    /// game and the other one an unrated, they meet unrated, unless that will not do.
    pub(crate) fn agreed(&self, other: &Self) -> Option<bool> {
        let (one, two) = (self.terms, other.terms);
        let is_colour_fine = match (one.color, two.color) {
            (Some(one), Some(two)) => one != two,
            _ => true,
        };
        let is_same = self.player != other.player
            && one.variant == two.variant
            && one.clock == two.clock
            && one.combined == two.combined
            && is_colour_fine
            && self.accepts(other)
            && other.accepts(self);
        let is_rated = one.rated && two.rated;
        let insists = self.view.rated_only || other.view.rated_only;
        (is_same && (is_rated || !insists)).then_some(is_rated)
    }
}

#[cfg(test)]
pub(crate) mod samples {
    use protocol::PlayerKind;

    use super::*;

    /// What a player with this number looks for.
    pub(crate) fn seek(number: u64, rated: bool, rated_only: bool) -> OpenSeek {
        let terms = SeekTerms {
            variant: Variant::Yinsh,
            clock: "300+3".parse().expect("a time control"),
            rated,
            rated_only,
            combined: None,
            color: None,
            min: None,
            max: None,
        };
        with_terms(number, terms)
    }

    pub(crate) fn with_terms(number: u64, terms: SeekTerms) -> OpenSeek {
        let id = PlayerId::from_random(number);
        let kind = if terms.rated { PlayerKind::Person } else { PlayerKind::Guest };
        let shown = protocol::Player { id, name: None, kind, level: None, rating: None };
        OpenSeek::new(number, id, shown, terms, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        samples::{seek, with_terms},
        *,
    };

    #[test]
    fn two_who_want_a_rated_game_get_one() {
        assert_eq!(seek(1, true, true).agreed(&seek(2, true, false)), Some(true));
    }

    #[test]
    fn a_rated_and_an_unrated_seek_meet_unrated() {
        assert_eq!(seek(1, true, false).agreed(&seek(2, false, false)), Some(false));
        assert_eq!(seek(1, false, false).agreed(&seek(2, true, false)), Some(false));
    }

    #[test]
    fn who_insists_on_a_rated_game_meets_nobody_who_wants_another() {
        assert_eq!(seek(1, true, true).agreed(&seek(2, false, false)), None);
        assert_eq!(seek(1, false, false).agreed(&seek(2, true, true)), None);
    }

    #[test]
    fn who_wants_no_rated_game_cannot_insist_on_one() {
        assert_eq!(seek(1, false, true).agreed(&seek(2, false, false)), Some(false));
    }

    #[test]
    fn nobody_meets_themselves_or_somebody_who_looks_for_another_game() {
        let one = seek(1, false, false);
        assert_eq!(one.agreed(&seek(1, false, false)), None);
        let slower = SeekTerms { clock: "600+5".parse().expect("a time control"), ..one.terms };
        assert_eq!(one.agreed(&with_terms(2, slower)), None);
        let stronger = SeekTerms { min: Some(1800), ..one.terms };
        assert_eq!(one.agreed(&with_terms(2, stronger)), None);
    }
}
