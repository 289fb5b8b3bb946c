//! The kernel's estimate of the round-trip time of a TCP connection.
//!
//! It is based on acknowledgements by the peer's kernel, which a program cannot delay by delaying its pongs. Linux reports it
//! over a netlink socket (sock_diag(7)), which needs no unsafe code, unlike the socket option `TCP_INFO`. Other systems do not
//! report it.

use std::net::{IpAddr, SocketAddr};

/// Message type of the request and of its answer.
const SOCK_DIAG_BY_FAMILY: u16 = 20;
/// Flag that marks a message as a request.
const REQUEST: u16 = 1;
/// Protocol number of TCP.
const TCP: u8 = 6;
/// Attribute with the state of a TCP connection, `struct tcp_info`.
const INFO: u16 = 2;
/// Size of the header of a netlink message, in bytes.
const HEADER: usize = 16;
/// Size of the socket description that follows the header in an answer, in bytes.
const SOCKET: usize = 72;
/// Offset in `struct tcp_info` of the smoothed round-trip time, which is given in microseconds.
const RTT: usize = 68;

/// Returns the round-trip time of a connection in milliseconds, rounded up.
#[cfg(target_os = "linux")]
pub(super) fn round_trip(local: SocketAddr, peer: SocketAddr) -> Option<u32> {
    use rustix::net::{
        AddressFamily, RecvFlags, SendFlags, SocketFlags, SocketType, netlink, recv, send,
        socket_with,
    };

    let (family, flags) = (AddressFamily::NETLINK, SocketFlags::CLOEXEC);
    let protocol = Some(netlink::SOCK_DIAG);
    let kernel = socket_with(family, SocketType::DGRAM, flags, protocol).ok()?;
    send(&kernel, &request(local, peer), SendFlags::empty()).ok()?;
    // The kernel has answered by the time the request is sent.
    let mut answer = [0; 2048];
    let (length, _) = recv(&kernel, &mut answer[..], RecvFlags::DONTWAIT).ok()?;
    rtt(answer.get(..length)?)
}

/// Returns `None`: systems other than Linux do not report the round-trip time.
#[cfg(not(target_os = "linux"))]
pub(super) fn round_trip(_: SocketAddr, _: SocketAddr) -> Option<u32> {
    None
}

/// Returns `struct nlmsghdr` and `struct inet_diag_req_v2` for one socket.
#[cfg(any(target_os = "linux", test))]
fn request(local: SocketAddr, peer: SocketAddr) -> Vec<u8> {
    let (local_ip, peer_ip) = (local.ip().to_canonical(), peer.ip().to_canonical());
    let family: u8 = if local_ip.is_ipv4() { 2 } else { 10 };
    let mut body = vec![family, TCP, 1 << (INFO - 1), 0];
    body.extend(u32::MAX.to_ne_bytes());
    body.extend(local.port().to_be_bytes());
    body.extend(peer.port().to_be_bytes());
    body.extend(address(local_ip));
    body.extend(address(peer_ip));
    // Any interface, and no cookie.
    body.extend(0_u32.to_ne_bytes());
    body.extend([0xff; 8]);
    let length = u32::try_from(HEADER + body.len()).unwrap_or(0);
    let mut message = length.to_ne_bytes().to_vec();
    message.extend(SOCK_DIAG_BY_FAMILY.to_ne_bytes());
    message.extend(REQUEST.to_ne_bytes());
    // No sequence number and no sender.
    message.extend([0; 8]);
    message.extend(body);
    message
}

fn address(ip: IpAddr) -> [u8; 16] {
    match ip {
        IpAddr::V6(ip) => ip.octets(),
        IpAddr::V4(ip) => {
            let mut bytes = [0; 16];
            bytes[..4].copy_from_slice(&ip.octets());
            bytes
        }
    }
}

/// Returns the round-trip time in an answer, in milliseconds.
#[cfg(any(target_os = "linux", test))]
fn rtt(answer: &[u8]) -> Option<u32> {
    let kind = u16::from_ne_bytes(answer.get(4..6)?.try_into().ok()?);
    if kind != SOCK_DIAG_BY_FAMILY {
        return None;
    }
    let mut attributes = answer.get(HEADER + SOCKET..)?;
    loop {
        let length = usize::from(u16::from_ne_bytes(attributes.get(..2)?.try_into().ok()?));
        let name = u16::from_ne_bytes(attributes.get(2..4)?.try_into().ok()?);
        if name == INFO {
            let bytes = attributes.get(4..length)?.get(RTT..RTT + 4)?;
            return Some(u32::from_ne_bytes(bytes.try_into().ok()?).div_ceil(1000));
        }
        // Attributes are aligned to four bytes.
        attributes = attributes.get(length.max(4).next_multiple_of(4)..)?;
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::{
        io::{Read as _, Write as _},
        net::{TcpListener, TcpStream},
    };

    use super::*;

    /// Returns both ends of a connection that has carried data in both directions.
    fn connected(address: &str) -> (TcpStream, TcpStream) {
        let listener = TcpListener::bind(address).expect("a loopback connection");
        let mut client = TcpStream::connect(listener.local_addr().expect("a loopback connection"))
            .expect("a loopback connection");
        let (mut server, _) = listener.accept().expect("a loopback connection");
        client.write_all(b"ping").expect("a loopback connection");
        server.read_exact(&mut [0; 4]).expect("a loopback connection");
        server.write_all(b"pong").expect("a loopback connection");
        client.read_exact(&mut [0; 4]).expect("a loopback connection");
        (server, client)
    }

    #[test]
    fn the_kernel_reports_the_round_trip_time_of_an_open_connection() {
        let (server, _client) = connected("127.0.0.1:0");
        let rtt = round_trip(
            server.local_addr().expect("a loopback connection"),
            server.peer_addr().expect("a loopback connection"),
        );
        assert!(rtt.is_some_and(|ms| ms < 1000), "{rtt:?}");
    }

    #[test]
    fn a_connection_that_does_not_exist_has_no_round_trip_time() {
        let nobody = SocketAddr::from(([127, 0, 0, 1], 1));
        assert_eq!(round_trip(nobody, nobody), None);
    }

    #[test]
    fn truncated_and_foreign_answers_are_ignored() {
        let (server, _client) = connected("127.0.0.1:0");
        let message = request(server.local_addr().unwrap(), server.peer_addr().unwrap());
        assert_eq!(message.len(), HEADER + 56);
        for length in 0..message.len() {
            assert_eq!(rtt(&message[..length]), None);
        }
        assert_eq!(rtt(&[0; 256]), None);
    }
}
