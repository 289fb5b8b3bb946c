//! Repeated errors. When a database fails, every request reports it: the first report is logged at once, the others are counted.

use std::{
    collections::HashMap,
    fmt::{self, Write as _},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use tracing::{
    Event, Level, Metadata, Subscriber,
    callsite::Identifier,
    field::{Field, Visit},
};
use tracing_subscriber::layer::{Context, Layer};

/// Time for which repetitions of an error are counted instead of logged.
const COUNTED_FOR: Duration = Duration::from_secs(30);
/// Interval between checks for counts to be logged.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);
/// Target of the log lines with the counts.
const TARGET: &str = "repeats";

/// A layer that drops repeated errors: events of level error with a field `error` from the same place in the program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Repeats(Arc<Mutex<HashMap<Identifier, Repeated>>>);

/// An error that was logged.
#[derive(Debug)]
struct Repeated {
    since: Instant,
    message: String,
    count: u64,
}

impl Repeats {
    /// Starts a thread that logs the counts.
    pub(crate) fn start() -> Self {
        let repeats = Self::default();
        let counted = repeats.clone();
        let logging = thread::Builder::new().name("log".to_owned());
        // Without the thread, repeated errors are still logged once in a while.
        let _ = logging.spawn(move || {
            loop {
                thread::sleep(CHECK_INTERVAL);
                for (message, count) in counted.take(Instant::now()) {
                    tracing::error!(target: TARGET, count, "Repeated {count} times: {message}");
                }
            }
        });
        repeats
    }

    /// Returns whether an event is logged, and otherwise counts it.
    fn admits(&self, event: &Event<'_>, now: Instant) -> bool {
        if !is_counted(event.metadata()) {
            return true;
        }
        let mut state = self.state();
        if let Some(repeated) = state.get_mut(&event.metadata().callsite()) {
            repeated.count += 1;
            return false;
        }
        let mut message = Message(String::new());
        event.record(&mut message);
        let repeated = Repeated { since: now, message: message.0, count: 0 };
        state.insert(event.metadata().callsite(), repeated);
        true
    }

    /// Forgets the errors whose time is over, and returns the counts of those that were repeated.
    fn take(&self, now: Instant) -> Vec<(String, u64)> {
        let is_over = |repeated: &Repeated| now.duration_since(repeated.since) >= COUNTED_FOR;
        let over = self.state().extract_if(|_, repeated| is_over(repeated)).collect::<Vec<_>>();
        let over = over.into_iter().map(|(_, Repeated { message, count, .. })| (message, count));
        over.filter(|(_, count)| *count > 0).collect()
    }

    fn state(&self) -> MutexGuard<'_, HashMap<Identifier, Repeated>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<S: Subscriber> Layer<S> for Repeats {
    fn event_enabled(&self, event: &Event<'_>, _: Context<'_, S>) -> bool {
        self.admits(event, Instant::now())
    }
}

fn is_counted(metadata: &Metadata<'_>) -> bool {
    *metadata.level() == Level::ERROR && metadata.fields().field("error").is_some()
}

/// The message of an event.
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            let _ = write!(self.0, "{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use tracing_subscriber::layer::SubscriberExt as _;

    use super::*;

    /// Counts the events that are logged.
    #[derive(Clone, Default)]
    struct Logged(Arc<Mutex<u32>>);

    impl<S: Subscriber> Layer<S> for Logged {
        fn on_event(&self, _: &Event<'_>, _: Context<'_, S>) {
            *self.0.lock().unwrap() += 1;
        }
    }

    #[test]
    fn a_repeated_error_is_logged_once_and_then_counted() {
        let (repeats, logged) = (Repeats::default(), Logged::default());
        let subscriber = tracing_subscriber::registry().with(logged.clone()).with(repeats.clone());
        tracing::subscriber::with_default(subscriber, || {
            for game in 0..400 {
                tracing::error!(error = "gone", "Game {game} could not be stored");
            }
            tracing::error!(error = "gone", "another one");
            (0..3).for_each(|game| tracing::error!("Game {game} is set aside"));
        });
        assert_eq!(*logged.0.lock().unwrap(), 5);
        let now = Instant::now();
        assert_eq!(repeats.take(now), []);
        let counted = [("Game 0 could not be stored".to_owned(), 399)];
        assert_eq!(repeats.take(now + COUNTED_FOR), counted);
        assert_eq!(repeats.take(now + COUNTED_FOR), []);
    }
}
