//! The HTTP server: pages, files, identity, the API, streams and the WebSocket.
//!
//! Pages are rendered by `frontend` from the messages of `words` and the files in `web/`, which are embedded in the program;
//! scripts make them interactive. Games are played in `hall` and stored by `store`: this crate contains neither rules nor SQL.
//!
//! ```no_run
//! let server = server::Server::bind(&server::Options::default())?;
//! println!("{}", server.url());
//! server.run()?;
//! # Ok::<(), server::StartError>(())
//! ```

// From the top down: each module uses only modules below it.
mod limits;
mod run;

mod router;

mod api;
mod socket;

mod visitor;

mod app;

mod identity;

mod config;
mod http;
mod lan;
mod metrics;
mod puzzle_library;

pub use config::{ClusterOptions, MailOptions, MetricsAccess, Options};
pub use http::{
    limits::{Limits, SocketLimits},
    origin::{ParsePublicUrlError, PublicUrl},
    proxies::{AddressRange, ParseAddressRangeError},
};
pub use identity::services::IdentityError;
pub use lan::{lan_address, qr_text};
pub use run::{
    Server, StartError,
    logs::{LogFormat, write_log},
    stop_signal,
};
pub use store::Location;
pub use tracing::level_filters::LevelFilter;
