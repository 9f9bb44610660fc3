import { brand } from '../../../content/brand.ts';
import { eventsOf } from '../../../domain/projects/queries.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { privateMeta } from '../../meta/private-meta.ts';
import { viewerIn } from '../../session/session.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { chosenProject } from '../chosen-project.ts';
import { usePortalPath } from '../portal-path.ts';
import { useReaderTime } from '../project/use-reader-time.ts';
import { ProjectChooser } from '../project-chooser.tsx';
import type { Route } from './+types/history';
import { historyOf } from './history-words.ts';

export const meta: Route.MetaFunction = () => privateMeta('History');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const events = project ? await eventsOf(project.id) : [];
  return { events: historyOf(events, user.id) };
}

const names = () => ({ you: 'You', visitor: 'A visitor', us: brand.name });

/** The project's history: who did what, when and why. */
export default function History({ loaderData }: Route.ComponentProps) {
  const when = useReaderTime({ saysToday: true });
  const to = usePortalPath();
  return (
    <>
      <PageHeading
        title="History"
        actions={
          <>
            <ProjectChooser />
            <WideBell />
          </>
        }
        lead="Everything that has happened to your site: who did what, when and why."
      />
      {loaderData.events.length === 0 ? (
        <EmptyState title="No history yet">Your history starts with your brief.</EmptyState>
      ) : (
        <ol className="mt-6 border-t-[1.5px] border-ink">
          {loaderData.events.map((event) => (
            <li
              key={event.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-line py-3 text-ui md:grid-cols-[9rem_minmax(0,1fr)_14rem]"
            >
              <span className="font-semibold max-md:col-span-2">{names()[event.who]}</span>
              <span className="min-w-0 wrap-anywhere">
                {event.words}
                {event.versionId && (
                  <>
                    {'. '}
                    <Link to={to('/portal', { version: event.versionId })} className="link text-small">
                      View this version<span className="sr-only">: {event.words}</span>
                    </Link>
                  </>
                )}
              </span>
              <span className="text-small text-ink-2 max-md:col-span-2 md:text-right">
                <span className="md:block">{when(event.at)}</span>
                <span aria-hidden="true" className="mx-1.5 md:hidden">
                  ·
                </span>
                <RelativeTime at={event.at} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
