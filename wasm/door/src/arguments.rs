use json::{Items, Json};

/// The arguments of a call that are still to come.
///
/// What is missing or something else is `None`, so that a call can be read by `?`.
#[derive(Clone, Debug)]
pub struct Arguments<'a>(Items<'a>);

impl<'a> Arguments<'a> {
    /// The name of a call, and its arguments.
    #[must_use]
    pub fn of(request: &'a str) -> Option<(String, Self)> {
        let mut arguments = Self(json::read(request).ok()?.items());
        Some((arguments.text()?, arguments))
    }

    /// The next argument.
    #[must_use]
    pub fn json(&mut self) -> Option<Json<'a>> {
        self.0.next()
    }

    /// The next argument, a text.
    #[must_use]
    pub fn text(&mut self) -> Option<String> {
        Some(self.json()?.text()?.into_owned())
    }

    /// The next argument, a text or `null`.
    #[must_use]
    pub fn optional_text(&mut self) -> Option<Option<String>> {
        let next = self.json()?;
        if next.is_null() { Some(None) } else { Some(Some(next.text()?.into_owned())) }
    }

    /// The next argument, a number.
    #[must_use]
    pub fn number(&mut self) -> Option<u32> {
        self.json()?.number()?.try_into().ok()
    }

    /// The end: a call has no more arguments than it needs.
    #[must_use]
    pub fn end(&mut self) -> Option<()> {
        self.json().is_none().then_some(())
    }
}
