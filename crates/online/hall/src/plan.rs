//! Conditional turns: what a player answers to what, decided beforehand. Nobody else gets to see them.

use serde::{Deserialize, Serialize};
use variants::AnyGame;

use crate::refusal::{self, Refusal};

/// The most lines, and the most turns in one.
pub(crate) const MOST: usize = 30;

/// The word in place of a turn that gives the game up.
const RESIGN: &str = "resign";

/// Lines of turns, each the opponent's, own, the opponent's, and so on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// How many turns had been played when the first of each line is to come.
    pub(crate) ply: usize,
    pub(crate) lines: Vec<Vec<String>>,
}

/// What is to be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    Play(String),
    Resign,
}

impl Plan {
    /// A plan for the opponent's next turn. Every turn of it must be legal, and no two lines may contradict each other.
    pub(crate) fn new(game: &AnyGame, ply: usize, lines: &[Vec<String>]) -> Result<Self, Refusal> {
        if lines.len() > MOST || lines.iter().any(|line| line.len() > MOST || line.len() < 2) {
            return Err(refusal::BAD_PLAN);
        }
        let lines =
            lines.iter().map(|line| canonical(game, line)).collect::<Result<Vec<_>, _>>()?;
        let mut kept: Vec<Vec<String>> = Vec::new();
        for line in lines {
            if kept.iter().any(|other| contradict(other, &line)) {
                return Err(refusal::BAD_PLAN);
            }
            kept.push(line);
        }
        Ok(Self { ply, lines: kept })
    }

    /// What to answer to the turn just played, and the plan for the time after that.
    pub(crate) fn reply(&self, ply: usize, turn: &str) -> Option<(Reply, Self)> {
        if ply != self.ply {
            return None;
        }
        let mut fitting = self.lines.iter().filter(|line| line.first().is_some_and(|t| t == turn));
        let answer = fitting.next()?.get(1)?.clone();
        if answer == RESIGN {
            return Some((Reply::Resign, Self::default()));
        }
        let rest = self
            .lines
            .iter()
            .filter(|line| line.first().is_some_and(|t| t == turn) && line.get(1) == Some(&answer))
            .map(|line| line[2..].to_vec())
            .filter(|line| line.len() >= 2)
            .collect();
        Some((Reply::Play(answer), Self { ply: self.ply + 2, lines: rest }))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// The turns of a line as the game writes them.
fn canonical(game: &AnyGame, line: &[String]) -> Result<Vec<String>, Refusal> {
    let mut game = game.clone();
    let mut turns = Vec::with_capacity(line.len());
    for (index, turn) in line.iter().enumerate() {
        if turn == RESIGN && index % 2 == 1 && index + 1 == line.len() {
            turns.push(turn.clone());
            break;
        }
        let player = game.to_act();
        game.play_turn(turn).map_err(|error| Refusal::of_rule(&error))?;
        if game.outcome().is_none() && game.to_act() == player {
            return Err(refusal::UNFINISHED_TURN);
        }
        turns.push(game.turns().pop().map_or_else(|| turn.clone(), |played| played.token));
    }
    Ok(turns)
}

/// Whether two lines answer the same turns in two ways.
fn contradict(one: &[String], other: &[String]) -> bool {
    let same = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    same % 2 == 1 && same < one.len() && same < other.len()
}

#[cfg(test)]
mod tests {
    use variants::Variant;

    use super::*;

    fn lines(texts: &[&str]) -> Vec<Vec<String>> {
        texts.iter().map(|text| text.split(' ').map(str::to_owned).collect()).collect()
    }

    #[test]
    fn a_plan_answers_what_it_foresaw_and_nothing_else() {
        let game = AnyGame::start(Variant::Yinsh);
        let plan =
            Plan::new(&game, 0, &lines(&["e5 f6 e6 f7", "e5 f6 e7 f8", "d4 resign"])).unwrap();
        let (reply, rest) = plan.reply(0, "e5").unwrap();
        assert_eq!(reply, Reply::Play("f6".into()));
        assert_eq!(rest.reply(2, "e7").unwrap().0, Reply::Play("f8".into()));
        assert_eq!(plan.reply(0, "d4").unwrap().0, Reply::Resign);
        assert_eq!(plan.reply(0, "f6"), None);
        assert_eq!(plan.reply(2, "e5"), None);
    }

    #[test]
    fn two_answers_to_one_turn_are_refused() {
        let game = AnyGame::start(Variant::Yinsh);
        assert_eq!(Plan::new(&game, 0, &lines(&["e5 f6", "e5 f7"])), Err(refusal::BAD_PLAN));
    }

    #[test]
    fn an_illegal_turn_in_a_plan_is_refused_by_its_rule() {
        let game = AnyGame::start(Variant::Yinsh);
        let refused = Plan::new(&game, 0, &lines(&["e5 e5"])).unwrap_err();
        assert_ne!(refused.code, "bad-plan");
    }
}
