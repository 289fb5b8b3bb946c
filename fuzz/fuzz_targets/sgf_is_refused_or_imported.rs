#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| claims::fuzz::sgf_is_refused_or_imported(bytes));
