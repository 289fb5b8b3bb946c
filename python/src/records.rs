//! Records of games.

use combined::CombinedRecord;
use pyo3::{
    prelude::*,
    types::{PyDict, PyList},
};
use record::{
    Clock, Comment, Format, LineNumber, Nag, ReadError, ReadOptions, Reading, Score, Termination,
    TextOptions, TurnPath, VariationError, read,
};

use crate::{
    any_game::{game_of, object_of},
    color::Color,
    errors::{RecordError, play_error},
    position_text::read_variant,
};

/// Returns the exception for a record that cannot be changed or written.
fn record_error(error: &dyn std::error::Error, code: &str) -> PyErr {
    RecordError::new_err((error.to_string(), code.to_owned(), None::<usize>))
}

/// A sequence of turns with its comments: the main line of a record, or an alternative.
#[pyclass(name = "Variation", module = "gipfel.records", frozen, get_all)]
#[derive(Debug)]
pub(crate) struct Variation {
    /// The comments before the first turn.
    comments: Vec<String>,
    /// The turns.
    turns: Vec<Py<Turn>>,
}

/// A turn of a record with its annotations and its alternatives.
#[pyclass(name = "Turn", module = "gipfel.records", frozen, get_all)]
#[derive(Debug)]
pub(crate) struct Turn {
    /// The turn in canonical notation.
    token: String,
    /// The player who took the turn.
    player: Color,
    /// The player's reserve after the turn; `None` in YINSH.
    reserve: Option<u8>,
    /// The comments.
    comments: Vec<String>,
    /// Marks as in PGN: 1 good, 2 poor, and so on.
    nags: Vec<u8>,
    /// The player's remaining time in seconds.
    clock: Option<f64>,
    /// The evaluation after the turn, from White's point of view: a number such as -1.25, or #5 for a forced win.
    evaluation: Option<String>,
    /// The variations that replace the turn.
    variations: Vec<Py<Variation>>,
}

#[pymethods]
impl Turn {
    fn __repr__(&self) -> String {
        format!("<Turn {}>", self.token)
    }
}

fn texts(comments: &[Comment]) -> Vec<String> {
    comments.iter().map(|comment| comment.as_str().to_owned()).collect()
}

fn variation_object(py: Python<'_>, line: &record::Variation) -> PyResult<Variation> {
    let turn = |node: &record::TurnNode| {
        let notes = node.notes();
        let variation = |line| Py::new(py, variation_object(py, line)?);
        let turn = Turn {
            token: node.token().as_str().to_owned(),
            player: node.player().into(),
            reserve: node.reserve(),
            comments: texts(&notes.comments),
            nags: notes.nags.iter().map(|nag| nag.0).collect(),
            clock: notes.clock.map(|clock| f64::from(clock.milliseconds()) / 1000.0),
            evaluation: notes.evaluation.map(|evaluation| evaluation.to_string()),
            variations: node.variations().iter().map(variation).collect::<PyResult<_>>()?,
        };
        Py::new(py, turn)
    };
    Ok(Variation {
        comments: texts(line.comments()),
        turns: line.turns().iter().map(turn).collect::<PyResult<_>>()?,
    })
}

/// A game with its tags, annotations, variations and result. All its turns are legal.
#[pyclass(name = "Record", module = "gipfel.records", eq)]
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Record(record::Record);

