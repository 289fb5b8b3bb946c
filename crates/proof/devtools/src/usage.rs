//! Resource usage of processes, from `/proc`.

use std::{fs, time::Duration};

use anyhow::Context as _;

/// Unit of the times in `/proc`: a hundredth of a second on every Linux.
const TICK: Duration = Duration::from_millis(10);

/// Data about a process from `/proc`.
struct Stat {
    id: u32,
    parent: u32,
    /// Processor time, in ticks, of all its threads and of its children that have exited.
    ticks: u32,
}

/// Returns the processor time of a process with all its threads and children.
pub(crate) fn processor_time(root: u32) -> anyhow::Result<Duration> {
    let all = all();
    let own = all.iter().find(|stat| stat.id == root).context("the process has exited")?;
    let children = descendants(&all, root);
    let ticks = own.ticks + children.iter().map(|stat| stat.ticks).sum::<u32>();
    Ok(TICK * ticks)
}

/// Returns the resident memory of a process in KiB.
pub(crate) fn memory(process: u32) -> anyhow::Result<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let text = line.and_then(|line| line.trim().split(' ').next()).context("VmRSS is missing")?;
    Ok(text.parse()?)
}

/// Returns the ids of all descendants of a process.
pub(crate) fn children(root: u32) -> Vec<u32> {
    descendants(&all(), root).iter().map(|stat| stat.id).collect()
}

fn descendants(all: &[Stat], root: u32) -> Vec<&Stat> {
    let mut found: Vec<&Stat> = all.iter().filter(|stat| stat.parent == root).collect();
    let mut next = 0;
    while let Some(id) = found.get(next).map(|stat| stat.id) {
        found.extend(all.iter().filter(|stat| stat.parent == id));
        next += 1;
    }
    found
}

fn all() -> Vec<Stat> {
    let folders = fs::read_dir("/proc").into_iter().flatten().flatten();
    folders
        .filter_map(|folder| folder.file_name().to_str()?.parse().ok())
        .filter_map(|id: u32| read(id, &fs::read_to_string(format!("/proc/{id}/stat")).ok()?))
        .collect()
}

/// Parses a line of `/proc/…/stat`. The process name in it can contain any characters.
fn read(id: u32, line: &str) -> Option<Stat> {
    let behind_name = line.rsplit_once(')')?.1;
    let fields: Vec<&str> = behind_name.split_whitespace().collect();
    let number = |index: usize| fields.get(index)?.parse::<u32>().ok();
    let ticks = number(11)? + number(12)? + number(13)? + number(14)?;
    Some(Stat { id, parent: number(1)?, ticks })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_name_that_looks_like_other_fields_is_parsed() {
        let line = "7 (a) S 9 (b) S 3 7 7 0 -1 4194560 100 0 0 0 11 12 13 14 20 0 1 0 100";
        let stat = read(7, line).expect("a line of /proc");
        assert_eq!((stat.parent, stat.ticks), (3, 50));
    }

    #[test]
    fn a_busy_process_uses_processor_time() {
        let id = std::process::id();
        let before = processor_time(id).expect("it runs");
        let began = std::time::Instant::now();
        let mut after = before;
        // The time of a child that another test has started is missing for a moment when the child exits.
        while began.elapsed() < Duration::from_secs(5) && after <= before {
            after = processor_time(id).expect("it runs");
        }
        assert!(after > before);
    }
}
