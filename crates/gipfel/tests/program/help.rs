use crate::run::gipfel;

#[test]
fn every_command_explains_itself_with_an_example() {
    let commands: [&[&str]; 12] = [
        &[],
        &["serve"],
        &["admin"],
        &["play"],
        &["analyse"],
        &["perft"],
        &["legal"],
        &["show"],
        &["check"],
        &["convert"],
        &["bench"],
        &["bench", "rules"],
    ];
    for command in commands {
        let text = gipfel(&[command, &["--help"]].concat()).good();
        assert!(text.contains("Usage: gipfel"), "{command:?}");
        assert!(text.contains("Example: gipfel"), "{command:?}");
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let version = gipfel(&["--version"]).good();
    assert_eq!(version, format!("gipfel {}\n", env!("CARGO_PKG_VERSION")));
}
