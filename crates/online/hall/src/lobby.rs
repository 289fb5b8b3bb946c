//! The lobby: live and standing seeks, readers of the lobby, and the connections of players.

mod seeks;
mod standing;
#[cfg(test)]
mod tests;

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use cluster::{Broadcast, Cluster, Lists};
use protocol::PlayerKind;
use record::PlayerId;
use store::{Seek, Store};

use self::{seeks::Seeks, standing::StandingSeeks};
use crate::{
    outbox::{Outbox, Outgoing},
    refusal::Refusal,
};

pub(crate) use self::{seeks::Placed, standing::seek_of};

/// Maximum number of standing seeks in a list.
const LISTED_STANDING_SEEKS_MAX: usize = 30;
/// Maximum number of people in a list.
const LISTED_PEOPLE_MAX: usize = 50;

/// The lobby.
#[derive(Debug)]
pub(crate) struct Lobby {
    seeks: Seeks,
    standing: StandingSeeks,
    state: Mutex<State>,
    has_changed: AtomicBool,
    /// The cluster, if any. Players may be connected to its other nodes.
    cluster: Option<Arc<Cluster>>,
}

#[derive(Debug, Default)]
struct State {
    /// Readers of the lobby.
    readers: Vec<Outbox>,
    /// Connections of each player.
    connected: HashMap<PlayerId, Connected>,
    online: usize,
}

/// Connections of a player.
#[derive(Debug)]
struct Connected {
    shown: protocol::Player,
    /// Time of the first connection.
    since: i64,
    outboxes: Vec<Outbox>,
}

impl Lobby {
    pub(crate) fn new(store: Store, cluster: Option<Arc<Cluster>>) -> Self {
        let standing = StandingSeeks::new(store.clone(), cluster.is_some());
        Self {
            seeks: Seeks::new(store),
            standing,
            state: Mutex::default(),
            has_changed: AtomicBool::new(false),
            cluster,
        }
    }

    /// Announces to all nodes that lists in the store have changed.
    fn lists_changed(&self, lists: Lists) {
        self.outdated(lists);
        if let Some(cluster) = &self.cluster {
            cluster.announce(Broadcast::Changed { lists });
        }
    }

    /// Marks lists in the store as changed.
    pub(crate) fn outdated(&self, lists: Lists) {
        if lists.seeks {
            self.seeks.changed();
        }
        if lists.standing {
            self.standing.changed();
        }
        self.changed();
    }

    /// Sets the changed flag.
    pub(crate) fn changed(&self) {
        self.has_changed.store(true, Ordering::Relaxed);
    }

    /// Returns and clears the changed flag.
    pub(crate) fn take_changed(&self) -> bool {
        self.has_changed.swap(false, Ordering::Relaxed)
    }

    /// Pairs a seek with a matching one, or adds it to the waiting seeks.
    pub(crate) async fn place(&self, seek: Seek, now: i64) -> Result<Placed, Refusal> {
        let placed = self.seeks.place(seek, now).await;
        let standing = matches!(placed, Ok(Placed::Met(..)));
        self.lists_changed(Lists { seeks: true, standing, open: false });
        placed
    }

    /// Accepts a seek; returns its owner and the game.
    pub(crate) async fn take(
        &self,
        id: &str,
        by: PlayerId,
        has_account: bool,
        now: i64,
    ) -> Result<(PlayerId, record::GameId), Refusal> {
        let taken = self.seeks.take(id, by, has_account, now).await?;
        self.lists_changed(Lists { seeks: true, standing: true, open: false });
        Ok(taken)
    }

    /// Withdraws a player's seek.
    pub(crate) async fn withdraw(&self, player: PlayerId, now: i64) -> Result<(), Refusal> {
        if self.seeks.withdraw(player, now).await? {
            self.lists_changed(Lists { seeks: true, ..Lists::default() });
        }
        Ok(())
    }

