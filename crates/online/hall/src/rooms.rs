//! The rooms that are open: requests find their room, which is opened if it has to be.

mod caught;
mod holding;
mod set_aside;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use bus::NodeId;
use protocol::RefusalCode;
use record::GameId;
use tokio::{
    sync::{mpsc, oneshot},
    time::{self, Instant},
};

use self::{
    caught::{Panicked, caught},
    holding::{Held, hold, release},
    set_aside::SetAside,
};
use crate::{
    cluster::Cluster,
    gallery::{Gallery, Left, Watcher},
    refusal::Refusal,
    room::{Answer, Ownership, Request, Room, Services, Stopped},
};

/// The number of requests that may wait for a room; further senders wait.
const QUEUE: usize = 64;

/// How long a game is looked for that moves from one node to another: a node is dead after five seconds.
const MOVED: Duration = Duration::from_secs(10);
/// The pause before it is looked for again.
const MOVING: Duration = Duration::from_millis(100);
/// The pause when it cannot be looked for.
const SEARCH: Duration = Duration::from_millis(500);
/// How long rooms may take to end what they do.
const CLOSING: Duration = Duration::from_secs(2);

/// What the task of a game does next.
enum Next {
    Again,
    End,
    Abandon(Refusal),
}

/// The rooms that are open.
#[derive(Debug)]
pub(crate) struct Rooms {
    services: Services,
    handles: Mutex<HashMap<GameId, RoomHandle>>,
    is_closing: AtomicBool,
    next_id: AtomicU64,
    set_aside: SetAside,
}

