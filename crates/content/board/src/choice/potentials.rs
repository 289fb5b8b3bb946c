use gipf::{Bitboard, Dot, Push, Spot};
use hexgrid::Direction;
use potentials::{Action, Kind, Position, Potential, Row, Stage};

use super::{Button, Choice, Step, Take};
use crate::{kind::Kind as PieceKind, piece::potentials_piece};

/// Returns the choices in a position of GIPF with potentials.
pub(crate) fn choices(position: &Position) -> Vec<Choice> {
    match position.stage() {
        Stage::Push => turns(position),
        Stage::Extra => extra(position),
        Stage::Remove { .. } => removals(position),
    }
}

/// Returns the token of an action, if it is legal.
fn token(position: &Position, action: Action) -> Option<String> {
    position.is_legal(action).then(|| position.shown(action).to_string())
}

/// Kinds of pieces that can be brought in, in the order in which they are offered. Kinds that a
/// player loses the right to bring in earliest come first so that the right is not lost by
/// accident.
const INCOMING: [(Kind, PieceKind); 7] = [
    (Kind::Gipf, PieceKind::Gipf),
    (Kind::Loaded(Potential::Tamsk), PieceKind::Loaded(Potential::Tamsk)),
    (Kind::Loaded(Potential::Zertz), PieceKind::Loaded(Potential::Zertz)),
    (Kind::Loaded(Potential::Dvonn), PieceKind::Loaded(Potential::Dvonn)),
    (Kind::Loaded(Potential::Yinsh), PieceKind::Loaded(Potential::Yinsh)),
    (Kind::Loaded(Potential::Punct), PieceKind::Loaded(Potential::Punct)),
    (Kind::Basic, PieceKind::Single),
];

/// Returns pushes, grouped by kind of piece if there is more than one kind, and uses, which can be
/// chosen with any kind selected.
fn turns(position: &Position) -> Vec<Choice> {
    let uses = uses(position);
    let mut incoming: Vec<(PieceKind, Vec<Choice>)> = INCOMING
        .into_iter()
        .map(|(kind, piece)| (piece, pushes(position, kind)))
        .filter(|(_, then)| !then.is_empty())
        .collect();
    if incoming.is_empty() {
        return uses;
    }
    if let [(PieceKind::Single, then)] = &mut incoming[..] {
        then.extend(uses);
        return std::mem::take(then);
    }
    let branch = |(piece, mut then): (PieceKind, Vec<Choice>)| {
        then.extend_from_slice(&uses);
        Choice::branch(Step::Piece { piece }, then)
    };
    incoming.into_iter().map(branch).collect()
}

/// Returns the spots from which a potential can be used, each with its targets.
fn uses(position: &Position) -> Vec<Choice> {
    let sources = position.pieces(position.to_act()).iter();
    let from = sources.filter_map(|from| {
        let kind = position.stack(from)?.top().potential()?;
        let targets = position.targets(from).iter().filter_map(|to| {
            let token = token(position, Action::Use { kind, from, to })?;
            Some(Choice::leaf(Step::point(to), token))
        });
        let targets: Vec<Choice> = targets.collect();
        (!targets.is_empty()).then(|| Choice::branch(Step::point(from), targets))
    });
    from.collect()
}

/// Returns the pushes of a kind of piece. Choosing a spot from which a potential can be used starts
/// that use; pushes onto it start from a dot.
fn pushes(position: &Position, kind: Kind) -> Vec<Choice> {
    let dots = Dot::ALL.into_iter().map(|dot| {
        let arrows = Direction::ALL.into_iter().filter_map(|direction| {
            let entry = dot.entry(direction)?;
            arrow(position, kind, Push::new(entry, direction)?)
        });
        Choice::branch(Step::point(dot), arrows.collect())
    });
    let rim = Bitboard::RIM.iter().filter(|&spot| position.targets(spot).is_empty());
    let spots = rim.map(|spot| entry(position, kind, spot));
    dots.chain(spots).filter(|choice| choice.token.is_some() || !choice.then.is_empty()).collect()
}

/// Returns the ways to push a piece onto a spot at the edge.
fn entry(position: &Position, kind: Kind, spot: Spot) -> Choice {
    if let Some(token) = token(position, Action::Enter { kind, spot }) {
        return Choice::leaf(Step::point(spot), token);
    }
    let arrows = Direction::ALL
        .into_iter()
        .filter_map(|direction| arrow(position, kind, Push::new(spot, direction)?));
    Choice::branch(Step::point(spot), arrows.collect())
}

/// Returns the choice for a push, if the push is legal.
fn arrow(position: &Position, kind: Kind, push: Push) -> Option<Choice> {
    let token = token(position, Action::Push { kind, push })
        .or_else(|| token(position, Action::Enter { kind, spot: push.entry() }))?;
    let step = Step::Arrow { from: push.dot().into(), to: push.entry().into() };
    Some(Choice::leaf(step, token))
}

fn extra(position: &Position) -> Vec<Choice> {
    let mut choices = pushes(position, Kind::Extra);
    choices.extend(button(position, Action::Decline, Button::Decline));
    choices
}

fn button(position: &Position, action: Action, name: Button) -> Option<Choice> {
    Some(Choice::leaf(Step::Button { name }, token(position, action)?))
}

fn removals(position: &Position) -> Vec<Choice> {
    let rows = position.rows(position.to_act());
    let mut choices: Vec<Choice> = rows.filter_map(|row| removal(position, row)).collect();
    choices.extend(button(position, Action::Leave, Button::Leave));
    choices
}

/// Returns the choice of how to remove a row; `None` if the game is over.
fn removal(position: &Position, row: Row) -> Option<Choice> {
    let toggled: Vec<Spot> = row.may_stay().iter().collect();
    let points = row.pieces().iter().map(Into::into).collect();
    let toggles = toggled.iter().filter_map(|&spot| potentials_piece(position, spot)).collect();
    let step = Step::Segment { points, toggles };
    let removal = |taken: Bitboard| token(position, Action::Remove(row.must_go() | taken));
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
