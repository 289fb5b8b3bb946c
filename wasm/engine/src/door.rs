use engine::{Control, JsonAlone};

/// What the engine needs from the page that it serves.
pub trait Page: Sync {
    /// The clock, in milliseconds since any moment.
    fn now(&self) -> f64;
    /// Whether the search that runs is to end.
    fn stopped(&self) -> bool;
    /// Hears what a search has found so far.
    fn tell(&self, line: &str);
}

/// More than any request needs; a page that asks for more room gets none.
const MOST_BYTES: usize = 2 << 20;

/// The engine with the texts that come in and go out.
#[derive(Debug, Default)]
pub struct Door {
    engine: JsonAlone,
    request: Vec<u8>,
    answer: Vec<u8>,
}

impl Door {
    /// Room for a request of so many bytes; none if that is too much.
    pub fn take(&mut self, length: usize) -> Option<&mut [u8]> {
        self.give();
        if length > MOST_BYTES || self.request.try_reserve_exact(length).is_err() {
            return None;
        }
        self.request.resize(length, 0);
        Some(&mut self.request)
    }

    /// Answers the request that was written into the room: the length of the answer in four
    /// bytes, the least first, and the answer.
    pub fn call(&mut self, page: &impl Page) -> &[u8] {
        let watch = Watch { page, start: page.now() };
        // What is no text is no JSON either, and is refused as such.
        let line = String::from_utf8_lossy(&self.request);
        let answer = self.engine.answer(&line, &watch, |line| page.tell(line));
        let length = u32::try_from(answer.len()).unwrap_or_default();
        self.answer.clear();
        self.answer.extend(length.to_le_bytes());
        self.answer.extend(answer.as_bytes());
        &self.answer
    }

    /// Gives back the memory of both texts.
    pub fn give(&mut self) {
        self.request = Vec::new();
        self.answer = Vec::new();
    }
}

/// The clock of the page, from the beginning of a request.
struct Watch<'a, P> {
    page: &'a P,
    start: f64,
}

impl<P: Page> Control for Watch<'_, P> {
    fn stopped(&self) -> bool {
        self.page.stopped()
    }

    fn elapsed(&self) -> u64 {
        // A clock that went back has not moved.
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

    /// Its clock goes on by a millisecond whenever it is looked at.
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
        let mut door = Door::default();
        door.take(request.len()).unwrap().copy_from_slice(request.as_bytes());
        let answer = door.call(page).to_vec();
        let (head, text) = answer.split_at(4);
        assert_eq!(head, (text.len() as u32).to_le_bytes());
        String::from_utf8(text.to_vec()).unwrap()
    }

    #[test]
    fn a_search_tells_what_it_finds_and_stops_when_the_page_says_so() {
        let page = Patient { patience: 20, ..Patient::default() };
        let answer = ask(&page, r#"{"id": 7, "method": "analyse", "game": "yinsh"}"#);
        assert!(answer.starts_with(r#"{"id":7,"result":{"bestmove":"#), "{answer}");
        assert!(answer.ends_with(r#""stopped":true}}"#), "{answer}");
        assert!(page.told.lock().unwrap()[0].starts_with(r#"{"id":7,"info":{"depth":1,"#));
    }

    #[test]
    fn a_search_keeps_to_the_clock_of_the_page() {
        let page = Patient { patience: u32::MAX, ..Patient::default() };
        let request = r#"{"id": 7, "method": "bestmove", "game": "gipf-basic", "movetime": 30}"#;
        assert!(ask(&page, request).ends_with(r#""stopped":false}}"#));
        assert!(page.looks.load(Relaxed) >= 30);
    }

    #[test]
    fn what_is_no_request_is_refused() {
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

    #[test]
    fn there_is_no_room_for_a_request_without_end() {
        assert!(Door::default().take(MOST_BYTES + 1).is_none());
    }
}
