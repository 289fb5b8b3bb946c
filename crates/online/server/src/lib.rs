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

mod accounts;
mod answer;
mod api;
mod app;
mod base;
mod caller;
mod config;
mod content;
mod crowd;
mod descriptors;
mod digest;
mod door;
mod files;
mod frame;
mod game_record;
mod guard;
mod lan;
mod limits;
mod logs;
mod mail;
mod manifest;
mod meters;
mod modules;
mod offline;
mod openapi;
mod origin;
mod page;
mod pages;
mod password;
mod people;
mod problem;
mod profiles;
mod proxy;
mod published;
mod rates;
mod reports;
mod router;
mod script;
mod secret;
mod serving;
mod session;
mod site;
mod socket;
mod token;
mod turn_letters;
mod visitor;

pub use config::{Mail, MetricsDoor, Options};
pub use lan::{lan_address, qr_text};
pub use limits::{Limits, SocketLimits};
pub use logs::{LogForm, ParseLogFormError, write_log};
pub use origin::{ParsePublicUrlError, PublicUrl};
pub use people::PeopleError;
pub use proxy::{Block, ParseBlockError};
pub use serving::{Server, StartError};
pub use store::Place;
pub use tracing::level_filters::LevelFilter;
