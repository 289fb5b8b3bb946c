#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::json_is_refused_or_imported(bytes));
