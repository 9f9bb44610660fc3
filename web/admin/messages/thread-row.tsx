import { brand } from '../../../content/brand.ts';
import type { Via } from '../../../domain/messages/schema.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Tag } from '../../ui/controls/tag.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import type { Route } from './+types/messages';
import { waitedWords } from './waiting-words.ts';

type Row = Route.ComponentProps['loaderData']['rows'][number];

/** How someone without a project contacted us. */
const origins: Partial<Record<Via, string>> = { contact: 'Contact form', call: 'Requested a call', chat: 'Chat', handover: 'Chat' };

const before = () => ({ customer: '', staff: 'We: ', assistant: 'Assistant: ', system: `${brand.name}: ` });

/** A conversation in the list: who wrote, about what, the last message, and how long it has waited. */
export function ThreadRow({ row, now }: { row: Row; now: string }) {
  return (
    <li className="border-b border-line">
      <Link
        to={`/admin/messages/${row.id}`}
        className="grid gap-x-8 gap-y-1 py-3 text-ui text-ink no-underline hover:bg-ink/3 md:grid-cols-[15rem_minmax(0,1fr)_13rem] md:items-center"
      >
        <span className="min-w-0">
          <span className="flex items-baseline gap-2">
            <b className="truncate">{row.who}</b>
            {row.isGuest && <Tag>guest</Tag>}
          </span>
          <span className="block truncate text-small text-ink-2">
            {row.projectName || (row.lastVia && origins[row.lastVia]) || 'No project'}
          </span>
        </span>
        <span className={row.unread > 0 ? 'min-w-0 truncate font-semibold' : 'min-w-0 truncate text-ink-2'}>
          {row.unread > 0 && <span className="sr-only">Unread: </span>}
          {row.lastAuthor && before()[row.lastAuthor]}
          {row.lastWords ?? 'No messages yet'}
        </span>
        <span className="text-small text-ink-2 md:text-right">
          {row.waitingSince ? (
            <Dot state={row.late ? 'late' : 'active'}>
              {row.late ? 'late, waiting' : 'waiting'} {waitedWords(row.waitingSince, now)}
            </Dot>
          ) : (
            `${waitedWords(row.lastMessageAt, now)} ago`
          )}
        </span>
      </Link>
    </li>
  );
}
