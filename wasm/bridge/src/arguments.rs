use json::{Items, Json};

/// The remaining arguments of a call.
///
/// Methods return `None` if an argument is missing or has another type, so a call can be
/// parsed with `?`.
#[derive(Clone, Debug)]
pub struct Arguments<'a>(Items<'a>);

impl<'a> Arguments<'a> {
    /// Splits a request into the name of the call and its arguments.
    #[must_use]
    pub fn of(request: &'a str) -> Option<(String, Self)> {
        let mut arguments = Self(json::read(request).ok()?.items());
        Some((arguments.text()?, arguments))
    }

    /// Reads the next argument.
    #[must_use]
    pub fn json(&mut self) -> Option<Json<'a>> {
        self.0.next()
    }

    /// Reads a string.
    #[must_use]
    pub fn text(&mut self) -> Option<String> {
        Some(self.json()?.text()?.into_owned())
    }

    /// Reads a string or `null`.
    #[must_use]
    pub fn optional_text(&mut self) -> Option<Option<String>> {
        let next = self.json()?;
        if next.is_null() { Some(None) } else { Some(Some(next.text()?.into_owned())) }
    }

    /// Reads a number.
    #[must_use]
    pub fn number(&mut self) -> Option<u32> {
        self.json()?.number()?.try_into().ok()
    }

    /// Returns `None` if there are more arguments.
    #[must_use]
    pub fn end(&mut self) -> Option<()> {
        self.json().is_none().then_some(())
    }
}
