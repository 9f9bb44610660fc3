import { brand } from '../../../content/brand.ts';
import { leadsOf, markLeadsRead } from '../../../domain/leads/leads.ts';
import { latestProjectOf } from '../../../domain/projects/queries.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { viewerIn } from '../../session.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import type { Route } from './+types/leads';

export const meta: Route.MetaFunction = () => [{ title: `Leads | ${brand.name}` }, { name: 'robots', content: 'noindex' }];

/** Shows new leads as new once: reading the list marks them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await latestProjectOf(user.id);
  if (!project) return { leads: [] };
  const leads = await leadsOf(user.id, project.id);
  await markLeadsRead(user.id, project.id);
  return { leads: leads.map((lead) => ({ ...lead, createdAt: lead.createdAt.toISOString(), readAt: lead.readAt?.toISOString() ?? null })) };
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { leads } = loaderData;
  return (
    <>
      <PageHeading
        title="Leads"
        actions={<WideBell />}
        lead="What people sent through the forms of your site. Each came to you by mail too."
      />
      {leads.length === 0 ? (
        <EmptyState title="Nobody wrote yet">As soon as your site is live, its contact and booking forms land here.</EmptyState>
      ) : (
        <ul className="mt-6 border-t-[1.5px] border-ink">
          {leads.map((lead) => (
            <li key={lead.id} className="grid gap-x-8 gap-y-2 border-b border-line py-4 text-ui md:grid-cols-[16rem_1fr_9rem]">
              <div className="grid justify-items-start gap-1">
                <b>{lead.name}</b>
                {lead.phone && (
                  <Link to={`tel:${lead.phone.replace(/[^\d+]/g, '')}`} className="link">
                    {lead.phone}
                  </Link>
                )}
                {lead.email && (
                  <Link to={`mailto:${lead.email}`} className="link break-all">
                    {lead.email}
                  </Link>
                )}
              </div>
              <div className="min-w-0">
                <p className="text-small text-ink-2">
                  {[lead.kind === 'booking' ? 'Booking request' : 'Message', lead.service, lead.day, lead.part].filter(Boolean).join(', ')}
                </p>
                <p className="own-words mt-1 break-words whitespace-pre-line">{lead.message || 'No message.'}</p>
              </div>
              <div className="text-small md:text-right">
                {!lead.readAt && <Dot state="active">New</Dot>}
                <RelativeTime at={lead.createdAt} className="block text-ink-2" />
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
