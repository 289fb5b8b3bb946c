use game::Game;

use crate::{Choice, Effect, Kind, Piece, Player, PointName, Refusal, Side, choice, effect, why};

/// A position as a board shows it.
pub(crate) trait Board: Game {
    /// What stands on the board, by column, then by row.
    fn pieces(&self) -> Vec<Piece>;
    /// What can be chosen, while the game goes on.
    fn choices(&self) -> Vec<Choice>;
    /// What an action does to the board that leads from here to `after`.
    fn effect(&self, action: Self::Action, after: &Self) -> Vec<Effect>;
    /// Why what was pointed at is no choice.
    fn why(&self, path: &[PointName]) -> Refusal;
    /// What the player to act has to do.
    fn stage_name(&self) -> &'static str;
    /// What a player has beside the board, in a game that started from `start`.
    fn side(&self, player: Player, start: &Self) -> Side;
    /// The markers left in the pool.
    fn pool(&self) -> u8;
    /// How many rings off win; 0 in GIPF.
    fn rings_to_win(&self) -> u8;
}

impl Board for yinsh::Position {
    fn pieces(&self) -> Vec<Piece> {
        yinsh::Point::ALL.into_iter().filter_map(|point| yinsh_piece(self, point)).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        choice::yinsh_choices(self)
    }

    fn effect(&self, action: yinsh::Action, after: &Self) -> Vec<Effect> {
        effect::yinsh_effects(self, action, after)
    }

    fn why(&self, path: &[PointName]) -> Refusal {
        why::yinsh_why(self, path)
    }

    fn stage_name(&self) -> &'static str {
        match self.stage() {
            yinsh::Stage::Place => "place",
            yinsh::Stage::Move => "move",
            yinsh::Stage::Row { .. } => "row",
            yinsh::Stage::Ring { .. } => "ring",
        }
    }

    fn side(&self, player: Player, _start: &Self) -> Side {
        let color = player.into();
        let placing = self.stage() == yinsh::Stage::Place;
        let left = yinsh::RINGS.saturating_sub(self.rings(color).len());
        Side {
            rings_to_place: if placing { left as u8 } else { 0 },
            rings_off: self.rings_off(color),
            ..Side::default()
        }
    }

    fn pool(&self) -> u8 {
        Self::pool(self)
    }

    fn rings_to_win(&self) -> u8 {
        self.variant().rings_to_win()
    }
}

impl Board for gipf::Position {
    fn pieces(&self) -> Vec<Piece> {
        gipf::Spot::ALL.into_iter().filter_map(|spot| gipf_piece(self, spot)).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        choice::gipf_choices(self)
    }

    fn effect(&self, action: gipf::Action, _after: &Self) -> Vec<Effect> {
        effect::gipf_effects(self, action)
    }

    fn why(&self, path: &[PointName]) -> Refusal {
        why::gipf_why(self, path)
    }

    fn stage_name(&self) -> &'static str {
        match self.stage() {
            gipf::Stage::Push => "push",
            gipf::Stage::Remove { .. } => "remove",
        }
    }

    fn side(&self, player: Player, start: &Self) -> Side {
        let color = player.into();
        let reserve = self.reserve(color);
        // What is missing of the opponent's pieces was captured; more than the usual
        // number can only come from the start of the game.
        let given = gipf_total(start, !color).max(self.variant().pieces().into());
        let may_bring = self.right(color) != gipf::Right::Gone;
        Side {
            reserve,
            captured: given.saturating_sub(gipf_total(self, !color)) as u8,
            may_bring_gipf: may_bring && reserve >= gipf::Kind::Gipf.cost(),
            ..Side::default()
        }
    }

    fn pool(&self) -> u8 {
        0
    }

    fn rings_to_win(&self) -> u8 {
        0
    }
}

/// The pieces of a player on the board and in reserve, a GIPF-piece counted as two.
fn gipf_total(position: &gipf::Position, color: game::Color) -> u32 {
    let (pieces, gipf) = (position.pieces(color), position.gipf_pieces(color));
    pieces.len() + gipf.len() + u32::from(position.reserve(color))
}

/// What stands on a point of YINSH.
pub(crate) fn yinsh_piece(position: &yinsh::Position, point: yinsh::Point) -> Option<Piece> {
    let (kind, color) = match position.piece(point)? {
        yinsh::Piece::Ring(color) => (Kind::Ring, color),
        yinsh::Piece::Marker(color) => (Kind::Marker, color),
    };
    Some(Piece { at: point.into(), kind, color: color.into() })
}

/// What stands on a spot of GIPF.
pub(crate) fn gipf_piece(position: &gipf::Position, spot: gipf::Spot) -> Option<Piece> {
    let (kind, color) = match position.piece(spot)? {
        gipf::Piece::Single(color) => (Kind::Single, color),
        gipf::Piece::Gipf(color) => (Kind::Gipf, color),
        _ => return None,
    };
    Some(Piece { at: spot.into(), kind, color: color.into() })
}

/// Points of YINSH by column, then by row: in a line, from one end to the other.
pub(crate) fn in_order(points: yinsh::Bitboard) -> impl Iterator<Item = yinsh::Point> {
    yinsh::Point::ALL.into_iter().filter(move |point| points.has(*point))
}
