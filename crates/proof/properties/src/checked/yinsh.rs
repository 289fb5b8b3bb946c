use hexgrid::Symmetry;

use super::Checked;

impl Checked for yinsh::Position {
    type Twin = twin::yinsh::Game;
    type TwinAction = twin::yinsh::Action;

    fn variants() -> Vec<yinsh::Variant> {
        yinsh::Variant::ALL.to_vec()
    }

    fn name(variant: yinsh::Variant) -> String {
        variant.code().to_owned()
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        self.image(symmetry)
    }

    fn image_of(action: yinsh::Action, symmetry: Symmetry) -> yinsh::Action {
        action.image(symmetry)
    }

    fn is_settling(&self) -> bool {
        matches!(self.stage(), yinsh::Stage::Row { .. } | yinsh::Stage::Ring { .. })
    }

    fn removed(action: yinsh::Action) -> u32 {
        match action {
            yinsh::Action::RemoveRow(row) => row.points().len(),
            yinsh::Action::RemoveRing(_) => 1,
            _ => 0,
        }
    }

    fn candidates(&self) -> Vec<yinsh::Action> {
        use yinsh::{Action, Axis, Point, Row};
        let mut actions = vec![Action::Pass];
        for point in Point::ALL {
            actions.extend([Action::Place(point), Action::RemoveRing(point)]);
            actions.extend(
                Axis::ALL
                    .iter()
                    .filter_map(|&axis| Row::starting(point, axis).map(Action::RemoveRow)),
            );
            // Moves of every ring, and moves from some points without a ring.
            if self.all_rings().has(point) || point.index() % 7 == 0 {
                actions.extend(Point::ALL.map(|to| Action::Move { from: point, to }));
            }
        }
        actions
    }

    fn code(rule: yinsh::IllegalAction) -> &'static str {
        rule.code()
    }

    fn to_twin(action: yinsh::Action) -> twin::yinsh::Action {
        match action {
            yinsh::Action::Place(point) => twin::yinsh::Action::Place(point.to_string()),
            yinsh::Action::Move { from, to } => {
                twin::yinsh::Action::Move(from.to_string(), to.to_string())
            }
            yinsh::Action::RemoveRow(row) => {
                twin::yinsh::Action::RemoveRow(row.points().iter().map(|p| p.to_string()).collect())
            }
            yinsh::Action::RemoveRing(point) => twin::yinsh::Action::RemoveRing(point.to_string()),
            yinsh::Action::Pass => twin::yinsh::Action::Pass,
        }
    }

    fn breaks(twin: &Self::Twin, action: &Self::TwinAction, rule: &str) -> bool {
        twin.breaks(action, rule)
    }

    fn corners(variant: yinsh::Variant) -> &'static [&'static str] {
        match variant {
            yinsh::Variant::Normal => &[
                // White must pass.
                "RRr1/mRrr3/1MM5/1m1m5/1M2M5/m3m4/M4M4/5m3/5M2/5m1/4 w move 2-2",
                // Neither player can move.
                "RmMm/rrrmmmM/mRRmmmmM/MMmmM4/mMMmMm4/Mm1mmM3/MM2MMM3/M3mmM2/4mmM1/4Mmm/3m w move 2-2",
                // A run of nine.
                "RRRR/R6/8/MMMMMMMMM/91/9/91/9/8/r6/rrrr w row:w 0-0",
            ],
            yinsh::Variant::Blitz => &["RRRR/R6/8/9/91/9/91/mmmmmmm2/8/r6/rrrr b row:w 0-0"],
        }
    }
}
