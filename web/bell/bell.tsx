import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../session/root-data.ts';
import { useLiveReload } from './live-reload.ts';
import { useNews } from './news.ts';
import { NotificationsPanel } from './notifications-panel.tsx';

/** The bell in a shell. It also keeps the screen's data up to date, so each shell has one. */
export function Bell() {
  const root = useRouteLoaderData('root') as RootData | undefined;
  useLiveReload(root?.viewer?.user.id);
  const { unread } = useNews();
  return (
    <>
      <NotificationsPanel />
      <UnreadStatus unread={unread} />
    </>
  );
}

/** Announces new notifications to screen readers. Says nothing when a page opens or when notifications are read. */
function UnreadStatus({ unread }: { unread: number }) {
  const before = useRef(unread);
  const [message, setMessage] = useState('');
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  useEffect(() => {
    setMessage(unread > before.current ? `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}` : '');
    before.current = unread;
  }, [unread]);
  // Rendered in the body, because the bell may be in a bar that's hidden at this width.
  return body ? createPortal(<output className="sr-only">{message}</output>, body) : null;
}
