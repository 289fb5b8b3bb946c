#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::official_turns_are_refused_or_imported(bytes));
