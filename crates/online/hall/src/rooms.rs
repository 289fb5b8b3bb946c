//! The rooms that are open: requests find their room, which is opened if it has to be.

mod caught;
mod set_aside;

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
};

use protocol::RefusalCode;
use record::GameId;
use tokio::sync::{mpsc, oneshot};

use self::{
    caught::{Panicked, caught},
    set_aside::SetAside,
};
use crate::{
    refusal::Refusal,
    room::{Answer, Request, Room, Services, Stopped},
};

/// The number of requests that may wait for a room; further senders wait.
const QUEUE: usize = 64;

/// The rooms that are open.
#[derive(Debug)]
pub(crate) struct Rooms {
    services: Services,
    handles: Mutex<HashMap<GameId, RoomHandle>>,
    is_closing: AtomicBool,
    next_subscription: AtomicU64,
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
            next_subscription: AtomicU64::new(1),
            set_aside: SetAside::default(),
        }
    }

    /// An id for a subscription that no other one has.
    pub(crate) fn subscription_id(&self) -> u64 {
        self.next_subscription.fetch_add(1, Ordering::Relaxed)
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

    /// Asks the room of a game and waits for its answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: GameId,
        request: impl FnOnce(Answer<T>) -> Request,
    ) -> Result<T, Refusal> {
        self.check_open()?;
        let (sender, receiver) = oneshot::channel();
        self.send(id, request(sender)).await;
        receiver.await.unwrap_or(Err(RefusalCode::Unavailable.into()))
    }

    /// Makes sure that the room of a game is open and has done what is due.
    pub(crate) async fn wake(self: &Arc<Self>, id: GameId) {
        self.send(id, Request::Wake).await;
    }

    async fn send(self: &Arc<Self>, id: GameId, request: Request) {
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
        let request = Request::Unsubscribe { id: subscription };
        if let Err(mpsc::error::TrySendError::Full(request)) = handle.try_send(request) {
            tokio::spawn(async move { handle.send(request).await.ok() });
        }
    }

    /// Sends a request to every open room.
    pub(crate) async fn send_to_all(&self, request: impl Fn() -> Request) {
        let handles: Vec<RoomHandle> = self.handles().values().cloned().collect();
        for handle in handles {
            handle.send(request()).await.ok();
        }
    }

    /// From now on every request is refused.
    pub(crate) fn refuse_requests(&self) {
        self.is_closing.store(true, Ordering::Relaxed);
    }

    /// Closes all rooms.
    pub(crate) async fn close_all(&self, restart_ms: u32) {
        self.send_to_all(|| Request::Close { restart_ms }).await;
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

/// The task of a room: opens it and runs it until nobody needs it. A panic ends this room alone.
async fn run(rooms: Arc<Rooms>, id: GameId, mut requests: mpsc::Receiver<Request>) {
    let opened = caught(Room::open(rooms.services.clone(), id)).await;
    let damaged = Refusal::from(RefusalCode::GameDamaged);
    let mut room = match opened.unwrap_or_else(|Panicked| Err(damaged.clone())) {
        Ok(room) => room,
        Err(refusal) => {
            if refusal == damaged {
                rooms.set_aside.insert(id);
            }
            return rooms.abandon(id, requests, refusal).await;
        }
    };
    loop {
        match caught(room.run(&mut requests)).await {
            Ok(Stopped::Closed) => return,
            Ok(Stopped::Idle) => {
                let Some(late) = rooms.close(id, &mut requests) else { continue };
                late.into_iter().for_each(|request| rooms.send_later(id, request));
                return;
            }
            Err(Panicked) => {
                rooms.set_aside.note_panic(id);
                return rooms.abandon(id, requests, RefusalCode::Unavailable.into()).await;
            }
        }
    }
}
