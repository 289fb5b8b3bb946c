//! Spaced repetition: a position that a player got wrong comes back when they are about to forget
//! it.
//!
//! A [`Card`] consists only of the reviews of one position; its due date follows from them. Two
//! devices that were used offline can therefore merge their cards without loss. [`Memory`]
//! implements FSRS, the free spaced repetition scheduler, version 6, using its published formulas
//! and parameters.
//!
//! ```
//! use cards::{Card, DAY_MS, Grade, Review};
//!
//! let mut card = Card::default();
//! assert_eq!(card.due(), None);
//! card.add(Review { at: 0, grade: Grade::Good });
//! assert_eq!(card.due(), Some(2 * DAY_MS));
//! card.add(Review { at: 2 * DAY_MS, grade: Grade::Good });
//! assert_eq!(card.due(), Some(13 * DAY_MS));
//! ```
//!
//! The crate reads no clock: times are arguments, in milliseconds.

mod card;
mod deck;
mod grade;
mod memory;

pub use card::{Card, DAY_MS, Review};
pub use deck::{Standing, forecast, standing};
pub use grade::Grade;
pub use memory::{Memory, RETENTION};
