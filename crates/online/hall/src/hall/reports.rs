//! Reviews of finished games, and statistics of the workers.

use jobs::{JobClient, Kind};
use protocol::RefusalCode;
use record::{GameId, PlayerId};
use variants::AnyGame;

use super::Hall;
use crate::{
    game::Game,
    limits::REVIEW_MAX_TURNS,
    network::NetworkKey,
    reader::Reader,
    refusal::Refusal,
    request::GameLog,
    reviews::{Reviewed, WantedReview},
};

/// Counts of jobs of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JobCounts {
    /// Kind: `turn`, `review` or `selfplay`.
    pub kind: &'static str,
    /// Jobs waiting for a worker.
    pub waiting: u64,
    /// Jobs being worked on.
    pub in_work: u64,
    /// Jobs that workers have completed for this node.
    pub done: u64,
    /// Number of times that jobs were retried.
    pub tried_again: u64,
}

impl Hall {
    /// Returns the review of a game.
    ///
    /// # Errors
    /// Fails if the game does not exist or the reader may not see it.
    pub async fn report(
        &self,
        game: GameId,
        reader: impl Into<Reader>,
    ) -> Result<Reviewed, Refusal> {
        self.game(game, reader).await?;
        self.reviews.get(game).await
    }

    /// Requests the review of a finished game; idempotent.
    ///
    /// # Errors
    /// Fails if the game does not exist, the reader may not see it, it is not over, or it is a match; or if too many reviews are
    /// pending, in total or from the reader's network.
    pub async fn ask_report(
        &self,
        game: GameId,
        reader: impl Into<Reader>,
        asker: PlayerId,
        network: NetworkKey,
    ) -> Result<Reviewed, Refusal> {
        let log = self.log(game, reader).await?;
        let is_player = log.players.iter().flatten().any(|player| player.id == asker);
        let finished = finished(game, log)?;
        let wanted = WantedReview { id: game, game: finished, asker, is_player, network };
        self.reviews.ask(wanted).await
    }

    /// Returns the job counts by kind; empty if there is no queue.
    #[must_use]
    pub fn job_counts(&self) -> Vec<JobCounts> {
        let count = |job_client: &JobClient| {
            Kind::ALL.map(|kind| {
                let ((waiting, in_work), (done, tried_again)) =
                    (job_client.pending(kind), job_client.done(kind));
                JobCounts { kind: kind.code(), waiting, in_work, done, tried_again }
            })
        };
        self.job_client.as_ref().map_or_else(Vec::new, |job_client| count(job_client).to_vec())
    }

    /// Returns the number of workers.
    #[must_use]
    pub fn workers(&self) -> usize {
        self.job_client.as_ref().map_or(0, JobClient::workers)
    }
}

/// Replays the log of a finished game, or refuses if the game cannot be reviewed.
fn finished(id: GameId, log: GameLog) -> Result<AnyGame, Refusal> {
    let game = Game::from_log(id, log.events).map_err(|_| RefusalCode::GameDamaged)?;
    if !game.is_over() {
        return Err(RefusalCode::NotOver.into());
    }
    let is_fitting = (1..=REVIEW_MAX_TURNS).contains(&game.turns.len());
    let single = game.room_game.single().filter(|_| is_fitting);
    Ok(single.ok_or(RefusalCode::NotNow)?.clone())
}
