use super::*;

fn from_file(text: &str) -> Settings {
    toml::from_str(text).expect("settings")
}

#[test]
fn a_flag_takes_precedence_over_the_file() {
    let flags = Settings { connections: Some(5), ..Settings::default() };
    let both = flags.or(from_file("connections = 7\nlan = true"));
    assert_eq!((both.connections, both.lan), (Some(5), Some(true)));
}

#[test]
fn a_file_can_contain_every_setting() {
    let settings = from_file(
        r#"
        listen = "7000"
        lan = false
        data = "/var/lib/gipfel"
        public-url = "https://gipfel.example"
        trusted-proxy = ["127.0.0.1", "10.0.0.0/8"]
        smtp = "smtps://name:password@mail.example"
        mail-from = "Gipfel <no-reply@gipfel.example>"
        log = "json"
        log-level = "warn"
        metrics-public = true
        metrics-listen = "127.0.0.1:9100"
        connections = 100
        no-limits = true
        engine-threads = 2
        "#,
    );
    assert_eq!(settings.log(), (LogFormat::Json, LevelFilter::WARN));
    let options = settings.options(None).unwrap();
    assert_eq!(options.listen.to_string(), "127.0.0.1:7000");
    assert_eq!(options.trusted_proxies.len(), 2);
    assert!(!options.limits.rates && options.metrics.public);
    assert_eq!(options.engine_threads, 2);
    assert!(!format!("{options:?}").contains("password"));
}

#[test]
fn an_unknown_setting_is_rejected() {
    for text in ["port = 1", "listen = 3", "trusted-proxy = [\"nonsense\"]", "log = \"xml\""] {
        assert!(toml::from_str::<Settings>(text).is_err(), "{text}");
    }
}

#[test]
fn a_server_on_the_local_network_listens_on_every_address() {
    let options = from_file("lan = true\ndata = \":memory:\"").options(None).unwrap();
    assert_eq!(options.listen.to_string(), "0.0.0.0:7878");
}

#[test]
fn a_file_can_contain_every_cluster_setting() {
    let settings = from_file(
        r#"
        database = "postgres://gipfel:secret@one/gipfel"
        nats = "nats://gipfel:secret@one,nats://two"
        nats-credentials = "node.creds"
        nats-ca = "ca.pem"
        nats-certificate = "node.pem"
        nats-key = "node.key"
        node-name = "first"
        engine-threads = 0
        "#,
    );
    let options = settings.options(None).unwrap();
    assert!(!format!("{options:?}").contains("secret"));
    assert_eq!(options.engine_threads, 0);
    let cluster = options.cluster.unwrap();
    assert_eq!(cluster.name.as_deref(), Some("first"));
    assert_eq!(cluster.certificate, Some(("node.pem".into(), "node.key".into())));
}

#[test]
fn settings_without_their_prerequisites_are_rejected() {
    for text in [
        "node-name = \"first\"",
        "nats-ca = \"ca.pem\"",
        "engine-threads = 0",
        "engine-threads = 100000",
        "nats = \"nats://one\"\nnats-key = \"node.key\"",
        "nats = \"nats://one\"\nnats-file = \"address\"",
        "database = \"postgres://one\"\ndatabase-file = \"address\"",
    ] {
        let settings = from_file(&format!("data = \":memory:\"\n{text}"));
        assert!(settings.options(None).is_err(), "{text}");
    }
}

#[test]
fn a_location_on_the_command_line_replaces_all_locations_in_the_file() {
    let flags = Settings { data: Some(":memory:".into()), ..Settings::default() };
    let both = flags.or(from_file("database-file = \"address\""));
    assert_eq!(both.options(None).unwrap().database, server::Location::Memory);
    let flags = Settings { nats: Some("nats://one".to_owned()), ..Settings::default() };
    let both = flags.or(from_file("data = \":memory:\"\nnats-file = \"address\""));
    assert!(both.options(None).unwrap().cluster.is_some());
}
