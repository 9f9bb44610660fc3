import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** Announces new notifications to screen readers. Says nothing when a page opens or when notifications are read. */
export function UnreadStatus({ unread }: { unread: number }) {
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
