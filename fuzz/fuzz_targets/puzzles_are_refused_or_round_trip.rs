#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::puzzles_are_refused_or_round_trip(bytes));
