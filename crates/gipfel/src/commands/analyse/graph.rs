use std::io::{self, Write};

use engine::Chance;
use game::Color;
use review::JudgedTurn;

/// Number of turns per line of the graph: thirty for each player.
const WIDTH: usize = 60;

const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

const DIGITS: [char; 10] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/// Draws White's winning chance after each turn, one character per turn.
pub(super) fn write(turns: &[JudgedTurn], ascii: bool, out: &mut dyn Write) -> io::Result<()> {
    if ascii {
        writeln!(out, "White's chance after each turn, in tenths; ? below is a mistake")?;
    } else {
        writeln!(out, "White's chance after each turn; ? below is a mistake")?;
    }
    let steps: &[char] = if ascii { &DIGITS } else { &BLOCKS };
    for turns in turns.chunks(WIDTH) {
        let number = turns.first().map_or(1, |turn| turn.number);
        let bars: String = turns
            .iter()
            .map(|turn| step(Chance::of(turn.after, Color::White).share(), steps))
            .collect();
        writeln!(out, "{number:>4} {bars}")?;
        let marks: String = turns.iter().map(mark).collect();
        if !marks.trim_end().is_empty() {
            writeln!(out, "     {}", marks.trim_end())?;
        }
    }
    Ok(())
}

fn step(share: f64, steps: &[char]) -> char {
    let index = (share * steps.len() as f64) as usize;
    steps.get(index).or(steps.last()).copied().unwrap_or(' ')
}

fn mark(turn: &JudgedTurn) -> char {
    if matches!(turn.kind.sign(), "?" | "??") { '?' } else { ' ' }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_and_highest_chances_have_the_first_and_last_symbols() {
        assert_eq!((step(0.0, &DIGITS), step(0.5, &DIGITS), step(1.0, &DIGITS)), ('0', '5', '9'));
        assert_eq!((step(0.0, &BLOCKS), step(1.0, &BLOCKS)), ('▁', '█'));
    }
}
