//! The only place where memory is reached through raw pointers: JavaScript has no other.
//!
//! JavaScript asks for a buffer by `take`, writes the request into it and gives it away by
//! `call`, which answers with another buffer: four bytes with the length of what follows,
//! least significant first, then JSON in UTF-8. That one is freed by `give`, with its whole
//! length.
#![expect(unsafe_code, reason = "memory that both sides share is reached through pointers")]

use std::{cell::RefCell, mem, ptr};

use table::Tables;

use crate::answer;

/// The bytes before the answer that say how long it is.
const HEAD: usize = 4;

thread_local! {
    static TABLES: RefCell<Tables> = RefCell::default();
}

/// A buffer of so many bytes, to be given away by `call` or `give` with the same length.
#[unsafe(no_mangle)]
extern "C" fn take(length: usize) -> *mut u8 {
    let mut buffer = vec![0_u8; length].into_boxed_slice();
    let start = buffer.as_mut_ptr();
    mem::forget(buffer);
    start
}

/// Answers the request in a buffer, which is freed, with another buffer.
///
/// # Safety
/// The buffer must come from `take` with this length and must not be used again.
#[unsafe(no_mangle)]
unsafe extern "C" fn call(start: *mut u8, length: usize) -> *mut u8 {
    // SAFETY: as the caller promises.
    let request = unsafe { boxed(start, length) };
    let text = String::from_utf8_lossy(&request);
    let told = TABLES.with_borrow_mut(|tables| answer(tables, &text));
    let mut buffer = Vec::with_capacity(HEAD + told.len());
    buffer.extend_from_slice(&u32::try_from(told.len()).unwrap_or_default().to_le_bytes());
    buffer.extend_from_slice(told.as_bytes());
    let mut buffer = buffer.into_boxed_slice();
    let start = buffer.as_mut_ptr();
    mem::forget(buffer);
    start
}

/// Frees a buffer.
///
/// # Safety
/// The buffer must come from `take` or `call` with this length, which is for an answer that
/// of its head and of what follows, and must not be used again.
#[unsafe(no_mangle)]
unsafe extern "C" fn give(start: *mut u8, length: usize) {
    // SAFETY: as the caller promises.
    drop(unsafe { boxed(start, length) });
}

/// The buffer that was handed out.
///
/// # Safety
/// It must have been a boxed slice of this length, and nobody else may own it.
unsafe fn boxed(start: *mut u8, length: usize) -> Box<[u8]> {
    // SAFETY: as the caller promises.
    unsafe { Box::from_raw(ptr::slice_from_raw_parts_mut(start, length)) }
}
