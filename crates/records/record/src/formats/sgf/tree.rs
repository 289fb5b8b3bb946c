use crate::formats::{
    error::{ReadError, ReadErrorKind},
    sgf_error::{SGF_MAX_PROPERTIES, SgfError},
};

/// The nodes of one game, in order.
#[derive(Debug)]
pub(crate) struct Tree {
    /// Line on which the game starts.
    pub(crate) line: usize,
    properties: Vec<(usize, Property)>,
}

/// A property with one of its values.
#[derive(Debug)]
pub(crate) struct Property {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) line: usize,
}

impl Tree {
    /// Returns the properties, each with the index of its node.
    pub(super) fn properties(&self) -> impl Iterator<Item = (usize, &Property)> {
        self.properties.iter().map(|(node, property)| (*node, property))
    }
}

/// Iterator over the games in an SGF text.
#[derive(Debug)]
pub(crate) struct Trees<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Trees<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, at: 0, line: 1 }
    }

    pub(crate) fn bytes_read(&self) -> usize {
        self.at
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn step(&mut self) {
        self.line += usize::from(self.peek() == Some(b'\n'));
        self.at += 1;
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.step();
        }
    }

    /// Returns whether a game begins here, at the start of a line.
    fn at_game(&self) -> bool {
        let (before, rest) = self.text.as_bytes().split_at(self.at.min(self.text.len()));
        // Boardspace writes a space before each game.
        let before = before.strip_suffix(b" ").unwrap_or(before);
        rest.starts_with(b"(;") && before.last().is_none_or(|byte| *byte == b'\n')
    }

    fn error(&self, source: SgfError) -> ReadError {
        ReadError::new(self.line, ReadErrorKind::Sgf { source })
    }

    fn found(&self) -> ReadError {
        let found = self.text.get(self.at..).and_then(|rest| rest.chars().next());
        self.error(SgfError::Shape { found: found.unwrap_or_default() })
    }

    fn read_tree(&mut self) -> Result<Tree, ReadError> {
        let mut tree = Tree { line: self.line, properties: Vec::new() };
        if self.peek() != Some(b'(') {
            return Err(self.found());
        }
        self.step();
        let mut nodes = 0_usize;
        loop {
            self.skip_space();
            match self.peek() {
                None => {
                    let source = SgfError::UnclosedTree;
                    return Err(ReadError::new(tree.line, ReadErrorKind::Sgf { source }));
                }
                Some(b')') => {
                    self.step();
                    return Ok(tree);
                }
                Some(b'(') => return Err(self.error(SgfError::Variations)),
                Some(b';') => {
                    nodes += 1;
                    self.step();
                }
                Some(byte) if byte.is_ascii_alphanumeric() && nodes > 0 => {
                    self.read_property(nodes - 1, &mut tree.properties)?;
                }
                Some(_) => return Err(self.found()),
            }
        }
    }

    fn read_property(
        &mut self,
        node: usize,
        properties: &mut Vec<(usize, Property)>,
    ) -> Result<(), ReadError> {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_alphanumeric()) {
            self.step();
        }
        let name = &self.text[start..self.at];
        self.skip_space();
        if self.peek() != Some(b'[') {
            return Err(self.error(SgfError::NoValue));
        }
        while self.peek() == Some(b'[') {
            if properties.len() >= SGF_MAX_PROPERTIES {
                return Err(self.error(SgfError::TooManyProperties));
            }
            let line = self.line;
            let value = self.read_value()?;
            properties.push((node, Property { name: name.to_owned(), value, line }));
            self.skip_space();
        }
        Ok(())
    }

    fn read_value(&mut self) -> Result<String, ReadError> {
        let line = self.line;
        self.step();
        let mut value = Vec::new();
        loop {
            match self.peek() {
                Some(b']') => break,
                Some(b'\\') => {
                    self.step();
                    value.extend(self.peek());
                }
                // A value that is never closed must not swallow the next game.
                Some(_) if self.at_game() => {
                    let source = SgfError::UnclosedValue;
                    return Err(ReadError::new(line, ReadErrorKind::Sgf { source }));
                }
                Some(byte) => value.push(byte),
                None => {
                    let source = SgfError::UnclosedValue;
                    return Err(ReadError::new(line, ReadErrorKind::Sgf { source }));
                }
            }
            self.step();
        }
        self.step();
        // The value consists of whole characters, so the conversion is lossless.
        Ok(String::from_utf8_lossy(&value).into_owned())
    }

    /// Skips to the next game after an error.
    fn recover(&mut self) {
        while self.peek().is_some() && !self.at_game() {
            self.step();
        }
    }
}

impl Iterator for Trees<'_> {
    type Item = Result<Tree, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.skip_space();
        let start = self.at;
        self.peek()?;
        let tree = self.read_tree();
        if tree.is_err() {
            if self.at == start {
                self.step();
            }
            self.recover();
        }
        self.at = self.at.min(self.text.len());
        Some(tree)
    }
}
