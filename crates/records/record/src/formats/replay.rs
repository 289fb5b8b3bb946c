use std::collections::VecDeque;

use variants::{AnyGame, Color};

use crate::{
    formats::error::{ReadError, ReadErrorKind, offending},
    limits::RECORD_MAX_ACTIONS,
    record::turn_number::TurnNumber,
};

/// An action in a foreign record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    /// Line number in the text.
    pub(crate) line: usize,
    /// The player, if the record states it.
    pub(crate) player: Option<Color>,
    /// The action as a token in our notation.
    pub(crate) token: String,
}

impl Step {
    fn is_removal(&self) -> bool {
        self.token.starts_with(['x', 'X'])
    }

    fn is_ring_removal(&self) -> bool {
        self.is_removal() && !self.token.contains('-')
    }

    fn error(&self, game: &AnyGame, kind: ReadErrorKind) -> ReadError {
        ReadError { turn: Some(TurnNumber::next(game)), ..ReadError::new(self.line, kind) }
    }
}

/// Plays the actions of a foreign record of YINSH.
///
/// Under two editions of the rules, all rows are removed before all rings; such removals are
/// reordered to row, ring, row, ring. If the game ends before all of them have been played,
/// the remaining ones are dropped: in our order they would never have been played.
pub(crate) fn replay(game: &mut AnyGame, steps: Vec<Step>) -> Result<(), ReadError> {
    let mut steps = VecDeque::from(steps);
    let mut reordered = false;
    while let Some(step) = steps.pop_front() {
        reordered &= step.is_removal();
        if reordered && game.outcome().is_some() {
            continue;
        }
        if game.len() >= RECORD_MAX_ACTIONS {
            return Err(step.error(game, ReadErrorKind::TooManyActions));
        }
        let token = || offending(&step.token);
        if let Some(player) = step.player.filter(|player| *player != game.to_act()) {
            // If the game has ended, playing the turn reports that error instead.
            if game.outcome().is_none() {
                return Err(step.error(game, ReadErrorKind::NotToAct { token: token(), player }));
            }
        }
        let Err(source) = game.play_turn(&step.token) else {
            continue;
        };
        let ring = (source.code() == "ring-first" && step.is_removal())
            .then(|| next_ring(&steps, step.player))
            .flatten()
            .and_then(|index| steps.remove(index));
        let Some(ring) = ring else {
            return Err(step.error(game, ReadErrorKind::Play { token: token(), source }));
        };
        reordered = true;
        steps.push_front(step);
        steps.push_front(ring);
    }
    Ok(())
}

/// Returns the index of the step in which a player removes the next ring in the same sequence of removals.
fn next_ring(steps: &VecDeque<Step>, player: Option<Color>) -> Option<usize> {
    steps
        .iter()
        .take_while(|step| step.is_removal() && step.player == player)
        .position(Step::is_ring_removal)
}
