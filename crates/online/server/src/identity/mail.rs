//! Email, sent by a separate thread if the operator has configured a mail server. Requests never wait for it.

pub(crate) mod texts;

use std::{
    sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel},
    thread,
};

use lettre::{
    Message, SmtpTransport, Transport as _,
    message::{Mailbox, header::ContentType},
};
use secrecy::{ExposeSecret as _, SecretString};

use crate::limits::{ADDRESS_MAX_BYTES, MAIL_QUEUE_CAPACITY, SMTP_TIMEOUT};

/// Mail server and sender.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// URL of the mail server: `smtp://host`, `smtps://name:password@host` or `smtp://name:password@host:587?tls=required`.
    pub(crate) server: SecretString,
    /// Sender, such as `Gipfel <no-reply@gipfel.example>`.
    pub(crate) from: String,
}

/// Invalid mail settings.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SettingsError {
    /// Invalid address of the mail server.
    #[error("invalid mail server; expected an address such as smtps://name:password@host")]
    Server,
    /// Invalid sender.
    #[error(
        "invalid email sender; expected an address such as \"Gipfel <no-reply@gipfel.example>\""
    )]
    From,
}

/// A valid email address. Its debug output is redacted so that it does not appear in logs.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Address(lettre::Address);

impl Address {
    /// Parses an address as typed by a person.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        // IP literals and hosts without a dot are refused; line breaks would start new headers.
        let is_plain =
            text.len() <= ADDRESS_MAX_BYTES && text.chars().all(|c| !c.is_control() && c != '[');
        let address: lettre::Address = text.parse().ok().filter(|_| is_plain)?;
        address.domain().contains('.').then_some(Self(address))
    }

    /// Returns the address as text.
    pub(crate) fn reveal(&self) -> &str {
        self.0.as_ref()
    }
}

impl std::fmt::Debug for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Address(…)")
    }
}

/// An email. Its debug output is redacted, since it may contain a token.
#[derive(Clone)]
pub(crate) struct Email {
    pub(crate) to: Address,
    pub(crate) subject: String,
    pub(crate) text: String,
}

impl std::fmt::Debug for Email {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Email(…)")
    }
}

/// Reason why an email will not be sent.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MailError {
    /// No mail server is configured.
    #[error("this server does not send email")]
    NotConfigured,
    /// The queue is full.
    #[error("too many emails are waiting to be sent")]
    Full,
}

/// Queue of outgoing emails.
#[derive(Clone, Debug)]
pub(crate) struct Mailer {
    queue: Option<SyncSender<Email>>,
}

impl Mailer {
    /// Returns a mailer without a mail server.
    pub(crate) const fn none() -> Self {
        Self { queue: None }
    }

    /// Starts a mailer, which sends emails until its last clone is dropped.
    ///
    /// # Errors
    /// Fails if the settings are invalid.
    pub(crate) fn open(settings: &Settings) -> Result<Self, SettingsError> {
        let from: Mailbox = settings.from.parse().map_err(|_| SettingsError::From)?;
        let transport = SmtpTransport::from_url(settings.server.expose_secret())
            .map_err(|_| SettingsError::Server)?
            .timeout(Some(SMTP_TIMEOUT))
            .build();
        let (queue, emails) = sync_channel(MAIL_QUEUE_CAPACITY);
        thread::Builder::new()
            .name("mail".to_owned())
            .spawn(move || send_all(&emails, &transport, &from))
            .map_err(|_| SettingsError::Server)?;
        Ok(Self { queue: Some(queue) })
    }

    /// Returns whether emails are sent at all.
    pub(crate) const fn is_open(&self) -> bool {
        self.queue.is_some()
    }

    /// Queues an email without waiting.
    pub(crate) fn send(&self, email: Email) -> Result<(), MailError> {
        let queue = self.queue.as_ref().ok_or(MailError::NotConfigured)?;
        queue.try_send(email).map_err(|error| match error {
            TrySendError::Full(_) => MailError::Full,
            TrySendError::Disconnected(_) => MailError::NotConfigured,
        })
    }
}

