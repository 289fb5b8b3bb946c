use std::fmt;

/// Maximum nesting depth of arrays and objects.
pub const JSON_MAX_DEPTH: usize = 512;

/// Error for a text that is not JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotJson {
    /// Offset of the first invalid byte.
    pub at: usize,
}

impl fmt::Display for NotJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid JSON at byte {}", self.at)
    }
}

impl std::error::Error for NotJson {}

/// Checks a text in one pass. The check is not recursive, so nesting does not use the call stack.
pub(crate) fn check(text: &str) -> Result<(), NotJson> {
    let mut walk = Walk { bytes: text.as_bytes(), at: 0, open: Vec::new() };
    loop {
        if walk.value()? && walk.after_value()? {
            return Ok(());
        }
    }
}

struct Walk<'a> {
    bytes: &'a [u8],
    at: usize,
    /// The closing brackets of the open arrays and objects.
    open: Vec<u8>,
}

impl Walk<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// Skips white space and returns the next byte.
    fn next(&mut self) -> Option<u8> {
        while self.peek().is_some_and(is_space) {
            self.at += 1;
        }
        self.peek()
    }

    fn wrong<T>(&self) -> Result<T, NotJson> {
        Err(NotJson { at: self.at })
    }

    fn expect(&mut self, byte: u8) -> Result<(), NotJson> {
        if self.peek() != Some(byte) {
            return self.wrong();
        }
        self.at += 1;
        Ok(())
    }

    /// Moves past a value, or past the beginning of one; returns whether the value is complete.
    fn value(&mut self) -> Result<bool, NotJson> {
        match self.next() {
            Some(open @ (b'{' | b'[')) => return self.opened(open),
            Some(b'"') => self.string()?,
            Some(b'-' | b'0'..=b'9') => self.number()?,
            Some(b't') => self.word("true")?,
            Some(b'f') => self.word("false")?,
            Some(b'n') => self.word("null")?,
            _ => return self.wrong(),
        }
        Ok(true)
    }

    fn opened(&mut self, open: u8) -> Result<bool, NotJson> {
        // In ASCII, both closing brackets come two positions after the opening ones.
        let close = open + 2;
        if self.open.len() >= JSON_MAX_DEPTH {
            return self.wrong();
        }
        self.at += 1;
        if self.next() == Some(close) {
            self.at += 1;
            return Ok(true);
        }
        self.open.push(close);
        self.key()?;
        Ok(false)
    }

    /// Moves past the name of the next value in an object.
    fn key(&mut self) -> Result<(), NotJson> {
        if self.open.last() == Some(&b'}') {
            if self.next() != Some(b'"') {
                return self.wrong();
            }
            self.string()?;
            self.next();
            self.expect(b':')?;
        }
        Ok(())
    }

    /// Closes the arrays and objects that end after a value; returns whether the text ends too.
    fn after_value(&mut self) -> Result<bool, NotJson> {
        loop {
            let next = self.next();
            let Some(&close) = self.open.last() else {
                return if next.is_none() { Ok(true) } else { self.wrong() };
            };
            if next == Some(close) {
                self.open.pop();
                self.at += 1;
            } else {
                self.expect(b',')?;
                self.key()?;
                return Ok(false);
            }
        }
    }

    fn string(&mut self) -> Result<(), NotJson> {
        self.at += 1;
        loop {
            match self.peek() {
                Some(b'"') => break,
                Some(b'\\') => {
                    self.at += 1;
                    self.escape()?;
                }
                Some(0x20..) => {}
                _ => return self.wrong(),
            }
            self.at += 1;
        }
        self.at += 1;
        Ok(())
    }

    fn escape(&mut self) -> Result<(), NotJson> {
        match self.peek() {
            Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => {}
            Some(b'u') => {
                for _ in 0..4 {
                    self.at += 1;
                    if !self.peek().is_some_and(|byte| byte.is_ascii_hexdigit()) {
                        return self.wrong();
                    }
                }
            }
            _ => return self.wrong(),
        }
        Ok(())
    }

    fn number(&mut self) -> Result<(), NotJson> {
        self.at += usize::from(self.peek() == Some(b'-'));
        if self.peek() == Some(b'0') {
            self.at += 1;
        } else {
            self.digits()?;
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            self.digits()?;
        }
        if let Some(b'e' | b'E') = self.peek() {
            self.at += 1;
            self.at += usize::from(matches!(self.peek(), Some(b'+' | b'-')));
            self.digits()?;
        }
        Ok(())
    }

    fn digits(&mut self) -> Result<(), NotJson> {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        if self.at == start { self.wrong() } else { Ok(()) }
    }

    fn word(&mut self, word: &str) -> Result<(), NotJson> {
        word.bytes().try_for_each(|byte| self.expect(byte))
    }
}

pub(crate) const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}
