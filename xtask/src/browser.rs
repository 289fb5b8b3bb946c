//! Tests the site in a real browser: `web/tests/browser` runs the built program.

use std::{env, fs, path::Path, thread};

use anyhow::{Context, bail, ensure};

use crate::{
    program, programs, scripts,
    shell::{root, run as shell},
};

const TESTS: &str = "web/tests/browser";

/// Measures how fast a page answers, so that nothing else runs beside it.
const MEASURING: &str = "speed.test.js";

/// Where Chromium is found, by the names under which systems have it.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Runs the tests in whose file or claim the filter occurs, or all.
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
    let (measuring, others): (Vec<&String>, Vec<&String>) =
        chosen.files.iter().partition(|file| *file == MEASURING);
    for (files, at_once) in [(others, at_once()), (measuring, 1)] {
        if files.is_empty() {
            continue;
        }
        let mut command = format!("node --test --test-reporter=spec --test-concurrency={at_once}");
        if let Some(claim) = &chosen.claim {
            // The shell of this task cuts at spaces; a pattern needs none.
            command += &format!(" --test-name-pattern={}", claim.replace(' ', "."));
        }
        for file in files {
            command += &format!(" {TESTS}/{file}");
        }
        shell(&command, &environment)?;
    }
    Ok(())
}

/// Runs the tests of one file that measure something, with nothing beside them.
pub(crate) fn measure(file: &str) -> anyhow::Result<()> {
    let browser = prepare()?;
    let command = format!("node --test --test-reporter=spec {TESTS}/{file}.test.js");
    shell(&command, &[("GIPFEL_CHROMIUM", &browser), ("GIPFEL_MEASURE", "1")])
}

/// How many files run at a time: one more than there are cores, since each often waits for a frame, a timer or the server.
fn at_once() -> usize {
    thread::available_parallelism().map_or(2, usize::from).min(7) + 1
}

/// Makes the pictures that are taken from the site itself.
pub(crate) fn pictures() -> anyhow::Result<()> {
    picture_script("pictures.js")
}

/// Takes a picture of every page on every screen.
pub(crate) fn all_pictures() -> anyhow::Result<()> {
    picture_script("all-pictures.js")
}

fn picture_script(name: &str) -> anyhow::Result<()> {
    let browser = prepare()?;
    shell(&format!("node {TESTS}/{name}"), &[("GIPFEL_CHROMIUM", &browser)])
}

/// Everything that the tests need: a browser, Node with two packages, the program. Answers where the browser is.
fn prepare() -> anyhow::Result<String> {
    let browser = browser()?;
    scripts::packages()?;
    program::built("gipfel", "dev")?;
    Ok(browser)
}

fn browser() -> anyhow::Result<String> {
    if let Ok(named) = env::var("GIPFEL_CHROMIUM") {
        ensure!(Path::new(&named).is_file(), "GIPFEL_CHROMIUM={named}: there is no such file");
        return Ok(named);
    }
    let found = || programs::on_path(&BROWSERS).map(|path| path.display().to_string());
    if let Some(found) = found() {
        return Ok(found);
    }
    let hint = "Chromium is missing. Install it (Debian: `apt-get install chromium`), or name it: GIPFEL_CHROMIUM=/path/to/chromium";
    programs::install("chromium", hint)?;
    found().context(hint)
}

/// Which tests are to run.
struct Chosen {
    files: Vec<String>,
    /// A part of the names of the claims; all when there is none.
    claim: Option<String>,
}

impl Chosen {
    /// Keeps the files with a claim of the quick set.
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
        if files.is_empty() {
            bail!("{TESTS}: there are no tests");
        }
        let Some(filter) = filter else { return Ok(Self { files, claim: None }) };
        let named: Vec<String> =
            files.iter().filter(|name| name.contains(filter)).cloned().collect();
        if named.is_empty() {
            return Ok(Self { files, claim: Some(filter.to_owned()) });
        }
        Ok(Self { files: named, claim: None })
    }
}
