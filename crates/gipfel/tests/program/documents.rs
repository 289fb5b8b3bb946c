//! Runs the examples of the documents, and compares what the program writes with what they print.

use std::{
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use crate::run::program;

/// The line that stands for any number of lines.
const ANY: &str = "…";

/// Commands that are not run: they never end by themselves, need another program, or take too long
/// here; `the_built_in_engine_passes` and `the_report_in_the_documents_equals_the_output` run two of them.
const NOT_RUN: [&str; 4] =
    ["gipfel serve", "gipfel bot", "gipfel engine-check", "gipfel analyse example.txt"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the documents with their names.
fn documents() -> Vec<(String, String)> {
    let folder = fs::read_dir(root().join("docs")).expect("a folder");
    let files = folder.map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> =
        files.filter(|file| file.extension().is_some_and(|end| end == "md")).collect();
    files.push(root().join("README.md"));
    files.sort();
    let read =
        |file: &PathBuf| (file.display().to_string(), fs::read_to_string(file).expect("text"));
    files.iter().map(read).collect()
}

/// Returns the blocks of text in a document.
fn blocks(document: &str) -> impl Iterator<Item = &str> {
    blocks_of(document, "\n```text\n")
}

/// Returns the blocks of a document that open with this line.
fn blocks_of<'a>(document: &'a str, opening: &'a str) -> impl Iterator<Item = &'a str> {
    let opened = document.split(opening).skip(1);
    opened.map(|rest| rest.split("\n```").next().unwrap_or_default())
}

/// Returns whether lines are as expected, where [`ANY`] stands for any number of them.
fn fits(expected: &[&str], lines: &[&str]) -> bool {
    match expected.split_first() {
        None => lines.is_empty(),
        Some((&ANY, rest)) => (0..=lines.len()).any(|start| fits(rest, &lines[start..])),
        Some((first, rest)) => lines.first() == Some(first) && fits(rest, &lines[1..]),
    }
}

/// Returns what a person types at the prompts of `gipfel play`.
fn typed(line: &str) -> Option<&str> {
    let (prompt, typed) = line.split_once("> ")?;
    (prompt.starts_with("White to ") || prompt.starts_with("Black to ")).then_some(typed)
}

/// Runs a command with a shell, in a folder with the files that the documents name.
fn run(command: &str, folder: &Path, stdin: &str) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_gipfel"));
    let own = program.parent().expect("a folder").as_os_str().to_owned();
    let inherited = env::var_os("PATH").unwrap_or_default();
    let paths: Vec<PathBuf> = env::split_paths(&own).chain(env::split_paths(&inherited)).collect();
    let mut child = Command::new("sh")
        .args(["-c", &format!("{command} 2>&1")])
        .current_dir(folder)
        .env("PATH", env::join_paths(paths).expect("paths"))
        .env("GIPFEL_DATA", ":memory:")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell");
    // A command that does not read its input may already have ended.
    child.stdin.take().expect("a pipe").write_all(stdin.as_bytes()).ok();
    let output = child.wait_with_output().expect("it ends");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn every_command_in_the_documents_prints_what_they_say() {
    let folder = env::temp_dir().join(format!("gipfel-documents-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let notation = include_str!("../../../../docs/notation.md");
    let (_, records) = notation.split_once("Two records, as they are written:\n").expect("them");
    let records = blocks(records).next().expect("a block");
    fs::write(folder.join("games.txt"), format!("{records}\n")).expect("written");
    let mut examples = 0;
    for (name, document) in documents() {
        for block in blocks(&document).filter(|block| block.starts_with("$ ")) {
            for example in format!("\n{block}").split("\n$ ").skip(1) {
                let (command, expected) = example.split_once('\n').unwrap_or((example, ""));
                let (command, _) = command.split_once("  #").unwrap_or((command, ""));
                let expected: Vec<&str> = expected.trim_end().lines().collect();
                let is_run = !NOT_RUN.iter().any(|start| command.starts_with(start));
                if expected.is_empty() || !is_run {
                    continue;
                }
                let stdin: String = expected
                    .iter()
                    .filter_map(|line| typed(line))
                    .map(|line| format!("{line}\n"))
                    .collect();
                let printed = run(command, &folder, &stdin);
                let lines: Vec<&str> = printed.trim_end().lines().collect();
                assert!(fits(&expected, &lines), "{name}: {command}\n{printed}");
                examples += 1;
            }
        }
    }
    fs::remove_dir_all(&folder).ok();
    assert!(examples >= 9, "only {examples} examples were run");
}

/// Replaces the numbers that differ from run to run.
fn without_times(line: &str) -> String {
    let mut words: Vec<&str> = line.split([' ', ',', ':', '}']).collect();
    for at in 1..words.len() {
        if matches!(words[at - 1], "time" | "nps" | "\"time\"") {
            words[at] = "0";
        }
    }
    words.join(" ")
}

#[test]
fn the_sessions_with_the_engine_are_those_in_the_documents() {
    let document = include_str!("../../../../docs/protocol.md");
    let sessions: Vec<&str> =
        document.split("### A session\n").skip(1).filter_map(|rest| blocks(rest).next()).collect();
    assert_eq!(sessions.len(), 2);
    for session in sessions {
        let (sent, expected): (Vec<&str>, Vec<&str>) =
            session.lines().partition(|line| line.starts_with("> "));
        let sent: String = sent.iter().map(|line| format!("{}\n", &line[2..])).collect();
        let mut engine = program();
        engine.arg("engine").args(sent.starts_with('{').then_some("--json"));
        let mut child =
            engine.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        child.stdin.take().expect("a pipe").write_all(sent.as_bytes()).expect("it reads");
        let output = child.wait_with_output().expect("it ends");
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        // Requests that wait for others are answered later than in a conversation.
        let sorted = |lines: &mut dyn Iterator<Item = &str>| {
            let mut lines: Vec<String> = lines.map(without_times).collect();
            lines.sort();
            lines
        };
        assert_eq!(sorted(&mut printed.lines()), sorted(&mut expected.into_iter()));
    }
}

/// Returns the arguments of a line that calls the program, before anything that only concerns the shell or another program.
#[cfg(feature = "cluster")]
fn arguments(line: &str) -> Option<Vec<&str>> {
    let (command, _) = line.trim().split_once(" #").unwrap_or((line.trim(), ""));
    let is_setting =
        |word: &&str| word.split_once('=').is_some_and(|(name, _)| name.starts_with("GIPFEL_"));
    let mut words = command.split_whitespace().skip_while(is_setting);
    (words.next() == Some("gipfel")).then(|| {
        words.take_while(|word| *word != "--" && *word != "&" && !word.contains('>')).collect()
    })
}

/// Replaces the placeholder of a value that the program checks.
#[cfg(feature = "cluster")]
fn example(argument: &str) -> String {
    if argument == "ID" { "00000000001".to_owned() } else { argument.replace("$n", "1") }
}

#[test]
#[cfg(feature = "cluster")]
fn the_program_accepts_every_command_line_in_the_documents() {
    let mut examples = 0;
    for (name, document) in documents() {
        for line in blocks_of(&document, "\n```sh\n").flat_map(str::lines) {
            let Some(arguments) = arguments(line) else { continue };
            let arguments: Vec<String> = arguments.into_iter().map(example).collect();
            // Arguments before `--help` are checked, and nothing is done.
            let output = program().args(&arguments).arg("--help").output().expect("it runs");
            assert!(output.status.success(), "{name}: {line}\n{output:?}");
            examples += 1;
        }
    }
    assert!(examples >= 15, "only {examples} command lines were found");
}

/// The dice of the seed and of White's nonce in the test of the server's dice.
#[cfg(unix)]
const ROLLS: [&str; 2] = ["[[3, 1], [1, 4], [2, 1], ", "[[2, 6], [2, 3], [5, 1], "];

#[test]
#[cfg(unix)]
fn the_python_program_in_the_documents_rolls_the_dice_of_the_server() {
    let document = include_str!("../../../../docs/online.md");
    let block = blocks_of(document, "\n```python\n").next().expect("a block");
    let hash = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
    let values = ["07".repeat(32), hash.to_owned(), "01".repeat(32), "00".repeat(32)];
    let code = values.iter().fold(block.to_owned(), |code, value| code.replacen('…', value, 1));
    let output =
        Command::new("python3").args(["-c", &code]).output().expect("python3 is installed");
    let printed = String::from_utf8_lossy(&output.stdout);
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines.len(), ROLLS.len(), "{output:?}");
    for (line, expected) in lines.into_iter().zip(ROLLS) {
        assert!(line.starts_with(expected), "{line}");
    }
}
