use variants::{Color, Variant};

use super::{JudgedTurn, Kind};

/// A whole game, looked over.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The variant that was played.
    pub variant: Variant,
    /// The turns, in the order of play.
    pub turns: Vec<JudgedTurn>,
}

/// How one player played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Side {
    /// The mean accuracy of his turns, from 0 to 100; `None` if he took none.
    pub accuracy: Option<f64>,
    /// How many of his turns were of each kind, in the order of [`Kind::ALL`].
    pub counts: [usize; Kind::ALL.len()],
}

impl Review {
    /// How a player played.
    #[must_use]
    pub fn side(&self, player: Color) -> Side {
        let turns = || self.turns.iter().filter(|turn| turn.player == player);
        let number = turns().count();
        let sum: f64 = turns().map(JudgedTurn::accuracy).sum();
        Side {
            accuracy: (number > 0).then(|| sum / number as f64),
            counts: Kind::ALL.map(|kind| turns().filter(|turn| turn.kind == kind).count()),
        }
    }

    /// The last turn that let a lead slip: from then on the other player was ahead, or got
    /// the lead back without a mistake.
    #[must_use]
    pub fn turning_point(&self) -> Option<&JudgedTurn> {
        self.turns.iter().rev().find(|turn| turn.turns_the_game())
    }
}

#[cfg(test)]
mod tests {
    use record::Evaluation;

    use super::*;

    fn turn(player: Color, before: i32, after: i32) -> JudgedTurn {
        let mut turn = JudgedTurn {
            number: 1,
            player,
            token: "f6".to_owned(),
            position: String::new(),
            before: Evaluation::Centi(before),
            after: Evaluation::Centi(after),
            line: Vec::new(),
            loss: 0.0,
            kind: Kind::Best,
        };
        turn.loss = turn.chance_after().less_than(turn.chance_before());
        turn.kind = Kind::of(turn.loss);
        turn
    }

    fn review(turns: Vec<JudgedTurn>) -> Review {
        Review { variant: Variant::Yinsh, turns }
    }

    #[test]
    fn who_gives_nothing_away_is_wholly_accurate() {
        let side = review(vec![turn(Color::White, 50, 50)]).side(Color::White);
        assert!(side.accuracy.is_some_and(|accuracy| accuracy > 99.999));
        assert_eq!(side.counts, [0, 1, 0, 0, 0]);
    }

    #[test]
    fn who_took_no_turn_has_no_accuracy() {
        assert_eq!(review(Vec::new()).side(Color::Black).accuracy, None);
    }

    #[test]
    fn a_player_is_judged_by_his_own_turns() {
        let turns = vec![turn(Color::White, 0, -600), turn(Color::Black, -600, -600)];
        let review = review(turns);
        assert!(review.side(Color::White).accuracy < review.side(Color::Black).accuracy);
    }

    #[test]
    fn the_turning_point_is_the_last_lead_that_slipped() {
        let turns = vec![
            turn(Color::White, 100, -400),
            turn(Color::Black, -400, 300),
            turn(Color::White, 300, 100),
            turn(Color::Black, 100, 900),
        ];
        let review = review(turns);
        assert_eq!(review.turning_point(), review.turns.get(1));
    }
}