/// Sends requests to a room.
type RoomHandle = mpsc::Sender<Request>;

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

    /// An id for a subscription or a gallery that no other one has.
    pub(crate) fn unique_id(&self) -> u64 {
        self.next_id.fetch_add(1, Ordering::Relaxed)
    }

    /// The number of open rooms.
    pub(crate) fn len(&self) -> usize {
        self.handles().len()
    }

    /// Refuses when the server is about to restart.
    pub(crate) fn check_open(&self) -> Result<(), Refusal> {
        if self.is_closing.load(Ordering::Relaxed) {
            Err(RefusalCode::Closing.into())
        } else {
            Ok(())
        }
    }

    /// Asks the room of a game and waits for its answer. While the game moves to another node it is asked again.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: GameId,
        request: impl Fn(Answer<T>) -> Request,
    ) -> Result<T, Refusal> {
        let until = Instant::now() + MOVED;
        loop {
            let answer = self.ask_once(id, &request).await;
            if !matches!(answer, Err(Refusal::Moved)) || Instant::now() >= until {
                return answer;
            }
            time::sleep(MOVING).await;
        }
    }

    /// The same once.
    pub(crate) async fn ask_once<T>(
        self: &Arc<Self>,
        id: GameId,
        request: impl FnOnce(Answer<T>) -> Request,
    ) -> Result<T, Refusal> {
        self.check_open()?;
        let (sender, receiver) = oneshot::channel();
        self.send(id, request(sender)).await;
        receiver.await.unwrap_or(Err(RefusalCode::Unavailable.into()))
    }

    /// Hands something to the task of a game, if it has room. Whether there is such a task.
    pub(crate) fn hand(&self, id: GameId, request: Request) -> bool {
        let handle = self.handles().get(&id).cloned();
        handle.is_some_and(|handle| {
            let handed = handle.try_send(request);
            !matches!(handed, Err(mpsc::error::TrySendError::Closed(_)))
        })
    }

    /// Makes sure that the room of a game is open and has done what is due.
    pub(crate) async fn wake(self: &Arc<Self>, id: GameId) {
        self.send(id, Request::Wake).await;
    }

    async fn send(self: &Arc<Self>, id: GameId, request: Request) {
        // A game that is opened now would stay with a node that ends.
        if let Err(refusal) = self.check_open() {
            return request.refuse(refusal);
        }
        if self.set_aside.contains(id) {
            return request.refuse(RefusalCode::GameDamaged.into());
        }
        let mut request = request;
        // A room may close while a request is on its way to it; the next one is another.
        loop {
            let (handle, new) = self.handle(id);
            if let Some(receiver) = new {
                tokio::spawn(run(Arc::clone(self), id, receiver));
            }
            match handle.send(request).await {
                Ok(()) => return,
                Err(closed) => request = closed.0,
            }
        }
    }

    /// Sends a request without waiting for a free place in the queue.
    fn send_later(self: &Arc<Self>, id: GameId, request: Request) {
        let rooms = Arc::clone(self);
        tokio::spawn(async move { rooms.send(id, request).await });
    }

    /// Ends a subscription. A closed room has none.
    pub(crate) fn unsubscribe(&self, id: GameId, subscription: u64) {
        let Some(handle) = self.handles().get(&id).cloned() else { return };
        post(handle, Request::Unsubscribe { id: subscription });
    }

    /// Sends a request to every open room. Nobody waits for a room that has much to do.
    pub(crate) fn send_to_all(&self, request: impl Fn() -> Request) {
        let handles: Vec<RoomHandle> = self.handles().values().cloned().collect();
        for handle in handles {
            post(handle, request());
        }
    }

    /// From now on every request is refused.
    pub(crate) fn refuse_requests(&self) {
        self.is_closing.store(true, Ordering::Relaxed);
    }

    /// From now on requests are accepted again.
    pub(crate) fn accept_requests(&self) {
        self.is_closing.store(false, Ordering::Relaxed);
    }

    /// Closes all rooms, and waits until they have done what they were asked before.
    pub(crate) async fn close_all(&self, restart_ms: u32) {
        self.send_to_all(|| Request::Close { restart_ms });
        let handles: Vec<RoomHandle> = self.handles().values().cloned().collect();
        let closed = async {
            for handle in handles {
                handle.closed().await;
            }
        };
        time::timeout(CLOSING, closed).await.ok();
    }

    /// The number of games whose rooms cannot be opened.
    pub(crate) fn set_aside(&self) -> usize {
        self.set_aside.len()
    }

    /// Gives a room up that cannot go on: who waits for it is refused, and the next request opens another one.
    async fn abandon(&self, id: GameId, mut requests: mpsc::Receiver<Request>, refusal: Refusal) {
        self.handles().remove(&id);
        self.services.live_games.remove(id);
        requests.close();
        while let Some(request) = requests.recv().await {
            request.refuse(refusal.clone());
        }
    }

    /// The handle of a room, and what a new one has to receive.
    fn handle(&self, id: GameId) -> (RoomHandle, Option<mpsc::Receiver<Request>>) {
        let mut handles = self.handles();
        if let Some(handle) = handles.get(&id).filter(|handle| !handle.is_closed()) {
            return (handle.clone(), None);
        }
        let (handle, receiver) = mpsc::channel(QUEUE);
        handles.insert(id, handle.clone());
        (handle, Some(receiver))
    }

    /// Opens a room and runs it until nobody needs it. A panic ends this room alone.
    async fn run_room(
        self: &Arc<Self>,
        id: GameId,
        ownership: Ownership,
        requests: &mut mpsc::Receiver<Request>,
        audience: &mut Vec<Watcher>,
    ) -> Next {
        let opened = caught(Room::open(self.services.clone(), id, ownership)).await;
        let damaged = Refusal::from(RefusalCode::GameDamaged);
        let mut room = match opened.unwrap_or_else(|Panicked| Err(damaged.clone())) {
            Ok(room) => room,
            Err(Refusal::Moved) => return Next::Again,
            Err(refusal) => {
                if refusal == damaged {
                    self.set_aside.insert(id);
                }
                return Next::Abandon(refusal);
            }
        };
        for Watcher { subscription, since, .. } in audience.drain(..) {
            room.take_over(subscription, since);
        }
        loop {
            match caught(room.run(requests)).await {
                Ok(Stopped::Closed) => {
                    self.refuse_rest(requests);
                    return Next::End;
                }
                Ok(Stopped::Idle) => {
                    let is_released = release(&self.services, id, ownership).await;
                    if let Some(late) = self.close(id, requests) {
                        late.into_iter().for_each(|request| self.send_later(id, request));
                        return Next::End;
                    }
                    if is_released {
                        return Next::Again;
                    }
                }
                Ok(Stopped::Fenced) => {
                    let (subscriptions, seq) = room.give_up();
                    let watchers = subscriptions.into_iter();
                    audience.extend(watchers.map(|one| Watcher::new(one, Some(seq))));
                    return Next::Again;
                }
                Err(Panicked) => {
                    self.set_aside.note_panic(id);
                    release(&self.services, id, ownership).await;
                    return Next::Abandon(RefusalCode::Unavailable.into());
                }
            }
        }
    }

    /// Runs the gallery of a game that another node has.
    async fn run_gallery(
        self: &Arc<Self>,
        id: GameId,
        cluster: &Arc<Cluster>,
        owner: NodeId,
        requests: &mut mpsc::Receiver<Request>,
        audience: &mut Vec<Watcher>,
    ) -> Next {
        let Some(handle) = self.handles().get(&id).map(mpsc::Sender::downgrade) else {
            return Next::Abandon(RefusalCode::Unavailable.into());
        };
        let watchers = std::mem::take(audience);
        let own = self.unique_id();
        let mut gallery = Gallery::new(own, Arc::clone(cluster), id, owner, handle, watchers);
        loop {
            match gallery.run(requests).await {
                Left::Closed => {
                    self.refuse_rest(requests);
                    return Next::End;
                }
                Left::Idle => {
                    let Some(late) = self.close(id, requests) else { continue };
                    late.into_iter().for_each(|request| self.send_later(id, request));
                    return Next::End;
                }
                Left::HandedOver => {
                    *audience = gallery.leave();
                    return Next::Again;
                }
                Left::Moved => {
                    *audience = gallery.leave();
                    // The database may need a moment to see it too. Without messages only the end of the owner changes anything.
                    let pause = if cluster.is_connected() { MOVING } else { SEARCH };
                    time::sleep(pause).await;
                    return Next::Again;
                }
            }
        }
    }

    /// What still waits when the server is about to restart is for another node.
    fn refuse_rest(&self, requests: &mut mpsc::Receiver<Request>) {
        requests.close();
        while let Ok(request) = requests.try_recv() {
            request.refuse(RefusalCode::Closing.into());
        }
    }

    /// Closes an idle room unless requests wait for it. Returns those that came in meanwhile: they are for the next room.
    fn close(&self, id: GameId, requests: &mut mpsc::Receiver<Request>) -> Option<Vec<Request>> {
        let mut handles = self.handles();
        if !requests.is_empty() {
            return None;
        }
        requests.close();
        handles.remove(&id);
        let mut late = Vec::new();
        while let Ok(request) = requests.try_recv() {
            late.push(request);
        }
        Some(late)
    }

    fn handles(&self) -> MutexGuard<'_, HashMap<GameId, RoomHandle>> {
        self.handles.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Sends a request to a room without waiting for a free place in its queue. A closed one needs none.
