use engine_protocols::{Control, SyncJson};

/// Functions that the engine needs from the page that loaded it.
pub trait Page: Sync {
    /// Returns the time in milliseconds since an arbitrary fixed moment.
    fn now(&self) -> f64;
    /// Returns whether the running search should stop.
    fn stopped(&self) -> bool;
    /// Receives the progress of a search.
    fn tell(&self, line: &str);
}

/// Answers a request of the engine's JSON protocol.
pub fn answer(engine: &mut SyncJson, request: &str, page: &impl Page) -> String {
    let watch = Watch { page, start: page.now() };
    engine.answer(request, &watch, |line| page.tell(line))
}

/// A stopwatch for the time since the beginning of a request.
struct Watch<'a, P> {
    page: &'a P,
    start: f64,
}

impl<P: Page> Control for Watch<'_, P> {
    fn stopped(&self) -> bool {
        self.page.stopped()
    }

    fn elapsed(&self) -> u64 {
        // A clock that goes backwards counts as standing still.
        (self.page.now() - self.start).max(0.0) as u64
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Mutex,
        atomic::{AtomicU32, Ordering::Relaxed},
    };

    use super::*;

    /// A page whose clock advances by a millisecond on each reading.
    #[derive(Default)]
    struct Patient {
        looks: AtomicU32,
        patience: u32,
        told: Mutex<Vec<String>>,
    }

    impl Page for Patient {
        fn now(&self) -> f64 {
            f64::from(self.looks.fetch_add(1, Relaxed))
        }

        fn stopped(&self) -> bool {
            self.looks.fetch_add(1, Relaxed) > self.patience
        }

        fn tell(&self, line: &str) {
            self.told.lock().unwrap().push(line.to_owned());
        }
    }

    fn ask(page: &Patient, request: &str) -> String {
        answer(&mut SyncJson::default(), request, page)
    }

    #[test]
    fn a_search_reports_its_progress_and_stops_when_the_page_requests_it() {
        let page = Patient { patience: 20, ..Patient::default() };
        let answer = ask(&page, r#"{"id": 7, "method": "analyse", "game": "yinsh"}"#);
        assert!(answer.starts_with(r#"{"id":7,"result":{"bestmove":"#), "{answer}");
        assert!(answer.ends_with(r#""stopped":true}}"#), "{answer}");
        assert!(page.told.lock().unwrap()[0].starts_with(r#"{"id":7,"info":{"depth":1,"#));
    }

    #[test]
    fn a_search_respects_the_clock_of_the_page() {
        let page = Patient { patience: u32::MAX, ..Patient::default() };
        let request = r#"{"id": 7, "method": "bestmove", "game": "gipf-basic", "movetime": 30}"#;
        assert!(ask(&page, request).ends_with(r#""stopped":false}}"#));
        assert!(page.looks.load(Relaxed) >= 30);
    }

    #[test]
    fn an_invalid_request_is_refused() {
        let page = Patient::default();
        for (request, code) in [
            ("", "bad-json"),
            ("[]", "bad-json"),
            ("{}", "bad-id"),
            (r#"{"id": 1}"#, "unknown-method"),
            (r#"{"id": 1, "method": "bestmove", "game": "chess"}"#, "unknown-game"),
            (r#"{"id": 1, "method": "stop", "request": 1}"#, "no-such-request"),
        ] {
            let answer = ask(&page, request);
            assert!(answer.contains(&format!(r#""error":{{"code":"{code}""#)), "{answer}");
        }
    }
}
