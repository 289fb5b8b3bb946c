//! The JSON protocol: one request per line, each with an id.

use std::{
    io::{BufRead, Write},
    sync::{Arc, atomic::Ordering::Relaxed},
    thread::{self, JoinHandle},
};

use engine::Stopwatch;
use serde_json::{Value, json};

use crate::{
    input::{Input, read_line},
    output::Output,
    protocol_error::ProtocolError,
};

mod answer;
mod fields;
mod method;
mod queue;
mod request;
mod review_query;
mod sync;
mod worker;

use self::{
    fields::Fields,
    queue::{Ended, Queue, QueuedTask},
    request::Request,
    worker::Worker,
};

pub use sync::SyncJson;

/// An engine driven by JSON objects, one per line.
///
/// Queries are answered at once. Searches and other tasks are queued: one runs, with all threads
/// and the whole table, while the others wait.
pub struct Json<W> {
    output: Output<W>,
    queue: Arc<Queue>,
    worker: Option<JoinHandle<()>>,
}

impl<W: Write + Send + 'static> Json<W> {
    /// Creates an engine that writes its answers to `output`.
    pub fn new(output: W) -> Self {
        let output = Output::new(output);
        let queue = Arc::new(Queue::default());
        let mut worker = WorkerThread {
            output: output.clone(),
            queue: Arc::clone(&queue),
            worker: Worker::default(),
        };
        Self { output, queue, worker: Some(thread::spawn(move || worker.run())) }
    }

    /// Processes the lines of `input` until `quit` or the end of the input. At the end of the
    /// input, tasks that have a limit are still finished.
    pub fn run(&mut self, input: &mut impl BufRead) {
        loop {
            match read_line(input) {
                Input::Text(line) if line.is_empty() => {}
                Input::Text(line) => {
                    if !self.answer(&line) {
                        break;
                    }
                }
                Input::TooLong => self.refuse(&Value::Null, &ProtocolError::LineTooLong),
                Input::End => break,
            }
        }
        self.queue.close();
        if let Some(worker) = self.worker.take() {
            // A task that panicked has no answer, and there is nothing more to write.
            let _ = worker.join();
        }
    }

    fn refuse(&self, id: &Value, error: &ProtocolError) {
        let _ = self.output.write(&answer::error(id, error));
    }

    fn accept(&self, id: &Value, result: &Value) {
        let _ = self.output.write(&answer::result(id, result));
    }

    /// Processes a line; returns `false` after `quit`.
    fn answer(&self, line: &str) -> bool {
        let mut fields = match Fields::read(line) {
            Ok(fields) => fields,
            Err(error) => {
                self.refuse(&Value::Null, &error);
                return true;
            }
        };
        let id = match request::read_id(fields.take("id")) {
            Ok(id) => id,
            Err(error) => {
                self.refuse(&Value::Null, &error);
                return true;
            }
        };
        match request::read(fields) {
            Ok(Request::Quit) => {
                self.quit(&id);
                return false;
            }
            Ok(request) => {
                if let Err(error) = self.execute(&id, request) {
                    self.refuse(&id, &error);
                }
            }
            Err(error) => self.refuse(&id, &error),
        }
        true
    }

    fn execute(&self, id: &Value, request: Request) -> Result<(), ProtocolError> {
        if self.queue.contains(id) {
            return Err(ProtocolError::IdInUse);
        }
        match request {
            Request::Query(query) => self.accept(id, &answer::query(&query)?),
            Request::Task(task) => self.queue.push(QueuedTask::new(id.clone(), task))?,
            Request::End { id: other, with_answer } => {
                let ended = self.queue.end(&other, with_answer)?;
                self.accept(id, &json!({"request": other}));
                if matches!(ended, Ended::Waiting) {
                    self.refuse(&other, &ProtocolError::Cancelled);
                }
            }
            Request::Quit => {}
        }
        Ok(())
    }

    fn quit(&self, id: &Value) {
        for waiting in self.queue.clear() {
            self.refuse(&waiting, &ProtocolError::Cancelled);
        }
        self.accept(id, &json!({}));
    }
}

impl<W> std::fmt::Debug for Json<W> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Json").field("queue", &self.queue).finish_non_exhaustive()
    }
}

/// The thread that runs the queued tasks, one at a time.
struct WorkerThread<W> {
    output: Output<W>,
    queue: Arc<Queue>,
    worker: Worker,
}

impl<W: Write> WorkerThread<W> {
    fn run(&mut self) {
        while let Some(queued) = self.queue.next() {
            let done = self.work(&queued);
            // The task is finished before its answer is written, because clients may reuse the id
            // after the answer.
            self.queue.finish();
            let cancelled = queued.signal.cancelled.load(Relaxed);
            let done = if cancelled { Err(ProtocolError::Cancelled) } else { done };
            let _ = self.output.write(&match done {
                Ok(result) => answer::result(&queued.id, &result),
                Err(error) => answer::error(&queued.id, &error),
            });
        }
    }

    fn work(&mut self, queued: &QueuedTask) -> Result<Value, ProtocolError> {
        let QueuedTask { id, task, signal } = queued;
        let output = &self.output;
        self.worker.run(id, task, &Stopwatch::start(&signal.stop), |line| {
            if !output.write(line) {
                // The reader has closed the output.
                signal.stop.store(true, Relaxed);
            }
        })
    }
}
