import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** An unfinished state is read again at this interval, and less often after a minute. */
const pollMs = 1500;
const latePollMs = 15_000;
const lateAfterMs = 60_000;

/** Reads the screen's data again while something is unfinished, for `forMs` at most. */
export function usePolling(unfinished: boolean, forMs = Number.POSITIVE_INFINITY): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!unfinished) return;
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const passed = Date.now() - startedAt;
      if (passed > forMs) return;
      timer = setTimeout(
        () => {
          void revalidate();
          wait();
        },
        passed > lateAfterMs ? latePollMs : pollMs,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [unfinished, forMs, revalidate]);
}
