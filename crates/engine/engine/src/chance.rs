use record::Evaluation;
use search::Score;
use variants::Color;

use crate::chances::EVALUATION_UNIT;

/// Expected score of a player, from 0 to 1; a draw is one half.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Chance(f64);

impl Chance {
    /// Returns a player's chance for an evaluation: `1 / (1 + exp(-hundredths / 200))`, or 1 or 0
    /// for a forced win.
    #[must_use]
    pub fn of(evaluation: Evaluation, player: Color) -> Self {
        let white = match evaluation {
            Evaluation::Centi(hundredths) => {
                1.0 / (1.0 + (f64::from(-hundredths) / f64::from(EVALUATION_UNIT)).exp())
            }
            Evaluation::Win { winner: Color::White, .. } => 1.0,
            Evaluation::Win { winner: Color::Black, .. } => 0.0,
        };
        match player {
            Color::White => Self(white),
            Color::Black => Self(1.0 - white),
        }
    }

    /// Returns the expected score as a number.
    #[must_use]
    pub fn share(self) -> f64 {
        self.0
    }

    /// Returns whether the chance is at least one half.
    #[must_use]
    pub fn is_even_or_better(self) -> bool {
        self.0 >= 0.5
    }

    /// Returns how much smaller the chance is than another one, or 0 if it is not smaller.
    #[must_use]
    pub fn less_than(self, other: Self) -> f64 {
        (other.0 - self.0).max(0.0)
    }
}

/// Converts a score for the player to act to an evaluation as written in records, from White's
/// point of view.
#[must_use]
pub fn evaluation_of(score: Score, to_act: Color) -> Evaluation {
    let Some(turns) = score.turns_to_end() else {
        return centi_of(score.value(), to_act);
    };
    // A score counts the turns of both players, an evaluation those of the winner.
    let own = (turns.abs() + 1) / 2;
    let winner = if turns > 0 { to_act } else { !to_act };
    Evaluation::Win { winner, turns: u16::try_from(own).unwrap_or(u16::MAX) }
}

/// Converts hundredths for the player to act to an evaluation as written in records, from White's
/// point of view.
#[must_use]
pub fn centi_of(hundredths: i32, to_act: Color) -> Evaluation {
    Evaluation::Centi(match to_act {
        Color::White => hundredths,
        Color::Black => hundredths.saturating_neg(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_chances_are_one_half() {
        let even = Chance::of(Evaluation::Centi(0), Color::White);
        assert!((even.share() - 0.5).abs() < 1e-9 && even.is_even_or_better());
    }

    #[test]
    fn the_chances_of_both_players_add_up_to_one() {
        for hundredths in [-20_000, -300, -1, 0, 17, 420, 20_000] {
            let [white, black] =
                Color::ALL.map(|player| Chance::of(Evaluation::Centi(hundredths), player).share());
            assert!((white + black - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn two_hundred_hundredths_are_odds_of_e_to_one() {
        let chance = Chance::of(Evaluation::Centi(200), Color::White).share();
        assert!((chance / (1.0 - chance) - std::f64::consts::E).abs() < 1e-9);
    }

    #[test]
    fn a_forced_win_is_certain() {
        let won = Evaluation::Win { winner: Color::Black, turns: 4 };
        assert_eq!(Chance::of(won, Color::Black), Chance(1.0));
        assert_eq!(Chance::of(won, Color::White), Chance(0.0));
    }

    #[test]
    fn chances_agree_with_those_of_the_protocols() {
        for hundredths in (-1_500..=1_500).step_by(50) {
            let protocol = crate::Chances::of(Score::evaluation(hundredths));
            let protocol = (f64::from(protocol.win) + f64::from(protocol.draw) / 2.0) / 1_000.0;
            let own = Chance::of(Evaluation::Centi(hundredths), Color::White).share();
            assert!((protocol - own).abs() < 0.01, "{hundredths}");
        }
    }

    #[test]
    fn evaluations_are_from_whites_point_of_view() {
        let score = Score::evaluation(35);
        assert_eq!(evaluation_of(score, Color::White), Evaluation::Centi(35));
        assert_eq!(evaluation_of(score, Color::Black), Evaluation::Centi(-35));
    }
}
