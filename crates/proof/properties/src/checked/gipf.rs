use game::Color;
use hexgrid::Symmetry;

use super::Checked;

impl Checked for gipf::Position {
    type Twin = twin::gipf::Game;
    type TwinAction = twin::gipf::Action;

    fn variants() -> Vec<gipf::Variant> {
        gipf::Variant::ALL.to_vec()
    }

    fn name(variant: gipf::Variant) -> String {
        variant.code().to_owned()
    }

    fn image(&self, symmetry: Symmetry) -> Self {
        self.image(symmetry)
    }

    fn image_of(action: gipf::Action, symmetry: Symmetry) -> gipf::Action {
        action.image(symmetry)
    }

    fn is_settling(&self) -> bool {
        matches!(self.stage(), gipf::Stage::Remove { .. })
    }

    fn removed(action: gipf::Action) -> u32 {
        if let gipf::Action::Remove(spots) = action { spots.len() } else { 0 }
    }

    fn candidates(&self) -> Vec<gipf::Action> {
        use gipf::{Action, Bitboard, Kind, Push, Spot};
        let mut actions = vec![Action::Leave, Action::Remove(Bitboard::EMPTY)];
        for kind in [Kind::Single, Kind::Gipf] {
            actions.extend(Spot::ALL.map(|spot| Action::Enter { kind, spot }));
            actions.extend(Push::all().map(|push| Action::Push { kind, push }));
        }
        // Removals: the pieces on each line, each whole row, and each of these with one spot more or
        // fewer.
        let mut removals: Vec<Bitboard> = Color::ALL
            .into_iter()
            .flat_map(|color| self.rows(color).collect::<Vec<_>>())
            .flat_map(|row| [row.pieces(), row.singles()])
            .collect();
        removals.extend(self.legal_actions().filter_map(|action| match action {
            Action::Remove(spots) => Some(spots),
            _ => None,
        }));
        for spots in removals.clone() {
            removals.extend(Spot::ALL.map(|spot| spots ^ Bitboard::of(spot)));
        }
        actions.extend(removals.into_iter().map(Action::Remove));
        actions
    }

    fn code(rule: gipf::IllegalAction) -> &'static str {
        rule.code()
    }

    fn to_twin(action: gipf::Action) -> twin::gipf::Action {
        let is_gipf = |kind| kind == gipf::Kind::Gipf;
        match action {
            gipf::Action::Enter { kind, spot } => {
                twin::gipf::Action::Enter { gipf: is_gipf(kind), spot: spot.to_string() }
            }
            gipf::Action::Push { kind, push } => twin::gipf::Action::Push {
                gipf: is_gipf(kind),
                dot: push.dot().to_string(),
                entry: push.entry().to_string(),
            },
            gipf::Action::Remove(spots) => {
                twin::gipf::Action::Remove(spots.iter().map(|spot| spot.to_string()).collect())
            }
            gipf::Action::Leave => twin::gipf::Action::Leave,
        }
    }

    fn breaks(twin: &Self::Twin, action: &Self::TwinAction, rule: &str) -> bool {
        twin.breaks(action, rule)
    }

    fn corners(variant: gipf::Variant) -> &'static [&'static str] {
        match variant {
            // A handicap; a removal that saves a player with an empty reserve.
            gipf::Variant::Basic => {
                &["p2P/5/6/P5p/6/5/p2P w push 12-15", "p3/5/6/PPPP3/6/5/4 w remove:b 0-3"]
            }
            // The last GIPF-pieces of both players can be removed at once.
            gipf::Variant::Standard => &["4/5/6/GPPPg2/6/5/4 w remove:w 6-8"],
            // A row of only GIPF-pieces; one that crosses a row with singles; two rows with a common piece.
            gipf::Variant::Tournament => &[
                "g3/5/6/GGGG3/6/5/4 w remove:w 10-16 Gg",
                "P3/1P3/2P3/GGGG3/6/5/g3 w remove:w 2-16 g",
                "G3/1G3/2G3/GGGP3/6/5/3g w remove:w 0-16 g",
            ],
        }
    }
}
