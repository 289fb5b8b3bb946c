use search::Score;

/// Expected wins, draws and losses in a thousand games: the `wdl` of the protocols.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chances {
    /// Games won by the player to act.
    pub win: u16,
    /// Drawn games.
    pub draw: u16,
    /// Games won by the opponent.
    pub loss: u16,
}

/// Evaluation at which a win is e times as likely as a loss, in hundredths. All games are reported
/// in this unit.
pub(crate) const EVALUATION_UNIT: i32 = 200;

/// Half the width of the range of evaluations that counts as a draw, in hundredths. Draws are rare
/// in both games: at an evaluation of zero, ten in a thousand games are drawn.
const DRAW_MARGIN: i32 = 4;

/// The logistic function at 0, ¼, ½ and so on, in ten-thousandths.
const LOGISTIC: [u32; 41] = [
    5_000, 5_622, 6_225, 6_792, 7_311, 7_773, 8_176, 8_520, 8_808, 9_047, 9_241, 9_399, 9_526,
    9_627, 9_707, 9_770, 9_820, 9_859, 9_890, 9_914, 9_933, 9_948, 9_959, 9_968, 9_975, 9_981,
    9_985, 9_988, 9_991, 9_993, 9_994, 9_996, 9_997, 9_997, 9_998, 9_998, 9_999, 9_999, 9_999,
    9_999, 10_000,
];

impl Chances {
    /// Returns the chances for a score. A proven win counts as a thousand wins.
    #[must_use]
    pub fn of(score: Score) -> Self {
        let (win, loss) = match score.turns_to_end() {
            Some(turns) if turns < 0 => (0, 1_000),
            Some(_) => (1_000, 0),
            None => (logistic(score.value() - DRAW_MARGIN), logistic(-score.value() - DRAW_MARGIN)),
        };
        // Wins and losses are rounded down, so their sum is at most a thousand.
        Self { win, draw: 1_000_u16.saturating_sub(win + loss), loss }
    }
}

/// Returns the logistic function in thousandths, computed with integers for the same result on
/// every machine.
fn logistic(hundredths: i32) -> u16 {
    let step = EVALUATION_UNIT.unsigned_abs() / 4;
    let distance = hundredths.unsigned_abs();
    let (index, rest) = ((distance / step) as usize, distance % step);
    let last = LOGISTIC[LOGISTIC.len() - 1];
    let below = LOGISTIC.get(index).copied().unwrap_or(last);
    let above = LOGISTIC.get(index + 1).copied().unwrap_or(last);
    let upper = below + (above - below) * rest / step;
    let value = if hundredths < 0 { 10_000 - upper } else { upper };
    // An evaluation is never certain.
    (value / 10).clamp(1, 999) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chances(hundredths: i32) -> Chances {
        Chances::of(Score::evaluation(hundredths))
    }

    #[test]
    fn chances_add_up_to_a_thousand() {
        for hundredths in -20_000..=20_000 {
            let Chances { win, draw, loss } = chances(hundredths);
            assert_eq!(win + draw + loss, 1_000, "{hundredths}");
        }
    }

    #[test]
    fn a_higher_score_never_wins_less_often() {
        for hundredths in -20_000..20_000 {
            assert!(chances(hundredths).win <= chances(hundredths + 1).win, "{hundredths}");
        }
    }

    #[test]
    fn the_wins_of_one_player_are_the_losses_of_the_other() {
        for hundredths in 0..5_000 {
            let (own, other) = (chances(hundredths), chances(-hundredths));
            assert_eq!((own.win, own.draw, own.loss), (other.loss, other.draw, other.win));
        }
    }

    #[test]
    fn an_even_position_is_rarely_drawn() {
        assert_eq!(chances(0), Chances { win: 495, draw: 10, loss: 495 });
    }

    #[test]
    fn an_evaluation_is_never_certain() {
        assert!(chances(20_000).loss > 0);
    }
}
