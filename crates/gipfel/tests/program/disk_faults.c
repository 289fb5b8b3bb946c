// Disk faults for a running program, preloaded with LD_PRELOAD. They hit the files of the database only, and only
// while a file of the right name exists in the folder of the variable DISK_FAULTS:
//   fsync-fails   fsync and fdatasync return EIO
//   disk-full     writes return ENOSPC
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static int active(const char *fault) {
    const char *folder = getenv("DISK_FAULTS");
    char path[4096];
    if (!folder) return 0;
    snprintf(path, sizeof path, "%s/%s", folder, fault);
    return access(path, F_OK) == 0;
}

static int is_database(int fd) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return strstr(path, ".sqlite") != NULL;
}

static int hits(int fd, const char *fault) {
    int before = errno;
    int hit = is_database(fd) && active(fault);
    errno = before;
    return hit;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL(error) do { errno = (error); return -1; } while (0)

int fsync(int fd) {
    if (hits(fd, "fsync-fails")) FAIL(EIO);
    return REAL(fsync)(fd);
}

int fdatasync(int fd) {
    if (hits(fd, "fsync-fails")) FAIL(EIO);
    return REAL(fdatasync)(fd);
}

ssize_t write(int fd, const void *bytes, size_t count) {
    if (hits(fd, "disk-full")) FAIL(ENOSPC);
    return REAL(write)(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
    if (hits(fd, "disk-full")) FAIL(ENOSPC);
    return REAL(pwrite)(fd, bytes, count, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
    if (hits(fd, "disk-full")) FAIL(ENOSPC);
    return REAL(pwrite64)(fd, bytes, count, offset);
}
