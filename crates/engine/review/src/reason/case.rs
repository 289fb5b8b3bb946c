use game::{Color, Game};
use motifs::Turn;
use record::Evaluation;
use variants::AnyGame;

/// Number of turns after a turn that count as its consequences.
const CONSEQUENCE_TURNS: usize = 8;

/// A criticised turn with the results of the searches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case<'a> {
    /// The game before the turn.
    pub(crate) before: &'a AnyGame,
    /// The turn.
    pub(crate) played: &'a str,
    /// Better alternative: the better turn and the principal variation after it.
    pub(crate) better: &'a [String],
    /// Answer: the principal variation after the turn.
    pub(crate) answer: &'a [String],
    /// Evaluation after the better turn.
    pub(crate) expected: Evaluation,
    /// Evaluation after the turn.
    pub(crate) reached: Evaluation,
}

/// The turns of a case, played out.
#[derive(Debug)]
pub(super) struct Turns<G: Game> {
    pub(super) played: Turn<G>,
    /// The opponent's answer to the turn, if known.
    pub(super) answer: Option<Turn<G>>,
    pub(super) better: Turn<G>,
    /// The opponent's answer to the better turn, if known.
    pub(super) better_answer: Option<Turn<G>>,
    /// The turns that follow the played turn and those that follow the better one, both cut to the
    /// same length.
    pub(super) lines: [Vec<Turn<G>>; 2],
    /// The turn that follows these in the longer line.
    pub(super) beyond: [Option<Turn<G>>; 2],
    /// How the line played ends the game, if it does: the number of its last turn and the position after it.
    pub(super) end: Option<(usize, G)>,
}

impl Case<'_> {
    /// Returns the turns, played out in the game of this position; `None` if they are not legal in
    /// it.
    pub(super) fn turns<G: Game>(&self, position: &G) -> Option<Turns<G>> {
        let played = Turn::read(position, self.played)?;
        let better = Turn::read(position, self.better.first()?)?;
        let mut lines =
            [line(&played, self.answer), line(&better, self.better.get(1..).unwrap_or_default())];
        let last = lines[0].last().map(|turn| (lines[0].len() - 1, turn.after));
        let end = last.filter(|(_, end)| end.outcome().is_some());
        let known = lines[0].len().min(lines[1].len()).min(1 + CONSEQUENCE_TURNS);
        let beyond = lines.each_ref().map(|line| line.get(known).cloned());
        for line in &mut lines {
            line.truncate(known);
        }
        Some(Turns {
            answer: answer(&played, self.answer.first()),
            better_answer: answer(&better, self.better.get(1)),
            played,
            better,
            lines,
            beyond,
            end,
        })
    }
}

impl<G: Game> Turns<G> {
    /// Returns the player who is criticised.
    pub(super) fn player(&self) -> Color {
        self.played.before.to_act()
    }

    /// Returns the first action of the played turn and of the better one that differ, if both turns move the same.
    pub(super) fn other_removal(
        &self,
        is_move: impl Fn(&G::Action) -> bool,
    ) -> Option<(&G::Action, &G::Action)> {
        let [played, better] = [&self.played.actions, &self.better.actions];
        if !played.iter().filter(|it| is_move(it)).eq(better.iter().filter(|it| is_move(it))) {
            return None;
        }
        played.iter().zip(better).find(|(played, better)| played != better)
    }

    /// Returns the positions after each turn in both lines, as far as both are known.
    pub(super) fn positions(&self) -> impl Iterator<Item = (usize, &G, &G)> {
        let [played, better] = &self.lines;
        let pairs = played.iter().zip(better).enumerate();
        pairs.map(|(index, (played, better))| (index, &played.after, &better.after))
    }
}

fn answer<G: Game>(turn: &Turn<G>, token: Option<&String>) -> Option<Turn<G>> {
    token.filter(|_| turn.is_finished()).and_then(|token| Turn::read(&turn.after, token))
}

/// Returns a turn and the turns that follow it, up to one more than the number that count as its consequences.
fn line<G: Game>(turn: &Turn<G>, follow: &[String]) -> Vec<Turn<G>> {
    let mut line = vec![turn.clone()];
    for token in follow.iter().take(CONSEQUENCE_TURNS + 1) {
        let Some(next) = line.last().and_then(|last| answer(last, Some(token))) else { break };
        line.push(next);
    }
    line
}
