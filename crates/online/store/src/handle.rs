//! Handles, each of which gives access to one kind of data.

/// Declares a handle to one kind of data. It borrows the threads of a store, and copying it costs nothing.
macro_rules! handle {
    ($(#[$doc:meta])* $Handle:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $Handle<'a> {
            threads: &'a std::sync::Arc<$crate::threads::Threads>,
        }

        impl<'a> $Handle<'a> {
            pub(crate) const fn new(threads: &'a std::sync::Arc<$crate::threads::Threads>) -> Self {
                Self { threads }
            }
        }
    };
}
pub(crate) use handle;
