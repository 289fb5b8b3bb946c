//! Credentials behind connections that stay open. What was opened with a session or a token ends soon after that is revoked.

use std::{
    collections::{HashMap, HashSet},
    future,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use record::PlayerId;
use store::Credential;
use tokio::sync::oneshot;

/// The credentials of all open sockets and streams.
#[derive(Clone, Default, Debug)]
pub(crate) struct OpenCredentials(Arc<Mutex<Holders>>);

#[derive(Default, Debug)]
struct Holders {
    next: u64,
    open: HashMap<u64, (Credential, PlayerId, oneshot::Sender<()>)>,
}

impl OpenCredentials {
    /// Holds a credential for a connection. A visitor without one has nothing to lose.
    pub(crate) fn hold(&self, credential: Option<(Credential, PlayerId)>) -> HeldCredential {
        let held = credential.map(|(credential, player)| {
            let (valid, revoked) = oneshot::channel();
            let mut holders = self.lock();
            let number = holders.next;
            holders.next += 1;
            holders.open.insert(number, (credential, player, valid));
            Held { number, revoked, all: self.clone() }
        });
        HeldCredential(held)
    }

    /// All that are held, each once.
    pub(crate) fn held(&self) -> Vec<Credential> {
        self.held_if(|_| true)
    }

    /// Those of a player, each once.
    pub(crate) fn held_by(&self, player: PlayerId) -> Vec<Credential> {
        self.held_if(|holder| holder == player)
    }

    fn held_if(&self, is_meant: impl Fn(PlayerId) -> bool) -> Vec<Credential> {
        let holders = self.lock();
        let held = holders.open.values().filter(|(_, player, _)| is_meant(*player));
        let held: HashSet<Credential> = held.map(|(credential, ..)| *credential).collect();
        held.into_iter().collect()
    }

    /// Ends what was opened with these.
    pub(crate) fn revoke(&self, credentials: &[Credential]) {
        self.lock().open.retain(|_, (credential, ..)| !credentials.contains(credential));
    }

    fn lock(&self) -> MutexGuard<'_, Holders> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The credential of one connection.
#[derive(Debug)]
pub(crate) struct HeldCredential(Option<Held>);

#[derive(Debug)]
struct Held {
    number: u64,
    revoked: oneshot::Receiver<()>,
    all: OpenCredentials,
}

impl HeldCredential {
    /// Completes when the credential is revoked; to be awaited once.
    pub(crate) async fn revoked(&mut self) {
        match &mut self.0 {
            // Nothing is ever sent: the sender is dropped.
            Some(held) => {
                (&mut held.revoked).await.ok();
            }
            None => future::pending().await,
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.all.lock().open.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    const ONE: Credential = Credential::Session([1; 32]);
    const OTHER: Credential = Credential::Token([1; 32]);

    #[test]
    fn only_what_was_opened_with_a_revoked_credential_ends() {
        let all = OpenCredentials::default();
        let player = PlayerId::from_random(1);
        let mut held = [Some(ONE), Some(ONE), Some(OTHER), None]
            .map(|one| all.hold(one.map(|credential| (credential, player))));
        all.revoke(&[ONE]);
        let ended = held.each_mut().map(|held| held.revoked().now_or_never().is_some());
        assert_eq!(ended, [true, true, false, false]);
        assert_eq!(all.held(), [OTHER]);
    }

    #[test]
    fn a_connection_that_is_closed_holds_nothing() {
        let all = OpenCredentials::default();
        drop(all.hold(Some((ONE, PlayerId::from_random(1)))));
        assert!(all.held().is_empty());
    }

    #[test]
    fn what_a_player_holds_is_found() {
        let all = OpenCredentials::default();
        let [one, other] = [1, 2].map(PlayerId::from_random);
        let _held = [(ONE, one), (OTHER, other)].map(|held| all.hold(Some(held)));
        assert_eq!((all.held_by(one), all.held().len()), (vec![ONE], 2));
    }
}
