use std::{
    future::poll_fn,
    panic::{AssertUnwindSafe, catch_unwind},
    pin::pin,
    task::Poll,
};

/// The future has panicked. What it owned must not be used any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Panicked;

/// Runs a future and catches its panic. The panic hook has reported it by then.
pub(super) async fn caught<T>(future: impl Future<Output = T>) -> Result<T, Panicked> {
    let mut future = pin!(future);
    // Whatever the future has borrowed is dropped or given up by the caller after a panic.
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context))) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(output)) => Poll::Ready(Ok(output)),
        Err(_) => Poll::Ready(Err(Panicked)),
    })
    .await
}
