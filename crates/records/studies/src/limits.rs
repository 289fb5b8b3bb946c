/// Maximum number of chapters in a study.
pub const STUDY_MAX_CHAPTERS: usize = 64;

/// Maximum size of a study in bytes.
pub const STUDY_MAX_BYTES: usize = 256 << 10;

/// Maximum number of characters in a title or in a chapter's name.
pub const NAME_MAX_CHARS: usize = 100;

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_scripts_of_the_site_have_the_same_limits() {
        let script = |name: &str| {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../web/studies");
            fs::read_to_string(format!("{folder}/{name}")).expect("the script is readable")
        };
        let (storage, file) = (script("storage.js"), script("file.js"));
        assert!(storage.contains(&format!("CHAPTERS_MAX = {STUDY_MAX_CHAPTERS};")));
        assert!(storage.contains(&format!("NAME_MAX_CHARS = {NAME_MAX_CHARS};")));
        assert!(file.contains(&format!("STUDY_MAX_BYTES = {} * 1024;", STUDY_MAX_BYTES / 1024)));
    }
}
