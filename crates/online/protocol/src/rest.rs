//! Request bodies, response bodies and queries of the REST API.

mod account;
mod club_nights;
mod games;
mod notebook;
mod openings;
mod players;
mod puzzles;
mod reports;
mod studies;
mod tokens;

pub use account::{
    Credentials, EmailConfirmation, GuestName, MailPreferences, Me, NewEmail, PasswordChange,
    PasswordProof, Recovery, RecoveryCodes, Registered, Registration, ResetConfirmation,
    ResetRequest, Session, Sessions, SignedIn,
};
pub use club_nights::{
    AnnouncedNight, ClubNight, ClubPlayer, ClubState, NewClubNight, ReadyRequest,
};
pub use games::{
    ChatRequest, CreatedGame, GamePage, GameQuery, Invitation, JoinRequest, NewGameRequest,
    OpponentRequest, PlanRequest, ReportProgress, SeekRequest, StandingSeekRequest, TurnQuery,
};
pub use notebook::{NotebookChanges, NotebookEntry, NotebookKind, NotebookSync};
pub use openings::{Opening, OpeningContinuation, OpeningQuery, OpeningSource};
pub use players::{
    BlockedPlayer, BlockedPlayers, FollowedPlayer, Leader, Leaderboard, PageQuery, People,
    PlayerRating, Profile, RatingPoint, RatingQuery,
};
pub use puzzles::{DailyQuery, PuzzleGame, PuzzleKind, PuzzleQuery, PuzzleRatings, PuzzleView};
pub use reports::{ReportReason, ReportRequest};
pub use studies::{
    NewStudy, StudyAccess, StudyChange, StudyPage, StudyQuery, StudySummary, WholeStudy,
};
pub use tokens::{CreatedToken, NewToken, Scope, TokenInfo, Tokens};
