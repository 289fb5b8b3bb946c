//! Functions that the module exports, and functions that it imports from the page.
#![expect(unsafe_code, reason = "`no_mangle` and imported functions count as unsafe")]

use core::ptr;
use std::sync::Mutex;

use bridge::Bridge;
use engine_protocols::SyncJson;

use crate::{Page, answer};

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    safe fn now() -> f64;
    safe fn stopped() -> i32;
    safe fn tell(address: *const u8, length: usize);
}

/// The page that loaded the module.
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

static BRIDGE: Mutex<Option<Bridge<SyncJson>>> = Mutex::new(None);

/// Runs `act` on the bridge. A page that calls back during a call finds the bridge in use and receives
/// the address 0.
fn with_bridge<T>(act: impl FnOnce(&mut Bridge<SyncJson>) -> *const T) -> *const T {
    BRIDGE.try_lock().map_or(ptr::null(), |mut bridge| act(bridge.get_or_insert_default()))
}

/// Allocates a buffer for a request and returns its address, or 0 if it is too long.
#[unsafe(no_mangle)]
extern "C" fn take(length: usize) -> *const u8 {
    with_bridge(|bridge| match bridge.take(length) {
        Some(buffer) => buffer.as_mut_ptr().cast_const(),
        None => ptr::null(),
    })
}

/// Answers the request in the buffer.
#[unsafe(no_mangle)]
extern "C" fn call(_request: *const u8, _length: usize) -> *const u8 {
    with_bridge(|bridge| bridge.call(|engine, request| answer(engine, request, &Loader)).as_ptr())
}

/// Frees both buffers.
#[unsafe(no_mangle)]
extern "C" fn give(_answer: *const u8, _length: usize) {
    with_bridge(|bridge| {
        bridge.give();
        ptr::null::<u8>()
    });
}
