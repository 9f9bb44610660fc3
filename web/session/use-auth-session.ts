import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { lateFile } from '../browser/late-file.ts';
import type { SessionView } from './auth-session.ts';

/**
 * Keeps this tab's session in line with what the server reports on each page. When another tab logs in or out, this one reads its
 * page again, so a guarded page redirects. Loads after the page has rendered.
 */
export function useAuthSession(viewer: { user: SessionView['user']; session: { aal: SessionView['aal'] } } | null): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  const reported = JSON.stringify(viewer && { user: viewer.user, aal: viewer.session.aal });
  useEffect(() => {
    let isGone = false;
    void lateFile(() => import('./this-tab.ts')).then(({ authSession, revalidateBy }) => {
      if (isGone) return;
      revalidateBy(() => void latest.current());
      authSession().adopt(JSON.parse(reported));
    });
    return () => {
      isGone = true;
    };
  }, [reported]);
}
