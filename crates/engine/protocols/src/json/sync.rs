use search::Control;
use serde_json::{Value, json};

use super::{
    answer,
    fields::Fields,
    request::{self, Request},
    worker::Worker,
};
use crate::{input::REQUEST_LINE_MAX_BYTES, protocol_error::ProtocolError};

/// The JSON protocol without threads: each request runs in the caller's thread, and the caller
/// provides the clock and the stop flag.
///
/// ```
/// use engine_protocols::{NoControl, SyncJson};
///
/// let mut engine = SyncJson::default();
/// let request = r#"{"id": 1, "method": "bestmove", "game": "yinsh", "depth": 1, "only": ["a2"]}"#;
/// let answer = engine.answer(request, &NoControl, |_| {});
/// assert!(answer.starts_with(r#"{"id":1,"result":{"bestmove":"a2","#));
/// ```
#[derive(Debug, Default)]
pub struct SyncJson {
    worker: Worker,
}

impl SyncJson {
    /// Returns the answer to a request; progress of a search goes to `report`.
    ///
    /// Nothing else runs at the same time: `stop` and `cancel` find no request, and a search is
    /// stopped by `control`.
    pub fn answer(
        &mut self,
        line: &str,
        control: &dyn Control,
        report: impl FnMut(&str),
    ) -> String {
        let mut id = Value::Null;
        match self.result(line, &mut id, control, report) {
            Ok(result) => answer::result(&id, &result),
            Err(error) => answer::error(&id, &error),
        }
    }

    fn result(
        &mut self,
        line: &str,
        id: &mut Value,
        control: &dyn Control,
        report: impl FnMut(&str),
    ) -> Result<Value, ProtocolError> {
        if line.len() >= REQUEST_LINE_MAX_BYTES {
            return Err(ProtocolError::LineTooLong);
        }
        let mut fields = Fields::read(line)?;
        *id = request::read_id(fields.take("id"))?;
        match request::read(fields)? {
            Request::Query(query) => answer::query(&query),
            Request::Task(task) => self.worker.run(id, &task, control, report),
            Request::End { .. } => Err(ProtocolError::NoSuchRequest),
            Request::Quit => Ok(json!({})),
        }
    }
}
