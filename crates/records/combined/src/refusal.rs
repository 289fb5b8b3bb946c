use potentials::Potential;
use variants::PlayError;

game::error_codes! {
    /// Reason why a step is illegal: the rule that it breaks.
    #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
    #[non_exhaustive]
    pub enum Refusal {
        /// An action in GIPF or in the linked game breaks a rule of that game.
        #[error("{0}")]
        Play(PlayError) => 0,
        /// The token is not a step.
        #[error("not a step of a combined game: {0}")]
        Unreadable(&'static str) = "unreadable-step",
        /// The game has ended.
        #[error("the game has ended")]
        Over = "match-over",
        /// A linked potential is used without being declared.
        #[error("{0}-potentials are linked: declare the use first, followed by ?")]
        DeclareFirst(Potential) = "declare-first",
        /// The use of a free potential is declared.
        #[error("{0}-potentials are free here: use them without ?")]
        NotLinked(Potential) = "not-linked",
        /// An action other than a use is declared.
        #[error("only the use of a potential can be declared")]
        NotAUse = "only-uses-are-declared",
        /// The opponent can no longer challenge.
        #[error("your opponent has no challenges left: use the potential without ?")]
        NoChallengeLeft = "no-challenge-left",
        /// The challenge for this kind was lost in this turn.
        #[error("you did not win the right to use a {0}-potential, so you cannot use one in this turn")]
        Barred(Potential) = "kind-barred",
        /// The player has another legal turn.
        #[error("you may pass only if a lost challenge leaves you no other turn")]
        CannotPass = "cannot-pass",
        /// A declaration must be answered first.
        #[error("a use has been declared: accept it with ok, or challenge it")]
        AnswerFirst = "answer-first",
        /// No use is declared.
        #[error("no use has been declared, so there is nothing to answer")]
        NothingDeclared = "nothing-declared",
        /// A contest must be decided first.
        #[error("GIPF is paused until the challenge is decided")]
        ContestFirst = "contest-first",
        /// No contest of this kind is being played.
        #[error("no contest of this kind is being played")]
        OtherContest = "other-contest",
        /// A die must show 1 to 6.
        #[error("a die must show 1 to 6")]
        DieFaces = "die-faces",
        /// The player has entered a result, and the opponent has not.
        #[error("you have already entered a result: now your opponent must enter one")]
        EnteredAlready = "entered-already",
    }
}

impl Refusal {
    /// Returns the number of the broken rule of combined games in `docs/rules.md`; `None` for rules
    /// of the individual games.
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
