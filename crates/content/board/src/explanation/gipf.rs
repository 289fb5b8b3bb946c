use gipf::{
    Action, Bitboard, Direction, Dot, IllegalAction, Kind, ParseActionError, Position, Push, Spot,
    Stage,
};

use crate::{point_name::PointName, refusal::Refusal};

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    Dot(Dot),
    Spot(Spot),
}

/// Returns the reason why the points of `path` cannot be chosen in a position of GIPF.
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
        return IllegalAction::GameOver.into();
    }
    match position.stage() {
        Stage::Push => explain_push(position, &targets),
        Stage::Remove { .. } => explain_removal(position, &targets),
    }
}

fn refused(position: &Position, action: Action) -> Refusal {
    position.check(action).map_or_else(Refusal::from, |()| Refusal::allowed())
}

fn explain_push(position: &Position, targets: &[Target]) -> Refusal {
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
        // The path does not contain a dot or a direction.
        [Target::Spot(spot), Target::Spot(_), ..] => {
            refused(position, Action::Enter { kind: kind(position), spot })
        }
    }
}

fn explain_spot(position: &Position, spot: Spot) -> Refusal {
    let kind = kind(position);
    match position.check(Action::Enter { kind, spot }) {
        Err(IllegalAction::SpotOccupied) => {
            let pushes = Direction::ALL
                .into_iter()
                .filter_map(|direction| Some(check_push(position, Push::new(spot, direction)?)));
            best(pushes)
        }
        Err(rule) => rule.into(),
        Ok(()) => Refusal::allowed(),
    }
}

/// Returns a kind of piece that may be brought in, so only the point of entry is judged.
fn kind(position: &Position) -> Kind {
    let may = |kind| {
        let enters = |spot| position.is_legal(Action::Enter { kind, spot });
        let pushes = |push| position.is_legal(Action::Push { kind, push });
        Bitboard::RIM.iter().any(enters) || Push::all().any(pushes)
    };
    if may(Kind::Single) { Kind::Single } else { Kind::Gipf }
}

fn check_push(position: &Position, push: Push) -> Refusal {
    let kind = kind(position);
    match position.check(Action::Push { kind, push }) {
        Err(IllegalAction::NothingToPush) => {
            refused(position, Action::Enter { kind, spot: push.entry() })
        }
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
            Target::Spot(_) | Target::Dot(_) => return IllegalAction::RemoveFirst.into(),
        }
    }
    if targets.is_empty() {
        return refused(position, Action::Remove(spots));
    }
    let in_row = |stretch: gipf::Row| spots.is_subset(stretch.pieces());
    match position.rows(position.to_act()).find(|stretch| in_row(*stretch)) {
        // A single piece of the row cannot be kept.
        Some(stretch) if spots.is_subset(stretch.singles()) => IllegalAction::SingleStays.into(),
        _ => match refused(position, Action::Remove(spots)) {
            refusal if refusal.code == IllegalAction::SingleStays.code() => Refusal::allowed(),
            refusal => refusal,
        },
    }
}
