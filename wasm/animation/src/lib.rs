//! WebAssembly module that creates animated GIFs from frames of pixels.
//!
//! All frames share one palette, and each contains only the rectangle that has changed, since a turn changes little of
//! a board.
//!
//! ```
//! use animation_wasm::Animation;
//!
//! let mut animation = Animation::new(2, 1).unwrap();
//! animation.pixels_mut().copy_from_slice(&[255, 0, 0, 255, 0, 0, 255, 255]);
//! animation.sample();
//! animation.add(50);
//! animation.pixels_mut()[..4].copy_from_slice(&[0, 0, 255, 255]);
//! animation.add(200);
//! assert!(animation.finish().starts_with(b"GIF89a"));
//! ```

mod animation;
#[cfg(target_family = "wasm")]
mod exports;

pub use animation::{Animation, PICTURE_SIDE_MAX};
