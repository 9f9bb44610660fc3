import { useEffect, useRef, useState } from 'react';
import { data, redirect, useFetcher } from 'react-router';
import { acceptLead } from '../../../domain/correspondence/inbox.ts';
import { type LatestMail, latestMails } from '../../../domain/correspondence/queries.ts';
import { isPausedByStaff, noticeToSuggest } from '../../../domain/form-pauses/form-pauses.ts';
import { isId } from '../../../domain/ids.ts';
import { markLeadsRead, markLeadUnread } from '../../../domain/leads/leads.ts';
import { leadCalendar, leadCounts, leadsOf, leadsPageSize } from '../../../domain/leads/queries.ts';
import { dayOfLead } from '../../../domain/leads/wished-day.ts';
import { mailto } from '../../../text/email-address.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { FormPaused, PauseForm } from '../../form-pause/pause-form.tsx';
import { switchForm } from '../../form-pause/switch-form.ts';
import { formText } from '../../forms/checked-form.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, ButtonForm } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { HiddenFields } from '../../ui/controls/field.tsx';
import { FileLinks } from '../../ui/controls/file-links.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Pagination } from '../../ui/controls/pagination.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { SearchForm } from '../../ui/controls/search-form.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { PhoneLink } from '../../words/phone-link.tsx';
import { chosenProject } from '../chosen-project.ts';
import { usePortalPath } from '../portal-path.ts';
import { ProjectChooser } from '../project-chooser.tsx';
import type { Route } from './+types/leads';
import { leadChoice } from './lead-choice.ts';
import { isContinued, leadLine, leadNotes } from './lead-notes.ts';

export const meta: Route.MetaFunction = () => privateMeta('Leads');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const { filter, query, page } = leadChoice(request.url);
  if (!project) return { projectId: null, isLive: false, pause: null, leads: [], counts: null, filter, query, page: 1, pageCount: 1 };
  const counts = await leadCounts(user.id, project.id, query);
  const pageCount = Math.max(1, Math.ceil(counts[filter] / leadsPageSize));
  const shownPage = Math.min(page, pageCount);
  const [suggested, isByStaff, leads, calendar] = await Promise.all([
    noticeToSuggest(project),
    isPausedByStaff(project),
    leadsOf(user.id, project.id, { filter, search: query, page: shownPage }),
    leadCalendar(project.id),
  ]);
  const latest = await latestMails(leads.map(({ id }) => id));
  return {
    projectId: project.id,
    isLive: project.state === 'live' && !project.suspension,
    /** For the switch of the live site's forms. Null if it has none. */
    pause: suggested === undefined ? null : { notice: project.formNotice, suggested, isByStaff },
    counts,
    filter,
    query,
    page: shownPage,
    pageCount,
    leads: leads.map(({ digestedAt: _, createdAt, continuedAt, ...lead }) => ({
      ...lead,
      ...dayOfLead(lead.day ?? '', calendar),
      latest: latest.get(lead.id),
      at: (continuedAt ?? createdAt).toISOString(),
      readAt: lead.readAt?.toISOString() ?? null,
    })),
  };
}

/** Pauses the forms or turns them on; marks a lead as read, unread or not spam, or all as read. The list keeps its filter and page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { projectId = '', leadId, intent, notice = '' } = formText(await request.formData());
  const here = `/portal/leads${new URL(request.url).search}`;
  if (!isId(projectId) || (leadId !== undefined && !isId(leadId))) throw data(null, { status: 404 });
  if (intent === 'pause-form') return switchForm({ ownerId: user.id }, projectId, notice, here);
  if (intent === 'resume-form') return switchForm({ ownerId: user.id }, projectId, undefined, here);
  if (intent === 'unread' && leadId) await markLeadUnread(user.id, projectId, leadId);
  else if (intent === 'not-spam' && leadId) await acceptLead(user.id, projectId, leadId);
  else await markLeadsRead(user.id, projectId, leadId);
  return redirect(here);
}

const filters = { all: 'All', new: 'New', messages: 'Messages', bookings: 'Bookings', emails: 'Emails', spam: 'Maybe spam' } as const;

/** Messages and booking requests from the live site's forms, and emails to its addresses. */
export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { projectId, isLive, pause, leads, counts, filter, query, page, pageCount } = loaderData;
  const to = usePortalPath();
  const address = (chosen: string, next = 1, path = '/portal/leads') =>
    to(path, { show: chosen === 'all' ? undefined : chosen, q: query || undefined, page: next > 1 ? String(next) : undefined });
  const here = address(filter, page);
  const { q: _words, page: _page, ...kept } = Object.fromEntries(new URLSearchParams(here.split('?')[1]));
  return (
    <>
      <PageHeading
        title="Leads"
        actions={
          <>
            {pause && !pause.notice && projectId && (
              <PauseForm projectId={projectId} suggested={pause.suggested} serverErrors={actionData?.errors} />
            )}
            <ProjectChooser />
            <WideBell />
          </>
        }
        lead="Messages, booking requests and emails from your customers. We email you each one, or a summary if many come at once. Possible spam isn’t emailed."
      />
      {pause?.notice && projectId && (
        <FormPaused projectId={projectId} notice={pause.notice} messageUs={pause.isByStaff ? to('/portal/messages') : undefined} />
      )}
      {!counts || (counts.all + counts.spam === 0 && !query) ? (
        <EmptyState title="No leads yet">
          {pause?.notice
            ? 'The form on your site is paused. Once it’s on again, what people send shows up here.'
            : isLive
              ? 'When someone fills in your contact or booking form, it shows up here.'
              : 'Once your site is online, messages and booking requests will show up here.'}
        </EmptyState>
      ) : (
        <>
          <div className="mt-6 mb-3 flex flex-wrap items-center gap-2">
            <Segmented
              label="Show"
              value={filter}
              options={Object.entries(filters).map(([value, label]) => ({
                value,
                label,
                count: counts[value as keyof typeof filters],
                to: address(value),
              }))}
            />
            <SearchForm
              path="/portal/leads"
              label="Search by name, phone or message"
              query={query}
              keep={kept}
              className="max-sm:w-full sm:w-80"
            />
            <div className="flex flex-wrap gap-2 sm:ml-auto">
              {counts.new > 0 && !query && projectId && <MarkAllRead projectId={projectId} path={here} />}
              <FileLinks path={(ending) => address(filter, 1, `/portal/leads.${ending}`)} />
            </div>
          </div>
          {query && (
            <p className="flex flex-wrap items-baseline gap-x-4 pb-3 text-small text-ink-2">
              {counts.all === 1 ? '1 lead' : `${counts.all} leads`} with “{query}”<Link to={to('/portal/leads')}>Show all leads</Link>
            </p>
          )}
          {leads.length === 0 ? (
            <EmptyState title={query ? 'No matches' : filter === 'new' ? 'No new leads' : 'None of these yet'}>
              {query ? 'We searched names, phone numbers, emails, services, subjects and messages.' : 'Choose “All” to see every lead.'}
            </EmptyState>
          ) : (
            <ul className="border-t-[1.5px] border-ink">
              {leads.map((lead) => (
                <LeadRow key={lead.id} lead={lead} path={here} />
              ))}
            </ul>
          )}
          <Pagination page={page} pageCount={pageCount} toPage={(next) => address(filter, next)} />
        </>
      )}
    </>
  );
}

