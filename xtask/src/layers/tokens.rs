//! A Rust file as words and signs, without comments, literals and code that is compiled only for tests.

/// A word, or a sign that consists of one character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Word(String),
    Sign(char),
}

impl Token {
    pub(super) fn is(&self, sign: char) -> bool {
        *self == Self::Sign(sign)
    }

    pub(super) fn word(&self) -> Option<&str> {
        match self {
            Self::Word(word) => Some(word),
            Self::Sign(_) => None,
        }
    }
}

/// Reads a file; items under `#[cfg(test)]` are omitted.
pub(super) fn read(text: &str) -> Vec<Token> {
    without_tests(&all(text))
}

fn all(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some(length) = skipped(rest) {
            rest = rest.get(length..).unwrap_or_default();
        } else if first.is_alphanumeric() || first == '_' {
            let length = rest
                .find(|next: char| !next.is_alphanumeric() && next != '_')
                .unwrap_or(rest.len());
            tokens.push(Token::Word(rest[..length].to_owned()));
            rest = &rest[length..];
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Sign(first));
            }
            rest = &rest[first.len_utf8()..];
        }
    }
    tokens
}

/// Returns the length of the comment or literal at the beginning of a text, if there is one.
fn skipped(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    if text.starts_with("/*") {
        return Some(text.find("*/").map_or(text.len(), |end| end + 2));
    }
    if text.starts_with('"') {
        return Some(quoted(text, 1, '"'));
    }
    if text.starts_with("b\"") {
        return Some(quoted(text, 2, '"'));
    }
    if text.starts_with("r\"") || text.starts_with("r#") || text.starts_with("br") {
        return raw(text);
    }
    if let Some(rest) = text.strip_prefix('\'') {
        // A lifetime has no second quote after its first character.
        let mut characters = rest.char_indices();
        let (_, first) = characters.next()?;
        let is_literal = first == '\\' || characters.next().is_some_and(|(_, next)| next == '\'');
        return is_literal.then(|| quoted(text, 1, '\''));
    }
    None
}

/// Returns the length of a literal up to its closing quote.
fn quoted(text: &str, start: usize, quote: char) -> usize {
    let mut escaped = false;
    for (index, next) in text.char_indices().skip(start) {
        if escaped {
            escaped = false;
        } else if next == '\\' {
            escaped = true;
        } else if next == quote {
            return index + 1;
        }
    }
    text.len()
}

/// Returns the length of a raw string, if the text begins with one: `r#type` does not.
fn raw(text: &str) -> Option<usize> {
    let start = text.strip_prefix("br").or_else(|| text.strip_prefix('r'))?;
    let marks = start.len() - start.trim_start_matches('#').len();
    start[marks..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(marks));
    let head = text.len() - start.len() + marks + 1;
    Some(text[head..].find(&end).map_or(text.len(), |length| head + length + end.len()))
}

fn without_tests(tokens: &[Token]) -> Vec<Token> {
    let mut kept = Vec::new();
    let mut index = 0;
    while index < tokens.len() {
        if is_test_attribute(&tokens[index..]) {
            index = item_end(tokens, index);
        } else {
            kept.push(tokens[index].clone());
            index += 1;
        }
    }
    kept
}

/// Tests for `#[cfg(test)]` or `#[cfg(all(test, …))]`.
fn is_test_attribute(tokens: &[Token]) -> bool {
    let written: String = tokens
        .iter()
        .take(8)
        .map(|token| match token {
            Token::Word(word) => word.clone(),
            Token::Sign(sign) => sign.to_string(),
        })
        .collect();
    written.starts_with("#[cfg(test)]") || written.starts_with("#[cfg(all(test")
}

/// Returns the end of the item that begins here: after its braces, or after a semicolon outside braces.
fn item_end(tokens: &[Token], start: usize) -> usize {
    let mut depth = 0_usize;
    for (index, token) in tokens.iter().enumerate().skip(start) {
        match token {
            Token::Sign('{' | '(' | '[') => depth += 1,
            Token::Sign(close @ ('}' | ')' | ']')) => {
                depth = depth.saturating_sub(1);
                if depth == 0 && *close == '}' {
                    return index + 1;
                }
            }
            Token::Sign(';') if depth == 0 => return index + 1,
            _ => {}
        }
    }
    tokens.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> String {
        let tokens = read(text);
        tokens.iter().filter_map(Token::word).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn comments_and_literals_are_omitted() {
        let text = "a // crate::b\n/* c */ d \"e \\\" f\" 'g' '\\'' r#\"h \" i\"# b\"j\" br\"k\" l";
        assert_eq!(words(text), "a d l");
    }

    #[test]
    fn lifetimes_and_raw_identifiers_are_kept() {
        assert_eq!(words("fn a<'b>(r#type: &'b str) {}"), "fn a b r type b str");
    }

    #[test]
    fn code_compiled_only_for_tests_is_omitted() {
        let text = "a #[cfg(test)] mod tests { use super::*; mod c { x } } b";
        assert_eq!(words(text), "a b");
        assert_eq!(words("a #[cfg(test)] mod c; b"), "a b");
        assert_eq!(words("a #[cfg(test)] #[path = \"x\"] fn c(a: [u8; 2]) -> u8 { 1 } b"), "a b");
        assert_eq!(words("a #[cfg(unix)] mod c;"), "a cfg unix mod c");
    }
}
