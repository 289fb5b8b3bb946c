//! Tests of TLS connections to PostgreSQL and the authorities that the client trusts.

use std::{net::TcpListener, path::PathBuf, sync::OnceLock};

use backends::Postgres;
use store::{Location, OpenError, Options, Store};

use crate::fresh::block_on;

/// Shell script that creates two authorities and a certificate issued by the first one for `localhost`, and configures a server
/// that requires TLS and a password. The certificates of the authorities are readable by everyone.
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

static SERVER: OnceLock<Postgres> = OnceLock::new();

fn server() -> &'static Postgres {
    SERVER.get_or_init(|| {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        Postgres::prepared(PREPARE, free.expect("a free port").port())
    })
}

fn file(name: &str) -> PathBuf {
    server().folder().join(name)
}

/// Opens a new database under the given host name of this machine, with additional options in the address.
fn open(host: &str, words: &str) -> Result<Store, OpenError> {
    let server = server();
    let (port, database) = (server.port(), server.create_database());
    let address =
        format!("host={host} port={port} user=ada password='a secret' dbname={database} {words}");
    Store::open(&Options::at(Location::Postgres(address)))
}

fn refusal(host: &str, words: &str) -> String {
    open(host, words).map(|_| ()).expect_err("it is refused").to_string()
}

#[test]
fn a_database_with_a_trusted_certificate_is_reached_over_tls() {
    let ours = file("ours.pem");
    for mode in ["", "sslmode=require", "sslmode=verify-full"] {
        let store = open("localhost", &format!("sslrootcert={} {mode}", ours.display()));
        let store = store.expect("the authority signed the certificate");
        block_on(store.nodes().server_heartbeat(1)).expect("the heartbeat is stored");
    }
}

#[test]
fn a_certificate_issued_by_another_authority_is_refused() {
    let others = file("others.pem");
    let refusal = refusal("localhost", &format!("sslrootcert={}", others.display()));
    assert!(refusal.contains("certificate"), "{refusal}");
}

#[test]
fn a_certificate_issued_by_a_private_authority_is_refused_by_default() {
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
fn a_connection_without_tls_options_is_not_encrypted() {
    let refusal = refusal("localhost", "");
    assert!(refusal.contains("no encryption"), "{refusal}");
}
