use gipf::{Bitboard, Dot, ParseActionError, Push, Spot};
use hexgrid::Direction;
use potentials::{Action, IllegalAction as Rule, Kind, Position, Potential, Stage};

use crate::{point_name::PointName, refusal::Refusal};

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    Dot(Dot),
    Spot(Spot),
}

/// Returns the reason why the points of `path` cannot be chosen in a position of GIPF with
/// potentials.
pub(crate) fn explain(position: &Position, path: &[PointName]) -> Refusal {
    let mut targets = Vec::with_capacity(path.len());
    for &name in path {
        match (name.dot(), name.spot()) {
            (Some(dot), _) => targets.push(Target::Dot(dot)),
            (None, Some(spot)) => targets.push(Target::Spot(spot)),
            (None, None) => return Refusal::no_point(name),
        }
    }
    if position.outcome().is_some() {
        return Rule::GameOver.into();
    }
    match position.stage() {
        Stage::Remove { .. } => explain_removal(position, &targets),
        Stage::Push | Stage::Extra => explain_turn(position, &targets),
    }
}

fn refused(position: &Position, action: Action) -> Refusal {
    position.check(action).map_or_else(Refusal::from, |()| Refusal::allowed())
}

fn explain_turn(position: &Position, targets: &[Target]) -> Refusal {
    match *targets {
        [] => Refusal::new("nothing-chosen", "nothing was chosen"),
        [Target::Dot(dot)] => {
            let pushes = Direction::ALL.into_iter().filter_map(|direction| {
                let push = Push::new(dot.entry(direction)?, direction)?;
                Some(check_push(position, push))
            });
            best(pushes)
        }
        [Target::Spot(spot)] => explain_spot(position, spot),
        [Target::Dot(dot), Target::Spot(spot), ..] | [Target::Spot(spot), Target::Dot(dot), ..] => {
            match Push::towards(dot, spot) {
                Some(push) => check_push(position, push),
                None => ParseActionError::NotInLine.into(),
            }
        }
        [Target::Dot(_), Target::Dot(_), ..] => ParseActionError::NotInLine.into(),
        [Target::Spot(from), Target::Spot(to), ..] => explain_use(position, from, to),
    }
}

/// Explains the choice of a spot: on one of the player's own loaded pieces, a use is meant;
/// elsewhere, a push.
fn explain_spot(position: &Position, spot: Spot) -> Refusal {
    if position.stage() == Stage::Push && !position.targets(spot).is_empty() {
        return Refusal::allowed();
    }
    let pushed = explain_entry(position, spot);
    if pushed.code == Refusal::allowed().code {
        return pushed;
    }
    match loaded_with(position, spot) {
        Some(_) if position.stage() == Stage::Extra => Rule::ExtraFirst.into(),
        Some(kind) if position.pieces(position.to_act()).has(spot) => no_target(kind).into(),
        Some(_) => Rule::NotLoaded.into(),
        None => pushed,
    }
}

fn explain_entry(position: &Position, spot: Spot) -> Refusal {
    let kind = kind(position);
    match position.check(Action::Enter { kind, spot }) {
        Err(Rule::SpotOccupied) => {
            let pushes = Direction::ALL
                .into_iter()
                .filter_map(|direction| Some(check_push(position, Push::new(spot, direction)?)));
            best(pushes)
        }
        Err(rule) => rule.into(),
        Ok(()) => Refusal::allowed(),
    }
}

/// Returns the potential of the loaded piece on a spot, if there is one.
fn loaded_with(position: &Position, spot: Spot) -> Option<Potential> {
    match position.stack(spot)?.top() {
        potentials::Piece::Loaded(_, kind) => Some(kind),
        _ => None,
    }
}

/// Returns the rule that explains why a loaded piece of the player to act has no target.
const fn no_target(kind: Potential) -> Rule {
    match kind {
        Potential::Tamsk => Rule::OnlyExtraPush,
        Potential::Zertz => Rule::NothingToJump,
        Potential::Dvonn => Rule::NoDvonnTarget,
        Potential::Yinsh => Rule::WayBlocked,
        Potential::Punct => Rule::NoPunctTarget,
    }
}

fn explain_use(position: &Position, from: Spot, to: Spot) -> Refusal {
    match loaded_with(position, from) {
        Some(kind) => refused(position, Action::Use { kind, from, to }),
        // The path does not contain a dot or a direction.
        None => refused(position, Action::Enter { kind: kind(position), spot: from }),
    }
}

/// Returns a kind of piece that may be brought in, so only the point of entry is judged; if
/// there is none, a kind whose refusal has the most helpful reason.
fn kind(position: &Position) -> Kind {
    if position.stage() == Stage::Extra {
        return Kind::Extra;
    }
    let may = |kind| {
        let enters = |spot| position.is_legal(Action::Enter { kind, spot });
        let pushes = |push| position.is_legal(Action::Push { kind, push });
        Bitboard::RIM.iter().any(enters) || Push::all().any(pushes)
    };
    if may(Kind::Gipf) && !may(Kind::Basic) { Kind::Gipf } else { Kind::Basic }
}

fn check_push(position: &Position, push: Push) -> Refusal {
    let kind = kind(position);
    match position.check(Action::Push { kind, push }) {
        Err(Rule::NothingToPush) => refused(position, Action::Enter { kind, spot: push.entry() }),
        Err(rule) => rule.into(),
        Ok(()) => Refusal::allowed(),
    }
}

/// Returns "allowed" if it is among the refusals, otherwise the first refusal.
fn best(refusals: impl Iterator<Item = Refusal>) -> Refusal {
    let refusals: Vec<Refusal> = refusals.collect();
    let allowed = refusals.iter().position(|refusal| refusal.code == Refusal::allowed().code);
    refusals.into_iter().nth(allowed.unwrap_or_default()).unwrap_or_else(Refusal::allowed)
}

fn explain_removal(position: &Position, targets: &[Target]) -> Refusal {
    let mut spots = Bitboard::EMPTY;
    for target in targets {
        match *target {
            Target::Spot(spot) if position.occupied().has(spot) => spots = spots.with(spot),
            // A player who selects an empty spot wants to push.
            Target::Spot(_) | Target::Dot(_) => return Rule::RemoveFirst.into(),
        }
    }
    if targets.is_empty() {
        return refused(position, Action::Remove(spots));
    }
    let in_row = |row: &potentials::Row| spots.is_subset(row.pieces());
    match position.rows(position.to_act()).find(in_row) {
        // Pieces that must go cannot be kept.
        Some(row) if spots.is_subset(row.must_go()) => Rule::PieceStays.into(),
        _ => match refused(position, Action::Remove(spots)) {
            refusal if refusal.code == Rule::PieceStays.code() => Refusal::allowed(),
            refusal => refusal,
        },
    }
}
