//! Starting positions for matches: fair, all different, and the same on every machine.

use std::{
    collections::{HashMap, HashSet},
    sync::{LazyLock, Mutex, PoisonError},
};

use game::Color;
use hexgrid::{Direction, Symmetry};
use variants::{AnyGame, Variant};

use crate::baseline::Dice;

/// Seed of every list. Another seed would change every match.
const SEED: u64 = 2001;

/// Lists of openings by variant, generated lazily.
static LISTS: LazyLock<Mutex<HashMap<Variant, List>>> = LazyLock::new(Mutex::default);

/// Returns an opening of a variant as a game that starts from it.
///
/// YINSH: all rings placed, no two of the same colour adjacent, with about equal mobility. GIPF: four to six turns
/// played, nothing removed. With potentials: three GIPF-pieces brought in by each player if the game starts that way, then two to
/// four turns, and no basic brought in while potentials are in hand. Among the first several thousand openings of a variant, no
/// two are the same or images of each other.
#[must_use]
pub fn opening(variant: Variant, index: usize) -> AnyGame {
    let mut lists = LISTS.lock().unwrap_or_else(PoisonError::into_inner);
    let text = lists.entry(variant).or_insert_with(|| List::new(variant)).get(index);
    // Every opening is a position string written by the rules crate.
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
        /// Number of consecutive duplicates after which one is accepted.
        const OPENING_DUPLICATES_MAX: usize = 10_000;
        let mut tries = 0;
        while self.openings.len() <= index {
            let Some(text) = self.draw() else { continue };
            tries += 1;
            if self.seen.insert(text.clone()) || tries == OPENING_DUPLICATES_MAX {
                self.openings.push(text);
                tries = 0;
            }
        }
        &self.openings[index]
    }

    /// Returns a random opening, normalised to its smallest image; `None` if it is unsuitable.
    fn draw(&mut self) -> Option<String> {
        match AnyGame::start(self.variant) {
            AnyGame::Yinsh(game) => {
                let position = placement(*game.position(), &mut self.dice)?;
                Some(Symmetry::smallest_image(|symmetry| position.image(symmetry).to_string()))
            }
            AnyGame::Gipf(game) => {
                let position = skirmish(*game.position(), &mut self.dice)?;
                Some(Symmetry::smallest_image(|symmetry| position.image(symmetry).to_string()))
            }
            #[cfg(feature = "potentials")]
            AnyGame::Potentials(game) => {
                let position = loaded_skirmish(*game.position(), &mut self.dice)?;
                Some(Symmetry::smallest_image(|symmetry| position.image(symmetry).to_string()))
            }
            _ => None,
        }
    }
}

/// Places ten rings; `None` if two of one colour are neighbours or the mobility is unequal.
fn placement(start: yinsh::Position, dice: &mut Dice) -> Option<yinsh::Position> {
    const MOBILITY_DIFFERENCE_MAX: u32 = 5;
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
    let fair =
        white.abs_diff(black) <= MOBILITY_DIFFERENCE_MAX && !Color::ALL.into_iter().any(touch);
    fair.then_some(position)
}

/// Plays four to six turns; `None` if something was removed or has to be removed.
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

/// Brings in three GIPF-pieces for each player if the terms allow it, then plays two to four turns without giving up potentials;
/// `None` if something was removed or has to be removed, or if a basic had to be brought in.
///
/// With a single GIPF-piece, an adjacent PÜNCT-potential would decide the game at once.
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

/// Returns whether an action suits an opening: a push of a GIPF-piece while GIPF-pieces are being brought in, and afterwards
/// anything but a GIPF-piece or a basic that would take potentials out of the game.
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
