use game::Color;
use gipf::{Action, Bitboard, Position, Stage, reason};
use hexgrid::{Axis, Symmetry};
use motifs::{completable_gipf_row, steps};

use crate::{
    replay::{PlayedTurn, PuzzleGame, Replay},
    theme::{Theme, Themes},
};

impl PuzzleGame for Position {
    fn themes(replay: &Replay<Self>) -> Themes {
        let Some(turn) = replay.turns.first() else { return Themes::NONE };
        let won_by = replay.end().outcome().map(|outcome| outcome.reason());
        let opponent = !turn.before.to_act();
        let captures = |position: &Self, action| matches!(action, Action::Remove(spots) if !spots.is_disjoint(position.pieces(opponent)));
        let captures_gipf = |position: &Self, action| matches!(action, Action::Remove(spots) if !spots.is_disjoint(position.gipf_pieces(opponent)));
        let any = |applies: &dyn Fn(&Self, Action) -> bool| {
            steps(&turn.before, &turn.actions)
                .iter()
                .any(|(position, action)| applies(position, *action))
        };
        let themes = Themes::NONE
            .with_if(matches!(turn.actions.first(), Some(Action::Remove(_))), Theme::GivenRow)
            .with_if(removed_rows(turn) >= 2, Theme::DoubleRow)
            .with_if(leaves_row(turn), Theme::OpponentsRow)
            .with_if(any(&captures), Theme::Capture)
            .with_if(any(&captures_gipf), Theme::GipfCapture)
            .with_if(any(&keeps_gipf), Theme::KeepGipf)
            .with_if(won_by == Some(reason::GIPF_PIECES_GONE), Theme::LastGipf)
            .with_if(won_by == Some(reason::RESERVE_EMPTY), Theme::Reserve);
        let Some(made) = Made::of(turn) else { return themes };
        themes
            .with_if(made.rows() >= 1, Theme::Row)
            .with_if(made.has_rows_in_two_directions(), Theme::TwoDirections)
            .with_if(made.stops_row(), Theme::StopRow)
    }

    fn decisions(actions: &[Action]) -> Vec<Action> {
        actions.to_vec()
    }

    fn removed_rings(_: &[Action]) -> Vec<String> {
        Vec::new()
    }

    fn occupied_bits(&self) -> [u128; 4] {
        let bits = |set: Bitboard| set.iter().fold(0, |bits, spot| bits | 1 << spot.index());
        let [white, black] = Color::ALL;
        let pieces = [self.pieces(white), self.pieces(black)];
        [pieces[0], pieces[1], self.gipf_pieces(white), self.gipf_pieces(black)].map(bits)
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        Self::image(self, symmetry)
    }

    fn exchanged(&self) -> Self {
        Self::exchanged(self)
    }
}

fn removed_rows(turn: &PlayedTurn<Position>) -> usize {
    turn.actions.iter().filter(|action| matches!(action, Action::Remove(_))).count()
}

/// Returns whether the opponent has a row to remove after the turn.
fn leaves_row(turn: &PlayedTurn<Position>) -> bool {
    turn.after.outcome().is_none() && turn.after.stage() != Stage::Push
}

/// Returns whether a removal leaves one of the player's GIPF-pieces of the row on the board.
fn keeps_gipf(position: &Position, action: Action) -> bool {
    let player = position.to_act();
    let Action::Remove(spots) = action else { return false };
    position.rows(player).any(|row| {
        let own = row.gipf_pieces() & position.gipf_pieces(player);
        row.singles().is_subset(spots) && spots.is_subset(row.pieces()) && !own.is_subset(spots)
    })
}

/// The push of a turn: the positions before it, after it, and after the whole turn.
struct Made {
    player: Color,
    before: Position,
    after: Position,
    end: Position,
}

impl Made {
    fn of(turn: &PlayedTurn<Position>) -> Option<Self> {
        let steps = steps(&turn.before, &turn.actions);
        let is_push =
            |action: &Action| matches!(action, Action::Enter { .. } | Action::Push { .. });
        let index = turn.actions.iter().position(is_push)?;
        let (before, action) = *steps.get(index)?;
        let mut after = before;
        after.play_unchecked(action);
        Some(Self { player: turn.before.to_act(), before, after, end: turn.after })
    }

    fn rows(&self) -> usize {
        self.after.rows(self.player).count()
    }

    fn has_rows_in_two_directions(&self) -> bool {
        let has_row = |axis| self.after.rows(self.player).any(|row| row.axis() == axis);
        Axis::ALL.into_iter().filter(|&axis| has_row(axis)).count() >= 2
    }

    fn stops_row(&self) -> bool {
        let opponent = !self.player;
        self.end.outcome().is_none()
            && can_complete_row(&self.before, opponent) == Some(true)
            && can_complete_row(&self.end, opponent) == Some(false)
    }
}

/// Returns whether a player could complete a row of their own with a push; `None` if the position
/// is not at the push stage or could not arise.
fn can_complete_row(position: &Position, color: Color) -> Option<bool> {
    completable_gipf_row(position, color).map(|row| row.is_some())
}
