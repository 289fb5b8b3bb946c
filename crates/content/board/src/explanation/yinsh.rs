use yinsh::{Action, IllegalAction, Point, Position, Row, Stage};

use crate::{point_name::PointName, refusal::Refusal};

/// Returns the reason why the points of `path` cannot be chosen in a position of YINSH.
pub(crate) fn explain(position: &Position, path: &[PointName]) -> Refusal {
    let mut points = Vec::with_capacity(path.len());
    for &name in path {
        match name.yinsh() {
            Some(point) => points.push(point),
            None => return Refusal::no_point(name),
        }
    }
    if position.outcome().is_some() {
        return IllegalAction::GameOver.into();
    }
    let Some(&first) = points.first() else {
        return Refusal::new("nothing-chosen", "nothing was chosen");
    };
    match (position.stage(), points.as_slice()) {
        (Stage::Place, _) => refused(position, Action::Place(first)),
        (Stage::Move, [from]) => explain_ring(position, *from),
        (Stage::Move, [from, to, ..]) => refused(position, Action::Move { from: *from, to: *to }),
        (Stage::Move, []) => Refusal::allowed(),
        (Stage::Row { .. }, _) => explain_row(position, &points),
        (Stage::Ring { .. }, _) => match position.check(Action::RemoveRing(first)) {
            // A player who selects something else has forgotten that a ring must be removed.
            Err(IllegalAction::NoRing) => IllegalAction::RingFirst.into(),
            Err(rule) => rule.into(),
            Ok(()) => Refusal::allowed(),
        },
    }
}

fn refused(position: &Position, action: Action) -> Refusal {
    position.check(action).map_or_else(Refusal::from, |()| Refusal::allowed())
}

fn explain_ring(position: &Position, from: Point) -> Refusal {
    // A move to the ring's own point is never legal; only a wrong ring is refused with one of these
    // two reasons.
    match position.check(Action::Move { from, to: from }) {
        Err(rule @ (IllegalAction::NoRing | IllegalAction::NotYourRing)) => rule.into(),
        _ if position.ring_targets(position.to_act(), from).is_empty() => {
            Refusal::new("ring-stuck", "this ring cannot move")
        }
        _ => Refusal::allowed(),
    }
}

fn explain_row(position: &Position, points: &[Point]) -> Refusal {
    if let [first, .., last] = points {
        return match Row::between(*first, *last) {
            Some(row) => refused(position, Action::RemoveRow(row)),
            None => yinsh::ParseActionError::NotFive.into(),
        };
    }
    let holds =
        |color| position.rows(color).any(|row| points.iter().all(|point| row.points().has(*point)));
    if holds(position.to_act()) {
        Refusal::allowed()
    } else if holds(!position.to_act()) {
        IllegalAction::NotYourRow.into()
    } else {
        IllegalAction::RowFirst.into()
    }
}
