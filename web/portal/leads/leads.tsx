import { Download } from 'lucide-react';
import { data, redirect } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { isId } from '../../../domain/ids.ts';
import { markLeadsRead } from '../../../domain/leads/leads.ts';
import { leadCounts, leadsOf, leadsPageSize } from '../../../domain/leads/queries.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { formText } from '../../checked-form.ts';
import { viewerIn } from '../../session.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Pagination } from '../../ui/controls/pagination.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { chosenProject, sameProject } from '../chosen-project.ts';
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
  const { filter, page } = leadChoice(request.url);
  if (!project) return { projectId: null, leads: [], counts: null, filter, page: 1, pageCount: 1 };
  const counts = await leadCounts(user.id, project.id);
  const pageCount = Math.max(1, Math.ceil(counts[filter] / leadsPageSize));
  const shown = Math.min(page, pageCount);
  const leads = await leadsOf(user.id, project.id, { filter, page: shown });
  return {
    projectId: project.id,
    counts,
    filter,
    page: shown,
    pageCount,
    leads: leads.map((lead) => ({ ...lead, createdAt: lead.createdAt.toISOString(), readAt: lead.readAt?.toISOString() ?? null })),
  };
}

export type ShownLead = Awaited<ReturnType<typeof loader>>['leads'][number];

/** Marks one lead as read, or all of a project. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = viewerIn(context);
  const { projectId = '', leadId } = formText(await request.formData());
  if (!isId(projectId) || (leadId !== undefined && !isId(leadId))) throw data(null, { status: 404 });
  await markLeadsRead(user.id, projectId, leadId);
  return redirect(sameProject(request, '/portal/leads'));
}

const filters = { all: 'All', new: 'New', messages: 'Messages', bookings: 'Bookings' } as const;

/** What people sent through the forms of the live site. */
export default function Leads({ loaderData }: Route.ComponentProps) {
  const { projectId, leads, counts, filter, page, pageCount } = loaderData;
  const to = usePortalPath();
  const show = (chosen: string) => (chosen === 'all' ? undefined : chosen);
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
      {!counts || counts.all === 0 ? (
        <EmptyState title="Nobody wrote yet">As soon as your site is live, its contact and booking forms land here.</EmptyState>
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
                to: to('/portal/leads', { show: show(value) }),
              }))}
            />
            <div className="ml-auto flex flex-wrap gap-2">
              {counts.new > 0 && projectId && <MarkAllRead projectId={projectId} />}
              <LinkButton look="secondary" size="small" to={to('/portal/leads.csv', { show: show(filter) })} document download>
                <Download size={16} aria-hidden="true" />
                CSV
              </LinkButton>
            </div>
          </div>
          {leads.length === 0 ? (
            <EmptyState title={filter === 'new' ? 'Nothing new' : 'None of these yet'}>Look at all of them with “All”.</EmptyState>
          ) : (
            <ul className="border-t-[1.5px] border-ink">
              {leads.map((lead) => (
                <LeadRow key={lead.id} lead={lead} />
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pageCount={pageCount}
            toPage={(next) => to('/portal/leads', { show: show(filter), page: next > 1 ? String(next) : undefined })}
          />
        </>
      )}
    </>
  );
}
