#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::turns_are_refused_or_played(bytes));
