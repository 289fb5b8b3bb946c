//! The engine protocol for programs that like JSON: one request a line, each with an id.

use std::{
    io::{BufRead, Write},
    sync::{Arc, atomic::Ordering::Relaxed},
    thread::{self, JoinHandle},
};

use serde_json::{Value, json};

use crate::{
    lines::{self, Line},
    output::Output,
    refusal::Refusal,
    stopwatch::Stopwatch,
};

mod alone;
mod answer;
mod clerk;
mod fields;
mod queue;
mod request;

use self::{
    clerk::Clerk,
    fields::Fields,
    queue::{Ended, Errand, Queue},
    request::Request,
};

pub use alone::JsonAlone;
pub(crate) use request::METHODS;

/// An engine that is driven by JSON objects, one a line.
///
/// Short requests are answered at once. Searches and counts wait for each other: one runs,
/// with all threads and the whole table, and the others come in their order.
pub struct Json<W> {
    output: Output<W>,
    queue: Arc<Queue>,
    worker: Option<JoinHandle<()>>,
}

impl<W: Write + Send + 'static> Json<W> {
    /// An engine that answers to `output`.
    pub fn new(output: W) -> Self {
        let output = Output::new(output);
        let queue = Arc::new(Queue::default());
        let mut worker =
            Worker { output: output.clone(), queue: Arc::clone(&queue), clerk: Clerk::default() };
        Self { output, queue, worker: Some(thread::spawn(move || worker.run())) }
    }

    /// Answers the lines of `input` until `quit` or its end. At the end of the input what
    /// has a limit is still finished.
    pub fn run(&mut self, input: &mut impl BufRead) {
        loop {
            match lines::read(input) {
                Line::Text(line) if line.is_empty() => {}
                Line::Text(line) => {
                    if !self.answer(&line) {
                        break;
                    }
                }
                Line::TooLong => self.refuse(&Value::Null, &Refusal::LineTooLong),
                Line::End => break,
            }
        }
        self.queue.close();
        if let Some(worker) = self.worker.take() {
            // A search that panicked has said nothing; there is nothing to add.
            let _ = worker.join();
        }
    }

    fn refuse(&self, id: &Value, refusal: &Refusal) {
        let _ = self.output.say(&answer::error(id, refusal));
    }

    fn accept(&self, id: &Value, result: &Value) {
        let _ = self.output.say(&answer::result(id, result));
    }

    /// Answers a line; `false` means goodbye.
    fn answer(&self, line: &str) -> bool {
        let mut fields = match Fields::read(line) {
            Ok(fields) => fields,
            Err(refusal) => {
                self.refuse(&Value::Null, &refusal);
                return true;
            }
        };
        let id = match request::read_id(fields.take("id")) {
            Ok(id) => id,
            Err(refusal) => {
                self.refuse(&Value::Null, &refusal);
                return true;
            }
        };
        match request::read(fields) {
            Ok(Request::Quit) => {
                self.quit(&id);
                return false;
            }
            Ok(request) => {
                if let Err(refusal) = self.obey(&id, request) {
                    self.refuse(&id, &refusal);
                }
            }
            Err(refusal) => self.refuse(&id, &refusal),
        }
        true
    }

    fn obey(&self, id: &Value, request: Request) -> Result<(), Refusal> {
        if self.queue.is_known(id) {
            return Err(Refusal::IdInUse);
        }
        match request {
            Request::Short(short) => self.accept(id, &answer::short(&short)?),
            Request::Long(task) => self.queue.push(Errand::new(id.clone(), task))?,
            Request::End { id: other, with_answer } => {
                let ended = self.queue.end(&other, with_answer)?;
                self.accept(id, &json!({"request": other}));
                if matches!(ended, Ended::Waiting) {
                    self.refuse(&other, &Refusal::Cancelled);
                }
            }
            Request::Quit => {}
        }
        Ok(())
    }

    fn quit(&self, id: &Value) {
        for waiting in self.queue.clear() {
            self.refuse(&waiting, &Refusal::Cancelled);
        }
        self.accept(id, &json!({}));
    }
}

impl<W> std::fmt::Debug for Json<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Json").field("queue", &self.queue).finish_non_exhaustive()
    }
}

/// Does one request after the other.
struct Worker<W> {
    output: Output<W>,
    queue: Arc<Queue>,
    clerk: Clerk,
}

impl<W: Write> Worker<W> {
    fn run(&mut self) {
        while let Some(errand) = self.queue.next() {
            let done = self.work(&errand);
            // Before the answer is said: then its id may be used again.
            self.queue.finish();
            let cancelled = errand.end.cancelled.load(Relaxed);
            let done = if cancelled { Err(Refusal::Cancelled) } else { done };
            let _ = self.output.say(&match done {
                Ok(result) => answer::result(&errand.id, &result),
                Err(refusal) => answer::error(&errand.id, &refusal),
            });
        }
    }

    fn work(&mut self, errand: &Errand) -> Result<Value, Refusal> {
        let Errand { id, task, end } = errand;
        let output = &self.output;
        self.clerk.work(id, task, &Stopwatch::start(&end.stop), |line| {
            if !output.say(line) {
                // Nobody would read the answer.
                end.stop.store(true, Relaxed);
            }
        })
    }
}
