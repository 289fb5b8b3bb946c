//! Test kit: servers, browsers, programs, sockets and streams, over real connections.

mod browser;
mod program;
mod response;
mod scene;
mod server;
mod socket;
mod stream;

pub(crate) use browser::Browser;
pub(crate) use program::Program;
pub(crate) use response::{Response, connect, connect_from, raw, raw_bytes, request};
pub(crate) use scene::{account, eventually, new_name, two_at_a_game};
pub(crate) use server::{PASSWORD, SHARED, TestServer};
pub(crate) use socket::Socket;
pub(crate) use stream::Stream;
