import { ownPath } from '../own-path.ts';
import type { RootData } from '../root.tsx';
import { Link } from '../ui/controls/link.tsx';
import { PopoverClose } from '../ui/controls/popover.tsx';
import { RelativeTime } from '../ui/controls/relative-time.tsx';
import { DotShape } from '../ui/drawings/dot.tsx';

const alarming = ['warning', 'error'];
const rowClasses =
  'grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 px-4 py-3 text-left text-small text-ink no-underline hover:bg-ink/5';

/** A notification: unread it is bold, with a sun; warnings and errors keep their sign. A click marks it read and follows its link when that is a path of ours. */
export function NotificationRow({ notification, onRead }: { notification: RootData['notifications'][number]; onRead: () => void }) {
  const { read, title, message, createdAt, type } = notification;
  const link = ownPath(notification.link);
  const inside = (
    <>
      <span className="w-2.5 pt-1.5">{alarming.includes(type) ? <DotShape state="late" /> : !read && <DotShape state="active" />}</span>
      <span>
        <span className={read ? 'block' : 'block font-bold'}>
          {!read && <span className="sr-only">Unread: </span>}
          {title}
        </span>
        <span className="line-clamp-2 break-words text-ink-2">{message}</span>
        <RelativeTime at={createdAt} className="text-micro text-ink-3" />
      </span>
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
