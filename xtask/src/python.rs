//! Builds the Python package and tests it from its wheel.

use std::path::Path;

mod environment;
mod wheel;

pub(crate) use environment::Environment;
use environment::INTERPRETER;

use crate::shell;

/// Pinned packages, relative to the root.
const TOOLS: &str = "python/requirements.txt";
const EXTRAS: &str = "python/requirements-extras.txt";
/// Packages that build what is published, relative to the root.
const PUBLISHING: &str = "python/requirements-publish.txt";
/// Packages that the speed table compares with, relative to the root.
const COMPARED: &str = "python/requirements-speed.txt";

/// Options of the build and its tests.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Options {
    /// Install PettingZoo and OpenSpiel too, and run their conformance tests.
    #[arg(long)]
    extras: bool,
    /// Build the package as it is published: slow to build, for measurements.
    #[arg(long)]
    release: bool,
    /// Build the package as it is published and measure it beside other packages, instead of running the tests.
    #[arg(long)]
    speed: bool,
    /// Build the wheel and the source distribution that are published, into `target/python/publish`, instead of running the
    /// tests; on Linux, the wheel runs on any distribution.
    #[arg(long, conflicts_with_all = ["extras", "release", "speed"])]
    publish: bool,
    /// Interpreter for which the package is built, such as python3.14t.
    #[arg(long, value_name = "PROGRAM", default_value = INTERPRETER)]
    interpreter: String,
}

impl Default for Options {
    fn default() -> Self {
        let interpreter = INTERPRETER.to_owned();
        Self { extras: false, release: false, speed: false, publish: false, interpreter }
    }
}

/// Builds the wheel, tries it in a clean environment, and runs all tests.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let tools = Environment::of(&options.interpreter, "tools")?;
    if options.publish {
        tools.install(&format!("--requirement {PUBLISHING}"))?;
        return try_in_empty_environment(&options.interpreter, &wheel::publish(&tools)?);
    }
    let mut requirements = format!("--requirement {TOOLS}");
    for (wanted, file) in [(options.extras || options.speed, EXTRAS), (options.speed, COMPARED)] {
        if wanted {
            requirements += &format!(" --requirement {file}");
        }
    }
    tools.install(&requirements)?;
    let profile = if options.release || options.speed { "dist" } else { "dev" };
    let wheel = wheel::build(&tools, profile)?;
    try_in_empty_environment(&options.interpreter, &wheel)?;
    tools.install_wheel(&wheel)?;
    if options.speed {
        return tools.run("python/benchmarks/speed.py");
    }
    tools.test("python/tests training/tests/test_integers.py")
}

/// Reads a puzzle: where git cannot create symbolic links, the wheel would contain paths instead of data.
const DATA: &str = "from gipfel import puzzles; print(next(puzzles.iterate()))";

/// Installs the wheel where nothing else is installed, runs the first example of the documents, and reads the data.
fn try_in_empty_environment(interpreter: &str, wheel: &Path) -> anyhow::Result<()> {
    let empty = Environment::empty(interpreter, "clean")?;
    empty.install_wheel(wheel)?;
    empty.run("python/tests/examples.py --first")?;
    shell::run_words(empty.python(), ["-c", DATA], &[])
}
