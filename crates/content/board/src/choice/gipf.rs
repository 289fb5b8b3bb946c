use gipf::{Action, Bitboard, Direction, Dot, Kind, Position, Push, Row, Spot};

use super::{Button, Choice, Step, Take};
use crate::{kind::Kind as Piece, piece::gipf_piece};

/// Returns the choices in a position of GIPF.
pub(crate) fn choices(position: &Position) -> Vec<Choice> {
    match position.stage() {
        gipf::Stage::Push => pushes(position),
        gipf::Stage::Remove { .. } => removals(position),
    }
}

/// Returns the token of an action, if it is legal.
fn token(position: &Position, action: Action) -> Option<String> {
    position.is_legal(action).then(|| position.shown(action).to_string())
}

/// Returns the pushes. The kind of piece is a choice only if a GIPF-piece may be brought in.
fn pushes(position: &Position) -> Vec<Choice> {
    let gipf = pushes_of(position, Kind::Gipf);
    let singles = pushes_of(position, Kind::Single);
    if gipf.is_empty() {
        return singles;
    }
    [(Piece::Gipf, gipf), (Piece::Single, singles)]
        .into_iter()
        .filter(|(_, then)| !then.is_empty())
        .map(|(piece, then)| Choice::branch(Step::Piece { piece }, then))
        .collect()
}

fn pushes_of(position: &Position, kind: Kind) -> Vec<Choice> {
    let dots = Dot::ALL.into_iter().map(|dot| {
        let arrows = Direction::ALL.into_iter().filter_map(|direction| {
            let entry = dot.entry(direction)?;
            arrow(position, kind, Push::new(entry, direction)?)
        });
        Choice::branch(Step::point(dot), arrows.collect())
    });
    let spots = Bitboard::RIM.iter().map(|spot| {
        if let Some(token) = token(position, Action::Enter { kind, spot }) {
            return Choice::leaf(Step::point(spot), token);
        }
        let arrows = Direction::ALL
            .into_iter()
            .filter_map(|direction| arrow(position, kind, Push::new(spot, direction)?));
        Choice::branch(Step::point(spot), arrows.collect())
    });
    dots.chain(spots).filter(|choice| choice.token.is_some() || !choice.then.is_empty()).collect()
}

/// Returns the choice for a push, if the push is legal.
fn arrow(position: &Position, kind: Kind, push: Push) -> Option<Choice> {
    let token = token(position, Action::Push { kind, push })
        .or_else(|| token(position, Action::Enter { kind, spot: push.entry() }))?;
    let step = Step::Arrow { from: push.dot().into(), to: push.entry().into() };
    Some(Choice::leaf(step, token))
}

fn removals(position: &Position) -> Vec<Choice> {
    let leave = || token(position, Action::Leave);
    let stretches = position.rows(position.to_act());
    let mut choices: Vec<Choice> =
        stretches.filter_map(|stretch| removal(position, stretch)).collect();
    if let Some(token) = leave() {
        choices.push(Choice::leaf(Step::Button { name: Button::Leave }, token));
    }
    choices
}

/// Returns the choice of how to remove the row in a stretch; `None` if the game is over.
fn removal(position: &Position, stretch: Row) -> Option<Choice> {
    let toggled: Vec<Spot> = stretch.gipf_pieces().iter().collect();
    let points = stretch.pieces().iter().map(Into::into).collect();
    let toggles = toggled.iter().filter_map(|&spot| gipf_piece(position, spot)).collect();
    let step = Step::Segment { points, toggles };
    let removal = |taken: Bitboard| token(position, Action::Remove(stretch.singles() | taken));
    if toggled.is_empty() {
        return Some(Choice::leaf(step, removal(Bitboard::EMPTY)?));
    }
    let mut takes = Vec::new();
    for set in 0_u32..1 << toggled.len() {
        let chosen = || toggled.iter().enumerate().filter(|(at, _)| set >> at & 1 == 1);
        let taken = chosen().map(|(_, &spot)| spot).collect();
        if let Some(token) = removal(taken) {
            let take = chosen().map(|(_, &spot)| spot.into()).collect();
            takes.push(Take { take, token });
        }
    }
    (!takes.is_empty()).then_some(Choice { step, then: Vec::new(), token: None, takes })
}
