const POLL_MS = 500;

/**
 * Calls back once when the process that started us is gone: npm killed with SIGKILL tells nobody.
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, POLL_MS);
  timer.unref();
}
