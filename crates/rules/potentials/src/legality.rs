use gipf::{Bitboard, Push, Right, Spot};
use hexgrid::Direction;

use crate::{Action, IllegalAction as Rule, Kind, Position, Potential, Stage, Start, uses::Uses};

impl Position {
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Rule> {
        if self.result().is_some() {
            return Err(Rule::GameOver);
        }
        match action {
            Action::Enter { kind, spot } => {
                self.check_kind(kind)?;
                self.check_enter(spot)
            }
            Action::Push { kind, push } => {
                self.check_kind(kind)?;
                self.check_push(push)
            }
            Action::Use { kind, from, to } => {
                self.check_stage(Stage::Push)?;
                self.check_use(kind, from, to)
            }
            Action::Remove(spots) => {
                self.check_settling()?;
                self.check_removal(spots)
            }
            Action::Leave => {
                self.check_settling()?;
                if self.may_leave() { Ok(()) } else { Err(Rule::RowMustGo) }
            }
            Action::Decline => self.check_stage(Stage::Extra),
        }
    }

    /// Checks that the stage is `wanted`, which must not be a settlement.
    fn check_stage(&self, wanted: Stage) -> Result<(), Rule> {
        match self.stage {
            stage if stage == wanted => Ok(()),
            Stage::Remove { .. } => Err(Rule::RemoveFirst),
            Stage::Extra => Err(Rule::ExtraFirst),
            Stage::Push => Err(Rule::NoExtraPush),
        }
    }

    fn check_settling(&self) -> Result<(), Rule> {
        match self.stage {
            Stage::Remove { .. } => Ok(()),
            Stage::Push | Stage::Extra => Err(Rule::NothingToRemove),
        }
    }

    /// Checks that the player to act may bring in a piece of this kind now (rules P4, P5, P15).
    fn check_kind(&self, kind: Kind) -> Result<(), Rule> {
        if kind == Kind::Extra {
            return self.check_stage(Stage::Extra);
        }
        self.check_stage(Stage::Push)?;
        let (right, reserve) = (self.right(self.to_act), self.reserve(self.to_act));
        match kind {
            Kind::Gipf => match self.terms.start() {
                Start::Basic => Err(Rule::NoGipfPieces),
                Start::Standard => Err(Rule::AllGipfPiecesInPlay),
                Start::Tournament if right == Right::Gone => Err(Rule::GipfPiecesOver),
                Start::Tournament if reserve < kind.cost() => Err(Rule::ReserveTooSmall),
                Start::Tournament => Ok(()),
            },
            _ if right == Right::First => Err(Rule::FirstMustBeGipf),
            _ if reserve == 0 => Err(Rule::NoBasic),
            Kind::Loaded(potential) if self.hand(self.to_act).count(potential) == 0 => {
                Err(Rule::NotInHand)
            }
            _ => Ok(()),
        }
    }

    fn check_enter(&self, spot: Spot) -> Result<(), Rule> {
        if !Bitboard::RIM.has(spot) {
            Err(Rule::NotOnRim)
        } else if self.occupied().has(spot) {
            Err(Rule::SpotOccupied)
        } else {
            Ok(())
        }
    }

    fn check_push(&self, push: Push) -> Result<(), Rule> {
        if !self.occupied().has(push.entry()) {
            Err(Rule::NothingToPush)
        } else if self.reached(push).is_none() {
            Err(Rule::LineFull)
        } else {
            Ok(())
        }
    }

    fn check_use(&self, kind: Potential, from: Spot, to: Spot) -> Result<(), Rule> {
        if kind == Potential::Tamsk {
            return Err(Rule::OnlyExtraPush);
        }
        if !self.loaded(self.to_act, kind).has(from) {
            return Err(Rule::NotLoaded);
        }
        if Uses::of(self).targets(kind, from).has(to) {
            return Ok(());
        }
        let ray = |direction: Direction| Bitboard::ray(from, direction);
        let towards = Direction::ALL.into_iter().find(|&direction| ray(direction).has(to));
        let direction = towards.filter(|_| from != to).ok_or(Rule::NotInLine)?;
        let adjacent = from.step(direction);
        Err(match kind {
            Potential::Yinsh | Potential::Tamsk => Rule::WayBlocked,
            Potential::Zertz => {
                if adjacent.is_some_and(|spot| self.occupied().has(spot)) {
                    Rule::NotFirstEmpty
                } else {
                    Rule::NothingToJump
                }
            }
            Potential::Dvonn | Potential::Punct if adjacent != Some(to) => Rule::NotAdjacent,
            Potential::Dvonn => Rule::NoDvonnTarget,
            Potential::Punct => Rule::NoPunctTarget,
        })
    }

    fn check_removal(&self, spots: Bitboard) -> Result<(), Rule> {
        if spots.is_empty() {
            return Err(Rule::RemovesNothing);
        }
        if !spots.is_subset(self.occupied()) {
            return Err(Rule::EmptySpot);
        }
        let mut error = Rule::NotOneRow;
        for row in self.rows(self.to_act) {
            if spots.is_subset(row.pieces()) {
                if row.must_go().is_subset(spots) {
                    return Ok(());
                }
                error = Rule::PieceStays;
            }
        }
        Err(error)
    }
}
