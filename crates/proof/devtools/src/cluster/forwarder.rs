//! A link between a node and a service, which can be cut.

use std::net::{SocketAddr, TcpListener as StdListener};

use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    runtime::Runtime,
    sync::watch,
};

/// What becomes of bytes on a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    /// They are passed on.
    Open,
    /// Connections are closed, and new ones are closed at once.
    Closed,
    /// Nothing arrives, and nobody is told: a cable without a machine at its end.
    Silent,
}

/// Forwards connections to a service.
#[derive(Debug)]
pub(crate) struct Forwarder {
    address: SocketAddr,
    link: watch::Sender<Link>,
    // Dropping it ends all connections.
    _runtime: Runtime,
}

impl Forwarder {
    /// Forwards to an address, from a port that stays the same.
    pub(super) fn to(service: String) -> anyhow::Result<Self> {
        let listener = StdListener::bind("127.0.0.1:0")?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let (link, watched) = watch::channel(Link::Open);
        runtime.spawn(accept(listener, service, watched));
        Ok(Self { address, link, _runtime: runtime })
    }

    /// Where the node connects.
    pub(super) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Cuts or mends the link.
    pub(crate) fn set(&self, link: Link) {
        self.link.send_replace(link);
    }
}

async fn accept(
    listener: StdListener,
    service: String,
    link: watch::Receiver<Link>,
) -> std::io::Result<()> {
    let listener = TcpListener::from_std(listener)?;
    loop {
        let (node, _) = listener.accept().await?;
        tokio::spawn(forward(node, service.clone(), link.clone()));
    }
}

/// One connection, until one of its ends or the link is closed.
async fn forward(
    node: TcpStream,
    service: String,
    mut link: watch::Receiver<Link>,
) -> std::io::Result<()> {
    let mut closing = link.clone();
    tokio::select! {
        _ = closing.wait_for(|link| *link == Link::Closed) => Ok(()),
        ended = async {
            opened(&mut link).await;
            let service = TcpStream::connect(service).await?;
            node.set_nodelay(true)?;
            service.set_nodelay(true)?;
            let (from_node, to_node) = node.into_split();
            let (from_service, to_service) = service.into_split();
            tokio::select! {
                ended = copy(from_node, to_service, link.clone()) => ended,
                ended = copy(from_service, to_node, link.clone()) => ended,
            }
        } => ended,
    }
}

/// Passes bytes on while the link is open.
async fn copy(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut link: watch::Receiver<Link>,
) -> std::io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let count = from.read(&mut bytes).await?;
        if count == 0 {
            return Ok(());
        }
        opened(&mut link).await;
        to.write_all(&bytes[..count]).await?;
    }
}

async fn opened(link: &mut watch::Receiver<Link>) {
    link.wait_for(|link| *link == Link::Open).await.ok();
}
