import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** Tells screen readers politely that something new came in; says nothing when a page opens or when things are read. */
export function UnreadStatus({ unread }: { unread: number }) {
  const before = useRef(unread);
  const [message, setMessage] = useState('');
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  useEffect(() => {
    setMessage(unread > before.current ? `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}` : '');
    before.current = unread;
  }, [unread]);
  // In the body, since a bell may be in a bar that isn't shown at this width.
  return body ? createPortal(<output className="sr-only">{message}</output>, body) : null;
}
