//! A link between a node and a service, which a test can cut, hold, delay or break in each direction.

use std::{
    io,
    net::{SocketAddr, TcpListener as StdListener},
    time::Duration,
};

use tokio::{
    net::{TcpListener, TcpStream},
    runtime::Runtime,
    sync::watch,
};

use super::flow::{Flow, pass};

/// State of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Connectivity {
    /// Connections are closed, and new ones are closed at once.
    Cut,
    /// Connections are accepted, and their bytes are treated like this on the way to the service and back.
    Linked { to_service: Flow, to_node: Flow },
}

impl Connectivity {
    /// Bytes are passed on.
    pub(crate) const OPEN: Self = Self::both(Flow::Open);
    /// Nothing arrives at either end.
    pub(crate) const HELD: Self = Self::both(Flow::Held);
    /// Everything sent is lost.
    pub(crate) const DROPPED: Self = Self::both(Flow::Dropped);
    /// The node receives but cannot send.
    pub(crate) const RECEIVES_ONLY: Self =
        Self::Linked { to_service: Flow::Held, to_node: Flow::Open };
    /// The node sends but cannot receive.
    pub(crate) const SENDS_ONLY: Self =
        Self::Linked { to_service: Flow::Open, to_node: Flow::Held };

    /// Returns a link that is slow in both directions.
    pub(crate) const fn slow(each_way: Duration) -> Self {
        Self::both(Flow::Delayed(each_way))
    }

    const fn both(flow: Flow) -> Self {
        Self::Linked { to_service: flow, to_node: flow }
    }
}

/// A forwarder of connections to a service.
#[derive(Debug)]
pub(crate) struct Forwarder {
    address: SocketAddr,
    switches: Switches,
    // Dropping the runtime closes all connections.
    _runtime: Runtime,
}

/// The parts of a link's state, each watched by those who need it.
#[derive(Debug)]
struct Switches {
    is_cut: watch::Sender<bool>,
    to_service: watch::Sender<Flow>,
    to_node: watch::Sender<Flow>,
}

/// The same parts, as a connection sees them.
#[derive(Clone, Debug)]
struct Link {
    is_cut: watch::Receiver<bool>,
    to_service: watch::Receiver<Flow>,
    to_node: watch::Receiver<Flow>,
}

impl Forwarder {
    /// Starts forwarding to an address, from a port that never changes.
    pub(super) fn to(service: String) -> anyhow::Result<Self> {
        let listener = StdListener::bind("127.0.0.1:0")?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        let (is_cut, cut) = watch::channel(false);
        let (to_service, there) = watch::channel(Flow::Open);
        let (to_node, back) = watch::channel(Flow::Open);
        let link = Link { is_cut: cut, to_service: there, to_node: back };
        runtime.spawn(accept(listener, service, link));
        let switches = Switches { is_cut, to_service, to_node };
        Ok(Self { address, switches, _runtime: runtime })
    }

    /// Returns the address to which the node connects.
    pub(super) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Changes the state of the link.
    pub(crate) fn set(&self, state: Connectivity) {
        if let Connectivity::Linked { to_service, to_node } = state {
            self.switches.to_service.send_replace(to_service);
            self.switches.to_node.send_replace(to_node);
        }
        self.switches.is_cut.send_replace(state == Connectivity::Cut);
    }
}

async fn accept(listener: StdListener, service: String, link: Link) -> io::Result<()> {
    let listener = TcpListener::from_std(listener)?;
    loop {
        let (node, _) = listener.accept().await?;
        tokio::spawn(forward(node, service.clone(), link.clone()));
    }
}

/// Forwards one connection, until one of its ends is closed or the link is cut.
async fn forward(node: TcpStream, service: String, mut link: Link) -> io::Result<()> {
    tokio::select! {
        _ = link.is_cut.wait_for(|is_cut| *is_cut) => Ok(()),
        ended = async {
            let service = TcpStream::connect(service).await?;
            node.set_nodelay(true)?;
            service.set_nodelay(true)?;
            let (from_node, to_node) = node.into_split();
            let (from_service, to_service) = service.into_split();
            tokio::select! {
                ended = pass(from_node, to_service, link.to_service) => ended,
                ended = pass(from_service, to_node, link.to_node) => ended,
            }
        } => ended,
    }
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read as _, Write as _},
        net::TcpStream as StdStream,
        thread,
    };

    use super::*;

    /// Starts a service that returns what it receives, and a forwarder to it.
    fn echo() -> Forwarder {
        let service = StdListener::bind("127.0.0.1:0").unwrap();
        let address = service.local_addr().unwrap().to_string();
        thread::spawn(move || {
            for stream in service.incoming().flatten() {
                thread::spawn(move || io::copy(&mut &stream, &mut &stream));
            }
        });
        Forwarder::to(address).unwrap()
    }

    /// Connects through a forwarder. A read that gets nothing fails after a while.
    fn connect(forwarder: &Forwarder) -> StdStream {
        let stream = StdStream::connect(forwarder.address()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        stream
    }

    fn ask(stream: &mut StdStream) -> io::Result<usize> {
        stream.write_all(b"turn")?;
        stream.read(&mut [0; 4])
    }

    /// Tests whether the other end closes a connection.
    fn is_closed(stream: &mut StdStream) -> bool {
        match stream.read(&mut [0; 4]) {
            Ok(count) => count == 0,
            Err(error) => error.kind() == io::ErrorKind::ConnectionReset,
        }
    }

    #[test]
    fn a_cut_closes_connections_and_refuses_new_ones_until_the_link_is_open_again() {
        let forwarder = echo();
        let mut stream = connect(&forwarder);
        assert_eq!(ask(&mut stream).unwrap(), 4);
        forwarder.set(Connectivity::Cut);
        assert!(is_closed(&mut stream));
        assert!(is_closed(&mut connect(&forwarder)));
        forwarder.set(Connectivity::OPEN);
        assert_eq!(ask(&mut connect(&forwarder)).unwrap(), 4);
    }

    #[test]
    fn a_node_that_can_only_send_gets_the_answers_when_the_link_is_open_again() {
        let forwarder = echo();
        let mut stream = connect(&forwarder);
        forwarder.set(Connectivity::SENDS_ONLY);
        stream.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
        assert!(ask(&mut stream).is_err(), "the answer has not arrived");
        forwarder.set(Connectivity::OPEN);
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        assert_eq!(stream.read(&mut [0; 4]).unwrap(), 4);
    }
}
