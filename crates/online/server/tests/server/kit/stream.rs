use std::{
    io::{BufRead as _, BufReader, Read as _},
    net::TcpStream,
};

use serde_json::Value;

use super::response::read_head;

/// An NDJSON stream, read line by line.
pub(crate) struct Stream {
    pub(crate) status: u16,
    reader: BufReader<TcpStream>,
    text: String,
}

impl Stream {
    pub(super) fn read(stream: TcpStream) -> Self {
        let mut reader = BufReader::new(stream);
        let mut head = String::new();
        while reader.read_line(&mut head).expect("a head") > 2 {}
        Self { status: read_head(head.trim_end()).0, reader, text: String::new() }
    }

    /// Returns the next line unchanged; `None` at the end.
    pub(crate) fn raw(&mut self) -> Option<String> {
        loop {
            if let Some((line, rest)) = self.text.split_once('\n') {
                let (line, rest) = (line.to_owned(), rest.to_owned());
                self.text = rest;
                return Some(line);
            }
            let mut size = String::new();
            self.reader.read_line(&mut size).expect("a size");
            let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
            if size == 0 {
                return None;
            }
            let mut chunk = vec![0; size + 2];
            self.reader.read_exact(&mut chunk).expect("a chunk");
            chunk.truncate(size);
            self.text.push_str(&String::from_utf8(chunk).expect("a text"));
        }
    }

    /// Returns the next line that is not empty.
    pub(crate) fn next(&mut self) -> Option<Value> {
        loop {
            let line = self.raw()?;
            if !line.is_empty() {
                return Some(serde_json::from_str(&line).expect("JSON"));
            }
        }
    }

    /// Returns the next line of the given type.
    pub(crate) fn of_type(&mut self, kind: &str) -> Value {
        loop {
            let line = self.next().unwrap_or_else(|| panic!("no {kind}"));
            if line["type"] == kind {
                return line;
            }
        }
    }
}
