import { useEffect, useRef, useState } from 'react';
import { type Answer, Attempts, type Fetching } from './attempts.ts';

/** Calls `onSaved` when the server accepts what a fetcher sent. Otherwise returns errors by field. */
export function useSaved(fetcher: Fetching, onSaved: () => void): Record<string, string> {
  const [attempts] = useState(() => new Attempts());
  const [settled, setSettled] = useState<Answer>(undefined);
  const latest = useRef(onSaved);
  latest.current = onSaved;
  const { state, data, formData } = fetcher;
  useEffect(() => {
    if (!attempts.hasSucceeded({ state, data, formData })) return;
    setSettled(data);
    latest.current();
  }, [attempts, state, data, formData]);
  return data === settled ? {} : (data?.errors ?? {});
}
