use game::Color;
use hexgrid::{Axis, Symmetry};
use motifs::{completable_rows, cut_off_rings, in_fours, steps};
use yinsh::{Action, Bitboard, Point, Position, Stage, reason};

use crate::{
    replay::{PlayedTurn, PuzzleGame, Replay},
    theme::{Theme, Themes},
};

/// Minimum number of markers jumped in a long jump.
const LONG_JUMP_MARKERS: u32 = 4;

impl PuzzleGame for Position {
    fn themes(replay: &Replay<Self>) -> Themes {
        let Some(turn) = replay.turns.first() else { return Themes::NONE };
        let won_by = replay.end().outcome().map(|outcome| outcome.reason());
        let themes = Themes::NONE
            .with_if(is_given_row(turn), Theme::GivenRow)
            .with_if(removed_rows(turn) >= 2, Theme::DoubleRow)
            .with_if(leaves_row(turn), Theme::OpponentsRow)
            .with_if(won_by == Some(reason::POOL_EMPTY), Theme::Pool);
        let Some(made) = Move::of(turn) else { return themes };
        let stops = made.stops_row();
        themes
            .with_if(made.completes_row(), Theme::Row)
            .with_if(made.has_rows_in_two_directions(), Theme::TwoDirections)
            .with_if(stops, Theme::StopRow)
            .with_if(made.breaks_four(), Theme::BreakFour)
            .with_if(stops && made.turned(!made.player).is_empty(), Theme::Block)
            .with_if(made.cuts_off_ring(), Theme::RingCutOff)
            .with_if(made.jumped() >= LONG_JUMP_MARKERS, Theme::LongJump)
    }

    fn decisions(actions: &[Action]) -> Vec<Action> {
        let is_ring = |action: &&Action| matches!(action, Action::RemoveRing(_));
        let mut decisions: Vec<Action> =
            actions.iter().filter(|action| !is_ring(action)).copied().collect();
        decisions.sort();
        decisions
    }

    fn removed_rings(actions: &[Action]) -> Vec<String> {
        let mut rings: Vec<Point> = actions
            .iter()
            .filter_map(|action| match action {
                Action::RemoveRing(point) => Some(*point),
                _ => None,
            })
            .collect();
        rings.sort();
        rings.into_iter().map(|ring| ring.to_string()).collect()
    }

    fn occupied_bits(&self) -> [u128; 4] {
        let bits = |set: Bitboard| set.iter().fold(0, |bits, point| bits | 1 << point.index());
        let [white, black] = Color::ALL;
        [self.rings(white), self.rings(black), self.markers(white), self.markers(black)].map(bits)
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        Self::image(self, symmetry)
    }

    fn exchanged(&self) -> Self {
        Self::exchanged(self)
    }
}

fn is_given_row(turn: &PlayedTurn<Position>) -> bool {
    matches!(turn.actions.first(), Some(Action::RemoveRow(_)))
}

fn removed_rows(turn: &PlayedTurn<Position>) -> usize {
    turn.actions.iter().filter(|action| matches!(action, Action::RemoveRow(_))).count()
}

/// Returns whether the opponent has a row to remove after the turn.
fn leaves_row(turn: &PlayedTurn<Position>) -> bool {
    turn.after.outcome().is_none() && matches!(turn.after.stage(), Stage::Row { .. })
}

/// The move of a turn: the positions before it, after it, and after the whole turn.
struct Move {
    player: Color,
    before: Position,
    after: Position,
    end: Position,
}

impl Move {
    fn of(turn: &PlayedTurn<Position>) -> Option<Self> {
        let (before, action) = steps(&turn.before, &turn.actions)
            .into_iter()
            .find(|(_, action)| matches!(action, Action::Move { .. }))?;
        let mut after = before;
        after.play_unchecked(action);
        Some(Self { player: turn.before.to_act(), before, after, end: turn.after })
    }

    fn completes_row(&self) -> bool {
        self.after.rows(self.player).next().is_some()
    }

    fn has_rows_in_two_directions(&self) -> bool {
        let has_row = |axis| self.after.rows(self.player).any(|row| row.axis() == axis);
        Axis::ALL.into_iter().filter(|&axis| has_row(axis)).count() >= 2
    }

    /// Returns the markers of a colour that the move flipped.
    fn turned(&self, color: Color) -> Bitboard {
        self.before.markers(color).without(self.after.markers(color))
    }

    fn jumped(&self) -> u32 {
        Color::ALL.into_iter().map(|color| self.turned(color).len()).sum()
    }

    fn stops_row(&self) -> bool {
        let opponent = !self.player;
        self.end.outcome().is_none()
            && can_complete_row(&self.before, opponent) == Some(true)
            && can_complete_row(&self.end, opponent) == Some(false)
    }

    fn breaks_four(&self) -> bool {
        let markers = self.before.markers(!self.player);
        !self.turned(!self.player).is_disjoint(in_fours(markers))
    }

    fn cuts_off_ring(&self) -> bool {
        let opponent = !self.player;
        self.end.outcome().is_none() && !cut_off_rings(&self.before, &self.end, opponent).is_empty()
    }
}

/// Returns whether a player could complete a row of their own with a move; `None` if the position
/// is not at the move stage or could not arise.
fn can_complete_row(position: &Position, color: Color) -> Option<bool> {
    completable_rows(position, color).map(|rows| !rows.is_empty())
}
