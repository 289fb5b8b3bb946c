#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::catalogue_words_round_trip(bytes));
