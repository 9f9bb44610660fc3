import { brand } from '../../../content/brand.ts';
import { eventsOf, latestProjectOf } from '../../../domain/projects/queries.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { viewerIn } from '../../session.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import type { Route } from './+types/history';

export const meta: Route.MetaFunction = () => [{ title: `History | ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await latestProjectOf(user.id);
  const events = project ? await eventsOf(project.id) : [];
  return {
    events: events.map((event) => ({
      id: event.id,
      who: event.actor === `user:${user.id}` ? 'You' : event.actor === 'visitor' ? 'A visitor' : brand.name,
      reason: event.reason,
      versionId: event.versionId,
      at: event.createdAt.toISOString(),
    })),
  };
}

/** Everything that happened to the project: who, when, why. */
export default function History({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="History" actions={<WideBell />} lead="Everything that happened to your site: who, when, why." />
      {loaderData.events.length === 0 ? (
        <EmptyState title="Nothing yet">It begins with your brief.</EmptyState>
      ) : (
        <ol className="mt-6 border-t-[1.5px] border-ink">
          {loaderData.events.map((event) => (
            <li
              key={event.id}
              className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-3 text-ui md:grid-cols-[9rem_1fr_10rem]"
            >
              <span className="font-semibold max-md:col-span-2">{event.who}</span>
              <span>
                {event.reason}{' '}
                {event.versionId && (
                  <Link to={`/portal?version=${event.versionId}`} className="link ml-1 text-small">
                    See it<span className="sr-only">: {event.reason}</span>
                  </Link>
                )}
              </span>
              <RelativeTime at={event.at} className="text-small text-ink-2 md:text-right" />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
