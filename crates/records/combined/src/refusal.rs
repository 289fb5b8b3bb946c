use potentials::Potential;
use variants::PlayError;

game::error_codes! {
    /// Why a step was refused: the rule that it breaks.
    #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
    #[non_exhaustive]
    pub enum Refusal {
        /// An action of GIPF or of the linked game breaks a rule of that game.
        #[error("{0}")]
        Play(PlayError) => 0,
        /// The text is no step.
        #[error("not a step of a match: {0}")]
        Unreadable(&'static str) = "unreadable-step",
        /// The match has ended.
        #[error("the match has ended")]
        Over = "match-over",
        /// A linked potential is used without being declared.
        #[error("{0}-potentials are linked: declare the use first, with ? behind it")]
        DeclareFirst(Potential) = "declare-first",
        /// A free potential is declared.
        #[error("{0}-potentials are free here: use it, without ?")]
        NotLinked(Potential) = "not-linked",
        /// Something else than a use is declared.
        #[error("only the use of a potential is declared")]
        NotAUse = "only-uses-are-declared",
        /// The opponent cannot challenge any more.
        #[error("your opponent has no challenge left, so nothing is asked: use it, without ?")]
        NoChallengeLeft = "no-challenge-left",
        /// The challenge for this kind was lost in this turn.
        #[error("the right to use a {0}-potential was not won: not in this turn")]
        Barred(Potential) = "kind-barred",
        /// There is something else to do than to pass.
        #[error("you pass only if a lost challenge leaves you no other turn")]
        CannotPass = "cannot-pass",
        /// A declaration has to be answered.
        #[error("a use is declared: let it pass with ok, or challenge")]
        AnswerFirst = "answer-first",
        /// No use is declared.
        #[error("no use is declared, so there is nothing to answer")]
        NothingDeclared = "nothing-declared",
        /// What the challenge is about has to be decided.
        #[error("GIPF rests until the challenge is decided")]
        ContestFirst = "contest-first",
        /// There is no challenge to be decided, or not in this way.
        #[error("nothing of this sort is being played for a challenge")]
        OtherContest = "other-contest",
        /// A die has six faces.
        #[error("a die shows 1 to 6")]
        DieFaces = "die-faces",
        /// The player has entered a result, and the opponent has not.
        #[error("you have entered a result: it is your opponent's turn to do so")]
        EnteredAlready = "entered-already",
    }
}

impl Refusal {
    /// The rule of combined games that is broken, by its number in `docs/rules.md`; `None` for
    /// those of the single games.
    #[must_use]
    pub const fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Self::DieFaces | Self::EnteredAlready => "P20",
            Self::DeclareFirst(_)
            | Self::NotLinked(_)
            | Self::NotAUse
            | Self::AnswerFirst
            | Self::NothingDeclared => "P21",
            Self::NoChallengeLeft
            | Self::Barred(_)
            | Self::CannotPass
            | Self::ContestFirst
            | Self::OtherContest => "P22",
            Self::Over => "P23",
            Self::Play(_) | Self::Unreadable(_) => return None,
        })
    }
}
