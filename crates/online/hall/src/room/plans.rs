//! Conditional turns: replies to possible turns of the opponent, planned in advance and visible only to the planning player.

use protocol::{RefusalCode, limits::PLAN_MAX_LENGTH};
use record::GameId;
use serde::{Deserialize, Serialize};
use store::Store;
use variants::{AnyGame, Color};

use crate::refusal::Refusal;

/// Pseudo-turn that resigns the game.
const RESIGN: &str = "resign";

/// Conditional turns of a player: branches in which the turns of the opponent and of the player alternate, starting with the
/// opponent. The field names are part of the stored form.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// Number of turns played before the first turn of each branch.
    ply: usize,
    #[serde(rename = "lines")]
    branches: Vec<Vec<String>>,
}

/// A planned reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PlannedReply {
    Play(String),
    Resign,
}

impl Plan {
    /// Creates a plan for the opponent's next turn. Every turn must be legal, and no two branches may contradict each other.
    pub(crate) fn new(
        game: &AnyGame,
        ply: usize,
        branches: &[Vec<String>],
    ) -> Result<Self, Refusal> {
        if branches.len() > PLAN_MAX_LENGTH
            || branches.iter().any(|branch| !(2..=PLAN_MAX_LENGTH).contains(&branch.len()))
        {
            return Err(RefusalCode::BadPlan.into());
        }
        let mut kept: Vec<Vec<String>> = Vec::new();
        for branch in branches {
            let branch = canonical(game, branch)?;
            if kept.iter().any(|other| contradict(other, &branch)) {
                return Err(RefusalCode::BadPlan.into());
            }
            kept.push(branch);
        }
        Ok(Self { ply, branches: kept })
    }

    /// Returns the reply to the turn just played, and the remaining plan.
    pub(crate) fn reply(&self, ply: usize, turn: &str) -> Option<(PlannedReply, Self)> {
        if ply != self.ply {
            return None;
        }
        let foresees = |branch: &&Vec<String>| branch.first().is_some_and(|first| first == turn);
        let answer = self.branches.iter().find(foresees)?.get(1)?.clone();
        if answer == RESIGN {
            return Some((PlannedReply::Resign, Self::default()));
        }
        let rest = self
            .branches
            .iter()
            .filter(|branch| foresees(branch) && branch.get(1) == Some(&answer))
            .map(|branch| branch[2..].to_vec())
            .filter(|branch| branch.len() >= 2)
            .collect();
        Some((PlannedReply::Play(answer), Self { ply: self.ply + 2, branches: rest }))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.branches.is_empty()
    }

    /// Returns the stored form, or `None` if the plan is empty.
    pub(crate) fn to_stored(&self) -> Result<Option<String>, Refusal> {
        let text = (!self.is_empty()).then(|| serde_json::to_string(self)).transpose();
        text.map_err(|_| RefusalCode::BadPlan.into())
    }
}

/// The plans of both players.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plans([Plan; 2]);

impl Plans {
    /// Loads the stored plans of a game.
    pub(crate) async fn load(store: &Store, game: GameId) -> Result<Self, Refusal> {
        let mut plans = Self::default();
        for color in Color::ALL {
            if let Some(text) = store.games().plan(game, color).await? {
                plans.set(color, serde_json::from_str(&text).unwrap_or_default());
            }
        }
        Ok(plans)
    }

    pub(crate) const fn get(&self, color: Color) -> &Plan {
        &self.0[color.index()]
    }

    pub(crate) fn set(&mut self, color: Color, plan: Plan) {
        self.0[color.index()] = plan;
    }

    /// Returns the branches of a player's plan, for a message.
    pub(crate) fn branches(&self, color: Color) -> Vec<Vec<String>> {
        self.get(color).branches.clone()
    }
}

