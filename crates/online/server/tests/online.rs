//! On-line play as browsers and programs meet it: a real server with a real store, over real connections.

#[path = "hostile/bodies.rs"]
mod bodies;
#[path = "online/browser.rs"]
mod browser;
#[path = "online/description.rs"]
mod description;
#[path = "online/ending.rs"]
mod ending;
#[path = "hostile/floods.rs"]
mod floods;
#[path = "hostile/frames.rs"]
mod frames;
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
#[path = "hostile/strangers.rs"]
mod strangers;
#[path = "online/streams.rs"]
mod streams;
#[path = "hostile/texts.rs"]
mod texts;
