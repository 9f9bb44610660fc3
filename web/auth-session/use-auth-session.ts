import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { SessionView } from './auth-session.ts';

/**
 * Keeps this tab's session with what the server says on each page. When another tab signs in or out, this one reads its
 * page again, so that a guarded page leaves. Comes with the page but after it is drawn: nothing waits for it.
 */
export function useAuthSession(viewer: { user: SessionView['user']; session: { aal: SessionView['aal'] } } | null): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  const said = JSON.stringify(viewer && { user: viewer.user, aal: viewer.session.aal });
  useEffect(() => {
    let isGone = false;
    void import('./this-tab.ts').then(({ authSession, rereadBy }) => {
      if (isGone) return;
      rereadBy(() => void latest.current());
      authSession().adopt(JSON.parse(said));
    });
    return () => {
      isGone = true;
    };
  }, [said]);
}
