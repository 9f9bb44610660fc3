import { brand } from '../../../content/brand.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import type { conversationRows } from './messages-data.ts';

/** The viewer's conversations, one row per project, newest first. */
export function ConversationList({ rows }: { rows: ReturnType<typeof conversationRows> }) {
  return (
    <>
      <PageHeading
        title="Messages"
        actions={<WideBell />}
        lead={`One conversation per project. A person at ${brand.name} answers every message.`}
      />
      <ul className="mt-6 border-t-[1.5px] border-ink">
        {rows.map((row) => (
          <li key={row.about} className="border-b border-line">
            <Link
              to={`/portal/messages?project=${row.about}`}
              className="grid gap-x-8 gap-y-1 py-3.5 text-ui text-ink no-underline hover:bg-ink/3 md:grid-cols-[16rem_minmax(0,1fr)_10rem]"
            >
              <b className="truncate">{row.name}</b>
              <span className="min-w-0 truncate text-ink-2">
                {row.lastWords === null ? 'No messages yet' : `${row.lastAuthor === 'customer' ? 'You: ' : ''}${row.lastWords}`}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-3 text-small text-ink-2 md:justify-end">
                {row.unread > 0 ? (
                  <Dot state="active">{row.unread} new</Dot>
                ) : (
                  row.waits && <Dot state="waiting">Waiting for our reply</Dot>
                )}
                {row.lastMessageAt && <RelativeTime at={row.lastMessageAt} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
