//! The web site: pages and files over HTTP.
//!
//! Pages are made from the sentences of `words` and the files of `web/`, which are part of the program. Whatever moves in a
//! page is done by its scripts: there is no rule of any game here, and nothing is stored.
//!
//! ```no_run
//! let server = server::Server::bind(&server::Options::default())?;
//! println!("{}", server.url());
//! server.run()?;
//! # Ok::<(), server::StartError>(())
//! ```

// From the top down: a module uses only modules below it.
mod run;

mod router;

mod api;
mod socket;

mod visitor;

mod app;

mod identity;
mod site;

mod config;
mod http;
mod lan;
mod metrics;

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
