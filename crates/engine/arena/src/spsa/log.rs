use std::{
    fs::{File, OpenOptions},
    io::{self, Read as _, Seek as _, Write as _},
    path::Path,
};

use super::Spsa;

/// Reason why a run cannot be continued from a log.
#[derive(Debug, thiserror::Error)]
pub enum LogError {
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The columns of the log are not the numbers of the run.
    #[error("this is the log of a run with other parameters; choose another file")]
    OtherNumbers,
    /// The last line does not contain the numbers.
    #[error("the last line is damaged: {0}")]
    Damaged(String),
}

/// A file with one line for each iteration: its number, its result, and the values after it.
#[derive(Debug)]
pub struct Log(File);

impl Log {
    /// Opens the log of a run, and continues the run after the last complete line.
    ///
    /// # Errors
    ///
    /// [`LogError`] if the file cannot be used, or belongs to another run.
    pub fn open(path: &Path, spsa: &mut Spsa) -> Result<Self, LogError> {
        let options =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = options?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let names: Vec<&str> = spsa.numbers.iter().map(|number| number.name.as_str()).collect();
        let header = format!("iteration\tresult\t{}\n", names.join("\t"));
        if text.is_empty() {
            file.write_all(header.as_bytes())?;
            return Ok(Self(file));
        }
        if !text.starts_with(&header) {
            return Err(LogError::OtherNumbers);
        }
        // An interrupted run may have left part of a line.
        let complete = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        file.set_len(complete.len() as u64)?;
        file.seek(io::SeekFrom::End(0))?;
        if let Some(line) = complete[header.len()..].lines().last() {
            resume(spsa, line).ok_or_else(|| LogError::Damaged(line.to_owned()))?;
        }
        Ok(Self(file))
    }

    /// Adds a line.
    ///
    /// # Errors
    ///
    /// The error of the file.
    pub fn append(&mut self, spsa: &Spsa, result: f64) -> io::Result<()> {
        let values: String =
            spsa.numbers.iter().map(|number| format!("\t{:.4}", number.value)).collect();
        self.0.write_all(format!("{}\t{result}{values}\n", spsa.done).as_bytes())
    }
}

/// Continues a run with the values of a line.
fn resume(spsa: &mut Spsa, line: &str) -> Option<()> {
    let mut cells = line.split('\t');
    spsa.done = cells.next()?.parse().ok()?;
    let _result: f64 = cells.next()?.parse().ok()?;
    for number in &mut spsa.numbers {
        number.value = cells.next()?.parse().ok()?;
    }
    cells.next().is_none().then_some(())
}

#[cfg(test)]
mod tests {
    use std::{env, fs, path::PathBuf};

    use super::*;
    use crate::spsa::Tuned;

    fn start() -> Spsa {
        let number = Tuned { name: "margin".to_owned(), least: 0.0, most: 100.0, value: 50.0 };
        Spsa { numbers: vec![number], iterations: 10, done: 0, seed: 1 }
    }

    fn file(name: &str) -> PathBuf {
        let path = env::temp_dir().join(format!("gipfel-tune-{}-{name}.tsv", std::process::id()));
        fs::remove_file(&path).ok();
        path
    }

    #[test]
    fn an_interrupted_run_continues_after_its_last_complete_line() {
        let path = file("continued");
        let mut first = start();
        let mut log = Log::open(&path, &mut first).unwrap();
        for result in [2.0, -1.0] {
            first.learn(result);
            log.append(&first, result).unwrap();
        }
        let whole = fs::read_to_string(&path).unwrap();
        fs::write(&path, format!("{whole}3\t1\t4")).unwrap();
        let mut second = start();
        Log::open(&path, &mut second).unwrap();
        assert_eq!(second.done, 2);
        assert!((second.numbers[0].value - first.numbers[0].value).abs() < 1e-4);
        assert_eq!(fs::read_to_string(&path).unwrap(), whole);
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn the_log_of_other_parameters_is_refused() {
        let path = file("other");
        Log::open(&path, &mut start()).unwrap();
        let mut other = start();
        other.numbers[0].name = "depth".to_owned();
        let error = Log::open(&path, &mut other).unwrap_err().to_string();
        assert!(error.contains("other parameters"), "{error}");
        fs::remove_file(path).unwrap();
    }
}
