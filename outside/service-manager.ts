import { execFile } from 'node:child_process';

/**
 * Tells systemd that this process has started, and from then on that it works, three times in the time that systemd allows between two
 * messages. If `isAlive` says no, or the event loop is blocked, there's no message, and systemd starts the process again. Returns a
 * function that says that the process is stopping.
 *
 * Messages go through the program `systemd-notify`, because Node has no datagrams on Unix sockets. `onError` is called at most once.
 */
export function notifyServiceManager({
  watchdogMs,
  isAlive,
  onError,
}: {
  watchdogMs: number | undefined;
  isAlive: () => boolean;
  onError: (error: Error) => void;
}): () => Promise<void> {
  let hasFailed = false;
  const tell = (state: string) =>
    new Promise<void>((resolve) => {
      execFile('systemd-notify', [state], (error) => {
        if (error && !hasFailed) onError(error);
        hasFailed ||= error !== null;
        resolve();
      });
    });
  const ready = tell('READY=1');
  const timer = watchdogMs && setInterval(() => isAlive() && void tell('WATCHDOG=1'), watchdogMs / 3).unref();
  return async () => {
    clearInterval(timer);
    // In this order, also for a process that's stopped right away.
    await ready;
    await tell('STOPPING=1');
  };
}
