use core::fmt;

use game::Color;

use super::letter::cased;
use crate::{Hand, Potential};

/// Writes both hands, White's first: `T3Y2-z6`.
pub(crate) fn write_hands(out: &mut dyn fmt::Write, hands: [Hand; 2]) -> fmt::Result {
    for color in Color::ALL {
        if color == Color::Black {
            out.write_char('-')?;
        }
        for (kind, number) in hands[color.index()].iter() {
            write!(out, "{}{number}", cased(kind.letter(), color))?;
        }
    }
    Ok(())
}

/// Reads hands written by [`write_hands`].
pub(crate) fn read_hands(text: &str) -> Option<[Hand; 2]> {
    let (white, black) = text.split_once('-')?;
    Some([read_hand(white, Color::White)?, read_hand(black, Color::Black)?])
}

fn read_hand(text: &str, color: Color) -> Option<Hand> {
    let mut numbers = [0; 5];
    let mut letters = text.chars();
    let mut first = 0;
    while let Some(letter) = letters.next() {
        // Each kind occurs at most once, in order.
        let index = (first..numbers.len())
            .find(|&index| cased(Potential::ALL[index].letter(), color) == letter)?;
        numbers[index] = letters.next()?.to_digit(10).filter(|&number| number > 0)? as u8;
        first = index + 1;
    }
    Hand::new(numbers)
}