fn post(handle: RoomHandle, request: Request) {
    if let Err(mpsc::error::TrySendError::Full(request)) = handle.try_send(request) {
        tokio::spawn(async move { handle.send(request).await.ok() });
    }
}

/// The task of a game: its room where this node has it in its hands, otherwise the gallery of those who follow it here.
async fn run(rooms: Arc<Rooms>, id: GameId, mut requests: mpsc::Receiver<Request>) {
    let mut audience: Vec<Watcher> = Vec::new();
    loop {
        // A node that ends takes no game any more: it goes on elsewhere.
        if rooms.check_open().is_err() {
            audience.into_iter().for_each(|watcher| watcher.subscription.farewell(0));
            return rooms.refuse_rest(&mut requests);
        }
        let next = match hold(&rooms.services, id).await {
            Ok(Held::Here(ownership)) => {
                rooms.run_room(id, ownership, &mut requests, &mut audience).await
            }
            Ok(Held::There(cluster, owner)) => {
                rooms.run_gallery(id, &cluster, owner, &mut requests, &mut audience).await
            }
            // Those who are here stay until it is known where the game is.
            Err(refusal) if !audience.is_empty() => {
                while let Ok(request) = requests.try_recv() {
                    request.refuse(refusal.clone());
                }
                time::sleep(SEARCH).await;
                Next::Again
            }
            Err(refusal) => Next::Abandon(refusal),
        };
        match next {
            Next::Again => {}
            Next::End => return,
            Next::Abandon(refusal) => return rooms.abandon(id, requests, refusal).await,
        }
    }
}
