//! What the module offers to a page: `take`, `call` and `give`.
#![expect(unsafe_code, reason = "to give a function its plain name is called unsafe")]

use std::{cell::RefCell, ptr};

use door::Door;

use crate::answer;

thread_local! {
    static DOOR: RefCell<Door<()>> = RefCell::default();
}

/// Room for a request of so many bytes; 0 if that is too much.
#[unsafe(no_mangle)]
extern "C" fn take(length: usize) -> *mut u8 {
    DOOR.with_borrow_mut(|door| match door.take(length) {
        Some(room) => room.as_mut_ptr(),
        None => ptr::null_mut(),
    })
}

/// Answers the request; the room is known by its address and its length.
#[unsafe(no_mangle)]
extern "C" fn call(_room: *mut u8, _length: usize) -> *const u8 {
    DOOR.with_borrow_mut(|door| door.call(|(), request| answer(request)).as_ptr())
}

/// Gives back the memory of both texts.
#[unsafe(no_mangle)]
extern "C" fn give(_answer: *mut u8, _length: usize) {
    DOOR.with_borrow_mut(Door::give);
}
