//! Small libraries that replace functions of the C library, to make the system fail on purpose.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{self, Command, Stdio},
};

use anyhow::ensure;

use super::server::Launch;

/// Compiles a library into a folder that makes something fail while a file exists; `None` where there is no C compiler.
pub(crate) type Shim = fn(&Path, &Path) -> anyhow::Result<Option<PathBuf>>;

/// Something that fails while it is switched on.
#[derive(Debug)]
pub(crate) struct Fault {
    folder: PathBuf,
    switch: PathBuf,
    library: PathBuf,
}

impl Fault {
    /// Makes it, switched off; `None` where there is no C compiler.
    pub(crate) fn new(name: &str, shim: Shim) -> anyhow::Result<Option<Self>> {
        let folder = env::temp_dir().join(format!("gipfel-{name}-shim-{}", process::id()));
        fs::create_dir_all(&folder)?;
        let switch = folder.join("fail");
        let library = shim(&folder, &switch)?;
        Ok(library.map(|library| Self { folder, switch, library }))
    }

    /// Starts a server in which it can fail.
    pub(crate) fn launch(&self) -> Launch {
        Launch { preload: Some(self.library.clone()), ..Launch::default() }
    }

    pub(crate) fn set(&self, fails: bool) -> anyhow::Result<()> {
        if fails {
            fs::write(&self.switch, "")?;
        } else {
            fs::remove_file(&self.switch)?;
        }
        Ok(())
    }
}

impl Drop for Fault {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.folder).ok();
    }
}

/// Makes fsync and fdatasync fail while a file exists; `None` where there is no C compiler.
pub(crate) fn failing_sync(folder: &Path, while_exists: &Path) -> anyhow::Result<Option<PathBuf>> {
    let source = format!(
        r#"
        #define _GNU_SOURCE
        #include <errno.h>
        #include <sys/syscall.h>
        #include <unistd.h>
        static int fails(void) {{ return access({while_exists:?}, F_OK) == 0; }}
        int fsync(int file) {{ if (fails()) {{ errno = EIO; return -1; }} return syscall(SYS_fsync, file); }}
        int fdatasync(int file) {{ if (fails()) {{ errno = EIO; return -1; }} return syscall(SYS_fdatasync, file); }}
        "#
    );
    compile(folder, "sync", &source)
}

/// Lets every write to a file fail for want of space while a file exists; `None` where there is no C compiler.
pub(crate) fn full_disk(folder: &Path, while_exists: &Path) -> anyhow::Result<Option<PathBuf>> {
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

/// Sets the clock of the system ahead; `None` where there is no C compiler.
pub(crate) fn clock_ahead(folder: &Path, seconds: u64) -> anyhow::Result<Option<PathBuf>> {
    let source = format!(
        r"
        #define _GNU_SOURCE
        #include <sys/syscall.h>
        #include <time.h>
        #include <unistd.h>
        int clock_gettime(clockid_t clock, struct timespec *now) {{
            int result = syscall(SYS_clock_gettime, clock, now);
            if (result == 0 && clock == CLOCK_REALTIME) now->tv_sec += {seconds};
            return result;
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