    /// Refreshes the seeks after a player was deleted.
    pub(crate) fn forgotten(&self) {
        self.lists_changed(Lists { seeks: true, standing: true, open: false });
    }

    /// Refreshes the standing seeks after one was added or removed.
    pub(crate) fn standing_changed(&self) {
        self.lists_changed(Lists { standing: true, ..Lists::default() });
    }

    /// Returns the number of standing seeks of other players.
    pub(crate) async fn standing_beside(
        &self,
        player: PlayerId,
        now: i64,
    ) -> Result<usize, Refusal> {
        let all = self.standing.list(now).await?;
        Ok(all.iter().filter(|standing| standing.seek.player != player).count())
    }

    /// Returns the owners of standing seeks that match a seek, and whether each of them is connected.
    pub(crate) async fn call(
        &self,
        seek: &Seek,
        now: i64,
    ) -> Result<Vec<(PlayerId, bool)>, Refusal> {
        let called = self.standing.call(seek, now).await?;
        Ok(called.into_iter().map(|player| (player, self.is_connected(player))).collect())
    }

    /// Returns the seeks that match a player's standing seek.
    pub(crate) fn calls_for(&self, player: PlayerId) -> Vec<protocol::Seek> {
        let (seeks, standing) = (self.seeks.last(), self.standing.last());
        let own = standing.iter().find(|standing| standing.seek.player == player);
        let Some(own) = own else { return Vec::new() };
        let fitting = seeks.iter().filter(|seek| own.answers(seek));
        fitting.map(|seek| seek.view.clone()).collect()
    }

    /// Registers a connection.
    pub(crate) fn enter(
        &self,
        player: Option<(PlayerId, &protocol::Player)>,
        outbox: &Outbox,
        now: i64,
    ) {
        let mut state = self.state();
        state.online += 1;
        let Some((player, shown)) = player else { return };
        let connected = state.connected.entry(player).or_insert_with(|| {
            self.changed();
            Connected { shown: shown.clone(), since: now, outboxes: Vec::new() }
        });
        connected.shown = shown.clone();
        connected.outboxes.push(outbox.clone());
        if let Some(cluster) = &self.cluster {
            let shown = is_named(shown).then(|| shown.clone());
            cluster.announce_connected(player, Some(connected.since), shown);
        }
    }

    /// Handles the closing of a connection.
    pub(crate) fn exit(&self, player: Option<PlayerId>) {
        let mut state = self.state();
        state.online = state.online.saturating_sub(1);
        if let Some(player) = player
            && let Some(connected) = state.connected.get_mut(&player)
        {
            connected.outboxes.retain(|outbox| !outbox.is_closed());
            if connected.outboxes.is_empty() {
                state.connected.remove(&player);
                self.changed();
                if let Some(cluster) = &self.cluster {
                    cluster.announce_connected(player, None, None);
                }
            }
        }
    }

    /// Returns whether a player is connected to any node.
    pub(crate) fn is_connected(&self, player: PlayerId) -> bool {
        self.is_here(player)
            || self.cluster.as_ref().is_some_and(|cluster| cluster.presence().is_connected(player))
    }

    /// Returns whether a player is connected to this node.
    fn is_here(&self, player: PlayerId) -> bool {
        self.state().connected.get(&player).is_some_and(Connected::is_open)
    }

    /// Returns the players connected to this node.
    pub(crate) fn connected(&self) -> Vec<PlayerId> {
        self.state().connected.keys().copied().collect()
    }

    /// Returns the connected players with accounts, the latest arrivals first.
    pub(crate) fn people(&self) -> Vec<protocol::Player> {
        let mut people: Vec<(i64, protocol::Player)> = {
            let state = self.state();
            let named = state.connected.values().filter(|connected| is_named(&connected.shown));
            named.map(|connected| (connected.since, connected.shown.clone())).collect()
        };
        if let Some(cluster) = &self.cluster {
            people.extend(cluster.presence().named(LISTED_PEOPLE_MAX));
        }
        people.sort_by_key(|(since, player)| (Reverse(*since), player.id));
        let mut seen = HashSet::new();
        let people = people.into_iter().map(|(_, player)| player);
        people.filter(|player| seen.insert(player.id)).take(LISTED_PEOPLE_MAX).collect()
    }

