//! Liveness of nodes.

/// Tests whether the node at this address is alive or, if it is a balancer's address, whether one of its nodes is.
pub(super) fn is_live(address: &str) -> bool {
    ureq::get(format!("http://{address}/livez")).call().is_ok()
}
