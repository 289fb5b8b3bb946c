//! Hexagonal boards: points, directions, lines, the 12 symmetries, sets of points.
//!
//! Points are named by column and row so that the three lines through a point keep one
//! of them, or their difference, constant:
//!
//! ```text
//!   row + 1   (c, r+1)   (c+1, r+1)
//!   row         (c, r)   (c+1, r)
//! ```
//!
//! [`Axis::Column`] keeps the column, [`Axis::Row`] the row, [`Axis::Diagonal`] the
//! difference. Everything is `const`, so that a game computes its tables at compile
//! time from these slow definitions. Boards, pieces and rules live elsewhere.
//!
//! ```
//! use hexgrid::{Hex, Symmetry};
//!
//! let point = Hex::new(2, 1);
//! let turned = Symmetry::ALL.map(|symmetry| symmetry.apply(point));
//! assert_eq!(turned[0], point);
//! assert_eq!(turned[3], Hex::new(-2, -1)); // half a turn
//! ```
#![no_std]

#[cfg(test)]
extern crate std;

/// The examples of the README are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod axis;
mod columns;
mod drawing;
mod hex;
mod set;
mod symmetry;

pub use axis::{Axis, Direction};
pub use columns::{ColumnsError, read_cells, read_columns, write_cells, write_columns};
pub use drawing::{drawing_order, write_drawing};
pub use hex::Hex;
pub use symmetry::Symmetry;
