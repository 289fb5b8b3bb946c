//! Spaced repetition: a position that somebody got wrong comes back when they are about to
//! forget it.
//!
//! A [`Card`] is the reviews of one position, and nothing else: when it is due follows from
//! them. So two devices that reviewed without a network join their cards without loss. The
//! [`Memory`] behind it is that of FSRS, the free spaced repetition scheduler, version 6, with its
//! published formulas and parameters.
//!
//! ```
//! use cards::{Card, DAY, Grade, Review};
//!
//! let mut card = Card::default();
//! assert_eq!(card.due(), None);
//! card.add(Review { at: 0, grade: Grade::Good });
//! assert_eq!(card.due(), Some(2 * DAY));
//! card.add(Review { at: 2 * DAY, grade: Grade::Good });
//! assert_eq!(card.due(), Some(13 * DAY));
//! ```
//!
//! It reads no clock: times are arguments, in milliseconds.

mod card;
mod deck;
mod grade;
mod memory;

pub use card::{Card, DAY, Review};
pub use deck::{Standing, forecast, standing};
pub use grade::Grade;
pub use memory::{Memory, RETENTION};
