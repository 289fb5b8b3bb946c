//! Scripts as sent to browsers: without their comments, which make up a third of their size.

/// Lexical context within a script.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    Code,
    /// Inside a string that ends with this quotation mark, on the same line.
    Quoted(char),
    /// Inside a template literal, which may span several lines.
    Template,
}

/// Removes documentation comments (`/** … */`), lines that consist only of a comment, and indentation. Other comments are rare, and
/// finding them would require a full lexer. Lines that become empty are removed too.
pub(crate) fn without_comments(source: &str) -> String {
    let mut kept = String::with_capacity(source.len());
    let mut context = Context::Code;
    let mut rest = source;
    while !rest.is_empty() {
        let at_start = kept.is_empty() || kept.ends_with('\n');
        if context == Context::Code
            && let Some(after) = comment(rest, at_start)
        {
            rest = after;
            continue;
        }
        if context == Context::Code && at_start {
            rest = rest.trim_start_matches(' ');
        }
        let mut signs = rest.chars();
        let Some(sign) = signs.next() else { break };
        kept.push(sign);
        if sign == '\\' && context != Context::Code {
            kept.extend(signs.next());
        }
        rest = signs.as_str();
        context = match (context, sign) {
            (Context::Code, '"' | '\'') => Context::Quoted(sign),
            (Context::Code, '`') => Context::Template,
            (Context::Quoted(mark), _) if sign == mark || sign == '\n' => Context::Code,
            (Context::Template, '`') => Context::Code,
            _ => context,
        };
    }
    kept
}

/// Returns the text after the comment or empty line that begins here, if any.
fn comment(rest: &str, at_start: bool) -> Option<&str> {
    let here = if at_start { rest.trim_start_matches(' ') } else { rest };
    if at_start && (here.starts_with('\n') || here.starts_with("//")) {
        return Some(here.split_once('\n').map_or("", |(_, after)| after));
    }
    let (_, after) = here.strip_prefix("/**")?.split_once("*/")?;
    // The line break after a comment on lines of its own is removed too.
    Some(if at_start {
        after.strip_prefix('\n').unwrap_or(after)
    } else {
        after.trim_start_matches(' ')
    })
}

#[cfg(test)]
mod tests {
    use super::without_comments;

    #[test]
    fn comments_are_not_sent() {
        let source = "// What it is.\nimport { a } from \"./a.js\";\n\n/** A doc. @param {B} b */\nfunction f(b) {\n  // Why.\n  \
                      return /** @type {C} */ (b);\n}\n";
        assert_eq!(
            without_comments(source),
            "import { a } from \"./a.js\";\nfunction f(b) {\nreturn (b);\n}\n"
        );
    }

    #[test]
    fn strings_are_sent_unchanged() {
        for source in [
            "f(\"web/**/*.js */\");\n",
            "g('it\\'s /** here */');\n",
            "h(`a\n// b\n\n/** c */ ${d}`);\n",
        ] {
            assert_eq!(without_comments(source), source);
        }
    }

    #[test]
    fn trailing_spaces_at_the_end_are_removed() {
        assert_eq!(without_comments("a;\n  "), "a;\n");
    }

    #[test]
    fn an_unterminated_comment_is_kept() {
        assert_eq!(without_comments("a /** b"), "a /** b");
    }
}
