//! Starting positions for matches: fair, all different, the same on every machine.

use std::{
    collections::{HashMap, HashSet},
    sync::{LazyLock, Mutex, PoisonError},
};

use game::{Color, Game};
use hexgrid::{Direction, Symmetry};
use variants::{AnyGame, Variant};

use crate::baseline::Dice;

/// The seed of every list; another one would change every match.
const SEED: u64 = 2001;

/// The lists by variant, as far as they have been used.
static LISTS: LazyLock<Mutex<HashMap<Variant, List>>> = LazyLock::new(Mutex::default);

/// An opening of a variant as a game that starts there.
///
/// YINSH: all rings placed, none beside another of its colour, with about equal mobility. GIPF:
/// four to six turns played, nothing removed. With potentials: three GIPF-pieces each, then two to
/// four turns, no basic while there are potentials in hand. Up to many thousands, no two of a variant are the
/// same or images of each other.
#[must_use]
pub fn opening(variant: Variant, index: usize) -> AnyGame {
    let mut lists = LISTS.lock().unwrap_or_else(PoisonError::into_inner);
    let text = lists.entry(variant).or_insert_with(|| List::new(variant)).get(index);
    // Every opening was written by the position that it describes.
    AnyGame::from_position(variant, text).unwrap_or_else(|_| AnyGame::start(variant))
}

struct List {
    variant: Variant,
    dice: Dice,
    openings: Vec<String>,
    seen: HashSet<String>,
}

impl List {
    fn new(variant: Variant) -> Self {
        Self { variant, dice: Dice::new(SEED), openings: Vec::new(), seen: HashSet::new() }
    }

    fn get(&mut self, index: usize) -> &str {
        /// After this many known openings in a row, one is repeated.
        const TRIES: usize = 10_000;
        let mut tries = 0;
        while self.openings.len() <= index {
            let Some(text) = self.draw() else { continue };
            tries += 1;
            if self.seen.insert(text.clone()) || tries == TRIES {
                self.openings.push(text);
                tries = 0;
            }
        }
        &self.openings[index]
    }

    /// A random opening as its representative; `None` for an unsuitable one.
    fn draw(&mut self) -> Option<String> {
        match AnyGame::start(self.variant) {
            AnyGame::Yinsh(game) => {
                let position = placement(*game.position(), &mut self.dice)?;
                representative(|symmetry| position.image(symmetry).to_string())
            }
            AnyGame::Gipf(game) => {
                let position = skirmish(*game.position(), &mut self.dice)?;
                representative(|symmetry| position.image(symmetry).to_string())
            }
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => {
                let position = loaded_skirmish(*game.position(), &mut self.dice)?;
                representative(|symmetry| position.image(symmetry).to_string())
            }
            _ => None,
        }
    }
}

/// The smallest position string of the twelve images.
fn representative(image: impl Fn(Symmetry) -> String) -> Option<String> {
    Symmetry::ALL.into_iter().map(image).min()
}

/// Ten rings; `None` if two of one colour are neighbours or mobility is unequal.
fn placement(start: yinsh::Position, dice: &mut Dice) -> Option<yinsh::Position> {
    const MAX_DIFFERENCE: u32 = 5;
    let mut position = start;
    while position.stage() == yinsh::Stage::Place {
        position.play_unchecked(dice.action(&position)?);
    }
    let mobility = |color| -> u32 {
        position.rings(color).iter().map(|ring| position.ring_targets(color, ring).len()).sum()
    };
    let touch = |color| {
        let rings = position.rings(color);
        rings.into_iter().any(|ring| {
            let neighbours = Direction::ALL.into_iter().filter_map(|way| ring.step(way));
            neighbours.into_iter().any(|point| rings.has(point))
        })
    };
    let [white, black] = Color::ALL.map(mobility);
    let fair = white.abs_diff(black) <= MAX_DIFFERENCE && !Color::ALL.into_iter().any(touch);
    fair.then_some(position)
}

/// Four to six turns; `None` if something was removed or has to be.
fn skirmish(start: gipf::Position, dice: &mut Dice) -> Option<gipf::Position> {
    let mut position = start;
    for _ in 0..4 + dice.below(3) {
        position.play_unchecked(dice.action(&position)?);
        if position.stage() != gipf::Stage::Push {
            return None;
        }
    }
    Some(position)
}

/// Three GIPF-pieces each where they are brought in, then two to four turns without giving
/// potentials up; `None` if something was removed or has to be, or if a basic had to come in.
///
/// With a single GIPF-piece a PÜNCT-potential beside it would decide the game at once.
#[cfg(feature = "potentials")]
fn loaded_skirmish(start: potentials::Position, dice: &mut Dice) -> Option<potentials::Position> {
    const GIPF_PIECES: usize = 3;
    let mut position = start;
    let brought_in = start.terms().start() == potentials::Start::Tournament;
    let gipf_turns = if brought_in { 2 * GIPF_PIECES } else { 0 };
    for turn in 0..gipf_turns + 2 + dice.below(3) {
        let wanted =
            |action: &potentials::Action| is_suitable(&position, *action, turn < gipf_turns);
        let actions: Vec<potentials::Action> = position.legal_actions().filter(wanted).collect();
        position.play_unchecked(*actions.get(dice.below(actions.len().max(1)))?);
        if position.stage() != potentials::Stage::Push || position.outcome().is_some() {
            return None;
        }
    }
    Some(position)
}

/// Whether an action of an opening brings in a GIPF-piece while these come in, and afterwards
/// anything but a basic that would take potentials out of the game.
#[cfg(feature = "potentials")]
fn is_suitable(
    position: &potentials::Position,
    action: potentials::Action,
    gipf_pieces: bool,
) -> bool {
    use potentials::{Action, Kind};
    match action {
        Action::Enter { kind, .. } | Action::Push { kind, .. } if gipf_pieces => kind == Kind::Gipf,
        Action::Enter { kind, .. } | Action::Push { kind, .. } => {
            let wasteful = kind == Kind::Basic && !position.hand(position.to_act()).is_empty();
            kind != Kind::Gipf && !wasteful
        }
        _ => !gipf_pieces,
    }
}
