/// Iterator over the objects in a text: one per line, or a single one that takes several lines.
#[derive(Clone, Debug)]
pub struct JsonObjects<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> JsonObjects<'a> {
    /// Creates the iterator.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0, line: 0 }
    }

    pub(crate) fn bytes_read(&self) -> usize {
        self.at
    }
}

impl<'a> Iterator for JsonObjects<'a> {
    /// The number of the object's first line, from 1, and its text.
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        while self.at < self.text.len() {
            let rest = &self.text[self.at..];
            let end = rest.find('\n').map_or(rest.len(), |newline| newline + 1);
            self.line += 1;
            let line = rest[..end].trim();
            if line.is_empty() {
                self.at += end;
                continue;
            }
            // An object over several lines, as an editor may have formatted it.
            let whole = !line.ends_with('}');
            self.at += if whole { rest.len() } else { end };
            return Some((self.line, if whole { rest } else { line }));
        }
        None
    }
}