type Lead = Awaited<ReturnType<typeof leadsOf>>[number];

/** A lead with who, what and when, and a button to mark it as read, unread or not spam. `path` is the list's address. */
function LeadRow({
  lead,
  path,
}: {
  lead: Omit<Lead, 'createdAt' | 'continuedAt' | 'readAt' | 'digestedAt'> & {
    at: string;
    readAt: string | null;
    isClosed: boolean;
    latest: LatestMail | undefined;
  };
  path: string;
}) {
  const fetcher = useFetcher();
  const to = usePortalPath();
  const busy = fetcher.state !== 'idle';
  const fresh = !lead.readAt;
  const [intent, label] = lead.isSpam ? ['not-spam', 'Not spam'] : fresh ? ['read', 'Mark read'] : ['unread', 'Mark unread'];
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-4 text-ui md:grid-cols-[16rem_1fr_9rem]">
      <div className="grid content-start justify-items-start gap-1">
        <b className="max-w-full wrap-anywhere">
          <Link to={to(`/portal/leads/${lead.id}`)} className="text-ink">
            {lead.name}
          </Link>
        </b>
        {lead.phone && <PhoneLink phone={lead.phone} className="link wrap-anywhere" />}
        {lead.email && lead.email !== lead.name && (
          <Link to={mailto(lead.email)} className="link break-all">
            {lead.email}
          </Link>
        )}
      </div>
      <div className="min-w-0">
        <p className="text-small wrap-anywhere text-ink-2">{leadLine(lead, lead.latest)}</p>
        {lead.subject && <p className="truncate font-semibold">{lead.subject}</p>}
        {leadNotes(lead).map((note) => (
          <p key={note} className="text-small text-ink-2">
            {note}
          </p>
        ))}
        {isContinued(lead.kind, lead.latest) ? (
          <p className="own-words mt-1 line-clamp-2 wrap-anywhere">
            {lead.latest?.direction === 'out' && 'You: '}
            {lead.latest?.words || 'No text.'}
          </p>
        ) : lead.message ? (
          <FoldedMessage>{lead.message}</FoldedMessage>
        ) : (
          <p className="mt-1 text-ink-2">No message left.</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small md:flex-col md:items-end">
        {fresh && !lead.isSpam && !busy && <Dot state="active">New</Dot>}
        <RelativeTime at={lead.at} className="text-ink-2 md:text-right" />
        <fetcher.Form method="post" action={path} preventScrollReset className="md:-mr-3">
          <HiddenFields fields={{ projectId: lead.projectId, leadId: lead.id, intent }} />
          <Button type="submit" look="quiet" size="small" busy={busy && 'Saving...'}>
            {label}
            <span className="sr-only"> {lead.name}</span>
          </Button>
        </fetcher.Form>
      </div>
    </li>
  );
}

/** Marks every new lead of a project as read. */
function MarkAllRead({ projectId, path }: { projectId: string; path: string }) {
  return (
    <ButtonForm fields={{ projectId }} action={path} preventScrollReset look="secondary" size="small">
      Mark all as read
    </ButtonForm>
  );
}

/** A visitor's message. Shows eight lines and a button for the rest. Without script it shows everything. */
function FoldedMessage({ children }: { children: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [whole, setWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures a changed message again
  useEffect(() => {
    const measure = () => words.current && !whole && setIsLong(words.current.scrollHeight > words.current.clientHeight + 1);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [children, whole]);
  return (
    <>
      <p
        ref={words}
        className={classNames('own-words mt-1 wrap-anywhere whitespace-pre-line', !whole && 'line-clamp-8 noscript:line-clamp-none')}
      >
        {children}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="link mt-1 min-h-9 text-small pointer-coarse:min-h-11"
        >
          {whole ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
}
