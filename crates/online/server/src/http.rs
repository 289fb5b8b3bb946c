//! The HTTP layer: limits, problems, headers and addresses.

pub(crate) mod base_url;
pub(crate) mod concurrency;
pub(crate) mod connection;
pub(crate) mod downloads;
pub(crate) mod held_body;
pub(crate) mod host;
pub(crate) mod language;
pub(crate) mod limits;
pub(crate) mod origin;
pub(crate) mod problem;
pub(crate) mod proxies;
pub(crate) mod rates;
pub(crate) mod request_head;
pub(crate) mod response;
pub(crate) mod security_headers;
pub(crate) mod write_timeout;
