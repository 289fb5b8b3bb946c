use crate::coded::coded;

coded! {
    /// Why the HTTP API refuses a request, besides the codes of [`RefusalCode`](crate::RefusalCode) and of illegal turns.
    pub enum ProblemCode {
        /// The account has played, so it cannot become a bot account.
        AlreadyPlayed = "already-played",
        /// The request is malformed.
        BadRequest = "bad-request",
        /// The token is unknown or was revoked.
        BadToken = "bad-token",
        /// The account is banned.
        Banned = "banned",
        /// The email address is invalid.
        EmailInvalid = "email-invalid",
        /// The server failed.
        Internal = "internal",
        /// `Content-Length` is missing.
        LengthRequired = "length-required",
        /// The path does not take this method.
        MethodNotAllowed = "method-not-allowed",
        /// The name breaks the rules for names.
        NameInvalid = "name-invalid",
        /// The name belongs to another account.
        NameTaken = "name-taken",
        /// This server sends no mail.
        NoMail = "no-mail",
        /// The path is for WebSockets.
        NoSocket = "no-socket",
        /// The scope `bot` is for bot accounts.
        NotABot = "not-a-bot",
        /// The path or the thing it names does not exist.
        NotFound = "not-found",
        /// The body is not JSON.
        NotJson = "not-json",
        /// The body does not have the expected form.
        NotUnderstood = "not-understood",
        /// The request comes from a page of another site.
        OriginForeign = "origin-foreign",
        /// The request does not say which page it comes from.
        OriginMissing = "origin-missing",
        /// Attackers try this password early.
        PasswordTooCommon = "password-too-common",
        /// The password is too long.
        PasswordTooLong = "password-too-long",
        /// The password is too short.
        PasswordTooShort = "password-too-short",
        /// The token lacks a scope.
        ScopeMissing = "scope-missing",
        /// A new token needs a scope.
        ScopesMissing = "scopes-missing",
        /// Only a session may do this, not a token.
        SessionNeeded = "session-needed",
        /// The visitor already has an account.
        SignedIn = "signed-in",
        /// The study was stored by another device since.
        StudyChanged = "study-changed",
        /// The text is no study: its detail says why.
        StudyInvalid = "study-invalid",
        /// The request did not arrive in time.
        Timeout = "timeout",
        /// The link of an email has expired or was used.
        TokenInvalid = "token-invalid",
        /// The name of a token is invalid.
        TokenName = "token-name",
        /// The body is too large.
        TooLarge = "too-large",
        /// The path or a text is too long.
        TooLong = "too-long",
        /// There are too many of them already.
        TooMany = "too-many",
        /// The name or the recovery code is wrong.
        WrongCode = "wrong-code",
        /// The name or the password is wrong.
        WrongLogin = "wrong-login",
        /// The password is wrong.
        WrongPassword = "wrong-password",
    }
}
