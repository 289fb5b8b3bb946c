use crate::{Action, Bitboard, IllegalAction, Kind, Position, Right, Stage, Variant};

impl Position {
    pub(crate) fn check_action(&self, action: Action) -> Result<(), IllegalAction> {
        use IllegalAction as Rule;
        if self.result().is_some() {
            return Err(Rule::GameOver);
        }
        match (self.stage, action) {
            (Stage::Push, Action::Remove(_) | Action::Leave) => Err(Rule::NothingToRemove),
            (Stage::Remove { .. }, Action::Enter { .. } | Action::Push { .. }) => {
                Err(Rule::RemoveFirst)
            }
            (Stage::Push, Action::Enter { kind, spot }) => {
                self.check_kind(kind)?;
                if !Bitboard::RIM.has(spot) {
                    Err(Rule::NotOnRim)
                } else if self.occupied().has(spot) {
                    Err(Rule::SpotOccupied)
                } else {
                    Ok(())
                }
            }
            (Stage::Push, Action::Push { kind, push }) => {
                self.check_kind(kind)?;
                let line = Bitboard::ray(push.entry(), push.direction());
                if !self.occupied().has(push.entry()) {
                    Err(Rule::NothingToPush)
                } else if line.is_subset(self.occupied()) {
                    Err(Rule::LineFull)
                } else {
                    Ok(())
                }
            }
            (Stage::Remove { .. }, Action::Remove(spots)) => self.check_removal(spots),
            (Stage::Remove { .. }, Action::Leave) => {
                if self.may_leave() {
                    Ok(())
                } else {
                    Err(Rule::MustRemove)
                }
            }
        }
    }

    fn check_kind(&self, kind: Kind) -> Result<(), IllegalAction> {
        use IllegalAction as Rule;
        let right = self.right(self.to_act);
        if kind == Kind::Single {
            return if right == Right::First { Err(Rule::FirstMustBeGipf) } else { Ok(()) };
        }
        match self.variant {
            Variant::Basic => Err(Rule::NoGipfPieces),
            Variant::Standard => Err(Rule::AllGipfPiecesInPlay),
            Variant::Tournament if right == Right::Gone => Err(Rule::GipfRightLost),
            Variant::Tournament if self.reserve(self.to_act) < kind.cost() => {
                Err(Rule::ReserveTooSmall)
            }
            Variant::Tournament => Ok(()),
        }
    }

    fn check_removal(&self, spots: Bitboard) -> Result<(), IllegalAction> {
        use IllegalAction as Rule;
        if spots.is_empty() {
            return Err(Rule::RemovesNothing);
        }
        if !spots.is_subset(self.occupied()) {
            return Err(Rule::EmptySpot);
        }
        let mut error = Rule::NotOneRow;
        for row in self.rows(self.to_act) {
            if spots.is_subset(row.pieces()) {
                if row.singles().is_subset(spots) {
                    return Ok(());
                }
                error = Rule::SingleStays;
            }
        }
        Err(error)
    }
}
