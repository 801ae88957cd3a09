// Runs one command with its output thrown away and prints what it took:
//
//   wall seconds, cpu seconds (user + system), peak resident bytes, exit status
//
// A program of its own, because Linux hands the peak memory of the process that starts a child down to that child:
// started from Python, no peak below Python's own could be seen.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double seconds(struct timeval value) { return (double)value.tv_sec + (double)value.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 2) {
    fprintf(stderr, "usage: measure COMMAND [ARGUMENT ...]\n");
    return 2;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);

  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  pid_t child;
  int error = posix_spawnp(&child, arguments[1], &actions, NULL, arguments + 1, environ);
  if (error != 0) {
    fprintf(stderr, "measure: %s: %s\n", arguments[1], strerror(error));
    return 2;
  }
  int status;
  struct rusage usage;
  while (wait4(child, &status, 0, &usage) < 0) {
    if (errno != EINTR) {
      perror("measure: wait4");
      return 2;
    }
  }
  clock_gettime(CLOCK_MONOTONIC, &end);

#ifdef __APPLE__
  long long peak = usage.ru_maxrss;
#else
  long long peak = usage.ru_maxrss * 1024LL;
#endif
  double wall = (double)(end.tv_sec - begin.tv_sec) + (double)(end.tv_nsec - begin.tv_nsec) / 1e9;
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  printf("%.9f %.6f %lld %d\n", wall, seconds(usage.ru_utime) + seconds(usage.ru_stime), peak, code);
  return 0;
}
