//! TLS to PostgreSQL: whom the client believes.

use std::{net::TcpListener, path::PathBuf, sync::OnceLock};

use store::{Location, OpenError, Options, Store};

use crate::{
    fresh::block_on,
    server::{self, Server},
};

/// Makes two authorities, a certificate of the first for `localhost`, and a server that lets nobody in without TLS and
/// a password. The certificates of the authorities are for everybody.
const PREPARE: &str = r#"
make() { openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "$@" 2>>"$folder/log"; }
make -subj /CN=Ours -keyout "$folder/ours.key" -out "$folder/ours.pem"
make -subj /CN=Others -keyout "$folder/others.key" -out "$folder/others.pem"
make -subj /CN=localhost -addext subjectAltName=DNS:localhost -addext basicConstraints=critical,CA:FALSE \
    -CA "$folder/ours.pem" -CAkey "$folder/ours.key" -keyout "$folder/server.key" -out "$folder/server.pem"
chmod 600 "$folder"/*.key
printf '%s\n' 'local all all trust' 'hostssl all all 127.0.0.1/32 scram-sha-256' >"$folder/data/pg_hba.conf"
echo "CREATE ROLE ada LOGIN SUPERUSER PASSWORD 'a secret'" | postgres --single -D "$folder/data" postgres >>"$folder/log" 2>&1
options="-c listen_addresses=127.0.0.1 -c ssl=on -c ssl_cert_file=$folder/server.pem -c ssl_key_file=$folder/server.key"
"#;

static SERVER: OnceLock<Server> = OnceLock::new();

fn server() -> &'static Server {
    SERVER.get_or_init(|| {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        server::start(PREPARE, free.expect("a free port").port())
    })
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(&server().folder).join(name)
}

/// Opens a fresh database at a name of this machine, with some more words in the address.
fn open(host: &str, words: &str) -> Result<Store, OpenError> {
    let server = server();
    let (port, database) = (server.port, server.database());
    let address =
        format!("host={host} port={port} user=ada password='a secret' dbname={database} {words}");
    Store::open(&Options::at(Location::Postgres(address)))
}

fn refusal(host: &str, words: &str) -> String {
    open(host, words).map(|_| ()).expect_err("it is refused").to_string()
}

#[test]
fn a_database_is_reached_over_tls_when_its_authority_is_known() {
    let ours = file("ours.pem");
    for mode in ["", "sslmode=require", "sslmode=verify-full"] {
        let store = open("localhost", &format!("sslrootcert={} {mode}", ours.display()));
        let store = store.expect("the authority vouches for it");
        block_on(store.heartbeat(1)).expect("it can be written");
    }
}

#[test]
fn an_authority_that_does_not_vouch_for_the_database_is_refused() {
    let others = file("others.pem");
    let refusal = refusal("localhost", &format!("sslrootcert={}", others.display()));
    assert!(refusal.contains("certificate"), "{refusal}");
}

#[test]
fn public_authorities_do_not_vouch_for_a_certificate_of_our_own() {
    let refusal = refusal("localhost", "sslmode=require");
    assert!(refusal.contains("UnknownIssuer"), "{refusal}");
}

#[test]
fn a_certificate_for_another_name_is_refused() {
    let ours = file("ours.pem");
    let refusal =
        refusal("127.0.0.1", &format!("sslmode=verify-ca sslrootcert={}", ours.display()));
    assert!(refusal.contains("not valid for name"), "{refusal}");
}

#[test]
fn a_file_without_certificates_is_refused() {
    let key = file("ours.key");
    let refusal = refusal("localhost", &format!("sslrootcert={}", key.display()));
    assert!(refusal.contains("ours.key"), "{refusal}");
}

#[test]
fn nothing_is_encrypted_that_was_not_asked_for() {
    let refusal = refusal("localhost", "");
    assert!(refusal.contains("no encryption"), "{refusal}");
}
