#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| claims::fuzz::play_bytes_as_any_actions(bytes));