    /// Sends a frame to all connections of the given players, at any node.
    pub(crate) fn send_to(&self, players: &[PlayerId], message: &Outgoing) {
        self.send_here(players, message);
        if let Some(cluster) = &self.cluster {
            let text = message.text.as_ref().to_owned();
            cluster.announce(Broadcast::Frame { players: players.to_vec(), text });
        }
    }

    /// Sends a frame to the connections of the given players at this node.
    pub(crate) fn send_here(&self, players: &[PlayerId], message: &Outgoing) {
        let mut state = self.state();
        for player in players {
            if let Some(connected) = state.connected.get_mut(player) {
                connected.outboxes.retain(|outbox| outbox.send(message.clone()));
            }
        }
    }

    /// Sends a frame to all connections of players at this node.
    pub(crate) fn send_to_all(&self, message: &Outgoing) {
        for outbox in self.state().connected.values().flat_map(|connected| &connected.outboxes) {
            outbox.send(message.clone());
        }
    }

    /// Subscribes a connection to the lobby.
    pub(crate) fn add_reader(&self, outbox: &Outbox) {
        self.state().readers.push(outbox.clone());
    }

    pub(crate) fn remove_reader(&self, outbox: &Outbox) {
        self.state().readers.retain(|reader| !reader.is(outbox));
    }

    pub(crate) fn has_readers(&self) -> bool {
        !self.state().readers.is_empty()
    }

    pub(crate) fn send_list(&self, message: &Outgoing) {
        self.state().readers.retain(|reader| reader.send(message.clone()));
    }

    /// Returns the number of connections to this node.
    pub(crate) fn online_here(&self) -> usize {
        self.state().online
    }

    /// Returns the number of connections to all nodes.
    pub(crate) fn online(&self) -> usize {
        let elsewhere = self.cluster.as_ref().map_or(0, |cluster| cluster.presence().online());
        self.online_here() + elsewhere
    }

    /// Returns the live seeks, followed by the newest standing seeks.
    pub(crate) async fn seeks(&self, now: i64) -> Result<Vec<protocol::Seek>, Refusal> {
        let (seeks, standing) = (self.seeks.list(now).await?, self.standing.list(now).await?);
        let is_waiting = |player| seeks.iter().any(|seek| seek.player == player);
        let standing = standing.iter().rev().map(|standing| &standing.seek);
        let standing =
            standing.filter(|seek| !is_waiting(seek.player)).take(LISTED_STANDING_SEEKS_MAX);
        Ok(seeks.iter().chain(standing).map(|seek| seek.view.clone()).collect())
    }

    /// Returns the players at this node whose seeks have ended without a message to them, each with the time since which they
    /// were waiting.
    pub(crate) fn untold(&self) -> Vec<(PlayerId, i64)> {
        self.seeks.untold()
    }

    /// Records that players know how their seeks ended.
    pub(crate) fn told(&self, players: &[PlayerId]) {
        self.seeks.told(players.iter().copied());
    }

    /// Reloads changed lists, and drops abandoned seeks and expired standing seeks.
    pub(crate) async fn tidy(&self, now: i64) -> Result<(), Refusal> {
        let before = self.standing.last();
        let is_changed = self.seeks.tidy(|player| self.is_here(player), now).await?;
        if is_changed || *self.standing.list(now).await? != *before {
            self.changed();
        }
        Ok(())
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns whether a player is listed by name.
fn is_named(shown: &protocol::Player) -> bool {
    shown.name.is_some() && matches!(shown.kind, PlayerKind::Person | PlayerKind::Bot)
}

impl Connected {
    fn is_open(&self) -> bool {
        self.outboxes.iter().any(|outbox| !outbox.is_closed())
    }
}
