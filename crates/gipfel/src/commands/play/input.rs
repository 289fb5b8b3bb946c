use std::path::PathBuf;

use engine::Level;

/// What a person has typed.
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
    /// Another level, if it is one.
    Level(Option<Level>),
    /// A file; the old one may be overwritten only if that was said.
    Save {
        file: Option<PathBuf>,
        overwrite: bool,
    },
    /// The number of something in a list.
    Number(usize),
    /// Actions, joined by `;`.
    Play(String),
}

/// What `help` says.
pub(super) const HELP: &str = "\
Type a turn as records have it, or a part of it:
  e4-e7          the whole turn, or its first action
  e4             lists what can be done with what stands on e4
  moves          lists everything, numbered
  3              chooses number 3 of the list
Or one of these:
  undo           takes back your last turn, and what followed
  hint           what the engine would play at full strength
  eval           what it thinks of the position
  level N        how strong it plays from now on, 1 to 10
  board          draws the board again
  save FILE      writes the record into a new file; save! FILE overwrites one
  resign         gives the game up
  quit           ends";

impl Input {
    /// Reads a line.
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
    fn words_are_read_in_any_case_and_with_spaces() {
        assert_eq!(Input::read("  UNDO "), Input::Undo);
        assert_eq!(Input::read("Save  my game.txt"), Input::read("save my game.txt"));
        assert_eq!(Input::read("\t"), Input::Nothing);
    }

    #[test]
    fn parts_of_a_turn_may_stand_apart() {
        let whole = Input::Play("e4-e7;xd3-d7;xe7".to_owned());
        assert_eq!(Input::read("e4-e7 xd3-d7;xe7"), whole);
    }

    #[test]
    fn a_level_that_is_none_is_still_about_levels() {
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
