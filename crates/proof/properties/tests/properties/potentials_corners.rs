//! Tests that the random games used for the properties of potentials exercise all their rules.

use std::collections::BTreeMap;

use potentials::{
    Action, Bitboard, Color, Kind, Piece, Position, Potential, Preset, Right, Spot, Stage, Terms,
};
use properties::{Checked, Wanderer, games};

/// Number of occurrences of each special case.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, usize>);

impl Seen {
    fn saw(&mut self, corner: &'static str, yes: bool) {
        *self.0.entry(corner).or_default() += usize::from(yes);
    }
}

/// Terms with special cases that do not occur under any preset.
const CUSTOM_TERMS: [&str; 4] = [
    "basic:24/24:T6Z6D6Y6U6-t6z6d6y6u6",
    "standard:24/24:T6D6U6-t6d6u6",
    "tournament:19/24:U6-u6",
    "standard:12/18:Y6-z6",
];

#[test]
fn random_games_exercise_every_rule_of_potentials() {
    let presets = Preset::ALL.map(Preset::terms);
    let own = CUSTOM_TERMS.map(|terms| terms.parse::<Terms>().expect("terms"));
    let mut seen = Seen::default();
    for terms in presets.into_iter().chain(own) {
        for seed in 0..games(2_000) as u64 {
            let mut before: Option<(Position, Action)> = None;
            Wanderer::turned(seed).game(Position::start(terms), |position: &Position, action| {
                look_at_position(position, &mut seen);
                if let Some((earlier, played)) = before {
                    look_at_step(&earlier, played, position, &mut seen);
                }
                before = action.map(|action| (*position, action));
            });
        }
    }
    println!("{:#?}", seen.0);
    let missing: Vec<_> = seen.0.iter().filter(|(_, times)| **times == 0).collect();
    assert!(missing.is_empty(), "never met: {missing:?}");
}

fn look_at_position(position: &Position, seen: &mut Seen) {
    let player = position.to_act();
    let actions: Vec<Action> = position.legal_actions().collect();
    let uses = actions.iter().any(|action| matches!(action, Action::Use { .. }));
    let brings = |wanted: fn(Kind) -> bool| {
        actions.iter().any(|action| match action {
            Action::Enter { kind, .. } | Action::Push { kind, .. } => wanted(*kind),
            _ => false,
        })
    };
    let stacks = || Spot::ALL.into_iter().filter_map(|spot| position.stack(spot));
    seen.saw("P4 potentials in hand without a basic", {
        position.reserve(player) == 0 && !position.hand(player).is_empty()
    });
    seen.saw("P5 a basic left over that makes no GIPF-piece", {
        position.right(player) == Right::Open
            && position.reserve(player) == 1
            && brings(|kind| kind == Kind::Basic)
    });
    seen.saw("P9 a stack of three or more", stacks().any(|stack| stack.len() > 2));
    seen.saw("P9 a stack of five or more", stacks().any(|stack| stack.len() > 4));
    seen.saw("P9 a covered loaded piece", {
        stacks().any(|stack| {
            stack.len() > 1 && matches!(stack.pieces().next(), Some(Piece::Loaded(..)))
        })
    });
    seen.saw("P14 a GIPF-piece made of potentials", {
        stacks().any(|stack| stack.len() == 2 && stack.is_gipf_piece())
    });
    seen.saw("P16 a row of the other player at a push", {
        position.stage() == Stage::Push && position.rows(!player).next().is_some()
    });
    if position.stage() == Stage::Push {
        let reserve_empty = position.reserve(player) == 0;
        let full = position.empty().is_empty();
        let over = position.outcome().map(|outcome| outcome.reason().code());
        seen.saw("P19 an empty reserve saved by a use", reserve_empty && over.is_none() && uses);
        seen.saw("P19 an empty reserve that loses", over == Some("reserve-empty"));
        seen.saw("P19 a full board", full);
        seen.saw("P18 a jump that wins", over == Some("gipf-pieces-gone"));
    }
    let lost = |color| position.gipf_pieces(color).is_empty();
    let removal_won = position.outcome().is_some() && position.is_settling();
    seen.saw("P18 a removal that ends the game", removal_won);
    seen.saw("P18 both last GIPF-pieces gone", removal_won && Color::ALL.into_iter().all(lost));
}

fn look_at_step(before: &Position, action: Action, after: &Position, seen: &mut Seen) {
    let player = before.to_act();
    match action {
        Action::Enter { kind, .. } | Action::Push { kind, .. } => {
            look_at_push(before, kind, after, seen);
        }
        Action::Use { kind, from, to } => look_at_use(before, kind, from, to, seen),
        Action::Remove(spots) => look_at_removal(before, spots, after, seen),
        Action::Leave => {
            let loaded = before.rows(player).any(|row| !row.pieces().is_subset(gipf(before)));
            seen.saw("P10 rows with loaded pieces left standing", loaded);
        }
        Action::Decline => seen.saw("P15 an extra push declined", true),
    }
    if let Action::Push { .. } = action {
        seen.saw("P9 a stack that is pushed on", before.stacks() != after.stacks());
    }
}

