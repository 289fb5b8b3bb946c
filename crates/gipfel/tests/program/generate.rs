use std::{collections::BTreeSet, env, fs, path::PathBuf, process};

use crate::run::gipfel;

/// Returns the commands listed by `gipfel --help`.
fn commands() -> BTreeSet<String> {
    let help = gipfel(&["--help"]).good();
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let names = listed.take_while(|line| !line.is_empty()).filter(|line| line.starts_with("  "));
    // The description of a command may continue in further lines, which are indented more.
    let names = names.filter(|line| !line.starts_with("   "));
    let names = names.filter_map(|line| line.split_whitespace().next().map(str::to_owned));
    let names: BTreeSet<String> = names.filter(|name| name != "help").collect();
    assert!(names.contains("serve") && names.contains("generate"), "{help}");
    names
}

/// A folder that is deleted at the end of the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = env::temp_dir().join(format!("gipfel-{name}-{}", process::id()));
        fs::create_dir_all(&path).expect("the temporary folder is writable");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = Folder::new("man");
    gipfel(&["generate", "man", "--directory", folder.0.to_str().expect("UTF-8")]).good();
    assert!(folder.0.join("gipfel.1").is_file());
    for command in commands() {
        let page = fs::read_to_string(folder.0.join(format!("gipfel-{command}.1")));
        let page = page.unwrap_or_else(|error| panic!("{command}: {error}"));
        assert!(page.contains(".SH SYNOPSIS") && page.contains("Example"), "{command}");
    }
}

#[test]
fn the_main_manual_page_lists_every_command() {
    let page = gipfel(&["generate", "man"]).good().replace('\\', "");
    for command in commands() {
        assert!(page.contains(&format!("gipfel-{command}(1)")), "{command}");
    }
}

#[test]
fn completions_offer_every_command() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = gipfel(&["generate", shell]).good();
        let words: BTreeSet<&str> =
            script.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').collect();
        for command in commands() {
            assert!(words.contains(command.as_str()), "{shell}: {command}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn bash_completes_a_command() {
    let script = gipfel(&["generate", "bash"]).good();
    let asked =
        "COMP_WORDS=(gipfel hea); COMP_CWORD=1; _gipfel gipfel hea gipfel; echo ${COMPREPLY[@]}";
    let answer = process::Command::new("bash").args(["-c", &format!("{script}\n{asked}")]).output();
    assert_eq!(String::from_utf8_lossy(&answer.expect("bash is installed").stdout), "health\n");
}

#[test]
fn a_folder_that_does_not_exist_is_named() {
    let answer = gipfel(&["generate", "fish", "--directory", "/no/such/folder"]);
    assert_eq!(answer.code, Some(1));
    assert!(answer.err.contains("/no/such/folder"), "{}", answer.err);
}
