import { Bell as BellIcon } from 'lucide-react';
import { useFetcher, useRouteLoaderData } from 'react-router';
import type { RootData } from '../root.tsx';
import { IconButton } from '../ui/controls/icon-button.tsx';
import { Link } from '../ui/controls/link.tsx';
import { Popover, PopoverClose } from '../ui/controls/popover.tsx';
import { RelativeTime } from '../ui/controls/relative-time.tsx';
import { DotShape } from '../ui/drawings/dot.tsx';

const shapes = { success: 'done', warning: 'late', error: 'late', info: 'active' } as const;

/** The bell and its panel (seed section 2): unread count up to '9+', the newest 20, each marked read when clicked and followed to its link. */
export function NotificationsPanel() {
  const root = useRouteLoaderData('root') as RootData | undefined;
  const fetcher = useFetcher();
  const { notifications = [], unread = 0 } = root ?? {};
  const mark = (notificationId: string) => void fetcher.submit({ notificationId }, { method: 'post', action: '/portal/notifications' });
  return (
    <Popover
      label="Notifications"
      size="small"
      flush
      trigger={<IconButton icon={BellIcon} label={unread ? `Notifications, ${unread} unread` : 'Notifications'} count={unread} most={9} />}
    >
      <div className="sticky top-0 flex items-center justify-between border-b border-line bg-raised px-4 py-2.5">
        <h2 className="ui-heading">Notifications</h2>
        {unread > 0 && (
          <button type="button" className="link min-h-8 text-small" onClick={() => mark('all')}>
            Mark all read
          </button>
        )}
      </div>
      {notifications.length === 0 && (
        <p className="px-4 py-6 text-small text-ink-2">Nothing yet. Whatever happens with your site will stand here.</p>
      )}
      <ul>
        {notifications.map((notification) => (
          <li key={notification.id} className="border-b border-line last:border-0">
            <PopoverClose>
              <Link
                to={notification.link?.startsWith('/') ? notification.link : '/portal'}
                onClick={() => !notification.read && mark(notification.id)}
                className="grid grid-cols-[auto_1fr] gap-x-2.5 px-4 py-3 text-small text-ink no-underline hover:bg-ink/5"
              >
                <span className="pt-1.5">
                  <DotShape state={notification.read ? 'waiting' : (shapes[notification.type as keyof typeof shapes] ?? 'active')} />
                </span>
                <span>
                  <span className={notification.read ? 'block' : 'block font-bold'}>
                    {!notification.read && <span className="sr-only">Unread: </span>}
                    {notification.title}
                  </span>
                  <span className="line-clamp-2 text-ink-2">{notification.message}</span>
                  <RelativeTime at={notification.createdAt} className="text-micro text-ink-3" />
                </span>
              </Link>
            </PopoverClose>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
