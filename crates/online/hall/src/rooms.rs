//! The open rooms. Each request is routed to the room of its game, which is opened on demand.

mod caught;
mod game_task;
mod holding;
mod set_aside;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use bus::NodeId;
use cluster::Cluster;
use protocol::{GameView, RefusalCode};
use record::GameId;
use tokio::{
    sync::{mpsc, oneshot},
    time::{self, Instant},
};

use self::set_aside::SetAside;
use crate::{
    limits::{
        FORWARD_TIMEOUT, LOCATE_RETRY_DELAY, LOCATE_TIMEOUT, ROOM_QUEUE_CAPACITY,
        ROOMS_CLOSE_TIMEOUT,
    },
    reader::Reader,
    refusal::Refusal,
    remote_audience,
    request::{Answer, GameLog, Reply, Request},
    room::{GameMessage, Services, Subscription},
};

/// The open rooms.
#[derive(Debug)]
pub(crate) struct Rooms {
    services: Services,
    handles: Mutex<HashMap<GameId, RoomHandle>>,
    is_closing: AtomicBool,
    next_id: AtomicU64,
    set_aside: SetAside,
}

/// Sender of messages to the task of a game.
type RoomHandle = mpsc::Sender<GameMessage>;

impl Rooms {
    pub(crate) fn new(services: Services) -> Self {
        Self {
            services,
            handles: Mutex::default(),
            is_closing: AtomicBool::new(false),
            next_id: AtomicU64::new(1),
            set_aside: SetAside::default(),
        }
    }

    /// Returns a new unique id for a subscription or a remote audience.
    pub(crate) fn unique_id(&self) -> u64 {
        self.next_id.fetch_add(1, Ordering::Relaxed)
    }

    /// Returns the number of open rooms.
    pub(crate) fn len(&self) -> usize {
        self.handles().len()
    }

    /// Returns a refusal if the server is about to restart.
    pub(crate) fn check_open(&self) -> Result<(), Refusal> {
        if self.is_closing.load(Ordering::Relaxed) {
            Err(RefusalCode::Closing.into())
        } else {
            Ok(())
        }
    }

    /// Sends a request to the room of a game and waits for the answer, retrying while the game moves to another node.
    pub(crate) async fn ask<T>(self: &Arc<Self>, id: GameId, request: Request) -> Result<T, Refusal>
    where
        T: TryFrom<Answer, Error: Into<Refusal>>,
    {
        if let Some(cluster) = self.services.cluster.as_ref().filter(|_| self.check_open().is_err())
        {
            return T::try_from(self.forward(cluster, id, request).await?).map_err(Into::into);
        }
        let message = |reply| GameMessage::Request { request: request.clone(), from: None, reply };
        let answer: Answer = self.send_until_answered(id, message).await?;
        T::try_from(answer).map_err(Into::into)
    }

    /// Passes a request on to the owner of a game while this node has no rooms because it is cut off from the database. Programs that
    /// have not yet found another node lose no time.
    async fn forward(
        &self,
        cluster: &Cluster,
        id: GameId,
        request: Request,
    ) -> Result<Answer, Refusal> {
        let (clock, until) = (&self.services.clock, Instant::now() + FORWARD_TIMEOUT);
        while cluster.has_lost_only_database(clock.now()) && Instant::now() < until {
            if let Some(owner) = cluster.announced_owner(id, clock.now()) {
                let answer = remote_audience::ask(cluster, clock, owner, id, request.clone()).await;
                if !matches!(answer, Err(Refusal::Moved)) {
                    return answer;
                }
            }
            // The next owner has not announced the game yet.
            time::sleep(LOCATE_RETRY_DELAY).await;
        }
        Err(RefusalCode::Closing.into())
    }

    /// Returns everything that a reader may see of a game.
    pub(crate) async fn view(
        self: &Arc<Self>,
        id: GameId,
        reader: Reader,
    ) -> Result<GameView, Refusal> {
        self.ask(id, Request::View { reader }).await.map(|view: Box<GameView>| *view)
    }

    /// Returns the log of a game and its players.
    pub(crate) async fn log(
        self: &Arc<Self>,
        id: GameId,
        reader: Reader,
    ) -> Result<GameLog, Refusal> {
        self.ask(id, Request::Log { reader }).await
    }

    /// Subscribes to a game, retrying while the game moves to another node.
    pub(crate) async fn subscribe(
        self: &Arc<Self>,
        id: GameId,
        subscription: &Subscription,
        since: Option<u32>,
    ) -> Result<(), Refusal> {
        let message =
            |reply| GameMessage::Subscribe { subscription: subscription.clone(), since, reply };
        self.send_until_answered(id, message).await
    }

