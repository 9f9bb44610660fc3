import { Bell as BellIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Popover } from '../ui/controls/popover.tsx';
import { useNews } from './news.ts';
import { NotificationRow } from './notification-row.tsx';

/** Above this, the badge says '9+'. */
const mostShown = 9;

/** The bell and its panel: the unread count and the newest 20. A click marks one as read and opens its link. */
export function NotificationsPanel() {
  const { notifications, unread } = useNews();
  const { revalidate } = useRevalidator();
  const mark = async (which: string) => {
    if (await markRead(which)) await revalidate();
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAllRead, setAllRead] = useState(false);
  const markAll = async () => {
    // The button goes away once everything is read.
    heading.current?.focus();
    await mark('all');
    setAllRead(true);
  };
  return (
    <Popover
      label="Notifications"
      trigger={
        <IconButton
          icon={BellIcon}
          label={unread ? `Notifications, ${unread > mostShown ? `${mostShown}+` : unread} unread` : 'Notifications'}
          count={unread}
          most={mostShown}
        />
      }
    >
      <div className="sticky top-0 flex items-center justify-between border-b border-line bg-raised px-4 py-2.5">
        <h2 ref={heading} tabIndex={-1} className="ui-heading">
          Notifications
        </h2>
        <span role="status" className="sr-only">
          {isAllRead && unread === 0 ? 'All notifications are marked as read.' : ''}
        </span>
        {unread > 0 && (
          <button type="button" className="link min-h-8 text-small" onClick={() => void markAll()}>
            Mark all as read
          </button>
        )}
      </div>
      {notifications.length === 0 && (
        <p className="px-4 py-6 text-small text-ink-2">
          No notifications yet. When something happens with a site, an order or a message, it shows up here.
        </p>
      )}
      <ul>
        {notifications.map((notification) => (
          <li key={notification.id} className="border-b border-line last:border-0">
            <NotificationRow notification={notification} onRead={() => void mark(notification.id)} />
          </li>
        ))}
      </ul>
      {/* Content below fades out. At the end of the list, the fade is at the last row's edge. */}
      {notifications.length > 2 && <div aria-hidden className="pointer-events-none sticky bottom-0 -mt-3 h-8 bg-linear-to-t from-raised" />}
    </Popover>
  );
}

/** Marks one notification as read, by its ID, or `all`. Returns false if that failed, which is only logged. */
async function markRead(which: string): Promise<boolean> {
  try {
    // Completes even if the page is closed.
    const answer = await fetch('/api/notifications/read', { method: 'POST', body: new URLSearchParams({ which }), keepalive: true });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
    return true;
  } catch (error) {
    console.error('Marking notifications read failed.', error);
    return false;
  }
}
