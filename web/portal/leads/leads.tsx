import { Download } from 'lucide-react';
import { data, redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { isId } from '../../../domain/ids.ts';
import { markLeadsRead, markLeadUnread } from '../../../domain/leads/leads.ts';
import { leadCounts, leadsOf, leadsPageSize } from '../../../domain/leads/queries.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { formText } from '../../forms/checked-form.ts';
import { viewerIn } from '../../session.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Pagination } from '../../ui/controls/pagination.tsx';
import { SearchForm } from '../../ui/controls/search-form.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { chosenProject } from '../chosen-project.ts';
import { usePortalPath } from '../portal-path.ts';
import { ProjectChooser } from '../project-chooser.tsx';
import type { Route } from './+types/leads';
import { leadChoice } from './lead-choice.ts';
import { LeadRow } from './lead-row.tsx';
import { MarkAllRead } from './mark-all-read.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Leads | ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const { filter, query, page } = leadChoice(request.url);
  if (!project) return { projectId: null, isLive: false, leads: [], counts: null, filter, query, page: 1, pageCount: 1 };
  const counts = await leadCounts(user.id, project.id, query);
  const pageCount = Math.max(1, Math.ceil(counts[filter] / leadsPageSize));
  const shown = Math.min(page, pageCount);
  const leads = await leadsOf(user.id, project.id, { filter, search: query, page: shown });
  return {
    projectId: project.id,
    isLive: project.state === 'live',
    counts,
    filter,
    query,
    page: shown,
    pageCount,
    leads: leads.map((lead) => ({ ...lead, createdAt: lead.createdAt.toISOString(), readAt: lead.readAt?.toISOString() ?? null })),
  };
}

export type ShownLead = Awaited<ReturnType<typeof loader>>['leads'][number];

/** Marks one lead as read or as unread, or all of a project as read. The list stays where it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { projectId = '', leadId, intent } = formText(await request.formData());
  if (!isId(projectId) || (leadId !== undefined && !isId(leadId))) throw data(null, { status: 404 });
  if (intent === 'unread' && leadId) await markLeadUnread(user.id, projectId, leadId);
  else await markLeadsRead(user.id, projectId, leadId);
  return redirect(`/portal/leads${new URL(request.url).search}`);
}

const filters = { all: 'All', new: 'New', messages: 'Messages', bookings: 'Bookings' } as const;

/** What people sent through the forms of the live site. */
export default function Leads({ loaderData }: Route.ComponentProps) {
  const { projectId, isLive, leads, counts, filter, query, page, pageCount } = loaderData;
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
            <ProjectChooser />
            <WideBell />
          </>
        }
        lead="What people sent through the forms of your site. Each came to you by mail too."
      />
      {!counts || (counts.all === 0 && !query) ? (
        <EmptyState title="Nobody wrote yet">
          {isLive
            ? 'What people send through the contact and booking forms of your site lands here.'
            : 'As soon as your site is live, its contact and booking forms land here.'}
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
            <SearchForm path="/portal/leads" label="Name, phone, words" query={query} keep={kept} className="max-sm:w-full sm:w-64" />
            <div className="ml-auto flex flex-wrap gap-2">
              {counts.new > 0 && !query && projectId && <MarkAllRead projectId={projectId} path={here} />}
              <LinkButton look="secondary" size="small" to={address(filter, 1, '/portal/leads.csv')} document download>
                <Download size={16} aria-hidden="true" />
                CSV
              </LinkButton>
            </div>
          </div>
          {query && (
            <p className="flex flex-wrap items-baseline gap-x-4 pb-3 text-small text-ink-2">
              {counts.all === 1 ? '1 lead' : `${counts.all} leads`} with “{query}”<Link to={to('/portal/leads')}>Show all of them</Link>
            </p>
          )}
          {leads.length === 0 ? (
            <EmptyState title={query ? 'Nothing found' : filter === 'new' ? 'Nothing new' : 'None of these yet'}>
              {query ? 'Names, phone numbers, emails, services and messages are searched.' : 'Look at all of them with “All”.'}
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
