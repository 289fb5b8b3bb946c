//! Scripts as browsers get them: without their comments, which are a third of what would be sent.

/// Where in a script one is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    Code,
    /// In a text that ends with this mark, on the same line.
    Quoted(char),
    /// In a text between two backticks, of any length.
    Template,
}

/// Leaves out documentation (`/** … */`) and lines that are comments alone, and nothing else: other comments are rare,
/// and looking for them would mean to understand the language. Lines that become empty go too.
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
        let mut signs = rest.chars();
        let sign = signs.next().unwrap_or_default();
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

/// What follows the comment or the empty line that begins here, if one does.
fn comment(rest: &str, at_start: bool) -> Option<&str> {
    let here = if at_start { rest.trim_start_matches(' ') } else { rest };
    if at_start && (here.starts_with('\n') || here.starts_with("//")) {
        return Some(here.split_once('\n').map_or("", |(_, after)| after));
    }
    let (_, after) = here.strip_prefix("/**")?.split_once("*/")?;
    // A comment on lines of its own takes the last line break with it.
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
            "import { a } from \"./a.js\";\nfunction f(b) {\n  return (b);\n}\n"
        );
    }

    #[test]
    fn texts_are_sent_as_they_are() {
        for source in [
            "f(\"web/**/*.js */\");\n",
            "g('it\\'s /** here */');\n",
            "h(`a\n// b\n\n/** c */ ${d}`);\n",
        ] {
            assert_eq!(without_comments(source), source);
        }
    }

    #[test]
    fn a_comment_that_does_not_end_is_no_comment() {
        assert_eq!(without_comments("a /** b"), "a /** b");
    }
}
