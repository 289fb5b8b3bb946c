//! Playing an offered rated game unrated because one of the players has no account.

use protocol::{Act, RefusalCode, Status};
use record::{GameId, PlayerId, Terms};
use variants::Color;

use super::{Created, Hall, NewGame, Opponent};
use crate::{
    command::Command,
    reader::{AccessKeyHash, Reader},
    refusal::Refusal,
};

impl Hall {
    /// Asks the creator of a rated game to play it unrated: sends a challenge with the same terms, which replaces the rated game
    /// when it is accepted. Idempotent.
    ///
    /// # Errors
    /// Fails if the game is not rated, is not waiting for a second player, or is not open to this one.
    pub async fn ask_unrated(
        &self,
        game: GameId,
        player: PlayerId,
        link: Option<AccessKeyHash>,
    ) -> Result<Created, Refusal> {
        let rated = self.game(game, Reader { player: Some(player), link }).await?;
        let creator = rated.w.as_ref().or(rated.b.as_ref());
        let creator = creator.ok_or(RefusalCode::NotNow)?.id;
        if creator == player {
            return Err(RefusalCode::OwnGame.into());
        }
        if rated.status != Status::Waiting || !rated.terms.rated {
            return Err(RefusalCode::NotNow.into());
        }
        if rated.challenged.is_some_and(|challenged| challenged.id != player) {
            return Err(RefusalCode::NotForYou.into());
        }
        let sent = self.store.games().challenges_by(player).await?;
        if let Some(asked) = sent.iter().find(|challenge| challenge.instead == Some(game)) {
            return Ok(Created { id: asked.game, key: None });
        }
        let free = if rated.w.is_none() { Color::White } else { Color::Black };
        let new = NewGame {
            terms: Terms { rated: false, open: false, ..rated.terms },
            color: Some(free),
            opponent: Opponent::Player(creator),
            instead: Some(game),
        };
        self.create(player, new).await
    }

    /// Calls off a rated game whose creator has agreed to play unrated.
    pub(super) async fn call_off(&self, rated: GameId, unrated: GameId, creator: PlayerId) {
        let abort = Command::Act { id: format!("unrated-{unrated}"), act: Act::Abort };
        if let Err(refusal) = self.command(rated, creator, abort).await {
            // Another player has taken the free seat in the meantime.
            tracing::debug!(code = refusal.code(), "Game {rated} continues alongside {unrated}");
        }
    }
}
