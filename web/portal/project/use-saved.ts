import { useEffect, useRef, useState } from 'react';
import { takeUnsent } from '../../forms/unsent.ts';

type Answer = { errors?: Record<string, string> } | undefined;

/**
 * Calls `onSaved` when the server accepts what a fetcher sent. Otherwise returns errors by field. A fetcher keeps the answer
 * to an earlier attempt when a later one succeeds, so only an answer newer than the attempt counts. An attempt starts when
 * the fetcher submits (revalidation isn't an attempt). One that didn't reach the server wasn't accepted.
 */
export function useSaved(
  fetcher: { state: string; data?: Answer; formData?: FormData | undefined },
  onSaved: () => void,
): Record<string, string> {
  const sent = useRef<{ before: Answer; fields: FormData | undefined } | null>(null);
  const [settled, setSettled] = useState<Answer>(undefined);
  const latest = useRef(onSaved);
  latest.current = onSaved;
  useEffect(() => {
    if (fetcher.state === 'submitting') sent.current ??= { before: fetcher.data, fields: fetcher.formData };
    else if (fetcher.state === 'idle' && sent.current) {
      const refused = fetcher.data?.errors && fetcher.data !== sent.current.before;
      const cutOff = takeUnsent(sent.current.fields);
      sent.current = null;
      if (refused || cutOff) return;
      setSettled(fetcher.data);
      latest.current();
    }
  }, [fetcher.state, fetcher.data, fetcher.formData]);
  return fetcher.data === settled ? {} : (fetcher.data?.errors ?? {});
}
