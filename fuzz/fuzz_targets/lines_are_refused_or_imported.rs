#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::lines_are_refused_or_imported(bytes));