fn send_all(emails: &Receiver<Email>, transport: &SmtpTransport, from: &Mailbox) {
    while let Ok(email) = emails.recv() {
        let Some(message) = message(email, from) else {
            tracing::warn!("Composing an email failed");
            continue;
        };
        // The error may contain an address, so only its kind is logged.
        if let Err(error) = transport.send(&message) {
            let (is_permanent, is_timeout) = (error.is_permanent(), error.is_timeout());
            tracing::warn!(is_permanent, is_timeout, "Sending an email failed");
        }
    }
}

fn message(email: Email, from: &Mailbox) -> Option<Message> {
    Message::builder()
        .from(from.clone())
        .to(Mailbox::new(None, email.to.0))
        .subject(email.subject)
        .header(ContentType::TEXT_PLAIN)
        .body(email.text)
        .ok()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use std::{
        io::{BufRead as _, BufReader, Write as _},
        net::TcpListener,
        sync::mpsc,
    };

    use super::*;

    fn email(subject: &str) -> Email {
        Email {
            to: Address::read("anna@example.org").unwrap(),
            subject: subject.to_owned(),
            text: "It is your turn.\n".to_owned(),
        }
    }

    /// Starts a mail server that accepts one email. Returns its port, and the receiver of the email.
    fn receiver() -> (u16, Receiver<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let (give, taken) = mpsc::channel();
        thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let mut lines = BufReader::new(stream.try_clone().unwrap()).lines();
            let mut text = String::new();
            stream.write_all(b"220 here\r\n").unwrap();
            while let Some(Ok(line)) = lines.next() {
                if line != "DATA" {
                    stream.write_all(b"250 good\r\n").unwrap();
                    continue;
                }
                stream.write_all(b"354 go on\r\n").unwrap();
                for line in lines.by_ref().map_while(Result::ok).take_while(|line| line != ".") {
                    text.push_str(&line);
                    text.push('\n');
                }
                stream.write_all(b"250 taken\r\n").unwrap();
                break;
            }
            give.send(text).unwrap();
        });
        (port, taken)
    }

    #[test]
    fn an_email_arrives() {
        let (port, taken) = receiver();
        let server = format!("smtp://127.0.0.1:{port}").into();
        let from = "Gipfel <no-reply@gipfel.example>".to_owned();
        let mail = Mailer::open(&Settings { server, from }).unwrap();
        mail.send(email("Your turn\r\nBcc: everybody@example.org")).unwrap();
        let text = taken.recv_timeout(Duration::from_secs(20)).unwrap();
        assert!(text.contains("To: anna@example.org\n"), "{text}");
        assert!(text.contains("It is your turn."), "{text}");
        assert!(!text.contains("\nBcc:"), "a subject is one header: {text}");
    }

    #[test]
    fn without_a_mail_server_no_email_is_sent() {
        assert_eq!(Mailer::none().send(email("Your turn")), Err(MailError::NotConfigured));
    }

    #[test]
    fn invalid_mail_settings_are_rejected() {
        let open = |server: &str, from: &str| {
            let server = server.into();
            Mailer::open(&Settings { server, from: from.to_owned() }).err()
        };
        assert_eq!(open("smtp://host", "nobody"), Some(SettingsError::From));
        assert_eq!(open("ftp://host", "a@example.org"), Some(SettingsError::Server));
    }

    #[test]
    fn invalid_email_addresses_are_rejected() {
        for text in
            ["", "anna", "anna@", "@example.org", "anna@here", "a@b.c\r\nBcc: d@e.f", "a@[::1]"]
        {
            assert_eq!(Address::read(text), None, "{text}");
        }
        assert_eq!(Address::read(" anna@example.org ").unwrap().reveal(), "anna@example.org");
        assert_eq!(Address::read(&format!("{}@example.org", "a".repeat(250))), None);
    }
}
