import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Changes that come in quick succession make one re-read. */
const settleMs = 120;

/**
 * Reads the page's data again whenever something of the signed-in person changes, and after the connection comes back.
 * The browser's EventSource reconnects by itself; the server says 'hello' on every connection.
 */
export function useLiveReload(on: boolean): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    if (!on) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const source = new EventSource('/api/events');
    // The greeting counts too: what changed between the page's own data and this connection was announced to nobody.
    source.addEventListener('change', () => {
      clearTimeout(timer);
      timer = setTimeout(() => void latest.current(), settleMs);
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [on]);
}
