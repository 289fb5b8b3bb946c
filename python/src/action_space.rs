use std::collections::HashMap;

use game::Game;
use hexgrid::Symmetry;

/// A game whose actions can be numbered.
pub(crate) trait Numbered: Game {
    /// Returns the code of an action.
    fn code(action: Self::Action) -> Code;

    /// Returns the image of an action under a symmetry of the board.
    fn action_image(action: Self::Action, symmetry: Symmetry) -> Self::Action;
}

/// The fixed numbering of all actions of a game. An action has the same index in every variant and position.
#[derive(Debug)]
pub(crate) struct ActionSpace<P: Numbered> {
    actions: Vec<P::Action>,
    /// The index for each dense code.
    indices: Vec<u16>,
    /// The index for each set of removed pieces.
    removals: HashMap<u64, u16>,
}

/// Entry for codes without an action.
const NONE: u16 = u16::MAX;

/// A number from which the index of an action is looked up.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Code {
    /// A small number.
    Dense(usize),
    /// A set of removed pieces.
    Removal(u64),
}

impl<P: Numbered> ActionSpace<P> {
    /// Numbers actions in the given order.
    pub(crate) fn new(actions: Vec<P::Action>) -> Self {
        let mut indices = Vec::new();
        let mut removals = HashMap::new();
        for (index, &action) in actions.iter().enumerate() {
            let index = u16::try_from(index).expect("no game has 65 536 actions");
            match P::code(action) {
                Code::Dense(code) => {
                    if code >= indices.len() {
                        indices.resize(code + 1, NONE);
                    }
                    indices[code] = index;
                }
                Code::Removal(set) => {
                    removals.insert(set, index);
                }
            }
        }
        Self { actions, indices, removals }
    }

    /// Returns the number of actions.
    pub(crate) fn len(&self) -> usize {
        self.actions.len()
    }

    /// Returns the action with an index.
    pub(crate) fn action(&self, index: usize) -> Option<P::Action> {
        self.actions.get(index).copied()
    }

    /// Returns the index of an action; `None` for an action that is illegal in every position.
    #[inline(always)]
    pub(crate) fn index(&self, action: P::Action) -> Option<usize> {
        let index = match P::code(action) {
            Code::Dense(code) => self.indices.get(code).copied().filter(|&index| index != NONE),
            Code::Removal(set) => self.removals.get(&set).copied(),
        };
        index.map(usize::from)
    }

    /// Returns the index of an action that is legal in some position.
    #[inline(always)]
    pub(crate) fn index_of_legal(&self, action: P::Action) -> usize {
        self.index(action).expect("every legal action has an index")
    }

    /// Returns, for each symmetry, the index of the image of every action.
    pub(crate) fn images(&self) -> Vec<Vec<u16>> {
        let image =
            |action, symmetry| self.index_of_legal(P::action_image(action, symmetry)) as u16;
        Symmetry::ALL
            .into_iter()
            .map(|symmetry| self.actions.iter().map(|&action| image(action, symmetry)).collect())
            .collect()
    }
}
