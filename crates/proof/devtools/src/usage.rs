//! What processes use, from `/proc`.

use std::{fs, time::Duration};

use anyhow::Context as _;

/// The unit of the times in `/proc`: a hundredth of a second on every Linux.
const TICK: Duration = Duration::from_millis(10);

/// What `/proc` says about a process.
struct Stat {
    id: u32,
    parent: u32,
    /// Of all its threads, and of its children that have ended.
    ticks: u32,
}

/// Processor time of a process with all its threads and children.
pub(crate) fn processor_time(root: u32) -> anyhow::Result<Duration> {
    let all = all();
    let own = all.iter().find(|stat| stat.id == root).context("the process is gone")?;
    let children = descendants(&all, root);
    let ticks = own.ticks + children.iter().map(|stat| stat.ticks).sum::<u32>();
    Ok(TICK * ticks)
}

/// The resident memory of a process in KiB.
pub(crate) fn memory(process: u32) -> anyhow::Result<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let text = line.and_then(|line| line.trim().split(' ').next()).context("no VmRSS")?;
    Ok(text.parse()?)
}

/// The ids of all children of a process, and of theirs.
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

/// Reads a line of `/proc/…/stat`. The name in it can contain anything.
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
    fn the_name_of_a_process_can_look_like_the_rest_of_its_line() {
        let line = "7 (a) S 9 (b) S 3 7 7 0 -1 4194560 100 0 0 0 11 12 13 14 20 0 1 0 100";
        let stat = read(7, line).expect("a line of /proc");
        assert_eq!((stat.parent, stat.ticks), (3, 50));
    }

    #[test]
    fn a_process_that_works_uses_processor_time() {
        let id = std::process::id();
        let before = processor_time(id).expect("it runs");
        let began = std::time::Instant::now();
        while began.elapsed() < Duration::from_secs(5)
            && processor_time(id).expect("it runs") == before
        {}
        assert!(processor_time(id).expect("it runs") > before);
    }
}
