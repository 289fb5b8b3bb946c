//! HTTP itself: limits, refusals, headers, addresses.

pub(crate) mod base_url;
pub(crate) mod concurrency;
pub(crate) mod connection;
pub(crate) mod content;
pub(crate) mod digest;
pub(crate) mod language;
pub(crate) mod limits;
pub(crate) mod origin;
pub(crate) mod problem;
pub(crate) mod proxies;
pub(crate) mod rates;
pub(crate) mod response;
pub(crate) mod security_headers;
