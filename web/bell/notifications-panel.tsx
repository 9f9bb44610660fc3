import { Bell as BellIcon, CircleCheck, Info, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ownPath } from '../http/own-path.ts';
import type { RootData } from '../session/root-data.ts';
import { IconButton } from '../ui/controls/button.tsx';
import { Link } from '../ui/controls/link.tsx';
import { Popover, PopoverClose } from '../ui/controls/popover.tsx';
import { RelativeTime } from '../ui/controls/relative-time.tsx';
import { DotShape } from '../ui/drawings/dot.tsx';
import { Icon } from '../ui/drawings/icon.tsx';
import { useNews } from './news.ts';

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

/** Notification types, each with its own shape because color alone isn't enough. Any other type is shown as info. */
const types: Record<string, { icon: LucideIcon; color: string; word?: string }> = {
  success: { icon: CircleCheck, color: 'text-ink', word: 'Success' },
  warning: { icon: TriangleAlert, color: 'text-ink [&_path:first-child]:fill-sun/45', word: 'Warning' },
  error: { icon: OctagonX, color: 'text-danger', word: 'Error' },
};
const info = { icon: Info, color: 'text-ink-3', word: undefined };

const rowClasses =
  'grid w-full grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 px-4 py-3 text-left text-small text-ink no-underline hover:bg-ink/5';

/**
 * A notification. The icon shows its type. An unread one is bold, with a sun at its end. A click marks it read and follows
 * its link if that's one of our paths.
 */
function NotificationRow({ notification, onRead }: { notification: RootData['notifications'][number]; onRead: () => void }) {
  const { read, title, message, created_at, type } = notification;
  const link = ownPath(notification.link);
  const known = Object.hasOwn(types, type) ? types[type] : undefined;
  const { icon, color, word } = known ?? info;
  const inside = (
    <>
      <span className={`pt-px ${color}`} data-type={known ? type : 'info'}>
        <Icon of={icon} size={18} />
      </span>
      <span>
        <span className={read ? 'block' : 'block font-bold'}>
          {!read && <span className="sr-only">Unread: </span>}
          {word && <span className="sr-only">{word}: </span>}
          {title}
        </span>
        <span className="line-clamp-2 break-words text-ink-2">{message}</span>
        <RelativeTime at={created_at} className="text-micro text-ink-3" />
      </span>
      <span className="w-2.5 pt-1.5">{!read && <DotShape state="active" />}</span>
    </>
  );
  if (link)
    return (
      <PopoverClose>
        <Link to={link} onClick={() => !read && onRead()} className={rowClasses}>
          {inside}
        </Link>
      </PopoverClose>
    );
  if (read) return <div className={rowClasses}>{inside}</div>;
  return (
    <button type="button" onClick={onRead} className={rowClasses}>
      {inside}
    </button>
  );
}
