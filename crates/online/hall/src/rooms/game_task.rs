//! The task of a game: its room if this node owns the game, otherwise the audience of a game that another node owns.

use std::sync::Arc;

use bus::NodeId;
use cluster::Cluster;
use protocol::RefusalCode;
use record::GameId;
use tokio::{sync::mpsc, time};

use super::{
    Rooms,
    caught::{Panicked, caught},
    holding::{Held, hold, release},
};
use crate::{
    limits::{LOCATE_RETRY_DELAY, OWNER_RETRY_DELAY},
    refusal::Refusal,
    remote_audience::{Follower, Left, RemoteAudience},
    room::{GameMessage, Ownership, Room, Stopped},
};

/// Next step of a game's task.
enum NextStep {
    Again,
    End,
    Abandon(Refusal),
}

impl Rooms {
    /// Runs the task of a game: the room if this node owns the game, otherwise the remote audience.
    pub(super) async fn run_game(
        self: Arc<Self>,
        id: GameId,
        mut messages: mpsc::Receiver<GameMessage>,
    ) {
        let mut audience: Vec<Follower> = Vec::new();
        loop {
            // A node that is shutting down takes no more games; they continue elsewhere.
            if self.check_open().is_err() {
                audience.into_iter().for_each(|follower| follower.subscription.farewell(0));
                return self.refuse_rest(&mut messages);
            }
            let next = match hold(&self.services, id).await {
                Ok(Held::Here(ownership)) => {
                    self.run_room(id, ownership, &mut messages, &mut audience).await
                }
                Ok(Held::There(cluster, owner)) => {
                    self.run_remote_audience(id, &cluster, owner, &mut messages, &mut audience)
                        .await
                }
                // Existing followers stay until the owner is known.
                Err(refusal) if !audience.is_empty() => {
                    while let Ok(message) = messages.try_recv() {
                        message.refuse(refusal.clone());
                    }
                    time::sleep(OWNER_RETRY_DELAY).await;
                    NextStep::Again
                }
                Err(refusal) => NextStep::Abandon(refusal),
            };
            match next {
                NextStep::Again => {}
                NextStep::End => return,
                NextStep::Abandon(refusal) => return self.abandon(id, messages, refusal).await,
            }
        }
    }

    /// Opens a room and runs it until it is no longer used. A panic ends only this room.
    async fn run_room(
        self: &Arc<Self>,
        id: GameId,
        ownership: Ownership,
        messages: &mut mpsc::Receiver<GameMessage>,
        audience: &mut Vec<Follower>,
    ) -> NextStep {
        let opened = caught(Room::open(self.services.clone(), id, ownership)).await;
        let damaged = Refusal::from(RefusalCode::GameDamaged);
        let mut room = match opened.unwrap_or_else(|Panicked| Err(damaged.clone())) {
            Ok(room) => room,
            Err(Refusal::Moved) => return NextStep::Again,
            Err(refusal) => {
                if refusal == damaged {
                    self.set_aside.insert(id);
                }
                return NextStep::Abandon(refusal);
            }
        };
        for Follower { subscription, since, .. } in audience.drain(..) {
            room.take_over(subscription, since);
        }
        loop {
            match caught(room.run(messages)).await {
                Ok(Stopped::Closed) => {
                    self.refuse_rest(messages);
                    return NextStep::End;
                }
                Ok(Stopped::Idle) => {
                    let is_released = release(&self.services, id, ownership).await;
                    if let Some(late) = self.close(id, messages) {
                        late.into_iter().for_each(|message| self.send_later(id, message));
                        return NextStep::End;
                    }
                    if is_released {
                        return NextStep::Again;
                    }
                }
                Ok(Stopped::Fenced) => {
                    let (subscriptions, seq) = room.give_up();
                    let followers = subscriptions.into_iter();
                    audience.extend(followers.map(|one| Follower::new(one, Some(seq))));
                    return NextStep::Again;
                }
                Err(Panicked) => {
                    self.set_aside.note_panic(id);
                    release(&self.services, id, ownership).await;
                    return NextStep::Abandon(RefusalCode::Unavailable.into());
                }
            }
        }
    }

    /// Serves the local followers of a game that another node owns.
    async fn run_remote_audience(
        self: &Arc<Self>,
        id: GameId,
        cluster: &Arc<Cluster>,
        owner: NodeId,
        messages: &mut mpsc::Receiver<GameMessage>,
        audience: &mut Vec<Follower>,
    ) -> NextStep {
        let Some(handle) = self.handles().get(&id).map(mpsc::Sender::downgrade) else {
            return NextStep::Abandon(RefusalCode::Unavailable.into());
        };
        let followers = std::mem::take(audience);
        let own = self.unique_id();
        let (cluster_of, clock) = (Arc::clone(cluster), self.services.clock.clone());
        let mut remote_audience =
            RemoteAudience::new(own, cluster_of, clock, id, owner, handle, followers);
        loop {
            match remote_audience.run(messages).await {
                Left::Closed => {
                    self.refuse_rest(messages);
                    return NextStep::End;
                }
                Left::Idle => {
                    let Some(late) = self.close(id, messages) else { continue };
                    late.into_iter().for_each(|message| self.send_later(id, message));
                    return NextStep::End;
                }
                Left::HandedOver => {
                    *audience = remote_audience.leave();
                    return NextStep::Again;
                }
                Left::Moved => {
                    *audience = remote_audience.leave();
                    // The database may not name the new owner yet. Without messages, only the owner's death changes anything.
                    let pause =
                        if cluster.is_connected() { LOCATE_RETRY_DELAY } else { OWNER_RETRY_DELAY };
                    time::sleep(pause).await;
                    return NextStep::Again;
                }
            }
        }
    }
}
