//! Proxies that are believed when they say for whom they ask.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

/// A block of addresses: `10.0.0.0/8`, `::1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    first: u128,
    mask: u128,
}

/// Why a text is no block of addresses.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("an address or a block of addresses is needed, such as 10.0.0.0/8 or ::1")]
pub struct ParseBlockError;

impl Block {
    /// Whether an address is in it.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        number(address) & self.mask == self.first
    }
}

/// Both kinds of addresses as one: an old one as it is written in the new kind.
fn number(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(old) => old.to_ipv6_mapped().to_bits(),
        IpAddr::V6(new) => new.to_bits(),
    }
}

impl FromStr for Block {
    type Err = ParseBlockError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (address, length) = text.split_once('/').map_or((text, None), |(a, l)| (a, Some(l)));
        let address: IpAddr = address.parse().map_err(|_| ParseBlockError)?;
        let own: u32 = if address.is_ipv4() { Ipv4Addr::BITS } else { Ipv6Addr::BITS };
        let length = length.map_or(Ok(own), str::parse).map_err(|_| ParseBlockError)?;
        let free = own.checked_sub(length).ok_or(ParseBlockError)?;
        let mask = u128::MAX.checked_shl(free).unwrap_or(0);
        Ok(Self { first: number(address) & mask, mask })
    }
}

/// Who asks: the other end of the connection, or whom a trusted proxy names. Proxies add the address from which they were asked
/// at the end of the list, so it is read from there, and what stands before an address that is not trusted could be invented.
pub(crate) fn caller(peer: IpAddr, forwarded: &[&str], trusted: &[Block]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|block| block.contains(address));
    let mut caller = peer.to_canonical();
    let mut named = forwarded.iter().rev().flat_map(|line| line.rsplit(',')).map(str::trim);
    while is_trusted(caller) {
        match named.next().and_then(|name| name.parse::<IpAddr>().ok()) {
            Some(before) => caller = before.to_canonical(),
            None => break,
        }
    }
    caller
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(text: &str) -> Block {
        text.parse().expect("a block")
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_block_has_the_addresses_that_begin_like_it() {
        assert!(block("10.0.0.0/8").contains(address("10.200.3.4")));
        assert!(!block("10.0.0.0/8").contains(address("11.0.0.1")));
        assert!(block("192.168.1.7").contains(address("192.168.1.7")));
        assert!(block("fd00::/8").contains(address("fd12::1")));
        assert!(block("::/0").contains(address("1.2.3.4")));
        assert!(block("0.0.0.0/0").contains(address("1.2.3.4")));
        assert!(!block("0.0.0.0/0").contains(address("2001:db8::1")));
    }

    #[test]
    fn nonsense_is_no_block() {
        for text in ["", "10.0.0.0/33", "10.0.0/8", "::/129", "10.0.0.0/", "10.0.0.0/-1", "name"] {
            assert_eq!(text.parse::<Block>(), Err(ParseBlockError), "{text}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let trusted = [block("127.0.0.1"), block("10.0.0.0/8")];
        let asked = |peer: &str, forwarded: &[&str]| caller(address(peer), forwarded, &trusted);
        assert_eq!(asked("9.9.9.9", &["1.1.1.1"]), address("9.9.9.9"));
        assert_eq!(asked("127.0.0.1", &["1.1.1.1"]), address("1.1.1.1"));
        assert_eq!(asked("127.0.0.1", &["8.8.8.8, 1.1.1.1", "10.0.0.2"]), address("1.1.1.1"));
        assert_eq!(asked("127.0.0.1", &["nonsense"]), address("127.0.0.1"));
        assert_eq!(asked("127.0.0.1", &[]), address("127.0.0.1"));
    }
}
