//! Who may see a game and take its free seat.

use protocol::{Player, RefusalCode};
use record::{GameId, PlayerId, Terms};
use store::Store;

use super::players::Players;
use crate::{
    directory,
    reader::{LinkHash, Reader},
    refusal::Refusal,
};

/// Who may see a game and take its free seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Access {
    /// Of a private game; everybody may see any other one.
    private: Option<store::Access>,
    /// Who is challenged, as others see them.
    challenged: Option<Player>,
}

impl Access {
    /// Looks up who may see a game.
    pub(crate) async fn load(store: &Store, id: GameId, terms: &Terms) -> Result<Self, Refusal> {
        let private = store.access(id).await?;
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

    /// Who may accept the challenge, while there is one.
    pub(crate) const fn challenged(&self) -> Option<&Player> {
        self.challenged.as_ref()
    }

    /// Whether somebody may see the game: everybody if it is not private, else its players, the challenged one, and those
    /// who have its link.
    pub(crate) fn allows(&self, reader: Reader, players: &Players) -> bool {
        let Some(private) = self.private else { return true };
        let is_known = reader.player.is_some_and(|player| self.is_party(player, players));
        is_known || (reader.link.is_some() && reader.link == private.link)
    }

    /// Whether somebody is a player of the game, or challenged to be one.
    pub(crate) fn is_party(&self, player: PlayerId, players: &Players) -> bool {
        players.color_of(player).is_some() || self.is_challenged(player)
    }

    /// The rated game that the challenge would replace.
    pub(crate) fn instead(&self) -> Option<GameId> {
        self.private.and_then(|private| private.instead)
    }

    pub(crate) fn is_challenged(&self, player: PlayerId) -> bool {
        self.challenged.as_ref().is_some_and(|challenged| challenged.id == player)
    }

    /// A challenge can be accepted by nobody else.
    pub(crate) fn check_seat(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.challenged.is_none() || self.is_challenged(player) {
            Ok(())
        } else {
            Err(RefusalCode::NotForYou.into())
        }
    }

    /// The link has another key from now on.
    pub(crate) const fn set_link(&mut self, link: LinkHash) {
        if let Some(private) = &mut self.private {
            private.link = Some(link);
        }
    }

    /// The challenge has ended; returns who was challenged.
    pub(crate) fn end_challenge(&mut self) -> Option<Player> {
        if let Some(private) = &mut self.private {
            private.challenged = None;
            private.instead = None;
        }
        self.challenged.take()
    }

    /// Of the next game of the same two players: those who have the link see it too.
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

    const LINK: LinkHash = [7; 32];

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

    fn with(link: LinkHash) -> Reader {
        Reader { player: Some(id(9)), link: Some(link) }
    }

    #[test]
    fn a_private_game_is_for_its_players_and_those_who_have_its_link() {
        let (access, two) = (private(None), players(PlayerKind::Person, PlayerKind::Guest));
        assert!(access.allows(id(1).into(), &two) && access.allows(id(2).into(), &two));
        assert!(!access.allows(id(3).into(), &two) && !access.allows(Reader::default(), &two));
        assert!(access.allows(with(LINK), &two));
        assert!(access.allows(Reader { player: None, link: Some(LINK) }, &two));
        assert!(!access.allows(with([8; 32]), &two));
        assert!(Access::default().allows(Reader::default(), &two));
    }

    #[test]
    fn a_game_without_a_link_is_seen_by_nobody_who_has_none() {
        let access = Access { private: Some(store::Access::default()), challenged: None };
        assert!(!access.allows(Reader::default(), &Players::default()));
    }

    #[test]
    fn a_challenge_is_seen_and_accepted_by_the_challenged_player() {
        let (mut access, nobody) = (private(Some(5)), Players::default());
        assert!(access.allows(id(5).into(), &nobody));
        assert_eq!(access.check_seat(id(5)), Ok(()));
        assert_eq!(access.check_seat(id(6)), Err(RefusalCode::NotForYou.into()));
        assert_eq!(access.end_challenge().map(|player| player.id), Some(id(5)));
        assert!(!access.allows(id(5).into(), &nobody));
    }

    #[test]
    fn a_new_link_replaces_the_old() {
        let (mut access, nobody) = (private(None), Players::default());
        access.set_link([8; 32]);
        assert!(!access.allows(with(LINK), &nobody) && access.allows(with([8; 32]), &nobody));
    }

    #[test]
    fn a_rematch_is_as_private_as_the_game_before() {
        assert_eq!(Access::default().of_rematch(), None);
        let next = private(Some(5)).of_rematch();
        assert_eq!(next, Some(store::Access { link: Some(LINK), ..Default::default() }));
    }
}
