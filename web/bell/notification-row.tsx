import { CircleCheck, Info, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import { ownPath } from '../http/own-path.ts';
import type { RootData } from '../session/root-data.ts';
import { Link } from '../ui/controls/link.tsx';
import { PopoverClose } from '../ui/controls/popover.tsx';
import { RelativeTime } from '../ui/controls/relative-time.tsx';
import { DotShape } from '../ui/drawings/dot.tsx';
import { Icon } from '../ui/drawings/icon.tsx';

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
export function NotificationRow({ notification, onRead }: { notification: RootData['notifications'][number]; onRead: () => void }) {
  const { read, title, message, created_at, type } = notification;
  const link = ownPath(notification.link);
  const look = Object.hasOwn(types, type) ? types[type] : undefined;
  const { icon, color, word } = look ?? info;
  const inside = (
    <>
      <span className={`pt-px ${color}`} data-type={look ? type : 'info'}>
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
