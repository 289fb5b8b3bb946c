use crate::run::gipfel;

/// Returns the commands in the help of the program.
fn commands() -> Vec<String> {
    let help = gipfel(&["--help"]).good();
    let list = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    // Further lines of a description are indented more.
    let entries =
        list.take_while(|line| !line.is_empty()).filter_map(|line| line.strip_prefix("  "));
    let names =
        entries.filter(|entry| !entry.starts_with(' ')).filter_map(|entry| entry.split(' ').next());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

#[test]
fn the_help_of_every_command_contains_an_example() {
    let commands = commands();
    assert!(commands.iter().any(|command| command == "serve"), "{commands:?}");
    let each = commands.iter().map(|command| vec![command.as_str()]);
    for command in each.chain([vec![], vec!["bench", "rules"]]) {
        let text = gipfel(&[command.as_slice(), &["--help"]].concat()).good();
        assert!(text.contains("Usage: gipfel"), "{command:?}");
        assert!(text.contains("Example: ") || text.contains("Examples: "), "{command:?}");
    }
}

#[test]
fn the_help_mentions_nats_only_if_the_program_can_use_it() {
    for command in ["serve", "selfplay"] {
        let help = gipfel(&[command, "--help"]).good();
        let mentions = help.to_ascii_lowercase().contains("nats");
        assert_eq!(mentions, cfg!(feature = "cluster"), "{command}");
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let version = gipfel(&["--version"]).good();
    assert_eq!(version, format!("gipfel {}\n", env!("CARGO_PKG_VERSION")));
}
