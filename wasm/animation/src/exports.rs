//! Exported functions of the module.
#![expect(unsafe_code, reason = "`no_mangle` counts as unsafe")]

use std::{cell::RefCell, ptr};

use crate::Animation;

thread_local! {
    static ANIMATION: RefCell<Option<Animation>> = const { RefCell::new(None) };
    static FILE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Begins a picture and returns the address of the frame buffer, or 0 if the picture is too large.
#[unsafe(no_mangle)]
extern "C" fn begin(width: u32, height: u32) -> *mut u8 {
    let size = u16::try_from(width).ok().zip(u16::try_from(height).ok());
    let made = size.and_then(|(width, height)| Animation::new(width, height));
    ANIMATION.with_borrow_mut(|animation| {
        *animation = made;
        animation.as_mut().map_or(ptr::null_mut(), |animation| animation.pixels_mut().as_mut_ptr())
    })
}

/// Adds the colours of the frame in the buffer to the palette sample.
#[unsafe(no_mangle)]
extern "C" fn sample() {
    ANIMATION.with_borrow_mut(|animation| animation.as_mut().map(Animation::sample));
}

/// Adds the frame in the buffer, shown for this many hundredths of a second.
#[unsafe(no_mangle)]
extern "C" fn add(delay: u32) {
    let delay = u16::try_from(delay).unwrap_or(u16::MAX);
    ANIMATION.with_borrow_mut(|animation| animation.as_mut().map(|animation| animation.add(delay)));
}

/// Ends the picture and returns the length of its file.
#[unsafe(no_mangle)]
extern "C" fn finish() -> usize {
    let file = ANIMATION.take().map(Animation::finish).unwrap_or_default();
    let length = file.len();
    FILE.set(file);
    length
}

/// Returns the address of the file.
#[unsafe(no_mangle)]
extern "C" fn file() -> *const u8 {
    FILE.with_borrow(Vec::as_ptr)
}
