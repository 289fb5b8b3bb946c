//! Evaluates the output of strace.

use std::collections::HashMap;

/// Result of evaluating a program's system calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Judgement {
    /// Number of `ack …` lines that the program wrote.
    pub(super) acknowledged: usize,
    /// Number of acknowledgements written before the log was synced.
    pub(super) early: usize,
    /// Number of acknowledgements without a write to the log since the previous one, which prove nothing.
    pub(super) idle: usize,
}

/// Evaluates a trace of `strace -f -y`, which shows the names of files.
pub(super) fn judge(trace: &str) -> Judgement {
    let mut judgement = Judgement::default();
    let mut log = Log::default();
    // Unfinished calls, by thread: strace splits a line when the call of another thread interrupts it.
    let mut begun: HashMap<&str, &str> = HashMap::new();
    for line in trace.lines() {
        let Some((thread, call)) = line.trim_start().split_once(char::is_whitespace) else {
            continue;
        };
        let call = call.trim_start();
        if call.starts_with("<...") {
            if let Some(start) = begun.remove(thread) {
                log.hear_end(start, call);
            }
            continue;
        }
        if is_acknowledgement(call) {
            judgement.acknowledged += 1;
            judgement.early += usize::from(log.unsynced);
            judgement.idle += usize::from(!log.written);
            log.written = false;
        }
        log.hear_beginning(call);
        if call.ends_with("<unfinished ...>") {
            begun.insert(thread, call);
        } else {
            log.hear_end(call, call);
        }
    }
    judgement
}

/// State of the database's log.
#[derive(Default)]
struct Log {
    /// Whether there was a write since the last acknowledgement.
    written: bool,
    /// Whether there has been a write without a successful sync after it.
    unsynced: bool,
    /// Whether there was a write after the current sync began; the sync need not cover that write.
    written_since_sync_began: bool,
}

impl Log {
    fn hear_beginning(&mut self, call: &str) {
        if !is_on_log(call) {
            return;
        }
        if is_sync(call) {
            self.written_since_sync_began = false;
        } else {
            self.written = true;
            self.unsynced = true;
            self.written_since_sync_began = true;
        }
    }

    fn hear_end(&mut self, start: &str, end: &str) {
        if is_on_log(start)
            && is_sync(start)
            && end.ends_with("= 0")
            && !self.written_since_sync_began
        {
            self.unsynced = false;
        }
    }
}

fn is_on_log(call: &str) -> bool {
    call.contains("-wal>")
}

fn is_sync(call: &str) -> bool {
    call.starts_with("fsync(") || call.starts_with("fdatasync(")
}

fn is_acknowledgement(call: &str) -> bool {
    call.starts_with("write(1<") && call.contains("\"ack ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(calls: &[&str]) -> Judgement {
        judge(&calls.join("\n"))
    }

    const WRITE: &str = r#"7 pwrite64(5</tmp/games.db-wal>, "..."..., 4096, 0) = 4096"#;
    const SYNC: &str = "7 fdatasync(5</tmp/games.db-wal>)      = 0";
    const ACK: &str = r#"6  write(1<pipe:[1]>, "ack 1\n", 6)     = 6"#;

    #[test]
    fn a_sync_between_write_and_acknowledgement_is_enough() {
        let judgement = judged(&[WRITE, WRITE, SYNC, ACK]);
        assert_eq!(judgement, Judgement { acknowledged: 1, early: 0, idle: 0 });
    }

    #[test]
    fn an_acknowledgement_without_a_sync_is_early() {
        assert_eq!(judged(&[WRITE, ACK]).early, 1);
        assert_eq!(judged(&[SYNC, WRITE, ACK]).early, 1);
        assert_eq!(judged(&[WRITE, "7 fdatasync(6</tmp/games.db>) = 0", ACK]).early, 1);
        assert_eq!(judged(&[WRITE, "7 fdatasync(5</tmp/games.db-wal>) = -1 EIO", ACK]).early, 1);
    }

    #[test]
    fn a_sync_counts_only_once_it_has_ended() {
        let begins = "7 fdatasync(5</tmp/games.db-wal> <unfinished ...>";
        let ends = "7 <... fdatasync resumed>)              = 0";
        assert_eq!(judged(&[WRITE, begins, ACK, ends]).early, 1);
        assert_eq!(judged(&[WRITE, begins, ends, ACK]).early, 0);
        assert_eq!(judged(&[WRITE, begins, WRITE, ends, ACK]).early, 1);
    }

    #[test]
    fn an_acknowledgement_without_a_write_proves_nothing() {
        assert_eq!(judged(&[WRITE, SYNC, ACK, ACK]).idle, 1);
    }
}
