//! Hexagonal boards: points, directions, lines, the 12 symmetries, bitboards.
//!
//! Points are named by column and row. Along the three lines through a point, the column,
//! the row, or their difference is constant:
//!
//! ```text
//!   row + 1   (c, r+1)   (c+1, r+1)
//!   row         (c, r)   (c+1, r)
//! ```
//!
//! The column is constant along [`Axis::Column`], the row along [`Axis::Row`], and their
//! difference along [`Axis::Diagonal`]. The geometry is `const`, so games can compute their tables
//! at compile time from these slow definitions. This crate defines no boards, pieces or rules.
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

/// Compiles and runs the examples of the README as tests.
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
