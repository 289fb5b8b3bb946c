//! Exported functions of the module: `take`, `call` and `give`.
#![expect(unsafe_code, reason = "`no_mangle` counts as unsafe")]

use std::{cell::RefCell, ptr};

use bridge::Bridge;

use crate::{Training, answer};

thread_local! {
    static BRIDGE: RefCell<Bridge<Training>> = RefCell::default();
}

/// Allocates a buffer for a request and returns its address, or 0 if it is too long.
#[unsafe(no_mangle)]
extern "C" fn take(length: usize) -> *mut u8 {
    BRIDGE.with_borrow_mut(|bridge| match bridge.take(length) {
        Some(buffer) => buffer.as_mut_ptr(),
        None => ptr::null_mut(),
    })
}

/// Answers the request in the buffer.
#[unsafe(no_mangle)]
extern "C" fn call(_request: *mut u8, _length: usize) -> *const u8 {
    BRIDGE.with_borrow_mut(|bridge| bridge.call(answer).as_ptr())
}

/// Frees both buffers.
#[unsafe(no_mangle)]
extern "C" fn give(_answer: *mut u8, _length: usize) {
    BRIDGE.with_borrow_mut(Bridge::give);
}
