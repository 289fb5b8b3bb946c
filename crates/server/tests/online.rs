//! On-line play as browsers and programs meet it: a real server with a real store, over real connections.

#[path = "online/browser.rs"]
mod browser;
#[path = "online/description.rs"]
mod description;
#[path = "online/ending.rs"]
mod ending;
#[path = "online/games.rs"]
mod games;
#[path = "online/hostile.rs"]
mod hostile;
#[path = "online/lobby.rs"]
mod lobby;
#[path = "online/operating.rs"]
mod operating;
#[path = "online/sockets.rs"]
mod sockets;
#[path = "online/streams.rs"]
mod streams;
