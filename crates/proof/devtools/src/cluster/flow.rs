//! One direction of a connection, which a test can hold, delay or break.

use std::{io, time::Duration};

use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    sync::{mpsc, watch},
    time::{self, Instant},
};

/// Maximum number of chunks on their way in one direction.
const CHUNKS_MAX: usize = 1024;
/// Maximum size of a chunk.
const CHUNK_BYTES: usize = 16 * 1024;

/// Treatment of the bytes in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// Bytes are passed on.
    Open,
    /// Bytes are kept, and passed on when the flow is open again, as if a cable were unplugged for a while.
    Held,
    /// Bytes are lost. A connection that has lost any is closed when the flow is open again, as by a firewall that has
    /// forgotten the connection.
    Dropped,
    /// Bytes are passed on after this time.
    Delayed(Duration),
}

/// Bytes and the time at which they are passed on.
type Chunk = (Instant, Vec<u8>);

/// Passes bytes on as the flow requires, until one of the ends is closed.
pub(super) async fn pass(
    from: impl AsyncRead + Unpin,
    to: impl AsyncWrite + Unpin,
    flow: watch::Receiver<Flow>,
) -> io::Result<()> {
    let (sender, receiver) = mpsc::channel(CHUNKS_MAX);
    let writing = write(receiver, to, flow.clone());
    let reading = read(from, sender, flow);
    tokio::pin!(writing);
    tokio::select! {
        ended = &mut writing => ended,
        ended = reading => {
            ended?;
            // What was sent before the end still arrives.
            writing.await
        }
    }
}

async fn read(
    mut from: impl AsyncRead + Unpin,
    chunks: mpsc::Sender<Chunk>,
    mut flow: watch::Receiver<Flow>,
) -> io::Result<()> {
    let mut bytes = vec![0; CHUNK_BYTES];
    let mut has_lost = false;
    loop {
        let mut restored = flow.clone();
        let count = tokio::select! {
            count = from.read(&mut bytes) => count?,
            _ = restored.wait_for(|flow| *flow != Flow::Dropped), if has_lost => 0,
        };
        if count == 0 {
            return Ok(());
        }
        let delay = match *flow.borrow_and_update() {
            Flow::Dropped => {
                has_lost = true;
                continue;
            }
            Flow::Delayed(delay) => delay,
            Flow::Open | Flow::Held => Duration::ZERO,
        };
        if chunks.send((Instant::now() + delay, bytes[..count].to_vec())).await.is_err() {
            return Ok(());
        }
    }
}

async fn write(
    mut chunks: mpsc::Receiver<Chunk>,
    mut to: impl AsyncWrite + Unpin,
    mut flow: watch::Receiver<Flow>,
) -> io::Result<()> {
    while let Some((due, bytes)) = chunks.recv().await {
        time::sleep_until(due).await;
        // Without a sender, the link itself is gone.
        flow.wait_for(|flow| *flow != Flow::Held).await.ok();
        to.write_all(&bytes).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{DuplexStream, duplex},
        sync::watch::Sender,
        time::timeout,
    };

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// Returns both ends of a connection, and the switch of its flow.
    fn connection(flow: Flow) -> (DuplexStream, DuplexStream, Sender<Flow>) {
        let (near, from) = duplex(1024);
        let (to, far) = duplex(1024);
        let (switch, watched) = watch::channel(flow);
        tokio::spawn(pass(from, to, watched));
        (near, far, switch)
    }

    /// Returns the bytes that arrive within a time: none if the connection is closed, an error if nothing arrives.
    async fn arriving(far: &mut DuplexStream, within: Duration) -> Result<Vec<u8>, ()> {
        let mut bytes = [0; 64];
        let count = timeout(within, far.read(&mut bytes)).await.map_err(|_| ())?;
        Ok(bytes[..count.unwrap_or(0)].to_vec())
    }

    #[tokio::test(start_paused = true)]
    async fn an_open_flow_passes_bytes_on_at_once() {
        let (mut near, mut far, _switch) = connection(Flow::Open);
        near.write_all(b"turn").await.unwrap();
        let began = Instant::now();
        assert_eq!(arriving(&mut far, SECOND).await, Ok(b"turn".to_vec()));
        assert_eq!(began.elapsed(), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn a_held_flow_delivers_everything_when_it_is_open_again() {
        let (mut near, mut far, switch) = connection(Flow::Held);
        near.write_all(b"turn").await.unwrap();
        assert_eq!(arriving(&mut far, 60 * SECOND).await, Err(()));
        switch.send_replace(Flow::Open);
        assert_eq!(arriving(&mut far, SECOND).await, Ok(b"turn".to_vec()));
    }

    #[tokio::test(start_paused = true)]
    async fn a_held_flow_hides_the_end_of_a_connection() {
        let (mut near, mut far, switch) = connection(Flow::Held);
        near.write_all(b"bye").await.unwrap();
        drop(near);
        assert_eq!(arriving(&mut far, 60 * SECOND).await, Err(()));
        switch.send_replace(Flow::Open);
        assert_eq!(arriving(&mut far, SECOND).await, Ok(b"bye".to_vec()));
        assert_eq!(arriving(&mut far, SECOND).await, Ok(Vec::new()));
    }

    #[tokio::test(start_paused = true)]
    async fn a_delayed_flow_delays_all_bytes_alike() {
        let (mut near, mut far, _switch) = connection(Flow::Delayed(2 * SECOND));
        let began = Instant::now();
        near.write_all(b"first").await.unwrap();
        time::sleep(SECOND).await;
        near.write_all(b"second").await.unwrap();
        assert_eq!(arriving(&mut far, 9 * SECOND).await, Ok(b"first".to_vec()));
        assert_eq!(began.elapsed().as_secs(), 2);
        assert_eq!(arriving(&mut far, 9 * SECOND).await, Ok(b"second".to_vec()));
        assert_eq!(began.elapsed().as_secs(), 3);
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_lost_bytes_is_closed_when_the_flow_is_open_again() {
        let (mut near, mut far, switch) = connection(Flow::Dropped);
        near.write_all(b"turn").await.unwrap();
        assert_eq!(arriving(&mut far, 60 * SECOND).await, Err(()));
        switch.send_replace(Flow::Open);
        assert_eq!(arriving(&mut far, SECOND).await, Ok(Vec::new()));
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_lost_nothing_survives_a_loss() {
        let (mut near, mut far, switch) = connection(Flow::Dropped);
        time::sleep(60 * SECOND).await;
        switch.send_replace(Flow::Open);
        near.write_all(b"turn").await.unwrap();
        assert_eq!(arriving(&mut far, SECOND).await, Ok(b"turn".to_vec()));
    }
}
