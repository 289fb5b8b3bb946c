//! A response body that holds something until it has been sent.

use std::{
    pin::Pin,
    task::{Context, Poll},
};

use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, SizeHint};

/// A body that holds a slot until it has been sent completely or the client has disconnected.
#[derive(Debug)]
struct HeldBody<T> {
    body: Body,
    _slot: T,
}

/// Returns a body that holds a slot until it has been sent completely or the client has disconnected.
pub(crate) fn holding<T: Send + Unpin + 'static>(slot: T, body: Body) -> Body {
    Body::new(HeldBody { body, _slot: slot })
}

impl<T: Unpin> HttpBody for HeldBody<T> {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
