use board::{Color, Destination, Effect, Kind, Piece, PointName, Supply, View};

use crate::walk::walk;

/// A board that is updated only by effects.
struct Hand {
    pieces: Vec<Piece>,
    white: Supply,
    black: Supply,
    pool: i32,
}

impl Hand {
    fn of(view: &View) -> Self {
        let View { pieces, white, black, pool, .. } = view.clone();
        Self { pieces, white, black, pool: pool.into() }
    }

    fn supply(&mut self, player: Color) -> &mut Supply {
        match player {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    fn put(&mut self, piece: Piece) {
        assert!(self.pieces.iter().all(|other| other.at != piece.at), "{piece:?} has no room");
        self.pieces.push(piece);
    }

    fn lift(&mut self, piece: Piece) {
        let at = self.pieces.iter().position(|other| *other == piece);
        self.pieces.swap_remove(at.unwrap_or_else(|| panic!("{piece:?} is not on the board")));
    }

    fn carry(&mut self, piece: Piece, to: PointName) {
        self.lift(piece);
        self.put(Piece { at: to, ..piece });
    }

    fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Place { player, piece } => {
                self.put(*piece);
                self.supply(*player).rings_to_place -= 1;
            }
            Effect::Move { player, piece, to } => {
                self.carry(*piece, *to);
                self.put(Piece::new(piece.at, Kind::Marker, *player));
                self.pool -= 1;
            }
            Effect::Flip { pieces, .. } => pieces.iter().for_each(|piece| {
                self.lift(Piece { color: !piece.color, ..*piece });
                self.put(*piece);
            }),
            Effect::Push { player, piece, moved, .. } => {
                moved.iter().for_each(|moved| self.carry(moved.piece, moved.to));
                self.put(*piece);
                self.supply(*player).reserve -= worth(*piece);
                if let Kind::Loaded(kind) = piece.kind {
                    self.supply(*player).hand[kind.index()] -= 1;
                } else if piece.kind == Kind::Single {
                    // The first basic takes the potentials in hand out of the game.
                    self.supply(*player).hand = [0; 5];
                }
            }
            Effect::Use { player, piece, left, lands, taken } => {
                self.lift(*piece);
                self.put(*left);
                self.pieces.retain(|other| other.at != lands.at);
                self.put(*lands);
                let captured = taken.iter().filter(|taken| taken.to == Destination::Captured);
                self.supply(*player).captured += captured.count() as u8;
            }
            Effect::Unload { piece, left, .. } => {
                self.lift(*piece);
                self.put(*left);
            }
            Effect::Uncover { pieces, .. } => pieces.iter().for_each(|piece| self.put(*piece)),
            Effect::Remove { player, row, gone, stays } => {
                for gone in gone {
                    self.lift(gone.piece);
                    let supply = self.supply(*player);
                    match gone.to {
                        Destination::Pool => self.pool += 1,
                        Destination::Reserve => supply.reserve += worth(gone.piece),
                        Destination::Captured => supply.captured += worth(gone.piece),
                        Destination::Off => supply.rings_off += 1,
                        Destination::Gone => {}
                    }
                }
                assert!(stays.iter().all(|piece| self.pieces.contains(piece)));
                let off = gone.iter().any(|gone| gone.to == Destination::Off);
                assert_eq!(row.len(), if off { 0 } else { gone.len() + stays.len() });
            }
            Effect::Pass { .. }
            | Effect::Leave { .. }
            | Effect::Decline { .. }
            | Effect::End { .. } => {}
        }
    }

    fn check(mut self, view: &View) {
        self.pieces.sort_unstable();
        let mut pieces = view.pieces.clone();
        pieces.sort_unstable();
        assert_eq!(self.pieces, pieces, "{}", view.position);
        assert_eq!(self.pool, i32::from(view.pool), "{}", view.position);
        for (mine, theirs) in [(self.white, view.white), (self.black, view.black)] {
            // Losing a right is not an effect.
            let mine = Supply { may_bring_gipf: theirs.may_bring_gipf, ..mine };
            assert_eq!(mine, theirs, "{}", view.position);
        }
    }
}

fn worth(piece: Piece) -> u8 {
    match piece.kind {
        Kind::Gipf => 2,
        Kind::Used(_) | Kind::GipfOfPotentials => 0,
        _ => 1,
    }
}

#[test]
fn effects_lead_from_one_view_to_the_next() {
    walk(30, |board, token| {
        let Some(token) = token else { return };
        let mut next = board.clone();
        let mut hand = Hand::of(&board.view());
        let effects = next.act(token).unwrap();
        effects.iter().for_each(|effect| hand.apply(effect));
        hand.check(&next.view());
        let ends = effects.iter().filter(|effect| matches!(effect, Effect::End { .. })).count();
        assert_eq!(ends, usize::from(next.view().outcome.is_some()));
    });
}

#[test]
fn undoing_restores_the_previous_view() {
    walk(10, |board, token| {
        let Some(token) = token else { return };
        let (mut next, before) = (board.clone(), board.view());
        let foreseen = next.preview(token).unwrap();
        assert_eq!(next.view(), before);
        assert_eq!(next.act(token).unwrap(), foreseen);
        next.undo();
        assert_eq!(next.view(), before);
    });
}

#[test]
fn the_effects_of_a_turn_are_those_of_its_actions() {
    let mut shown = Vec::new();
    walk(5, |board, token| {
        let view = board.view();
        if view.turns.is_empty() && view.part.is_empty() {
            shown.clear();
        }
        if view.part.is_empty() && !shown.is_empty() {
            let of_turns: Vec<Effect> = (0..view.turns.len())
                .flat_map(|index| board.effects_of_turn(index).unwrap())
                .collect();
            assert_eq!(of_turns, shown);
        }
        assert_eq!(board.effects_of_turn(view.turns.len() + 1).unwrap_err().code, "no-turn");
        if let Some(token) = token {
            shown.extend(board.clone().act(token).unwrap());
        }
    });
}

#[test]
fn only_complete_turns_are_listed() {
    walk(10, |board, _| {
        let view = board.view();
        let mut all: Vec<String> = view.turns.iter().map(|turn| turn.token.clone()).collect();
        all.extend(Some(view.part.clone()).filter(|part| !part.is_empty()));
        let played: Vec<String> = board.game().turns().into_iter().map(|turn| turn.token).collect();
        assert_eq!(all, played);
        let last = board.game().turns().pop();
        let goes_on = last.is_some_and(|turn| turn.player == board.game().to_act());
        assert_eq!(!view.part.is_empty(), goes_on && view.outcome.is_none());
    });
}
