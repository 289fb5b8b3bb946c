//! Priority of the threads that compute.

/// Gives the current thread the lowest priority. On failure it merely keeps the usual one.
#[cfg(target_os = "linux")]
pub(crate) fn lower() {
    rustix::process::nice(19).ok();
}

/// Does nothing: on other systems, the call would change the priority of the whole process, or does not exist.
#[cfg(not(target_os = "linux"))]
pub(crate) fn lower() {}
