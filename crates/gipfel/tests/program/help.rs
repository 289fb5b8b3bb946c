use crate::run::gipfel;

#[test]
fn no_arguments_speak_of_the_web_server_and_of_what_works() {
    let text = gipfel(&[]).good();
    let first: Vec<&str> = text.lines().take(2).collect();
    assert!(first.concat().contains("web server"), "{first:?}");
    for command in ["play", "analyse", "perft", "legal", "show", "check", "convert", "bench"] {
        assert!(text.contains(command), "{command}");
    }
}

#[test]
fn every_command_explains_itself_with_an_example() {
    let commands: [&[&str]; 10] = [
        &[],
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
