//! Tests of the connection to NATS, with TLS and credentials.
#![cfg(all(test, feature = "cluster"))]

mod credentials;

use std::{path::Path, time::Duration};

use backends::Nats;
use bus::{Bus, BusError, NatsOptions};

use self::credentials::Keys;

/// Shell script that creates two authorities, and certificates for the server and a node signed by the first one.
const CERTIFICATES: &str = r#"
make() { openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "$@" 2>>log; }
signed() { make "$@" -addext basicConstraints=critical,CA:FALSE -CA ours.pem -CAkey ours.key; }
make -subj /CN=Ours -keyout ours.key -out ours.pem
make -subj /CN=Others -keyout others.key -out others.pem
signed -subj /CN=server -addext subjectAltName=IP:127.0.0.1 -keyout server.key -out server.pem
signed -subj /CN=node -addext subjectAltName=DNS:node -keyout node.key -out node.pem
"#;

/// Configuration of a server that requires TLS.
const TLS: &str = r#"tls { cert_file: "server.pem", key_file: "server.key" }"#;

/// Starts a server with these lines in its configuration.
fn start(configuration: &[&str]) -> Nats {
    Nats::configured(CERTIFICATES, configuration)
}

fn options(server: &Nats, user: &str) -> NatsOptions {
    NatsOptions {
        address: server.address_of(user),
        name: "a test".to_owned(),
        ..Default::default()
    }
}

fn trusting(server: &Nats, user: &str, authority: &str) -> NatsOptions {
    NatsOptions { root_certificates: Some(server.file(authority)), ..options(server, user) }
}

fn with_credentials(server: &Nats, file: &Path) -> NatsOptions {
    NatsOptions { credentials: Some(file.to_owned()), ..options(server, "") }
}

fn connect(options: &NatsOptions) -> Result<(), BusError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("the runtime starts");
    runtime.block_on(async {
        let bus = Bus::connect(options).await?;
        let mut messages = bus.subscribe("greetings").await?;
        let other = Bus::connect(options).await?;
        let wait = Duration::from_secs(10);
        let answering = async {
            let message = messages.next().await.expect("a message");
            message.answer(message.body.clone()).await;
        };
        let (answer, ()) =
            tokio::join!(other.request("greetings", b"hello".into(), wait), answering);
        answer.map(|answer| assert_eq!(answer, b"hello"))
    })
}

#[test]
fn a_client_with_a_name_and_a_password_connects_over_tls() {
    let users = "authorization { user: ada, password: secret }";
    let server = start(&[TLS, users]);
    connect(&trusting(&server, "ada:secret@", "ours.pem")).unwrap();
}

#[test]
fn a_wrong_password_is_rejected_with_a_clear_error() {
    let server = start(&["authorization { user: ada, password: \"s@cret\" }"]);
    connect(&options(&server, "ada:s%40cret@")).unwrap();
    let refused = connect(&options(&server, "ada:guess@")).unwrap_err();
    assert!(matches!(refused, BusError::Refused(_)), "{refused:?}");
    assert!(!refused.to_string().contains("guess"), "{refused}");
}

#[test]
fn a_client_with_a_token_connects() {
    let server = start(&["authorization { token: sesame }"]);
    connect(&options(&server, "sesame@")).unwrap();
    let refused = connect(&options(&server, "barley@")).unwrap_err();
    assert!(matches!(refused, BusError::Refused(_)), "{refused:?}");
}

#[test]
fn a_server_certificate_from_an_untrusted_authority_is_rejected() {
    let server = start(&[TLS]);
    let refused = connect(&trusting(&server, "", "others.pem")).unwrap_err().to_string();
    assert!(refused.contains("certificate"), "{refused}");
}

#[test]
fn a_server_without_tls_is_rejected_if_tls_is_required() {
    let server = start(&[]);
    connect(&options(&server, "")).unwrap();
    let refused = connect(&trusting(&server, "", "ours.pem")).unwrap_err();
    assert!(matches!(refused, BusError::Unreachable(_)), "{refused:?}");
}

#[test]
fn a_client_certificate_is_sent_on_request() {
    let tls = TLS.replace(" }", r#", ca_file: "ours.pem", verify: true }"#);
    let server = start(&[&tls]);
    connect(&trusting(&server, "", "ours.pem")).expect_err("nothing was shown");
    let shown = Some((server.file("node.pem"), server.file("node.key")));
    let options = trusting(&server, "", "ours.pem");
    connect(&NatsOptions { client_certificate: shown, ..options }).unwrap();
}

#[test]
fn only_the_credentials_file_of_a_known_user_is_accepted() {
    let keys = Keys::new();
    let server = start(&[&keys.configuration()]);
    let (known, stranger) = (server.file("node.creds"), server.file("stranger.creds"));
    std::fs::write(&known, keys.user()).unwrap();
    std::fs::write(&stranger, Keys::new().user()).unwrap();
    connect(&with_credentials(&server, &known)).unwrap();
    let refused = connect(&with_credentials(&server, &stranger)).unwrap_err();
    assert!(matches!(refused, BusError::Refused(_)), "{refused:?}");
    let refused = connect(&options(&server, "")).unwrap_err();
    assert!(matches!(refused, BusError::Refused(_)), "{refused:?}");
}

#[test]
fn an_unreadable_file_is_named_in_the_error() {
    let server = start(&[]);
    let missing = server.file("missing");
    for options in [
        with_credentials(&server, &missing),
        trusting(&server, "", "missing"),
        NatsOptions {
            client_certificate: Some((missing.clone(), missing.clone())),
            ..options(&server, "")
        },
    ] {
        let refused = connect(&options).unwrap_err();
        assert!(matches!(refused, BusError::File(_)), "{refused:?}");
        assert!(refused.to_string().contains("missing"), "{refused}");
    }
}

#[test]
fn a_probe_is_answered_by_the_server_as_long_as_it_runs() {
    let server = start(&[]);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("the runtime starts");
    runtime.block_on(async {
        let bus = Bus::connect(&options(&server, "")).await.expect("the server runs");
        assert!(bus.probe(Duration::from_secs(10)).await);
        drop(server);
        assert!(!bus.probe(Duration::from_millis(500)).await);
    });
}

#[test]
fn a_stopped_server_is_unreachable() {
    let server = start(&[]);
    let options = options(&server, "");
    drop(server);
    let refused = connect(&options).unwrap_err();
    assert!(matches!(refused, BusError::Unreachable(_)), "{refused:?}");
}
