use std::path::PathBuf;

use engine::Level;

/// Parsed line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Input {
    Nothing,
    Help,
    Board,
    Moves,
    Undo,
    Hint,
    Eval,
    Resign,
    Quit,
    /// Change of level; `None` if the level is invalid.
    Level(Option<Level>),
    /// File to save to; an existing file may be overwritten only on request.
    Save {
        file: Option<PathBuf>,
        overwrite: bool,
    },
    /// Number of an entry in a list.
    Number(usize),
    /// Actions, joined by `;`.
    Play(String),
}

/// Output of `help`.
pub(super) const HELP: &str = "\
Type a turn as in records, or a part of it:
  e4-e7          the whole turn, or its first action
  e4             lists the actions of the piece on e4
  moves          lists everything, numbered
  3              chooses number 3 of the list
Or one of these:
  undo           takes back your last turn and everything after it
  hint           what the engine would play at full strength
  eval           the engine's evaluation of the position
  level N        sets the engine's strength, 1 to 10
  board          draws the board again
  save FILE      writes the record to a new file; save! FILE overwrites
  resign         gives up the game
  quit           ends";

impl Input {
    /// Parses a line.
    pub(super) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_ascii_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("help" | "?", _) => Self::Help,
            ("board", "") => Self::Board,
            ("moves", "") => Self::Moves,
            ("undo", "") => Self::Undo,
            ("hint", "") => Self::Hint,
            ("eval", "") => Self::Eval,
            ("resign", "") => Self::Resign,
            ("quit" | "exit", "") => Self::Quit,
            ("level", number) => Self::Level(number.parse().ok()),
            (save @ ("save" | "save!"), file) => Self::Save {
                file: (!file.is_empty()).then(|| file.into()),
                overwrite: save.ends_with('!'),
            },
            (number, "") if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                Self::Number(number.parse().unwrap_or(usize::MAX))
            }
            _ => Self::Play(line.split_whitespace().collect::<Vec<_>>().join(";")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_parsed_in_any_case_and_with_spaces() {
        assert_eq!(Input::read("  UNDO "), Input::Undo);
        assert_eq!(Input::read("Save  my game.txt"), Input::read("save my game.txt"));
        assert_eq!(Input::read("\t"), Input::Nothing);
    }

    #[test]
    fn parts_of_a_turn_may_be_separated_by_spaces() {
        let whole = Input::Play("e4-e7;xd3-d7;xe7".to_owned());
        assert_eq!(Input::read("e4-e7 xd3-d7;xe7"), whole);
    }

    #[test]
    fn an_invalid_level_is_still_a_level_command() {
        assert_eq!(Input::read("level 11"), Input::Level(None));
        assert_eq!(Input::read("level 3"), Input::Level(Level::new(3)));
    }

    #[test]
    fn only_save_with_an_exclamation_mark_overwrites() {
        let order = |overwrite| Input::Save { file: Some("a.txt".into()), overwrite };
        assert_eq!(Input::read("save a.txt"), order(false));
        assert_eq!(Input::read("save! a.txt"), order(true));
    }
}
