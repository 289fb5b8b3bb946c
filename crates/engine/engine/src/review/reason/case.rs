use game::{Color, Game};
use motifs::Turn;
use record::Evaluation;
use variants::AnyGame;

/// So many turns behind a turn are its consequences.
const FOLLOWING: usize = 6;

/// A turn that was blamed, with what the searches say about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case<'a> {
    /// The game before the turn.
    pub(crate) before: &'a AnyGame,
    /// The turn.
    pub(crate) played: &'a str,
    /// What would have been better: the principal variation before the turn.
    pub(crate) better: &'a [String],
    /// How it is answered: the principal variation after the turn.
    pub(crate) answer: &'a [String],
    /// The evaluation with the better turn.
    pub(crate) expected: Evaluation,
    /// The evaluation after the turn.
    pub(crate) reached: Evaluation,
}

/// The turns of a case, played.
#[derive(Debug)]
pub(super) struct Turns<G: Game> {
    pub(super) played: Turn<G>,
    /// The opponent's answer to it, if one is known.
    pub(super) answer: Option<Turn<G>>,
    pub(super) better: Turn<G>,
    /// The opponent's answer to the better turn, if one is known.
    pub(super) better_answer: Option<Turn<G>>,
    /// What follows the turn and what follows the better one, both as far as both are known.
    pub(super) lines: [Vec<Turn<G>>; 2],
}

impl Case<'_> {
    /// The turns, in the game of this position; `None` if they cannot be played in it.
    pub(super) fn turns<G: Game>(&self, position: &G) -> Option<Turns<G>> {
        let played = Turn::read(position, self.played)?;
        let better = Turn::read(position, self.better.first()?)?;
        let mut lines =
            [line(&played, self.answer), line(&better, self.better.get(1..).unwrap_or_default())];
        let known = lines[0].len().min(lines[1].len());
        for line in &mut lines {
            line.truncate(known);
        }
        Some(Turns {
            answer: answer(&played, self.answer.first()),
            better_answer: answer(&better, self.better.get(1)),
            played,
            better,
            lines,
        })
    }
}

fn answer<G: Game>(turn: &Turn<G>, token: Option<&String>) -> Option<Turn<G>> {
    token.filter(|_| turn.is_finished()).and_then(|token| Turn::read(&turn.after, token))
}

/// A turn with those that follow it, as far as they are worth looking at.
fn line<G: Game>(turn: &Turn<G>, follow: &[String]) -> Vec<Turn<G>> {
    let mut line = vec![turn.clone()];
    for token in follow.iter().take(FOLLOWING) {
        let Some(next) = line.last().and_then(|last| answer(last, Some(token))) else { break };
        line.push(next);
    }
    line
}

/// What a player has of a line: what their turns are worth, less what the opponent's are.
pub(super) fn balance<G: Game>(
    line: &[Turn<G>],
    player: Color,
    worth: impl Fn(&Turn<G>) -> i32,
) -> i32 {
    let signed =
        |turn: &Turn<G>| if turn.before.to_act() == player { worth(turn) } else { -worth(turn) };
    line.iter().map(signed).sum()
}