    /// Answers a request from another node, which believes that this node owns the game.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        id: GameId,
        from: NodeId,
        request: Request,
    ) -> Result<Answer, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(id, GameMessage::Request { request, from: Some(from), reply }).await;
        received(answer).await
    }

    /// Passes a message to the task of a game and waits for the answer. Repeats it while the game moves to another node.
    async fn send_until_answered<T>(
        self: &Arc<Self>,
        id: GameId,
        message: impl Fn(Reply<T>) -> GameMessage,
    ) -> Result<T, Refusal> {
        let until = Instant::now() + LOCATE_TIMEOUT;
        loop {
            let (reply, answer) = oneshot::channel();
            self.send(id, message(reply)).await;
            let answer = received(answer).await;
            if !matches!(answer, Err(Refusal::Moved)) || Instant::now() >= until {
                return answer;
            }
            time::sleep(LOCATE_RETRY_DELAY).await;
        }
    }

    /// Passes a message to the task of a game unless its queue is full. Returns whether such a task exists.
    pub(crate) fn hand(&self, id: GameId, message: GameMessage) -> bool {
        let handle = self.handles().get(&id).cloned();
        handle.is_some_and(|handle| {
            let handed = handle.try_send(message);
            !matches!(handed, Err(mpsc::error::TrySendError::Closed(_)))
        })
    }

    /// Ensures that the room of a game is open and performs the actions that are due, without waiting for them.
    pub(crate) async fn wake(self: &Arc<Self>, id: GameId) {
        let (reply, _) = oneshot::channel();
        self.send(id, GameMessage::Request { request: Request::Wake, from: None, reply }).await;
    }

    async fn send(self: &Arc<Self>, id: GameId, message: GameMessage) {
        // A game opened now would be owned by a node that is shutting down.
        if let Err(refusal) = self.check_open() {
            return message.refuse(refusal);
        }
        if self.set_aside.contains(id) {
            return message.refuse(RefusalCode::GameDamaged.into());
        }
        let mut message = message;
        // The room may close before it accepts the message; a new room then handles the message.
        loop {
            let (handle, new) = self.handle(id);
            if let Some(receiver) = new {
                tokio::spawn(Arc::clone(self).run_game(id, receiver));
            }
            match handle.send(message).await {
                Ok(()) => return,
                Err(closed) => message = closed.0,
            }
        }
    }

    /// Sends a message from a new task, without waiting for a free place in the queue.
    fn send_later(self: &Arc<Self>, id: GameId, message: GameMessage) {
        let rooms = Arc::clone(self);
        tokio::spawn(async move { rooms.send(id, message).await });
    }

    /// Ends a subscription, if the room is open.
    pub(crate) fn unsubscribe(&self, id: GameId, subscription: u64) {
        let Some(handle) = self.handles().get(&id).cloned() else { return };
        post(handle, GameMessage::Unsubscribe { id: subscription });
    }

    /// Sends a message to every open room, without waiting for busy ones.
    pub(crate) fn send_to_all(&self, message: impl Fn() -> GameMessage) {
        let handles: Vec<RoomHandle> = self.handles().values().cloned().collect();
        for handle in handles {
            post(handle, message());
        }
    }

    /// Starts refusing every request.
    pub(crate) fn refuse_requests(&self) {
        self.is_closing.store(true, Ordering::Relaxed);
    }

    /// Starts accepting requests again.
    pub(crate) fn accept_requests(&self) {
        self.is_closing.store(false, Ordering::Relaxed);
    }

    /// Closes all rooms and waits until they have handled the requests sent earlier. Players may have been unable to reach this node
    /// since the given time.
    pub(crate) async fn close_all(&self, restart_ms: u32, unreachable_since: Option<i64>) {
        self.send_to_all(|| GameMessage::Close { restart_ms, unreachable_since });
        let handles: Vec<RoomHandle> = self.handles().values().cloned().collect();
        let closed = async {
            for handle in handles {
                handle.closed().await;
            }
        };
        time::timeout(ROOMS_CLOSE_TIMEOUT, closed).await.ok();
    }

    /// Returns the number of games whose rooms cannot be opened.
    pub(crate) fn set_aside(&self) -> usize {
        self.set_aside.len()
    }

    /// Abandons a failed room: its waiting requests are refused, and the next request opens a new room.
    async fn abandon(
        &self,
        id: GameId,
        mut messages: mpsc::Receiver<GameMessage>,
        refusal: Refusal,
    ) {
        self.handles().remove(&id);
        self.services.live_games.remove(id);
        messages.close();
        while let Some(message) = messages.recv().await {
            message.refuse(refusal.clone());
        }
    }

    /// Returns the handle of a room, with the receiver if the room is new.
    fn handle(&self, id: GameId) -> (RoomHandle, Option<mpsc::Receiver<GameMessage>>) {
        let mut handles = self.handles();
        if let Some(handle) = handles.get(&id).filter(|handle| !handle.is_closed()) {
            return (handle.clone(), None);
        }
        let (handle, receiver) = mpsc::channel(ROOM_QUEUE_CAPACITY);
        handles.insert(id, handle.clone());
        (handle, Some(receiver))
    }

    /// Refuses the remaining requests at shutdown; clients retry them at another node.
    fn refuse_rest(&self, messages: &mut mpsc::Receiver<GameMessage>) {
        messages.close();
        while let Ok(message) = messages.try_recv() {
            message.refuse(RefusalCode::Closing.into());
        }
    }

    /// Closes an idle room unless requests are waiting. Returns the requests that arrived in the meantime, for the next room.
    fn close(
        &self,
        id: GameId,
        messages: &mut mpsc::Receiver<GameMessage>,
    ) -> Option<Vec<GameMessage>> {
        let mut handles = self.handles();
        if !messages.is_empty() {
            return None;
        }
        messages.close();
        handles.remove(&id);
        let mut late = Vec::new();
        while let Ok(message) = messages.try_recv() {
            late.push(message);
        }
        Some(late)
    }

    fn handles(&self) -> MutexGuard<'_, HashMap<GameId, RoomHandle>> {
        self.handles.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Sends a message to the task of a game without waiting for a free place in its queue. Closed rooms are skipped.
fn post(handle: RoomHandle, message: GameMessage) {
    if let Err(mpsc::error::TrySendError::Full(message)) = handle.try_send(message) {
        tokio::spawn(async move { handle.send(message).await.ok() });
    }
}

/// Waits for an answer; a task that ends without one refuses.
async fn received<T>(answer: oneshot::Receiver<Result<T, Refusal>>) -> Result<T, Refusal> {
    answer.await.unwrap_or(Err(RefusalCode::Unavailable.into()))
}
