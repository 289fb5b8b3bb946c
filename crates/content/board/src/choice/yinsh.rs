use yinsh::{Action, Position};

use super::{Button, Choice, Step};
use crate::{piece::in_order, point_name::PointName};

/// Returns the choices in a position of YINSH.
pub(crate) fn choices(position: &Position) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for action in position.legal_actions() {
        let token = position.shown(action).to_string();
        let step = match action {
            Action::Place(point) | Action::RemoveRing(point) => Step::point(point),
            Action::Move { from, to } => {
                let target = Choice::leaf(Step::point(to), token);
                let ring = Step::point(from);
                // The moves of one ring are consecutive.
                match choices.last_mut() {
                    Some(last) if last.step == ring => last.then.push(target),
                    _ => choices.push(Choice::branch(ring, vec![target])),
                }
                continue;
            }
            Action::RemoveRow(row) => Step::Segment {
                points: in_order(row.points()).map(PointName::from).collect(),
                toggles: Vec::new(),
            },
            Action::Pass => Step::Button { name: Button::Pass },
        };
        choices.push(Choice::leaf(step, token));
    }
    choices
}
