use game::{Color, Game, History};
use variants::AnyGame;

#[cfg(feature = "potentials")]
use crate::piece::potentials_piece;
use crate::{
    choice::{self, Choice},
    effect::{self, Effect},
    explanation,
    piece::{Piece, gipf_piece, yinsh_piece},
    point_name::PointName,
    refusal::Refusal,
    supply::Supply,
};

/// A position that can be shown on a board.
pub(crate) trait BoardGame: Game {
    /// Returns the pieces on the board, ordered by column, then by row.
    fn pieces(&self) -> Vec<Piece>;
    /// Returns the available choices; the game must not be over.
    fn choices(&self) -> Vec<Choice>;
    /// Returns the effects of an action that leads from this position to `after`.
    fn effect(&self, action: Self::Action, after: &Self) -> Vec<Effect>;
    /// Returns the reason why the points of `path` cannot be chosen in sequence.
    fn explain(&self, path: &[PointName]) -> Refusal;
    /// Returns the name of the stage.
    fn stage_name(&self) -> &'static str;
    /// Returns a player's pieces off the board, in a game that started from `start`.
    fn supply(&self, color: Color, start: &Self) -> Supply;
    /// Returns the number of markers in the pool.
    fn pool(&self) -> u8;
    /// Returns the number of removed rings needed to win; 0 in GIPF.
    fn rings_to_win(&self) -> u8;
}

impl BoardGame for yinsh::Position {
    fn pieces(&self) -> Vec<Piece> {
        yinsh::Point::ALL.into_iter().filter_map(|point| yinsh_piece(self, point)).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        choice::yinsh_choices(self)
    }

    fn effect(&self, action: yinsh::Action, after: &Self) -> Vec<Effect> {
        effect::yinsh_effects(self, action, after)
    }

    fn explain(&self, path: &[PointName]) -> Refusal {
        explanation::explain_yinsh(self, path)
    }

    fn stage_name(&self) -> &'static str {
        match self.stage() {
            yinsh::Stage::Place => "place",
            yinsh::Stage::Move => "move",
            yinsh::Stage::Row { .. } => "row",
            yinsh::Stage::Ring { .. } => "ring",
        }
    }

    fn supply(&self, color: Color, _start: &Self) -> Supply {
        let placing = self.stage() == yinsh::Stage::Place;
        let left = yinsh::RINGS.saturating_sub(self.rings(color).len());
        Supply {
            rings_to_place: if placing { left as u8 } else { 0 },
            rings_off: self.rings_off(color),
            ..Supply::default()
        }
    }

    fn pool(&self) -> u8 {
        Self::pool(self)
    }

    fn rings_to_win(&self) -> u8 {
        self.variant().rings_to_win()
    }
}

impl BoardGame for gipf::Position {
    fn pieces(&self) -> Vec<Piece> {
        gipf::Spot::ALL.into_iter().filter_map(|spot| gipf_piece(self, spot)).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        choice::gipf_choices(self)
    }

    fn effect(&self, action: gipf::Action, _after: &Self) -> Vec<Effect> {
        effect::gipf_effects(self, action)
    }

    fn explain(&self, path: &[PointName]) -> Refusal {
        explanation::explain_gipf(self, path)
    }

    fn stage_name(&self) -> &'static str {
        match self.stage() {
            gipf::Stage::Push => "push",
            gipf::Stage::Remove { .. } => "remove",
        }
    }

    fn supply(&self, color: Color, start: &Self) -> Supply {
        let reserve = self.reserve(color);
        // The opponent's missing pieces were captured. A total above the usual one can only come
        // from the start of the game.
        let given = gipf_total(start, !color).max(self.variant().pieces().into());
        let may_bring = self.right(color) != gipf::Right::Gone;
        Supply {
            reserve,
            captured: given.saturating_sub(gipf_total(self, !color)) as u8,
            may_bring_gipf: may_bring && reserve >= gipf::Kind::Gipf.cost(),
            ..Supply::default()
        }
    }

    fn pool(&self) -> u8 {
        0
    }

    fn rings_to_win(&self) -> u8 {
        0
    }
}

