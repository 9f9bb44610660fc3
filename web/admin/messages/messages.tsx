import { redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { supportHoursOf } from '../../../content/hours.ts';
import { withClosedDays } from '../../../domain/closed-days/queries.ts';
import { adminThreadPageSize, threadsForAdmin } from '../../../domain/messages/queries.ts';
import { type AdminThreadView, adminThreadViews, type Via } from '../../../domain/messages/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { afterOpenHours } from '../../../time/open-hours.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { pageIn, searchIn } from '../../lists/list-parameters.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Pagination } from '../../ui/controls/pagination.tsx';
import { SearchForm } from '../../ui/controls/search-form.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Tag } from '../../ui/controls/tag.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import type { Route } from './+types/messages';
import { waitedWords } from './waiting-words.ts';

export const meta: Route.MetaFunction = () => privateMeta('Messages');

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const view = adminThreadViews.find((one) => one === search.get('view')) ?? 'waiting';
  const query = searchIn(search);
  const page = pageIn(search);
  const [{ rows, count, waiting, spam }, settings] = await Promise.all([threadsForAdmin(view, query, page), readSettings()]);
  const support = await withClosedDays(supportHoursOf(settings));
  const pageCount = Math.ceil(count / adminThreadPageSize);
  if (page > 1 && page > pageCount) throw redirect(listOf(view, query, Math.max(1, pageCount)));
  const now = new Date();
  return {
    view,
    query,
    page,
    pageCount,
    count,
    waiting,
    spam,
    now: now.toISOString(),
    rows: rows.map((row) => ({
      ...row,
      waitingSince: row.waitingSince?.toISOString() ?? null,
      late: row.waitingSince !== null && afterOpenHours(row.waitingSince, settings.replyHours, support, brand.timeZone) < now,
      lastMessageAt: row.lastMessageAt.toISOString(),
    })),
  };
}

/** URL of a page of the list, with the same view and search. */
function listOf(view: AdminThreadView, query: string, page: number): string {
  const search = new URLSearchParams({
    ...(view === 'waiting' ? {} : { view }),
    ...(query ? { q: query } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return search ? `/admin/messages?${search}` : '/admin/messages';
}

const text = 'Messages from the portal and the contact form show up here.';
const emptyViews: Record<AdminThreadView, { title: string; text: string }> = {
  waiting: { title: 'No one’s waiting for an answer', text },
  all: { title: 'No messages yet', text },
  spam: { title: 'No possible spam', text: 'Contact forms that look as if a bot sent them show up here. We don’t notify you of them.' },
};

/** Conversations that wait for an answer, longest first, or all of them. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { rows, view, query, page, pageCount, count, waiting, spam, now } = loaderData;
  return (
    <>
      <PageHeading
        title="Messages"
        actions={
          <>
            <SearchForm
              path="/admin/messages"
              label="Search all conversations"
              placeholder="Search by name, email or message"
              query={query}
              keep={{ view: view === 'waiting' ? undefined : view }}
              className="max-sm:w-full sm:w-92"
            />
            <Segmented
              label="Filter conversations"
              value={view}
              options={[
                { value: 'waiting', label: 'Waiting', count: waiting, to: listOf('waiting', query, 1) },
                { value: 'all', label: 'All', to: listOf('all', query, 1) },
                { value: 'spam', label: 'Maybe spam', count: spam, to: listOf('spam', query, 1) },
              ]}
            />
            <WideBell />
          </>
        }
      />
      {query && (
        <p className="flex flex-wrap items-baseline gap-x-4 pb-3 text-small text-ink-2">
          {count === 1 ? '1 conversation' : `${count} conversations`} with “{query}”{view === 'waiting' && ' waiting for an answer'}
          {view === 'spam' && ' that may be spam'}
          <Link to={listOf(view, '', 1)}>Show all of them</Link>
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState title={query ? 'No matches' : emptyViews[view].title}>
          {query ? 'We searched names, emails, project names and messages.' : emptyViews[view].text}
        </EmptyState>
      ) : (
        <ul className="border-t-[1.5px] border-ink">
          {rows.map((row) => (
            <ThreadRow key={row.id} row={row} now={now} />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} toPage={(wanted) => listOf(view, query, wanted)} label="Pages of conversations" />
    </>
  );
}

type Row = Route.ComponentProps['loaderData']['rows'][number];

/** How someone without a project contacted us. */
const origins: Partial<Record<Via, string>> = {
  contact: 'Contact form',
  call: 'Requested a call',
  chat: 'Chat',
  handover: 'Chat',
  email: 'Email',
};

const before = () => ({ customer: '', staff: 'We: ', assistant: 'Assistant: ', system: `${brand.name}: ` });

/** A conversation in the list: who wrote, about what, the last message, and how long it has waited. */
function ThreadRow({ row, now }: { row: Row; now: string }) {
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
