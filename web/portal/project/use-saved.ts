import { useEffect, useRef, useState } from 'react';
import { isSending } from '../../forms/is-sending.ts';
import { takeUnsent } from '../../forms/unsent.ts';

type Answer = { errors?: Record<string, string> } | undefined;

/**
 * Calls `onSaved` when the server accepts what a fetcher sent. Otherwise returns errors by field. A fetcher keeps the answer
 * to an earlier attempt when a later one succeeds, so only an answer newer than the attempt counts. One that didn't reach the
 * server wasn't accepted.
 */
export function useSaved(
  fetcher: { state: string; data?: Answer; formData?: FormData | undefined },
  onSaved: () => void,
): Record<string, string> {
  const sent = useRef<{ before: Answer; fields: FormData | undefined } | null>(null);
  const [settled, setSettled] = useState<Answer>(undefined);
  const latest = useRef(onSaved);
  latest.current = onSaved;
  const { state, data, formData } = fetcher;
  useEffect(() => {
    if (isSending({ state, formData })) sent.current ??= { before: data, fields: formData };
    else if (state === 'idle' && sent.current) {
      const refused = data?.errors && data !== sent.current.before;
      const cutOff = takeUnsent(sent.current.fields);
      sent.current = null;
      if (refused || cutOff) return;
      setSettled(data);
      latest.current();
    }
  }, [state, data, formData]);
  return data === settled ? {} : (data?.errors ?? {});
}
