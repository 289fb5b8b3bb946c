use std::time::{Duration, Instant};

use variants::Variant;

use crate::{listener::Talk, positions::REMOVALS};

/// Returns the median, since a busy machine may delay a single answer.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    println!("times to stop: {times:?}");
    times[times.len() / 2]
}

#[test]
fn stop_is_answered_within_50_ms() {
    let mut talk = Talk::ugi();
    let mut times = Vec::new();
    for threads in 1..=2 {
        talk.say(&format!("setoption name Threads value {threads}"));
        for (variant, position) in REMOVALS {
            talk.say(&format!("setoption name Game value {variant}"));
            for start in ["startpos", &format!("fen {position}")] {
                talk.say(&format!("position {start}"));
                talk.say("go infinite");
                // Wait until the search has actually started.
                talk.wait_for("info depth 1 ");
                let sent = Instant::now();
                talk.say("stop");
                talk.wait_for("bestmove");
                times.push(sent.elapsed());
            }
        }
    }
    talk.end();
    assert!(median(times) < Duration::from_millis(50));
}

#[test]
fn cancel_is_answered_within_50_ms() {
    let mut talk = Talk::json();
    let mut times = Vec::new();
    for variant in Variant::ALL.repeat(3) {
        talk.say(&format!(r#"{{"id":1,"method":"analyse","game":"{variant}"}}"#));
        talk.wait_for("\"depth\":1,");
        let start = Instant::now();
        talk.say(r#"{"id":2,"method":"cancel","request":1}"#);
        talk.wait_for("{\"id\":1,\"error\"");
        times.push(start.elapsed());
    }
    talk.end();
    assert!(median(times) < Duration::from_millis(50));
}
