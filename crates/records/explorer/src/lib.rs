//! Opening explorer: how often a position was reached, how those games ended, and which turns
//! were played next.
//!
//! Positions that are images of each other under the twelve symmetries of the board, or with
//! the colours exchanged, form one [`Class`]: the 85 first turns of YINSH become 11. A [`Tree`]
//! counts the games that passed through each class and stores only these counts: the
//! continuations of a position are its legal turns, looked up by the classes to which they
//! lead. Transpositions are therefore counted together.
//!
//! ```
//! use explorer::{Tree, continuations};
//! use variants::{AnyGame, Color, Variant};
//!
//! let mut tree = Tree::new(Variant::Yinsh);
//! let mut game = AnyGame::start(Variant::Yinsh);
//! game.play_turn("f6")?;
//! tree.add(&game, Some(Color::White));
//!
//! let found = continuations(&AnyGame::start(Variant::Yinsh), &tree)?;
//! assert_eq!(found.len(), 1);
//! assert_eq!(found[0].turns, ["f6"]);
//! assert_eq!(found[0].node.games(), 1);
//! assert_eq!(found[0].node.score(), Some(1.0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A tree is stored as [`part`](Tree::part)s, one for every two pieces on the board, so a page
//! loads only the part that it shows.

mod class;
mod continuation;
#[cfg(feature = "engine-games")]
mod engine_games;
mod node;
mod part;
mod tree;

pub use class::Class;
pub use continuation::{Continuation, LEGAL_TURNS_MAX, continuations};
#[cfg(feature = "engine-games")]
pub use engine_games::engine_games;
pub use node::{Chance, Node};
pub use part::PartError;
pub use tree::{PIECES_PER_PART, TREE_MAX_TURNS, Tree};
