//! Credentials of connections that stay open. A socket or stream ends soon after the session or token that opened it is
//! revoked.

use std::{
    collections::{HashMap, HashSet},
    future,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use record::PlayerId;
use store::Credential;
use tokio::sync::oneshot;

/// Credentials of all open sockets and streams.
#[derive(Clone, Default, Debug)]
pub(crate) struct OpenCredentials(Arc<Mutex<Holders>>);

#[derive(Default, Debug)]
struct Holders {
    next: u64,
    open: HashMap<u64, (Credential, PlayerId, oneshot::Sender<()>)>,
}

impl OpenCredentials {
    /// Registers the credential of a connection until the returned value is dropped. A visitor without one has nothing to
    /// revoke.
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

    /// Returns all held credentials, each once.
    pub(crate) fn held(&self) -> Vec<Credential> {
        self.held_if(|_| true)
    }

    /// Returns the held credentials of a player, each once.
    pub(crate) fn held_by(&self, player: PlayerId) -> Vec<Credential> {
        self.held_if(|holder| holder == player)
    }

    fn held_if(&self, is_meant: impl Fn(PlayerId) -> bool) -> Vec<Credential> {
        let holders = self.lock();
        let held = holders.open.values().filter(|(_, player, _)| is_meant(*player));
        let held: HashSet<Credential> = held.map(|(credential, ..)| *credential).collect();
        held.into_iter().collect()
    }

    /// Ends the connections opened with these credentials.
    pub(crate) fn revoke(&self, credentials: &[Credential]) {
        self.lock().open.retain(|_, (credential, ..)| !credentials.contains(credential));
    }

    fn lock(&self) -> MutexGuard<'_, Holders> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Credential of one connection.
#[derive(Debug)]
pub(crate) struct HeldCredential(Option<Held>);

#[derive(Debug)]
struct Held {
    number: u64,
    revoked: oneshot::Receiver<()>,
    all: OpenCredentials,
}

impl HeldCredential {
    /// Completes when the credential is revoked. Must be awaited at most once.
    pub(crate) async fn revoked(&mut self) {
        match &mut self.0 {
            // Nothing is ever sent: revocation drops the sender.
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
    fn revocation_ends_only_connections_with_that_credential() {
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
    fn a_closed_connection_releases_its_credential() {
        let all = OpenCredentials::default();
        drop(all.hold(Some((ONE, PlayerId::from_random(1)))));
        assert!(all.held().is_empty());
    }

    #[test]
    fn credentials_are_found_by_player() {
        let all = OpenCredentials::default();
        let [one, other] = [1, 2].map(PlayerId::from_random);
        let _held = [(ONE, one), (OTHER, other)].map(|held| all.hold(Some(held)));
        assert_eq!((all.held_by(one), all.held().len()), (vec![ONE], 2));
    }
}
