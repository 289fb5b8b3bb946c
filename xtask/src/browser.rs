//! Tests the site in a real browser: `web/tests/browser` runs the built program.

use std::{env, fs, path::Path, thread};

use anyhow::{Context, bail, ensure};

use crate::{
    program, programs, scripts,
    shell::{root, run as shell},
};

const TESTS: &str = "web/tests/browser";

/// Test file that measures response times and therefore runs alone.
const MEASURING: &str = "speed.test.js";

/// The files that take longest, which start first: one of them started last would run alone at the end.
const LONGEST: [&str; 6] = [
    "access.test.js",
    "online-access.test.js",
    "online-potentials.test.js",
    "online.test.js",
    "online-match.test.js",
    "online-offers.test.js",
];

/// Names of Chromium on different systems. The first, which has no windows, needs a third of the processor time of the others.
const BROWSERS: [&str; 4] =
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/// Runs the tests whose file or name contains the filter, or all tests without one.
pub(crate) fn run(filter: Option<&str>, quick: bool) -> anyhow::Result<()> {
    let mut chosen = Chosen::by(filter)?;
    if quick {
        chosen.keep_quick()?;
    }
    let browser = prepare()?;
    let mut environment = vec![("GIPFEL_CHROMIUM", browser.as_str())];
    if quick {
        environment.push(("GIPFEL_QUICK", "1"));
    }
    if filter.is_none() {
        // In a run of all tests, one test of each file may be repeated after a failure.
        environment.push(("GIPFEL_REPEAT", "1"));
    }
    let (measuring, others): (Vec<&String>, Vec<&String>) =
        chosen.files.iter().partition(|file| *file == MEASURING);
    for (files, at_once) in [(others, at_once()), (measuring, 1)] {
        if files.is_empty() {
            continue;
        }
        let mut command = format!("node --test --test-reporter=spec --test-concurrency={at_once}");
        if let Some(title) = &chosen.title {
            // `shell::run` splits at spaces, and `.` matches a space in a pattern.
            command += &format!(" --test-name-pattern={}", title.replace(' ', "."));
        }
        for file in files {
            command += &format!(" {TESTS}/{file}");
        }
        shell(&command, &environment)?;
    }
    Ok(())
}

/// Runs a test file that measures something, with no other tests at the same time.
pub(crate) fn measure(file: &str) -> anyhow::Result<()> {
    let browser = prepare()?;
    let command = format!("node --test --test-reporter=spec {TESTS}/{file}.test.js");
    shell(&command, &[("GIPFEL_CHROMIUM", &browser), ("GIPFEL_MEASURE", "1")])
}

/// Returns the number of files that run at a time: one more than there are cores, because each often waits for a frame, a timer
/// or the server.
fn at_once() -> usize {
    thread::available_parallelism().map_or(2, usize::from).min(7) + 1
}

/// Takes the screenshots of the site for the documentation.
pub(crate) fn pictures() -> anyhow::Result<()> {
    picture_script("pictures.js")
}

/// Takes a screenshot of every page in every screen size.
pub(crate) fn all_pictures() -> anyhow::Result<()> {
    picture_script("all-pictures.js")
}

fn picture_script(name: &str) -> anyhow::Result<()> {
    let browser = prepare()?;
    shell(&format!("node {TESTS}/{name}"), &[("GIPFEL_CHROMIUM", &browser)])
}

/// Prepares everything that the tests need: a browser, the npm packages and the program. Returns the path of the browser.
fn prepare() -> anyhow::Result<String> {
    let browser = browser()?;
    scripts::packages()?;
    program::built("gipfel", "dev")?;
    Ok(browser)
}

fn browser() -> anyhow::Result<String> {
    if let Ok(named) = env::var("GIPFEL_CHROMIUM") {
        ensure!(Path::new(&named).is_file(), "GIPFEL_CHROMIUM={named}: no such file");
        return Ok(named);
    }
    let found = || programs::on_path(&BROWSERS).map(|path| path.display().to_string());
    if let Some(found) = found() {
        return Ok(found);
    }
    let hint = "Chromium is missing. Install it (Debian: `apt-get install chromium-headless-shell`), or set GIPFEL_CHROMIUM=/path/to/chromium";
    programs::install("chromium-headless-shell", hint)?;
    found().context(hint)
}

/// The tests to run.
struct Chosen {
    files: Vec<String>,
    /// Part of the names of the tests to run; all tests run if this is `None`.
    title: Option<String>,
}

impl Chosen {
    /// Keeps only the files with a test of the quick set.
    fn keep_quick(&mut self) -> anyhow::Result<()> {
        let mut quick = Vec::new();
        for file in &self.files {
            if fs::read_to_string(root().join(TESTS).join(file))?.contains("quick: true") {
                quick.push(file.clone());
            }
        }
        self.files = quick;
        Ok(())
    }

    fn by(filter: Option<&str>) -> anyhow::Result<Self> {
        let mut files: Vec<String> = fs::read_dir(root().join(TESTS))?
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.ends_with(".test.js"))
            .collect();
        files.sort();
        files.sort_by_key(|name| {
            LONGEST.iter().position(|long| long == name).unwrap_or(LONGEST.len())
        });
        if files.is_empty() {
            bail!("no tests in {TESTS}");
        }
        let Some(filter) = filter else { return Ok(Self { files, title: None }) };
        let named: Vec<String> =
            files.iter().filter(|name| name.contains(filter)).cloned().collect();
        if named.is_empty() {
            return Ok(Self { files, title: Some(filter.to_owned()) });
        }
        Ok(Self { files: named, title: None })
    }
}
