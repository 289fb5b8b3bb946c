use std::{
    env, fs,
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
};

use serde_json::Value;

/// Output of the program.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Answer {
    /// Returns the standard output of a run that must have succeeded, with nothing on stderr.
    pub(crate) fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{self:?}");
        self.out
    }

    /// Returns the standard output as one JSON value.
    pub(crate) fn json(self) -> Value {
        serde_json::from_str(&self.out).expect("JSON")
    }
}

/// Returns the command of the program, not yet started.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gipfel"));
    command.env_remove("CLICOLOR_FORCE").env_remove("NO_COLOR");
    // Tests must not write to the user's home directory.
    command.env("GIPFEL_DATA", ":memory:");
    command
}

/// Runs the program.
pub(crate) fn gipfel(arguments: &[&str]) -> Answer {
    gipfel_reading("", arguments)
}

/// Runs the program with a text on stdin.
pub(crate) fn gipfel_reading(stdin: &str, arguments: &[&str]) -> Answer {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("a pipe");
    // A program that does not read its input may already have ended.
    pipe.write_all(stdin.as_bytes()).ok();
    drop(pipe);
    let output = child.wait_with_output().expect("the program ends");
    Answer {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// A file that is deleted at the end of the test.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// Creates a file with a text.
    pub(crate) fn with(text: &str) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("gipfel-test-{}-{number}.txt", std::process::id());
        let path = env::temp_dir().join(name);
        fs::write(&path, text).expect("the temporary folder is writable");
        Self(path)
    }

    /// Returns a path at which there is no file yet.
    pub(crate) fn free() -> Self {
        let scratch = Self::with("");
        fs::remove_file(&scratch.0).expect("the file has just been written");
        scratch
    }

    /// Returns the contents of the file.
    pub(crate) fn text(&self) -> String {
        fs::read_to_string(&self.0).expect("the file is readable")
    }

    /// Returns the path of the file.
    pub(crate) fn path(&self) -> &str {
        self.0.to_str().expect("UTF-8")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        fs::remove_file(&self.0).ok();
    }
}
