#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::play_bytes_under_custom_terms(bytes));