fn gipf(position: &Position) -> Bitboard {
    position.gipf_pieces(Color::White) | position.gipf_pieces(Color::Black)
}

fn look_at_push(before: &Position, kind: Kind, after: &Position, seen: &mut Seen) {
    let player = before.to_act();
    match kind {
        Kind::Loaded(_) => {
            seen.saw("P5 the right to GIPF-pieces ended by a loaded piece", {
                before.right(player) == Right::Open
            });
        }
        Kind::Basic => {
            seen.saw("P5 a hand given away", !before.hand(player).is_empty());
        }
        Kind::Gipf => {}
        Kind::Extra => {
            seen.saw("P15 an extra push", true);
            let row = after.to_act() == player;
            seen.saw("P15 an extra push that makes a row", row);
        }
    }
    let settles = matches!(after.stage(), Stage::Remove { pusher, .. } if pusher != after.to_act());
    seen.saw("P16 a row settled at the start of a turn", settles);
}

fn look_at_use(before: &Position, kind: Potential, from: Spot, to: Spot, seen: &mut Seen) {
    let target = before.stack(to);
    match kind {
        Potential::Tamsk => {}
        Potential::Yinsh => {
            seen.saw("P11 a run of three spots or more", {
                !neighbours(from).any(|near| near == to || neighbours(near).any(|next| next == to))
            });
        }
        Potential::Zertz => {
            seen.saw("P12 a jump over two or more", {
                !neighbours(from).any(|near| neighbours(near).any(|next| next == to))
            });
        }
        Potential::Dvonn => {
            let top = target.map(|stack| stack.top());
            seen.saw("P13 onto a basic", matches!(top, Some(Piece::Basic(_))));
            seen.saw("P13 onto a loaded piece", matches!(top, Some(Piece::Loaded(..))));
            seen.saw("P13 onto a used one", matches!(top, Some(Piece::Used(..))));
        }
        Potential::Punct => {
            let Some(target) = target else { return };
            let own = target.top().color() == before.to_act();
            let of_potentials = target.is_gipf_piece() && target.len() == 2;
            let covers = target.len() > 1 && !target.is_gipf_piece();
            seen.saw("P14 onto a loaded piece", matches!(target.top(), Piece::Loaded(..)));
            seen.saw("P14 onto a used one", covers && !own);
            seen.saw("P14 onto a GIPF-piece", target.is_gipf_piece() && !of_potentials);
            seen.saw("P14 onto a GIPF-piece made of potentials", of_potentials);
            seen.saw("P14 a second jump", own);
        }
    }
    let uncovered = before.stage() == Stage::Push;
    seen.saw("P6 a use", uncovered);
}

fn neighbours(spot: Spot) -> impl Iterator<Item = Spot> {
    potentials::Direction::ALL.into_iter().filter_map(move |direction| spot.step(direction))
}

fn look_at_removal(before: &Position, spots: Bitboard, after: &Position, seen: &mut Seen) {
    let player = before.to_act();
    for spot in spots {
        let Some(stack) = before.stack(spot) else { continue };
        let own = stack.top().color() == player;
        match stack.top() {
            Piece::Loaded(..) => {
                seen.saw("P7 an own loaded piece taken", own);
                seen.saw("P7 an opponent's loaded piece taken", !own);
            }
            Piece::Used(..) => {
                seen.saw("P8 a used potential removed", true);
                seen.saw("P9 only the top of a stack removed", stack.len() > 1);
            }
            Piece::Basic(_) | Piece::Gipf(_) => {}
        }
        let freed = after.stack(spot).map(|stack| stack.top());
        seen.saw("P9 a loaded piece that is free again", matches!(freed, Some(Piece::Loaded(..))));
        seen.saw("P14 a GIPF-piece made of potentials removed", {
            stack.is_gipf_piece() && stack.len() == 2
        });
    }
    let loaded_stays = before.rows(player).any(|row| {
        spots.is_subset(row.pieces()) && !row.may_stay().without(gipf(before)).is_subset(spots)
    });
    seen.saw("P7 a loaded piece left", loaded_stays);
    let rows = |position: &Position, color| position.rows(color).count();
    seen.saw("P16 a row of the opponent that a removal uncovers", {
        rows(after, !player) > rows(before, !player)
    });
    seen.saw("P16 an own row that a removal uncovers", {
        after
            .rows(player)
            .any(|row| !before.rows(player).any(|old| row.pieces().is_subset(old.pieces())))
    });
}
