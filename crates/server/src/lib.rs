//! The web site: pages and files over HTTP.
