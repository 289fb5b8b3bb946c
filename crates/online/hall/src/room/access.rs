//! Access to a game: who may see it and who may take its free seat.

use protocol::{Player, RefusalCode};
use record::{GameId, PlayerId, Terms};
use store::Store;

use super::players::Players;
use crate::{
    directory,
    reader::{AccessKeyHash, Reader},
    refusal::Refusal,
};

/// Access to a game: who may see it and who may take its free seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Access {
    /// Access rules of a private game; `None` for a game that everyone may see.
    private: Option<store::Access>,
    /// The challenged player, as shown to others.
    challenged: Option<Player>,
}

impl Access {
    /// Loads the access rules of a game.
    pub(crate) async fn load(store: &Store, id: GameId, terms: &Terms) -> Result<Self, Refusal> {
        let private = store.games().access(id).await?;
        let challenged = match private.and_then(|access| access.challenged) {
            Some(player) => {
                let known = directory::find(store, player).await?;
                let speed = terms.clock.speed();
                Some(directory::shown_at(store, &known, terms.variant, speed).await?)
            }
            None => None,
        };
        Ok(Self { private, challenged })
    }

    pub(crate) const fn is_private(&self) -> bool {
        self.private.is_some()
    }

    /// Returns the player who may accept the open challenge, if any.
    pub(crate) const fn challenged(&self) -> Option<&Player> {
        self.challenged.as_ref()
    }

    /// Returns whether a reader may see the game. A private game is visible only to its players, the challenged player and
    /// readers with its link.
    pub(crate) fn allows(&self, reader: Reader, players: &Players) -> bool {
        let Some(private) = self.private else { return true };
        let is_known = reader.player.is_some_and(|player| self.is_party(player, players));
        is_known || (reader.link.is_some() && reader.link == private.link)
    }

    /// Returns whether a player plays in the game or is challenged to it.
    pub(crate) fn is_party(&self, player: PlayerId, players: &Players) -> bool {
        players.color_of(player).is_some() || self.is_challenged(player)
    }

    /// Returns the rated game that the challenge would replace.
    pub(crate) fn instead(&self) -> Option<GameId> {
        self.private.and_then(|private| private.instead)
    }

    pub(crate) fn is_challenged(&self, player: PlayerId) -> bool {
        self.challenged.as_ref().is_some_and(|challenged| challenged.id == player)
    }

    /// Checks that a player may take the seat: only the challenged player may accept a challenge.
    pub(crate) fn check_seat(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.challenged.is_none() || self.is_challenged(player) {
            Ok(())
        } else {
            Err(RefusalCode::NotForYou.into())
        }
    }

    /// Sets the current link of the game and returns whether it changed.
    pub(crate) fn set_link(&mut self, link: Option<AccessKeyHash>) -> bool {
        let Some(private) = &mut self.private else { return false };
        let is_new = private.link != link;
        private.link = link;
        is_new
    }

    /// Ends the challenge and returns the player who was challenged.
    pub(crate) fn end_challenge(&mut self) -> Option<Player> {
        if let Some(private) = &mut self.private {
            private.challenged = None;
            private.instead = None;
        }
        self.challenged.take()
    }

    /// Returns the access rules of a rematch, which keeps the link.
    pub(crate) fn of_rematch(&self) -> Option<store::Access> {
        self.private.map(|private| store::Access { link: private.link, ..Default::default() })
    }
}

#[cfg(test)]
mod tests {
    use protocol::PlayerKind;

    use super::{
        super::players::samples::{id, players},
        *,
    };

    const LINK: AccessKeyHash = [7; 32];

    fn private(challenged: Option<u64>) -> Access {
        let shown = |number| Player {
            id: id(number),
            name: None,
            kind: PlayerKind::Person,
            level: None,
            rating: None,
        };
        let challenged_id = challenged.map(id);
        let access = store::Access { link: Some(LINK), challenged: challenged_id, instead: None };
        Access { private: Some(access), challenged: challenged.map(shown) }
    }

    fn with(link: AccessKeyHash) -> Reader {
        Reader { player: Some(id(9)), link: Some(link) }
    }

    #[test]
    fn a_private_game_is_visible_to_its_players_and_readers_with_its_link() {
        let (access, two) = (private(None), players(PlayerKind::Person, PlayerKind::Guest));
        assert!(access.allows(id(1).into(), &two) && access.allows(id(2).into(), &two));
        assert!(!access.allows(id(3).into(), &two) && !access.allows(Reader::default(), &two));
        assert!(access.allows(with(LINK), &two));
        assert!(access.allows(Reader { player: None, link: Some(LINK) }, &two));
        assert!(!access.allows(with([8; 32]), &two));
        assert!(Access::default().allows(Reader::default(), &two));
    }

    #[test]
    fn a_private_game_without_a_link_is_hidden_from_strangers() {
        let access = Access { private: Some(store::Access::default()), challenged: None };
        assert!(!access.allows(Reader::default(), &Players::default()));
    }

    #[test]
    fn the_challenged_player_can_see_and_accept_a_challenge() {
        let (mut access, nobody) = (private(Some(5)), Players::default());
        assert!(access.allows(id(5).into(), &nobody));
        assert_eq!(access.check_seat(id(5)), Ok(()));
        assert_eq!(access.check_seat(id(6)), Err(RefusalCode::NotForYou.into()));
        assert_eq!(access.end_challenge().map(|player| player.id), Some(id(5)));
        assert!(!access.allows(id(5).into(), &nobody));
    }

    #[test]
    fn a_new_link_replaces_the_old_one() {
        let (mut access, nobody) = (private(None), Players::default());
        assert!(access.set_link(Some([8; 32])) && !access.set_link(Some([8; 32])));
        assert!(!access.allows(with(LINK), &nobody) && access.allows(with([8; 32]), &nobody));
    }

    #[test]
    fn a_rematch_is_as_private_as_the_game_before_it() {
        assert_eq!(Access::default().of_rematch(), None);
        let next = private(Some(5)).of_rematch();
        assert_eq!(next, Some(store::Access { link: Some(LINK), ..Default::default() }));
    }
}
