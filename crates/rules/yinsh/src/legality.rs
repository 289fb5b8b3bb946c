use hexgrid::Direction;

use crate::{Action, Bitboard, IllegalAction, Piece, Point, Position, Row, Stage};

impl Position {
    pub(crate) fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        use IllegalAction as Rule;
        if self.result().is_some() {
            return Err(Rule::GameOver);
        }
        match (self.stage, action) {
            (Stage::Place, Action::Place(point)) => {
                if self.empty().has(point) {
                    Ok(())
                } else {
                    Err(Rule::PointOccupied)
                }
            }
            (Stage::Place, _) => Err(Rule::StillPlacing),
            (Stage::Row { .. }, Action::RemoveRow(row)) | (Stage::Move, Action::RemoveRow(row)) => {
                self.check_row(row)
            }
            (Stage::Row { .. }, _) => Err(Rule::RowFirst),
            (Stage::Ring { .. }, Action::RemoveRing(point)) => self.check_own_ring(point),
            (Stage::Ring { .. }, _) => Err(Rule::RingFirst),
            (Stage::Move, Action::Move { from, to }) => self.check_move(from, to),
            (Stage::Move, Action::Place(_)) => Err(Rule::AllPlaced),
            (Stage::Move, Action::RemoveRing(_)) => Err(Rule::RingOnlyAfterRow),
            (Stage::Move, Action::Pass) => {
                if self.can_move(self.to_act) {
                    Err(Rule::MustMove)
                } else {
                    Ok(())
                }
            }
        }
    }

    fn check_own_ring(&self, point: Point) -> Result<(), IllegalAction> {
        match self.piece(point) {
            Some(Piece::Ring(color)) if color == self.to_act => Ok(()),
            Some(Piece::Ring(_)) => Err(IllegalAction::NotYourRing),
            _ => Err(IllegalAction::NoRing),
        }
    }

    fn check_row(&self, row: Row) -> Result<(), IllegalAction> {
        let points = row.points();
        if points.is_subset(self.markers(self.to_act)) {
            Ok(())
        } else if points.is_subset(self.markers(!self.to_act)) {
            Err(IllegalAction::NotYourRow)
        } else {
            Err(IllegalAction::NotARow)
        }
    }

    fn check_move(&self, from: Point, to: Point) -> Result<(), IllegalAction> {
        self.check_own_ring(from)?;
        let on_line = |direction: &Direction| Bitboard::ray(from, *direction).has(to);
        let direction = Direction::ALL.into_iter().find(on_line).ok_or(IllegalAction::NotInLine)?;
        // Walk step by step to find the first rule that is broken.
        let mut jumped = false;
        let mut point = from;
        while let Some(next) = point.step(direction) {
            let piece = self.piece(next);
            if next == to {
                return if piece.is_some() { Err(IllegalAction::TargetOccupied) } else { Ok(()) };
            }
            match piece {
                Some(Piece::Ring(_)) => return Err(IllegalAction::RingInTheWay),
                Some(Piece::Marker(_)) => jumped = true,
                None if jumped => return Err(IllegalAction::StopAfterJump),
                None => {}
            }
            point = next;
        }
        Err(IllegalAction::NotInLine)
    }
}
