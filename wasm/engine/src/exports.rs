#![expect(unsafe_code, reason = "functions that the browser calls and gives need plain names")]

use core::ptr;
use std::sync::Mutex;

use crate::{Door, Page};

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    safe fn now() -> f64;
    safe fn stopped() -> i32;
    safe fn tell(address: *const u8, length: usize);
}

/// The page that has loaded the module.
struct Loader;

impl Page for Loader {
    fn now(&self) -> f64 {
        now()
    }

    fn stopped(&self) -> bool {
        stopped() != 0
    }

    fn tell(&self, line: &str) {
        tell(line.as_ptr(), line.len());
    }
}

static DOOR: Mutex<Option<Door>> = Mutex::new(None);

/// Does something with the door. A page that comes in while it is told something would find
/// the door in use: it gets the address 0.
fn with_door<T>(act: impl FnOnce(&mut Door) -> *const T) -> *const T {
    DOOR.try_lock().map_or(ptr::null(), |mut door| act(door.get_or_insert_default()))
}

/// Room for a request of so many bytes; 0 if there is none.
#[unsafe(no_mangle)]
extern "C" fn take(length: usize) -> *const u8 {
    with_door(|door| door.take(length).map_or(ptr::null(), |room| room.as_mut_ptr().cast_const()))
}

/// Answers the request that stands in the room taken before.
#[unsafe(no_mangle)]
extern "C" fn call(_address: *const u8, _length: usize) -> *const u8 {
    with_door(|door| door.call(&Loader).as_ptr())
}

/// Gives back what was taken, and the answer.
#[unsafe(no_mangle)]
extern "C" fn give(_address: *const u8, _length: usize) {
    with_door(|door| {
        door.give();
        ptr::null::<u8>()
    });
}
