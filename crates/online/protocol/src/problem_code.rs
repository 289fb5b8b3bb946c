use crate::coded::coded;

coded! {
    /// Reason why the HTTP API refuses a request, in addition to the codes of `RefusalCode` and of illegal turns.
    pub enum ProblemCode {
        /// The account has already played, so it cannot become a bot account.
        AlreadyPlayed = "already-played",
        /// The request is malformed.
        BadRequest = "bad-request",
        /// The token is unknown or was revoked.
        BadToken = "bad-token",
        /// The account is banned.
        Banned = "banned",
        /// The email address is invalid.
        EmailInvalid = "email-invalid",
        /// Another export of the account is being sent.
        ExportRunning = "export-running",
        /// Too many exports of other accounts are being sent.
        ExportsBusy = "exports-busy",
        /// The request is addressed to a host other than this site.
        HostForeign = "host-foreign",
        /// The server failed to handle the request.
        Internal = "internal",
        /// The `Content-Length` header is missing.
        LengthRequired = "length-required",
        /// The path does not support this method.
        MethodNotAllowed = "method-not-allowed",
        /// The name breaks the rules for names.
        NameInvalid = "name-invalid",
        /// The name belongs to another account.
        NameTaken = "name-taken",
        /// This server does not send emails.
        NoMail = "no-mail",
        /// The path is for WebSocket connections only.
        NoSocket = "no-socket",
        /// The scope `bot` is for bot accounts only.
        NotABot = "not-a-bot",
        /// The path, or the resource that it names, does not exist.
        NotFound = "not-found",
        /// The body is not JSON.
        NotJson = "not-json",
        /// The body does not have the expected form.
        NotUnderstood = "not-understood",
        /// The request comes from a page of another site.
        OriginForeign = "origin-foreign",
        /// The request has no `Origin` header.
        OriginMissing = "origin-missing",
        /// The password is one of the most common ones.
        PasswordTooCommon = "password-too-common",
        /// The password is too long.
        PasswordTooLong = "password-too-long",
        /// The password is too short.
        PasswordTooShort = "password-too-short",
        /// The player is muted, so their studies can only be private.
        PrivateOnly = "private-only",
        /// The token lacks a required scope.
        ScopeMissing = "scope-missing",
        /// A new token needs at least one scope.
        ScopesMissing = "scopes-missing",
        /// The request needs a session; a token is not sufficient.
        SessionNeeded = "session-needed",
        /// The client is already signed in.
        SignedIn = "signed-in",
        /// Too much data was stored from the client's address within a day.
        StorageLimit = "storage-limit",
        /// The study has been changed in the meantime, for example on another device.
        StudyChanged = "study-changed",
        /// The text is not a valid study; the detail states why.
        StudyInvalid = "study-invalid",
        /// The request did not arrive in time.
        Timeout = "timeout",
        /// The link in an email has expired or was already used.
        TokenInvalid = "token-invalid",
        /// The name of the token is invalid.
        TokenName = "token-name",
        /// The body of a notebook entry is nested too deeply.
        TooDeep = "too-deep",
        /// The body is too large.
        TooLarge = "too-large",
        /// The path or a text is too long.
        TooLong = "too-long",
        /// A limit on the number of items has been reached; the detail states which.
        TooMany = "too-many",
        /// The name or the recovery code is wrong.
        WrongCode = "wrong-code",
        /// The name or the password is wrong.
        WrongLogin = "wrong-login",
        /// The password is wrong.
        WrongPassword = "wrong-password",
    }
}
