use combined::{ChallengeCount, CombinedGame};
use game::Color;
use record::Evaluation;

use crate::chance::Chance;

/// Highest value of a position in which the opponent of a player who could have won at once still resists: even a level that
/// misjudges positions sees a win.
const AFTER_WIN_MAX: f64 = 0.5;

/// Value of a turn for its player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value {
    /// Expected score, from 0 to 1.
    pub share: f64,
    /// Number of the player's own turns within which they win by force, if they do.
    pub win: Option<u16>,
}

impl Value {
    /// Returns the value for a player of a turn with this evaluation.
    #[must_use]
    pub fn of(evaluation: Evaluation, player: Color) -> Self {
        let win = match evaluation {
            Evaluation::Win { winner, turns } if winner == player => Some(turns),
            _ => None,
        };
        Self { share: Chance::of(evaluation, player).share(), win }
    }

    /// Returns whether the turn wins by force, and the other one does not or takes longer.
    fn wins_sooner_than(self, other: Self) -> bool {
        self.win.is_some_and(|turns| other.win.is_none_or(|later| turns < later))
    }
}

/// Declaration of a use, with the values of what may follow for the player who declares it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Declaration {
    /// Expected score if the use is played.
    pub used: f64,
    /// Expected score with the best turn after a lost contest.
    pub lost: f64,
    /// Value of the opponent's challenge: see [`price`].
    pub price: f64,
}

impl Declaration {
    /// Returns the expected score of the player who declares the use, if they win a contest with this chance and the opponent decides
    /// on challenges as the engine does. A greater chance never lowers it.
    #[must_use]
    pub fn worth(self, chance: f64) -> f64 {
        let Self { used, lost, price } = self;
        let is_challenged = (used - lost) * (1.0 - chance) > price;
        if is_challenged { chance * used + (1.0 - chance) * lost } else { used }
    }
}

/// Declared use that may be challenged, with the values of what may follow for the player who declared it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Challenge {
    /// The best turn that begins with the use.
    pub used: Value,
    /// The best turn if the use is prevented.
    pub prevented: Value,
    /// Value of the challenge: see [`price`].
    pub price: f64,
}

impl Challenge {
    /// Returns whether the use wins by force, and sooner than any turn if it is prevented.
    #[must_use]
    pub fn is_about_win(self) -> bool {
        self.used.wins_sooner_than(self.prevented)
    }

    /// Returns what a challenge gains for a player who wins the contest with this chance, less its price. The use should be
    /// challenged if that is more than nothing.
    #[must_use]
    pub fn gain(self, chance: f64) -> f64 {
        let Self { used, prevented, price } = self;
        let most = if self.is_about_win() { AFTER_WIN_MAX } else { 1.0 };
        (used.share - prevented.share.min(most)) * chance - price
    }
}

/// Returns the value of a player's challenge as a fraction of a win: the fewer challenges are left,
/// the more each is worth.
#[must_use]
pub fn price(game: &CombinedGame, player: Color) -> f64 {
    match game.challenges_left(player) {
        ChallengeCount::Unlimited => 0.01,
        ChallengeCount::Number(left) => 0.02 + 0.06 / f64::from(left.max(1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_challenge_is_worth_most() {
        let game = |challenges: &str| {
            let preset = potentials::Preset::Yinsh.terms();
            let terms = combined::CombinedTerms::new(preset, "Y:die".parse().unwrap()).unwrap();
            CombinedGame::start(terms.with_challenges(challenges.parse().unwrap()))
        };
        let prices = ["*", "9", "3", "1"].map(|left| price(&game(left), Color::White));
        assert!(prices.is_sorted_by(|less, more| less < more), "{prices:?}");
    }

    #[test]
    fn a_better_chance_never_makes_a_declaration_worse() {
        for (used, lost) in [(0.9, 0.2), (0.6, 0.5), (0.5, 0.5), (0.3, 0.6)] {
            let declaration = Declaration { used, lost, price: 0.04 };
            let worths: Vec<f64> = (0..=100)
                .map(|hundredths| declaration.worth(f64::from(hundredths) / 100.0))
                .collect();
            assert!(worths.is_sorted(), "{declaration:?}: {worths:?}");
        }
    }

    #[test]
    fn a_win_that_can_only_be_delayed_is_challenged() {
        let won = |turns| Value::of(Evaluation::Win { winner: Color::White, turns }, Color::White);
        let challenge = |prevented| Challenge { used: won(1), prevented, price: 0.08 };
        assert!(challenge(won(4)).gain(0.5) > 0.0);
        assert!(challenge(won(1)).gain(0.5) < 0.0);
    }
}
