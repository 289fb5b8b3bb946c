use std::{collections::HashMap, thread};

use fastrand::Rng;
use game::{Color, History};
use hexgrid::{Hex, Symmetry};

use crate::{
    batch::{outputs::Outputs, slot::Slot},
    family::Family,
};

/// Games of one family that are played at the same time.
#[derive(Debug)]
pub(super) struct Slots<P: Family> {
    slots: Vec<Slot<P>>,
    start: P,
    threads: usize,
    max_actions: u32,
}

/// Reason why a number is refused as an action.
#[derive(Clone, Copy, Debug)]
pub(super) enum Refusal<P: Family> {
    /// The action breaks a rule.
    Illegal(P::IllegalAction),
    /// The number is not the index of an action.
    NoAction(i64),
}

/// Returns the random numbers of a game: they depend on the seed and on the game's index alone.
fn random_of(seed: u64, game: usize) -> Rng {
    // SplitMix64 finaliser.
    let mut bits = seed.wrapping_add((game as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    Rng::with_seed(bits ^ (bits >> 31))
}

impl<P: Family> Slots<P> {
    pub(super) fn new(start: P, size: usize, seed: u64, threads: usize, max_actions: u32) -> Self {
        let slots = (0..size).map(|game| Slot::new(start, random_of(seed, game))).collect();
        Self { slots, start, threads, max_actions }
    }

    pub(super) fn len(&self) -> usize {
        self.slots.len()
    }

    pub(super) fn threads(&self) -> usize {
        self.threads
    }

    pub(super) fn action_count(&self) -> usize {
        P::space().len()
    }

    pub(super) fn observation_shape(&self) -> (usize, usize, usize) {
        (P::PLANES, P::SIDE, P::SIDE)
    }

    pub(super) fn game(&self, index: usize) -> Option<History<P>> {
        self.slots.get(index).map(|slot| slot.game(self.start))
    }

    pub(super) fn set_game(&mut self, index: usize, game: &History<P>) {
        self.slots[index].set(game);
    }

    pub(super) fn reset(&mut self, seed: u64) {
        for (game, slot) in self.slots.iter_mut().enumerate() {
            slot.restart(self.start);
            slot.random = random_of(seed, game);
        }
    }

    /// Writes a random legal action for every game.
    pub(super) fn sample(&mut self, actions: &mut [i64]) {
        let space = P::space();
        for (slot, index) in self.slots.iter_mut().zip(actions) {
            let mut legal = slot.position.legal_actions();
            let chosen = slot.random.usize(..legal.len());
            let action = legal.nth(chosen).expect("there are that many legal actions");
            *index = space.index_of_legal(action) as i64;
        }
    }

    /// Checks the action for every game; returns the first game whose action is refused.
    pub(super) fn check(&self, actions: &[i64]) -> Result<(), (usize, Refusal<P>)> {
        let space = P::space();
        for (game, (slot, &index)) in self.slots.iter().zip(actions).enumerate() {
            let action = usize::try_from(index).ok().and_then(|index| space.action(index));
            let action = action.ok_or((game, Refusal::NoAction(index)))?;
            slot.position.check(action).map_err(|rule| (game, Refusal::Illegal(rule)))?;
        }
        Ok(())
    }

    /// Plays the actions, which must be legal, and fills the arrays.
    ///
    /// The threads end with the call: none is left that a fork of the process would lose.
    pub(super) fn run(&mut self, mut actions: Option<&[i64]>, mut outputs: Outputs<'_>) {
        let (start, max_actions) = (self.start, self.max_actions);
        let share = self.slots.len().div_ceil(self.threads);
        if share == self.slots.len() {
            run(&mut self.slots, actions, outputs, start, max_actions);
            return;
        }
        thread::scope(|scope| {
            for slots in self.slots.chunks_mut(share) {
                let own = actions.map(|actions| &actions[..slots.len()]);
                actions = actions.map(|actions| &actions[slots.len()..]);
                let outputs = outputs.split_first(
                    slots.len(),
                    P::PLANES * P::SIDE * P::SIDE,
                    P::space().len(),
                );
                scope.spawn(move || run(slots, own, outputs, start, max_actions));
            }
        });
    }
}

/// Plays the actions in some of the games, and fills their parts of the arrays.
fn run<P: Family>(
    slots: &mut [Slot<P>],
    actions: Option<&[i64]>,
    mut outputs: Outputs<'_>,
    start: P,
    max_actions: u32,
) {
    let space = P::space();
    let (observation, count) = (P::PLANES * P::SIDE * P::SIDE, space.len());
    for (game, slot) in slots.iter_mut().enumerate() {
        if let Some(actions) = actions {
            let action =
                space.action(actions[game] as usize).expect("the actions have been checked");
            let end = slot.play(action, max_actions);
            if let Some(rewards) = &mut outputs.rewards {
                rewards[2 * game..][..2]
                    .copy_from_slice(&end.map_or([0.0; 2], super::slot::End::rewards));
            }
            if let Some(ends) = &mut outputs.ends {
                ends[game] = end.map_or(0, super::slot::End::number);
            }
            if end.is_some() {
                slot.restart(start);
            }
        }
        if let Some(observations) = &mut outputs.observations {
            let planes = &mut observations[observation * game..][..observation];
            planes.fill(0);
            slot.position.observe(slot.repetitions() as u8, planes);
        }
        if let Some(masks) = &mut outputs.masks {
            let mask = &mut masks[count * game..][..count];
            mask.fill(false);
            // Faster than a loop: the iterators of these crates have a `fold` of their own.
            slot.position
                .legal_actions()
                .for_each(|action| mask[space.index_of_legal(action)] = true);
        }
        if let Some(players) = &mut outputs.players {
            players[game] = u8::from(slot.position.to_act() == Color::Black);
        }
    }
}

/// Returns, for each symmetry, the index of the image of every cell of a plane.
pub(super) fn cell_images<P: Family>() -> Vec<Vec<usize>> {
    let cells = P::cells();
    let numbers: HashMap<Hex, usize> = cells.iter().copied().collect();
    // The middle of the board: the mean of all its places.
    let count = cells.len() as i32;
    let mean = |coordinate: fn(&Hex) -> i8| {
        (cells.iter().map(|(hex, _)| i32::from(coordinate(hex))).sum::<i32>() / count) as i8
    };
    let centre = Hex::new(mean(|hex| hex.column), mean(|hex| hex.row));
    let image = |symmetry: Symmetry| {
        let mut images: Vec<usize> = (0..P::SIDE * P::SIDE).collect();
        for &(hex, cell) in &cells {
            images[cell] = numbers[&symmetry.apply(hex.minus(centre)).plus(centre)];
        }
        images
    };
    Symmetry::ALL.into_iter().map(image).collect()
}
