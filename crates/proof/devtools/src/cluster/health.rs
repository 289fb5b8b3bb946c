//! Whether somebody answers.

/// Whether a node, or one behind a balancer, is alive.
pub(super) fn is_live(address: &str) -> bool {
    ureq::get(format!("http://{address}/livez")).call().is_ok()
}