/// Returns the turns of a branch in canonical notation.
fn canonical(game: &AnyGame, branch: &[String]) -> Result<Vec<String>, Refusal> {
    let mut game = game.clone();
    let mut turns = Vec::with_capacity(branch.len());
    for (index, turn) in branch.iter().enumerate() {
        if turn == RESIGN && index % 2 == 1 && index + 1 == branch.len() {
            turns.push(turn.clone());
            break;
        }
        let player = game.to_act();
        game.play_turn(turn).map_err(Refusal::Rule)?;
        if game.outcome().is_none() && game.to_act() == player {
            return Err(RefusalCode::UnfinishedTurn.into());
        }
        turns.push(game.turns().pop().map_or_else(|| turn.clone(), |played| played.token));
    }
    Ok(turns)
}

/// Returns whether two branches give different replies to the same turns.
fn contradict(one: &[String], other: &[String]) -> bool {
    let same = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    same % 2 == 1 && same < one.len() && same < other.len()
}

#[cfg(test)]
mod tests {
    use variants::Variant;

    use super::*;

    fn branches(texts: &[&str]) -> Vec<Vec<String>> {
        texts.iter().map(|text| text.split(' ').map(str::to_owned).collect()).collect()
    }

    #[test]
    fn a_plan_replies_only_to_planned_turns() {
        let game = AnyGame::start(Variant::Yinsh);
        let plan =
            Plan::new(&game, 0, &branches(&["e5 f6 e6 f7", "e5 f6 e7 f8", "d4 resign"])).unwrap();
        let (reply, rest) = plan.reply(0, "e5").unwrap();
        assert_eq!(reply, PlannedReply::Play("f6".into()));
        assert_eq!(rest.reply(2, "e7").unwrap().0, PlannedReply::Play("f8".into()));
        assert_eq!(plan.reply(0, "d4").unwrap().0, PlannedReply::Resign);
        assert_eq!(plan.reply(0, "f6"), None);
        assert_eq!(plan.reply(2, "e5"), None);
    }

    #[test]
    fn two_replies_to_the_same_turn_are_refused() {
        let game = AnyGame::start(Variant::Yinsh);
        assert_eq!(
            Plan::new(&game, 0, &branches(&["e5 f6", "e5 f7"])),
            Err(RefusalCode::BadPlan.into())
        );
    }

    #[test]
    fn an_illegal_turn_in_a_plan_is_refused_with_the_code_of_its_rule() {
        let game = AnyGame::start(Variant::Yinsh);
        let refused = Plan::new(&game, 0, &branches(&["e5 e5"])).unwrap_err();
        assert_ne!(refused.code(), "bad-plan");
    }

    #[test]
    fn a_plan_has_at_most_thirty_branches_of_two_to_thirty_turns() {
        let game = AnyGame::start(Variant::Yinsh);
        let refused = |texts: &[&str]| {
            Plan::new(&game, 0, &branches(texts)) == Err(RefusalCode::BadPlan.into())
        };
        assert!(refused(&["e5"]));
        assert!(refused(&["e5 f6"; 31]) && !refused(&["e5 f6"; 30]));
        assert!(refused(&[&["e5"; 31].join(" ")]));
    }

    #[test]
    fn branches_that_diverge_at_an_opponents_turn_do_not_contradict_each_other() {
        let game = AnyGame::start(Variant::Yinsh);
        assert!(Plan::new(&game, 0, &branches(&["e5 f6 e6 f7", "e5 f6 e7 f8"])).is_ok());
        assert!(Plan::new(&game, 0, &branches(&["e5 f6", "e5 f6 e7 f8"])).is_ok());
    }

    #[test]
    fn the_stored_field_names_of_a_plan_are_stable() {
        let game = AnyGame::start(Variant::Yinsh);
        let plan = Plan::new(&game, 4, &branches(&["e5 f6"])).unwrap();
        let stored = r#"{"ply":4,"lines":[["e5","f6"]]}"#;
        assert_eq!(plan.to_stored().unwrap().as_deref(), Some(stored));
        assert_eq!(serde_json::from_str::<Plan>(stored).unwrap(), plan);
        assert_eq!(Plan::default().to_stored(), Ok(None));
    }
}