#[pymethods]
impl Record {
    /// Creates the record of a game from the turns played so far.
    #[new]
    fn new(game: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self(record::Record::from_game(&game_of(game)?)))
    }

    /// Reads the only record of a text.
    #[staticmethod]
    #[pyo3(signature = (text, *, format=None, variant=None))]
    fn from_text(text: &str, format: Option<&str>, variant: Option<&str>) -> PyResult<Self> {
        let mut games = read(text, read_options(format, variant)?);
        let first = games.next().ok_or_else(not_one_game)?;
        let record = match first {
            Ok(Reading::Game(record)) => *record,
            Ok(Reading::Excerpt(excerpt)) => {
                return Err(RecordError::new_err((excerpt.to_string(), "excerpt", None::<usize>)));
            }
            Err(error) => return Err(read_error(error, 0)),
        };
        if games.next().is_some() { Err(not_one_game()) } else { Ok(Self(record)) }
    }

    /// The id of the variant, followed by a colon and the terms if these are not a preset.
    #[getter]
    fn variant(&self) -> String {
        variants::WrittenVariant(self.0.variant()).to_string()
    }

    /// All tags, including those derived from the game.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for (name, value) in self.0.all_tags() {
            tags.set_item(name, value)?;
        }
        Ok(tags)
    }

    /// Sets a tag, or removes it if the value is `None`.
    #[pyo3(signature = (name, value))]
    fn set_tag(&mut self, name: &str, value: Option<&str>) -> PyResult<()> {
        match value {
            Some(value) => {
                self.0.tags_mut().set(name, value).map_err(|error| record_error(&error, "tag"))
            }
            None => {
                self.0.tags_mut().remove(name);
                Ok(())
            }
        }
    }

    /// The stated result: `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[getter]
    fn result(&self) -> &'static str {
        self.0.score().code()
    }

    /// The stated reason for the end of a game that the rules did not end.
    #[getter]
    fn termination(&self) -> Option<&'static str> {
        self.0.termination().map(Termination::code)
    }

    /// Sets the stated result, which must not contradict the rules.
    #[pyo3(signature = (result, termination=None))]
    fn set_result(&mut self, result: &str, termination: Option<&str>) -> PyResult<()> {
        let score: Score = result.parse().map_err(|error| record_error(&error, "result"))?;
        let termination = termination.map(str::parse::<Termination>).transpose();
        let termination = termination.map_err(|error| record_error(&error, "termination"))?;
        self.0.set_result(score, termination).map_err(|error| record_error(&error, "result"))
    }

    /// The main line.
    #[getter]
    fn main_line(&self, py: Python<'_>) -> PyResult<Variation> {
        variation_object(py, self.0.main_line())
    }

    /// The tokens of the turns of the main line.
    #[getter]
    fn turns(&self) -> Vec<String> {
        self.0.main_line().turns().iter().map(|node| node.token().as_str().to_owned()).collect()
    }

    /// Returns the game after the last turn of the main line.
    fn game(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        object_of(py, self.0.replay())
    }

    /// Adds annotations to the turn at a path: the index of a turn of the main line, then the indices of a variation and of a
    /// turn in it, and so on.
    #[pyo3(signature = (path, *, comment=None, nag=None, clock=None, evaluation=None))]
    fn annotate(
        &mut self,
        path: Vec<usize>,
        comment: Option<&str>,
        nag: Option<u8>,
        clock: Option<f64>,
        evaluation: Option<&str>,
    ) -> PyResult<()> {
        let path = turn_path(&path)?;
        let comment = comment
            .map(Comment::new)
            .transpose()
            .map_err(|error| record_error(&error, "comment"))?;
        let evaluation = evaluation
            .map(str::parse)
            .transpose()
            .map_err(|error: record::ParseEvaluationError| record_error(&error, "command"))?;
        let notes = self
            .0
            .notes_mut(&path)
            .ok_or_else(|| record_error(&VariationError::NoTurn, "no-turn"))?;
        notes.comments.extend(comment);
        notes.nags.extend(nag.map(Nag));
        if let Some(seconds) = clock {
            // A number beyond the range becomes the nearest one in it.
            notes.clock = Some(Clock::from_milliseconds((seconds * 1000.0).round() as u32));
        }
        notes.evaluation = evaluation.or(notes.evaluation);
        Ok(())
    }

    /// Adds a variation that replaces the turn at a path.
    fn add_variation(&mut self, path: Vec<usize>, turns: Vec<String>) -> PyResult<()> {
        let tokens: Vec<&str> = turns.iter().map(String::as_str).collect();
        self.0.add_variation(&turn_path(&path)?, &tokens).map_err(|error| match error {
            VariationError::NoTurn => record_error(&error, "no-turn"),
            VariationError::Empty => record_error(&error, "empty-variation"),
            VariationError::TooDeep => record_error(&error, "too-deep"),
            VariationError::Play { source, .. } => play_error(&source),
        })
    }

    /// Returns the record in Gipfel's own format.
    #[pyo3(signature = (*, reserves=false))]
    fn to_text(&self, reserves: bool) -> String {
        self.0.to_text(TextOptions { reserves })
    }

    /// Returns the game in the official notation of GIPF, without annotations.
    fn to_official(&self) -> PyResult<String> {
        self.0.to_official().map_err(|error| record_error(&error, "unsupported"))
    }

    /// Returns the game of YINSH as a line, without annotations.
    fn to_lines(&self) -> PyResult<String> {
        self.0.to_lines().map_err(|error| record_error(&error, "unsupported"))
    }

    /// Returns the main line as Boardspace's SGF, without annotations.
    fn to_sgf(&self) -> PyResult<String> {
        self.0.to_sgf().map_err(|error| record_error(&error, "unsupported"))
    }

    /// Returns the record as JSON.
    fn to_json(&self) -> String {
        self.0.to_json().to_string()
    }

    fn __str__(&self) -> String {
        self.to_text(false)
    }

    fn __repr__(&self) -> String {
        format!(
            "<Record {} {} ({} turns)>",
            self.variant(),
            self.result(),
            self.0.main_line().turns().len()
        )
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Self {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.get_type::<Self>().getattr("from_text")?, (self.to_text(false),)))
    }
}

