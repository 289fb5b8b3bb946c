use variants::{Color, Variant};

use crate::{judged_turn::JudgedTurn, kind::Kind, phase::Phase};

/// Review of a whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Variant that was played.
    pub variant: Variant,
    /// Turns in the order of play.
    pub turns: Vec<JudgedTurn>,
}

/// Summary of one player's turns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayerSummary {
    /// Mean accuracy of the player's turns, from 0 to 100; `None` without turns.
    pub accuracy: Option<f64>,
    /// Number of the player's turns of each kind, in the order of [`Kind::ALL`].
    pub counts: [usize; Kind::ALL.len()],
    /// Mean accuracy in each phase, in the order of [`Phase::ALL`]; `None` for a phase without
    /// turns.
    pub phases: [Option<f64>; Phase::ALL.len()],
}

impl Review {
    /// Returns the summary of a player.
    #[must_use]
    pub fn summary(&self, player: Color) -> PlayerSummary {
        let turns = || self.turns.iter().filter(|turn| turn.player == player);
        PlayerSummary {
            accuracy: mean(turns()),
            counts: Kind::ALL.map(|kind| turns().filter(|turn| turn.kind == kind).count()),
            phases: Phase::ALL.map(|phase| mean(turns().filter(|turn| turn.phase == phase))),
        }
    }

    /// Returns the last turn that lost a lead.
    #[must_use]
    pub fn turning_point(&self) -> Option<&JudgedTurn> {
        self.turns.iter().rev().find(|turn| turn.turns_the_game())
    }
}

/// Returns the mean accuracy of turns.
fn mean<'a>(turns: impl Iterator<Item = &'a JudgedTurn>) -> Option<f64> {
    let accuracies: Vec<f64> = turns.map(JudgedTurn::accuracy).collect();
    let number = accuracies.len() as f64;
    (!accuracies.is_empty()).then(|| accuracies.iter().sum::<f64>() / number)
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
            variation: Vec::new(),
            answer: Vec::new(),
            loss: 0.0,
            kind: Kind::Best,
            reason: None,
            phase: Phase::Middle,
        };
        turn.loss = turn.chance_after().less_than(turn.chance_before());
        turn.kind = Kind::of(turn.loss);
        turn
    }

    fn review(turns: Vec<JudgedTurn>) -> Review {
        Review { variant: Variant::Yinsh, turns }
    }

    #[test]
    fn a_player_who_loses_no_chance_has_full_accuracy() {
        let summary = review(vec![turn(Color::White, 50, 50)]).summary(Color::White);
        assert!(summary.accuracy.is_some_and(|accuracy| accuracy > 99.999));
        assert_eq!(summary.counts, [0, 1, 0, 0, 0]);
    }

    #[test]
    fn a_player_without_turns_has_no_accuracy() {
        assert_eq!(review(Vec::new()).summary(Color::Black).accuracy, None);
    }

    #[test]
    fn a_player_is_judged_by_their_own_turns() {
        let turns = vec![turn(Color::White, 0, -600), turn(Color::Black, -600, -600)];
        let review = review(turns);
        assert!(review.summary(Color::White).accuracy < review.summary(Color::Black).accuracy);
    }

    #[test]
    fn each_phase_has_its_own_accuracy() {
        let mut turns = vec![turn(Color::White, 0, 0), turn(Color::White, 0, -600)];
        turns[0].phase = Phase::Opening;
        let [opening, middle, end] = review(turns).summary(Color::White).phases;
        assert!(opening > middle && middle.is_some() && end.is_none());
    }

    #[test]
    fn the_turning_point_is_the_last_lead_that_was_lost() {
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
