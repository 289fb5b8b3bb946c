//! Reports of finished games, for everybody who may see them, and what the workers do.

use jobs::{Desk, Kind};
use protocol::RefusalCode;
use record::{GameId, PlayerId};
use variants::AnyGame;

use super::Hall;
use crate::{game::Game, reader::Reader, refusal::Refusal, reviews::Reviewed, room::GameLog};

/// A longer game is not reviewed: it would keep a thread for hours.
const MOST_TURNS: usize = 500;

/// The jobs of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JobCounts {
    /// What kind: `turn`, `review` or `selfplay`.
    pub kind: &'static str,
    /// They wait for a worker.
    pub waiting: u64,
    /// A worker has them.
    pub in_work: u64,
    /// Workers have done them for this node.
    pub done: u64,
    /// How often such a job had to be tried again.
    pub tried_again: u64,
}

impl Hall {
    /// The report of a game.
    ///
    /// # Errors
    /// There is no such game, or the reader may not see it.
    pub async fn report(
        &self,
        game: GameId,
        reader: impl Into<Reader>,
    ) -> Result<Reviewed, Refusal> {
        self.game(game, reader).await?;
        self.reviews.get(game).await
    }

    /// Asks for the report of a game that is over; idempotent.
    ///
    /// # Errors
    /// There is no such game, the reader may not see it, it is not over, or it is a match.
    pub async fn ask_report(
        &self,
        game: GameId,
        reader: impl Into<Reader>,
        asker: PlayerId,
    ) -> Result<Reviewed, Refusal> {
        let log = self.log(game, reader).await?;
        let finished = finished(game, log)?;
        self.reviews.ask(game, finished, asker).await
    }

    /// What the workers have to do, and what they have done; nothing without a queue.
    #[must_use]
    pub fn job_counts(&self) -> Vec<JobCounts> {
        let count = |desk: &Desk| {
            Kind::ALL.map(|kind| {
                let ((waiting, in_work), (done, tried_again)) =
                    (desk.pending(kind), desk.done(kind));
                JobCounts { kind: kind.code(), waiting, in_work, done, tried_again }
            })
        };
        self.desk.as_ref().map_or_else(Vec::new, |desk| count(desk).to_vec())
    }

    /// How many workers there are.
    #[must_use]
    pub fn workers(&self) -> usize {
        self.desk.as_ref().map_or(0, Desk::workers)
    }
}

/// The game that a log tells, if it can be reviewed.
fn finished(id: GameId, log: GameLog) -> Result<AnyGame, Refusal> {
    let game = Game::from_log(id, log.events).map_err(|_| RefusalCode::GameDamaged)?;
    if !game.is_over() {
        return Err(RefusalCode::NotOver.into());
    }
    let is_fitting = (1..=MOST_TURNS).contains(&game.turns.len());
    let single = game.board.single().filter(|_| is_fitting);
    Ok(single.ok_or(RefusalCode::NotNow)?.clone())
}