#[cfg(feature = "potentials")]
impl BoardGame for potentials::Position {
    fn pieces(&self) -> Vec<Piece> {
        gipf::Spot::ALL.into_iter().filter_map(|spot| potentials_piece(self, spot)).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        choice::potentials_choices(self)
    }

    fn effect(&self, action: potentials::Action, after: &Self) -> Vec<Effect> {
        effect::potentials_effects(self, action, after)
    }

    fn explain(&self, path: &[PointName]) -> Refusal {
        explanation::explain_potentials(self, path)
    }

    fn stage_name(&self) -> &'static str {
        match self.stage() {
            potentials::Stage::Push => "push",
            potentials::Stage::Remove { .. } => "remove",
            potentials::Stage::Extra => "extra",
        }
    }

    fn supply(&self, color: Color, start: &Self) -> Supply {
        let reserve = self.reserve(color);
        let given = basics(start, !color).max(self.terms().basics(!color).into());
        let may_bring = self.right(color) != gipf::Right::Gone;
        Supply {
            reserve,
            captured: given.saturating_sub(basics(self, !color)) as u8,
            may_bring_gipf: may_bring && reserve >= potentials::Kind::Gipf.cost(),
            hand: potentials::Potential::ALL.map(|kind| self.hand(color).count(kind)),
            ..Supply::default()
        }
    }

    fn pool(&self) -> u8 {
        0
    }

    fn rings_to_win(&self) -> u8 {
        0
    }
}

/// Returns the number of a player's basics, both in reserve and on the board, including covered ones.
#[cfg(feature = "potentials")]
fn basics(position: &potentials::Position, color: Color) -> u32 {
    let worth = |piece: potentials::Piece| match piece {
        potentials::Piece::Gipf(_) => 2,
        potentials::Piece::Basic(_) | potentials::Piece::Loaded(..) => 1,
        potentials::Piece::Used(..) => 0,
    };
    let stacks = gipf::Spot::ALL.into_iter().filter_map(|spot| position.stack(spot));
    let pieces = stacks.flat_map(potentials::Stack::pieces);
    let own = pieces.filter(|piece| piece.color() == color).map(worth);
    own.sum::<u32>() + u32::from(position.reserve(color))
}

/// Returns the number of a player's pieces on the board and in reserve; a GIPF-piece counts as
/// two.
fn gipf_total(position: &gipf::Position, color: Color) -> u32 {
    let (pieces, gipf) = (position.pieces(color), position.gipf_pieces(color));
    pieces.len() + gipf.len() + u32::from(position.reserve(color))
}

/// Returns the effects of `count` played actions, starting with `first`.
pub(crate) fn effects<G: BoardGame>(game: &History<G>, first: usize, count: usize) -> Vec<Effect> {
    let mut effects = Vec::new();
    let last = game.actions().len();
    for index in first..(first + count).min(last) {
        let (Some(before), Some(&action)) = (game.past().get(index), game.actions().get(index))
        else {
            break;
        };
        let after = game.past().get(index + 1).unwrap_or(game.position());
        effects.extend(before.effect(action, after));
    }
    if first + count >= last && count > 0 {
        effects.extend(game.outcome().map(|outcome| Effect::End { outcome: outcome.into() }));
    }
    effects
}

/// Returns the effects of `count` played actions in a game of any variant, starting with `first`.
pub(crate) fn effects_of(game: &AnyGame, first: usize, count: usize) -> Vec<Effect> {
    match game {
        AnyGame::Yinsh(game) => effects(game, first, count),
        AnyGame::Gipf(game) => effects(game, first, count),
        #[cfg(feature = "potentials")]
        AnyGame::Potentials(game) => effects(game, first, count),
        _ => Vec::new(),
    }
}
