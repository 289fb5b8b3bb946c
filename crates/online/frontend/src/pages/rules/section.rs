/// Source of a rule that is not in the rule book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// The designer's site.
    Site,
    /// A decision made by this project.
    Ruling,
}

/// A section of the rules with its own heading.
#[derive(Debug)]
pub(super) struct Section {
    /// Anchor in URLs, after `#`.
    pub(super) name: &'static str,
    pub(super) heading: &'static str,
    pub(super) paragraphs: &'static [(&'static str, &'static [Mark])],
    pub(super) diagram: Option<Diagram>,
    /// Lessons that teach the section.
    pub(super) lessons: &'static [&'static str],
}

/// A board for trying out a rule; or two pictures, before and after a turn.
#[derive(Debug)]
pub(super) struct Diagram {
    pub(super) variant: &'static str,
    pub(super) position: &'static str,
    /// Id of the caption that describes the diagram.
    pub(super) told: &'static str,
    /// Turn between the two pictures.
    pub(super) turn: Option<&'static str>,
}
