//! Trusted proxies, and the client addresses that they forward.

use std::{
    net::{IpAddr, SocketAddr},
    str::FromStr,
};

use ipnet::IpNet;

/// A range of addresses in CIDR notation, or a single address: `10.0.0.0/8`, `::1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AddressRange(IpNet);

/// Error for a string that is not a range of addresses.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("expected an address or a range of addresses in CIDR notation, such as ::1 or 10.0.0.0/8")]
pub struct ParseAddressRangeError;

impl AddressRange {
    /// Returns whether an address is in the range. A range of IPv6 addresses also covers IPv4 addresses in their mapped form.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.0, address.to_canonical()) {
            (IpNet::V6(range), IpAddr::V4(address)) => range.contains(&address.to_ipv6_mapped()),
            (range, address) => range.contains(&address),
        }
    }
}

impl FromStr for AddressRange {
    type Err = ParseAddressRangeError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let single = text.parse::<IpAddr>().map(IpNet::from);
        single.or_else(|_| text.parse()).map(Self).map_err(|_| ParseAddressRangeError)
    }
}

/// Returns the address of the client: the peer of the connection, or the address forwarded by a trusted proxy.
///
/// A proxy appends the address of its own peer to `X-Forwarded-For`. The list is therefore read backwards up to the first
/// untrusted address. Earlier entries are ignored, since the client could have made them up.
///
/// # Errors
/// Fails if a trusted proxy forwards an invalid address: the client is then unknown.
pub(crate) fn client_address(
    peer: IpAddr,
    forwarded: &[&str],
    trusted: &[AddressRange],
) -> Result<IpAddr, ForwardedError> {
    let is_trusted = |address: IpAddr| trusted.iter().any(|range| range.contains(address));
    let mut client = peer.to_canonical();
    let mut named = forwarded.iter().rev().flat_map(|line| line.rsplit(',')).map(str::trim);
    while is_trusted(client) {
        let Some(name) = named.next() else { break };
        client = address(name).ok_or(ForwardedError)?.to_canonical();
    }
    Ok(client)
}

/// Parses an address, which some proxies write with a port.
fn address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(with_port)
}

/// Error for an invalid client address in `X-Forwarded-For`.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("X-Forwarded-For has no client address")]
pub(crate) struct ForwardedError;

#[cfg(test)]
mod tests {
    use super::*;

    fn range(text: &str) -> AddressRange {
        text.parse().expect("a range")
    }

    fn address(text: &str) -> IpAddr {
        super::address(text).expect("an address")
    }

    #[test]
    fn a_range_contains_the_addresses_with_its_prefix() {
        assert!(range("10.0.0.0/8").contains(address("10.200.3.4")));
        assert!(!range("10.0.0.0/8").contains(address("11.0.0.1")));
        assert!(range("192.168.1.7").contains(address("192.168.1.7")));
        assert!(range("fd00::/8").contains(address("fd12::1")));
        assert!(range("::/0").contains(address("1.2.3.4")));
        assert!(range("0.0.0.0/0").contains(address("1.2.3.4")));
        assert!(!range("0.0.0.0/0").contains(address("2001:db8::1")));
    }

    #[test]
    fn invalid_ranges_are_rejected() {
        for text in ["", "10.0.0.0/33", "10.0.0/8", "::/129", "10.0.0.0/", "10.0.0.0/-1", "name"] {
            assert_eq!(text.parse::<AddressRange>(), Err(ParseAddressRangeError), "{text}");
        }
    }

    #[test]
    fn only_trusted_proxies_may_forward_a_client_address() {
        let trusted = [range("127.0.0.1"), range("10.0.0.0/8")];
        let client =
            |peer: &str, forwarded: &[&str]| client_address(address(peer), forwarded, &trusted);
        assert_eq!(client("9.9.9.9", &["1.1.1.1"]), Ok(address("9.9.9.9")));
        assert_eq!(client("127.0.0.1", &["1.1.1.1"]), Ok(address("1.1.1.1")));
        assert_eq!(client("127.0.0.1", &["8.8.8.8, 1.1.1.1", "10.0.0.2"]), Ok(address("1.1.1.1")));
        for nonsense in ["nonsense", "", "unknown", "1.1.1.1, ", "1.1.1"] {
            assert_eq!(client("127.0.0.1", &[nonsense]), Err(ForwardedError), "{nonsense:?}");
        }
        assert_eq!(client("9.9.9.9", &["nonsense"]), Ok(address("9.9.9.9")));
        assert_eq!(client("127.0.0.1", &["[2001:db8::1]:443"]), Ok(address("2001:db8::1")));
        assert_eq!(client("127.0.0.1", &[]), Ok(address("127.0.0.1")));
    }
}
