use record::{Link, Termination, wrap, write_tags};

use super::CombinedRecord;
use crate::{
    combined_game::CombinedGame,
    contest::Contest,
    step::{Answer, Step},
    token::{Place, PlayedToken},
};

/// The tags that are written before the result.
const NAME_TAGS: [&str; 4] = ["Event", "Date", "White", "Black"];

impl CombinedRecord {
    /// Returns all tags in the order in which they are written, including those derived from the
    /// game.
    #[must_use]
    pub fn all_tags(&self) -> Vec<(String, String)> {
        let terms = self.game.terms();
        let mut pairs: Vec<(&str, String)> = vec![("Game", terms.variant().id().to_owned())];
        pairs.extend(terms.variant().custom_terms().map(|own| ("Terms", own)));
        pairs.push(("Links", terms.links().to_string()));
        pairs.push(("Challenges", terms.challenges().to_string()));
        pairs.extend(terms.linked_clock().map(|clock| ("LinkedTimeControl", clock.to_string())));
        let (names, others): (Vec<_>, Vec<_>) =
            self.tags.iter().partition(|(name, _)| NAME_TAGS.contains(name));
        pairs.extend(names.into_iter().map(|(name, value)| (name, value.to_owned())));
        pairs.push(("Result", self.game.score().code().to_owned()));
        let termination = self.game.end().map(|end| end.by);
        pairs.extend(termination.map(|by: Termination| ("Termination", by.code().to_owned())));
        pairs.extend(others.into_iter().map(|(name, value)| (name, value.to_owned())));
        if self.game.start_position() != CombinedGame::start(terms).position() {
            pairs.push(("Position", self.game.start_position()));
        }
        pairs.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }

    /// Writes the record as text; reading the text returns an equal record.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = write_tags(&self.all_tags());
        let mut words = Words { game: self.game.restarted(), words: Vec::new(), number: None };
        let mut steps = 0;
        let mut comments = self.comments.iter().peekable();
        let mut due = |steps: usize, words: &mut Vec<String>| {
            while let Some((_, comment)) = comments.next_if(|(at, _)| *at <= steps) {
                words.extend(format!("{{{comment}}}").split(' ').map(str::to_owned));
            }
        };
        due(steps, &mut words.words);
        for token in self.game.tokens() {
            words.push(&token);
            steps += token.steps;
            due(steps, &mut words.words);
        }
        words.close();
        words.words.push(self.game.score().code().to_owned());
        wrap(&mut text, &words.words);
        text
    }
}

/// The words between which a line may be broken.
struct Words {
    /// The game before the next token.
    game: CombinedGame,
    words: Vec<String>,
    /// The number of the last turn begun, and whether Black's turn needs its own number.
    number: Option<(usize, bool)>,
}

impl Words {
    fn push(&mut self, token: &PlayedToken) {
        let opened = self.game.contest().map(name);
        let fresh = self.is_fresh();
        // Cannot fail: the same token has been played from the same start.
        self.game.play_token(&token.text).ok();
        let mut word = self.numbered(token);
        if let (Place::Contest(_), Some(name)) = (token.place, opened) {
            if fresh {
                word = format!("<{name} {word}");
            }
            if self.game.contest().is_none() {
                word.push('>');
            }
        }
        self.words.push(word);
    }

    /// Closes the bracket of a contest in progress.
    fn close(&mut self) {
        let Some(contest) = self.game.contest() else { return };
        if self.is_fresh() {
            self.words.push(format!("<{}>", name(contest)));
        } else if let Some(last) = self.words.last_mut() {
            last.push('>');
        }
    }

    /// Returns whether the contest has just begun.
    fn is_fresh(&self) -> bool {
        self.game.steps().last() == Some(&Step::Answer(Answer::Challenge))
    }

    fn numbered(&mut self, token: &PlayedToken) -> String {
        let Place::Turn { begins: true } = token.place else {
            self.number = self.number.map(|(number, _)| (number, true));
            return token.text.clone();
        };
        let white = token.player == Some(game::Color::White);
        let (last, interrupted) = self.number.unwrap_or((usize::from(!white), true));
        let number = last + usize::from(white);
        self.number = Some((number, false));
        match (white, interrupted) {
            (true, _) => format!("{number}. {}", token.text),
            (false, true) => format!("{number}... {}", token.text),
            (false, false) => token.text.clone(),
        }
    }
}

/// Returns the name of a contest, which follows the opening bracket.
pub(super) fn name(contest: &Contest) -> &'static str {
    match contest {
        Contest::Game(game) => game.variant().id(),
        Contest::Die => Link::Die.code(),
        Contest::Elsewhere(_) => Link::Elsewhere.code(),
    }
}
