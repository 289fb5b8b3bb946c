use search::Control;
use serde_json::{Value, json};

use super::{
    answer,
    clerk::Clerk,
    fields::Fields,
    request::{self, Request},
};
use crate::{lines::LONGEST_LINE, refusal::Refusal};

/// The engine that is driven by JSON objects, where there are no threads: one request after
/// the other, each done in the thread of the caller, who has the clock and the stop flag.
///
/// ```
/// use engine::{Free, JsonAlone};
///
/// let mut engine = JsonAlone::default();
/// let request = r#"{"id": 1, "method": "bestmove", "game": "yinsh", "depth": 1, "only": ["a2"]}"#;
/// let answer = engine.answer(request, &Free, |_| {});
/// assert!(answer.starts_with(r#"{"id":1,"result":{"bestmove":"a2","#));
/// ```
#[derive(Debug, Default)]
pub struct JsonAlone {
    clerk: Clerk,
}

impl JsonAlone {
    /// The answer to a request; what a search finds on the way goes to `tell`.
    ///
    /// Nothing else runs meanwhile: `stop` and `cancel` find no request, and a search is
    /// stopped by `control`.
    pub fn answer(&mut self, line: &str, control: &dyn Control, tell: impl FnMut(&str)) -> String {
        let mut id = Value::Null;
        match self.result(line, &mut id, control, tell) {
            Ok(result) => answer::result(&id, &result),
            Err(refusal) => answer::error(&id, &refusal),
        }
    }

    fn result(
        &mut self,
        line: &str,
        id: &mut Value,
        control: &dyn Control,
        tell: impl FnMut(&str),
    ) -> Result<Value, Refusal> {
        if line.len() >= LONGEST_LINE {
            return Err(Refusal::LineTooLong);
        }
        let mut fields = Fields::read(line)?;
        *id = request::read_id(fields.take("id"))?;
        match request::read(fields)? {
            Request::Short(short) => answer::short(&short),
            Request::Long(task) => self.clerk.work(id, &task, control, tell),
            Request::End { .. } => Err(Refusal::NoSuchRequest),
            Request::Quit => Ok(json!({})),
        }
    }
}
