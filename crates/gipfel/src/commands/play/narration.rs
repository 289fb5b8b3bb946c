use game::{Color, Game, History};
use variants::AnyGame;

/// Describes the last turn of a game in words: "moves a ring from e4 to e7".
pub(super) fn last_turn(game: &AnyGame) -> String {
    let actions = game.turns().last().map_or(0, |turn| turn.actions);
    let parts = match game {
        AnyGame::Yinsh(game) => described(game, actions, yinsh_action),
        AnyGame::Gipf(game) => described(game, actions, gipf_action),
        AnyGame::Potentials(game) => described(game, actions, potentials_action),
        _ => Vec::new(),
    };
    parts.join("; ")
}

fn described<G: Game>(
    game: &History<G>,
    actions: usize,
    describe: impl Fn(&G, &G, G::Action) -> String,
) -> Vec<String> {
    let before = game.past();
    let after = before.iter().skip(1).chain([game.position()]);
    let all: Vec<_> = before.iter().zip(after).zip(game.actions()).collect();
    let first = all.len().saturating_sub(actions);
    all[first..].iter().map(|((old, new), action)| describe(old, new, **action)).collect()
}

fn yinsh_action(old: &yinsh::Position, new: &yinsh::Position, action: yinsh::Action) -> String {
    match action {
        yinsh::Action::Place(point) => format!("a ring is placed on {point}"),
        yinsh::Action::Move { from, to } => {
            let flipped = yinsh::Point::ALL
                .into_iter()
                .filter(|&point| old.piece(point).is_some() && point != from)
                .filter(|&point| old.piece(point) != new.piece(point))
                .count();
            match flipped {
                0 => format!("a ring moves from {from} to {to}"),
                1 => format!("a ring moves from {from} to {to} and flips a marker"),
                _ => format!("a ring moves from {from} to {to} and flips {flipped} markers"),
            }
        }
        yinsh::Action::RemoveRow(_) => "a row is removed".to_owned(),
        yinsh::Action::RemoveRing(point) => format!("the ring on {point} is removed"),
        yinsh::Action::Pass => "no ring can move".to_owned(),
    }
}

fn gipf_action(old: &gipf::Position, new: &gipf::Position, action: gipf::Action) -> String {
    let piece = |kind| match kind {
        gipf::Kind::Single => "a single",
        _ => "a GIPF-piece",
    };
    match action {
        gipf::Action::Enter { kind, spot } => format!("{} is pushed onto {spot}", piece(kind)),
        gipf::Action::Push { kind, push } => {
            format!("{} is pushed in from {}", piece(kind), push.dot())
        }
        gipf::Action::Remove(_) => {
            let gone = |color: Color| {
                let count = |position: &gipf::Position| position.pieces(color).iter().count();
                count(old).saturating_sub(count(new))
            };
            let own = old.to_act();
            match (gone(own), gone(!own)) {
                (kept, 0) => format!("{kept} pieces go back to the reserve"),
                (0, captured) => format!("{captured} captured"),
                (kept, captured) => {
                    format!("{kept} pieces go back to the reserve, {captured} captured")
                }
            }
        }
        gipf::Action::Leave => "the GIPF-pieces stay".to_owned(),
    }
}

fn potentials_action(
    old: &potentials::Position,
    new: &potentials::Position,
    action: potentials::Action,
) -> String {
    use potentials::{Action, Kind};
    let piece = |kind| match kind {
        Kind::Basic => "a basic".to_owned(),
        Kind::Gipf => "a GIPF-piece".to_owned(),
        Kind::Loaded(potential) => format!("a piece loaded with {potential}"),
        Kind::Extra => "the TAMSK-potential in the centre".to_owned(),
    };
    match action {
        Action::Enter { kind, spot } => format!("{} is pushed onto {spot}", piece(kind)),
        Action::Push { kind, push } => {
            format!("{} is pushed in from {}", piece(kind), push.dot())
        }
        Action::Use { kind, from, to } if old.stack(to).is_some() => {
            format!("{kind} jumps from {from} onto {to}")
        }
        Action::Use { kind, from, to } => format!("{kind} goes from {from} to {to}"),
        Action::Remove(spots) => {
            let player = old.to_act();
            let back = new.reserve(player).saturating_sub(old.reserve(player));
            let captured = (spots & old.pieces(!player)).len();
            match (back, captured) {
                (back, 0) => format!("a row is removed, {back} go back to the reserve"),
                (back, captured) => {
                    format!("a row is removed, {back} go back to the reserve, {captured} captured")
                }
            }
        }
        Action::Leave => "the row stays".to_owned(),
        Action::Decline => "no extra push".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use variants::Variant;

    use super::*;

    fn after(variant: Variant, position: &str, turn: &str) -> String {
        let mut game = AnyGame::from_position(variant, position).unwrap();
        game.play_turn(turn).unwrap();
        last_turn(&game)
    }

    #[test]
    fn a_turn_of_yinsh_is_described() {
        let position = "RRRR/7/MMMMR3/mmmmM4/91/9/91/9/8/r6/rrrr w move 0-0";
        let text = after(Variant::Yinsh, position, "c5-e5;xc1-c5;xe5");
        let moved = "a ring moves from c5 to e5 and flips a marker";
        assert_eq!(text, format!("{moved}; a row is removed; the ring on e5 is removed"));
    }

    #[test]
    fn a_turn_of_gipf_is_described() {
        let position = "pPPP/p1pp1/6/7/6/5/4 w push 5-5";
        let text = after(Variant::GipfBasic, position, "a1-c3;xb2,b3,b4,b5");
        assert_eq!(text, "a single is pushed in from a1; 4 pieces go back to the reserve");
    }

    #[test]
    fn a_turn_with_potentials_is_described() {
        let ultimate = Variant::known("gipf-ultimate", None).unwrap();
        let told = |position, turn| after(ultimate, position, turn);
        let position = "2p1/2p2/2p3/PpT4/6/5/G2g w push 9-9 - -";
        assert_eq!(
            told(position, "e1-e5;ta3-c5"),
            "a basic is pushed in from e1; the TAMSK-potential in the centre is pushed in from a3"
        );
        let position = "4/5/2pu2/2gU[P'u]2/2[p'U][u'U]2/5/g2G w push 3-3 - -";
        assert_eq!(told(position, "ue5-d5"), "PÜNCT jumps from e5 onto d5");
    }

    #[test]
    fn there_is_no_description_before_the_first_turn() {
        assert_eq!(last_turn(&AnyGame::start(Variant::Yinsh)), "");
    }
}
