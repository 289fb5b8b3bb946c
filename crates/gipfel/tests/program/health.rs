use std::{
    io::{Read as _, Write as _},
    net::TcpListener,
    thread,
};

use crate::{
    run::{Answer, Scratch, gipfel},
    serve::Serving,
};

/// Starts a server that answers one request with `answer`, or never if it is empty. Returns its address.
fn answering(answer: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("it is bound").to_string();
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("the program connects");
        let mut request = [0; 1_024];
        let length = stream.read(&mut request).expect("a request");
        assert!(request[..length].starts_with(b"GET /readyz "));
        stream.write_all(answer.as_bytes()).ok();
        if answer.is_empty() {
            // Returns when the program closes the connection.
            stream.read_to_end(&mut Vec::new()).ok();
        }
    });
    address
}

fn health(address: &str) -> Answer {
    gipfel(&["health", "--listen", address, "--timeout", "1"])
}

#[test]
fn a_running_server_is_ready() {
    let serving = Serving::start(&["serve", "--listen", "127.0.0.1:0"]);
    let said = health(&serving.address).good();
    assert_eq!(said, format!("The server at {} is ready.\n", serving.address));
}

#[test]
fn the_address_is_read_from_the_settings_of_the_server() {
    let serving = Serving::start(&["serve", "--listen", "127.0.0.1:0"]);
    let file = Scratch::with(&format!("listen = {:?}\nlan = false\n", serving.address));
    gipfel(&["health", "--config", file.path()]).good();
}

#[test]
fn a_server_that_does_not_run_is_not_ready() {
    let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = free.local_addr().expect("it is bound").to_string();
    drop(free);
    let answer = health(&address);
    assert_eq!((answer.code, answer.err.as_str()), (Some(1), ""));
    assert!(answer.out.ends_with("is not ready: nothing listens at this address.\n"), "{answer:?}");
}

#[test]
fn a_server_that_does_not_answer_is_not_ready() {
    let answer = health(&answering(""));
    assert_eq!(answer.code, Some(1));
    assert!(answer.out.ends_with("is not ready: it does not answer in time.\n"), "{answer:?}");
}

#[test]
fn the_reason_given_by_the_server_is_printed() {
    let refusing = "HTTP/1.1 503 Service Unavailable\r\ncontent-length: 39\r\nconnection: close\r\n\r\n\
                    {\"status\":\"store\",\"version\":\"99.99.99\"}";
    let answer = health(&answering(refusing));
    assert_eq!(answer.code, Some(1));
    let expected = "is not ready: its database accepts no writes.\n";
    assert!(answer.out.ends_with(expected), "{answer:?}");
}
