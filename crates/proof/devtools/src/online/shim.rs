//! Small libraries that replace functions of the C library, to inject operating-system faults.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{self, Command, Stdio},
};

use anyhow::ensure;

use super::server::Launch;

/// A disk that can be made full.
#[derive(Debug)]
pub(crate) struct FullDisk {
    folder: PathBuf,
    switch: PathBuf,
    library: PathBuf,
}

impl FullDisk {
    /// Creates a disk that is not full yet; `None` without a C compiler.
    pub(crate) fn new(name: &str) -> anyhow::Result<Option<Self>> {
        let folder = env::temp_dir().join(format!("gipfel-{name}-shim-{}", process::id()));
        fs::create_dir_all(&folder)?;
        let switch = folder.join("fail");
        let library = full_disk(&folder, &switch)?;
        Ok(library.map(|library| Self { folder, switch, library }))
    }

    /// Returns the options for starting a server with this disk.
    pub(crate) fn launch(&self) -> Launch {
        Launch { preload: Some(self.library.clone()), ..Launch::default() }
    }

    pub(crate) fn set(&self, is_full: bool) -> anyhow::Result<()> {
        if is_full {
            fs::write(&self.switch, "")?;
        } else {
            fs::remove_file(&self.switch)?;
        }
        Ok(())
    }
}

impl Drop for FullDisk {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.folder).ok();
    }
}

/// Compiles a library that makes every write to a file fail with `ENOSPC` while a given file exists; `None` without a C compiler.
fn full_disk(folder: &Path, while_exists: &Path) -> anyhow::Result<Option<PathBuf>> {
    // Standard output and error, sockets and pipes are not on the disk.
    let source = format!(
        r#"
        #define _GNU_SOURCE
        #include <errno.h>
        #include <sys/stat.h>
        #include <sys/syscall.h>
        #include <unistd.h>
        static int fails(int file) {{
            struct stat about;
            return file > 2 && access({while_exists:?}, F_OK) == 0 && fstat(file, &about) == 0 && S_ISREG(about.st_mode);
        }}
        ssize_t write(int file, const void *from, size_t count) {{
            if (fails(file)) {{ errno = ENOSPC; return -1; }}
            return syscall(SYS_write, file, from, count);
        }}
        ssize_t pwrite64(int file, const void *from, size_t count, off64_t at) {{
            if (fails(file)) {{ errno = ENOSPC; return -1; }}
            return syscall(SYS_pwrite64, file, from, count, at);
        }}
        ssize_t pwrite(int file, const void *from, size_t count, off_t at) {{ return pwrite64(file, from, count, at); }}
        "#
    );
    compile(folder, "space", &source)
}

/// Compiles a library that sets the system clock ahead by the number of seconds in a file, a native 64-bit integer; `None` without a
/// C compiler. The file may be overwritten at any time, but never truncated.
pub(crate) fn shifted_clock(folder: &Path, seconds: &Path) -> anyhow::Result<Option<PathBuf>> {
    let source = format!(
        r"
        #define _GNU_SOURCE
        #include <fcntl.h>
        #include <stdint.h>
        #include <sys/mman.h>
        #include <sys/syscall.h>
        #include <sys/time.h>
        #include <time.h>
        #include <unistd.h>
        static volatile int64_t none, *ahead = &none;
        __attribute__((constructor)) static void map(void) {{
            int file = open({seconds:?}, O_RDONLY | O_CLOEXEC);
            void *mapped = file < 0 ? MAP_FAILED : mmap(0, sizeof none, PROT_READ, MAP_SHARED, file, 0);
            if (mapped != MAP_FAILED) ahead = mapped;
            if (file >= 0) close(file);
        }}
        int clock_gettime(clockid_t clock, struct timespec *now) {{
            int result = syscall(SYS_clock_gettime, clock, now);
            if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += *ahead;
            return result;
        }}
        int gettimeofday(struct timeval *now, void *zone) {{
            int result = syscall(SYS_gettimeofday, now, zone);
            if (result == 0 && now) now->tv_sec += *ahead;
            return result;
        }}
        time_t time(time_t *into) {{
            struct timespec now;
            clock_gettime(CLOCK_REALTIME, &now);
            if (into) *into = now.tv_sec;
            return now.tv_sec;
        }}
        "
    );
    compile(folder, "clock", &source)
}

fn compile(folder: &Path, name: &str, source: &str) -> anyhow::Result<Option<PathBuf>> {
    let (file, library) = (folder.join(format!("{name}.c")), folder.join(format!("{name}.so")));
    fs::write(&file, source)?;
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&file).stderr(Stdio::null());
    let Ok(status) = compiler.status() else { return Ok(None) };
    ensure!(status.success(), "cc cannot compile {}", file.display());
    Ok(Some(library))
}
