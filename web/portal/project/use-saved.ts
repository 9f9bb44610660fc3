import { useEffect, useRef, useState } from 'react';

type Answer = { errors?: Record<string, string> } | undefined;

/**
 * Calls `onSaved` when what a fetcher sent was taken, and gives what is wrong else. A fetcher keeps its answer to an
 * earlier try when a later one is taken, so only an answer newer than the try counts. A try begins by submitting: a fetcher
 * that only reads again beside the page has sent nothing.
 */
export function useSaved(fetcher: { state: string; data?: Answer }, onSaved: () => void): Record<string, string> {
  const sent = useRef<{ before: Answer } | null>(null);
  const [settled, setSettled] = useState<Answer>(undefined);
  const latest = useRef(onSaved);
  latest.current = onSaved;
  useEffect(() => {
    if (fetcher.state === 'submitting') sent.current ??= { before: fetcher.data };
    else if (fetcher.state === 'idle' && sent.current) {
      const refused = fetcher.data?.errors && fetcher.data !== sent.current.before;
      sent.current = null;
      if (refused) return;
      setSettled(fetcher.data);
      latest.current();
    }
  }, [fetcher.state, fetcher.data]);
  return fetcher.data === settled ? {} : (fetcher.data?.errors ?? {});
}
