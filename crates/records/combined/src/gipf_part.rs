use game::History;
use variants::AnyGame;

use crate::{combined_game::CombinedGame, step::Step};

impl CombinedGame {
    /// Returns the GIPF part: the game with potentials that the turns make as they were played in the end, with every use that happened.
    ///
    /// It begins after the last pass, because GIPF alone has no passes, and after the last repetition that would have ended it: in a
    /// combined game, the remaining challenges count too.
    #[must_use]
    pub fn gipf_part(&self) -> AnyGame {
        let mut replayed = self.restarted();
        let mut part = History::new(*replayed.gipf());
        for &step in self.steps() {
            let declared = replayed.declared();
            // Cannot fail: the same steps have been taken from the same start.
            if replayed.play(step).is_err() {
                break;
            }
            if part.position() == replayed.gipf() {
                continue;
            }
            let action = match step {
                Step::Action(action) => Some(action),
                Step::Pass => None,
                _ => declared,
            };
            if action.is_none_or(|action| part.try_play(action).is_err()) {
                part = History::new(*replayed.gipf());
            }
        }
        AnyGame::Potentials(part)
    }
}