fn not_one_game() -> PyErr {
    RecordError::new_err((
        "the text does not contain exactly one game",
        "not-one-game",
        None::<usize>,
    ))
}

/// Returns the path to a turn from its indices: a turn, then pairs of a variation and a turn.
fn turn_path(indices: &[usize]) -> PyResult<TurnPath> {
    match indices {
        [first, rest @ ..] if rest.len() % 2 == 0 => {
            let (pairs, _) = rest.as_chunks::<2>();
            let path = TurnPath::main(*first);
            Ok(pairs.iter().fold(path, |path, &[variation, turn]| path.variation(variation, turn)))
        }
        _ => Err(record_error(&VariationError::NoTurn, "no-turn")),
    }
}

/// A combined game: GIPF with potentials and the linked games that decide on the use of some of them.
#[pyclass(name = "Match", module = "gipfel.records", frozen)]
#[derive(Debug)]
pub(crate) struct Match(CombinedRecord);

#[pymethods]
impl Match {
    /// Returns the match in Gipfel's own format.
    fn to_text(&self) -> String {
        self.0.to_text()
    }

    /// Returns the match as JSON.
    fn to_json(&self) -> String {
        self.0.to_json().to_string()
    }

    fn __str__(&self) -> String {
        self.0.to_text()
    }
}

fn read_options(format: Option<&str>, variant: Option<&str>) -> PyResult<ReadOptions> {
    let format = format
        .map(str::parse::<Format>)
        .transpose()
        .map_err(|error| record_error(&error, "unknown-format"))?;
    Ok(ReadOptions { format, variant: variant.map(read_variant).transpose()? })
}

fn read_error(error: ReadError, before: usize) -> PyErr {
    let code = error.code();
    let line = error.line.0 + before;
    let error = ReadError { line: LineNumber(line), ..error };
    RecordError::new_err((error.to_string(), code, line))
}

/// Returns the code of the format of a text that begins like this.
#[pyfunction]
pub(crate) fn detect_format(beginning: &str) -> Option<&'static str> {
    Format::detect(beginning).map(Format::code)
}

/// Returns the games of a text: records, matches, and an exception for each game that cannot be read. `before` is the number
/// of lines before the text.
#[pyfunction]
pub(crate) fn read_text<'py>(
    py: Python<'py>,
    text: &str,
    format: Option<&str>,
    variant: Option<&str>,
    before: usize,
) -> PyResult<Bound<'py, PyList>> {
    let options = read_options(format, variant)?;
    let found = PyList::empty(py);
    let games = |text: &str, before: usize| -> PyResult<()> {
        for reading in read(text, options) {
            py.check_signals()?;
            match reading {
                Ok(Reading::Game(record)) => found.append(Py::new(py, Record(*record))?)?,
                Ok(Reading::Excerpt(excerpt)) => {
                    let error = RecordError::new_err((excerpt.to_string(), "excerpt", before + 1));
                    found.append(error.into_value(py))?;
                }
                Err(error) => found.append(read_error(error, before).into_value(py))?,
            }
        }
        Ok(())
    };
    let parts: Vec<_> = match options.format {
        None | Some(Format::Record | Format::Json) => combined::read(text).collect(),
        Some(_) => Vec::new(),
    };
    if parts.iter().all(|part| part.found.is_none()) {
        games(text, before)?;
        return Ok(found);
    }
    for part in parts {
        match part.found {
            None => games(part.text, before + part.line - 1)?,
            Some(Ok(record)) => found.append(Py::new(py, Match(record))?)?,
            Some(Err(error)) => {
                let line = error.line + before;
                let error = RecordError::new_err((error.to_string(), "combined-game", line));
                found.append(error.into_value(py))?;
            }
        }
    }
    Ok(found)
}
