import { projectsForBoard } from '../../../domain/projects/admin.ts';
import { type ProjectState, stateLabels } from '../../../domain/projects/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { DotShape } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { ClockRise } from '../clock-rise.tsx';
import { dueWords } from '../due-words.ts';
import type { Route } from './+types/board';
import { ListOrBoard } from './list-or-board.tsx';
import { type ProjectRow, projectRows } from './project-rows.ts';

export const meta: Route.MetaFunction = () => privateMeta('Board');

/** The board's columns, in the order of a project's states. A live site is listed while it has open work. */
const columns: { title: string; states: ProjectState[]; filter: string }[] = [
  { title: 'Brief, payment', states: ['awaiting_brief', 'awaiting_payment'], filter: 'begun' },
  { title: stateLabels.scheduled, states: ['scheduled'], filter: 'making' },
  { title: stateLabels.drafting, states: ['drafting'], filter: 'making' },
  { title: stateLabels.in_qa, states: ['in_qa'], filter: 'making' },
  { title: stateLabels.draft_ready, states: ['draft_ready'], filter: 'review' },
  { title: stateLabels.edits_requested, states: ['edits_requested', 'approved'], filter: 'review' },
  { title: 'Live with open work', states: ['live'], filter: 'open' },
];

/** Cards shown in one column. The project list has the rest. */
const perColumn = 30;

export async function loader() {
  const [board, { draftHours }] = await Promise.all([
    projectsForBoard(
      columns.map(({ states }) => states),
      perColumn,
    ),
    readSettings(),
  ]);
  const shown = await projectRows(board.flatMap(({ rows }) => rows));
  let at = 0;
  const filled = board.map(({ rows, count }) => {
    const start = at;
    at += rows.length;
    return { projects: shown.slice(start, at), count };
  });
  return { board: filled, draftHours, now: Date.now() };
}

/** Open projects by state, with the most urgent at the top of each column. */
export default function Board({ loaderData }: Route.ComponentProps) {
  const { board, draftHours, now } = loaderData;
  const open = board.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHeading title="Projects" status={`${open.toLocaleString('en-US')} open`} actions={<ListOrBoard shown="board" />} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section aria-label="Board" tabIndex={0} className="edge-scroll flex items-start gap-4 pt-1 pb-4 max-md:flex-col max-md:gap-6">
        {columns.map(({ title, filter }, index) => {
          const { projects: own = [], count = 0 } = board[index] ?? {};
          return (
            <section
              key={title}
              aria-label={`${title}, ${count}`}
              className={classNames('section-rule md:min-w-36 md:flex-1 md:basis-0 max-md:w-full', own.length === 0 && 'max-md:hidden')}
            >
              <h2 className="ui-heading flex min-h-8 items-start justify-between gap-2 md:min-h-11">
                {title} <span className="font-normal text-ink-2">{count.toLocaleString('en-US')}</span>
              </h2>
              {own.length === 0 && <p className="py-2 text-small text-ink-3">Nothing here</p>}
              <ul>
                {own.map((project) => (
                  <Card key={project.id} project={project} draftHours={draftHours} now={now} />
                ))}
              </ul>
              {count > own.length && (
                <p className="py-3 text-small">
                  <Link to={filter === 'open' ? '/admin/projects' : `/admin/projects?show=${filter}`} className="link">
                    {`${(count - own.length).toLocaleString('en-US')} more`}
                  </Link>
                </p>
              )}
            </section>
          );
        })}
      </section>
    </>
  );
}

function Card({ project, draftHours, now }: { project: ProjectRow; draftHours: number; now: number }) {
  const due = dueWords(project, now);
  return (
    <li className="relative border-b border-line py-3 text-small hover:bg-ink/3 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-4">
      <div className="flex items-end justify-between gap-3 max-md:contents">
        <div className="max-md:row-span-2">
          <ClockRise spentHours={project.spentHours} draftHours={draftHours} late={due.late} />
        </div>
        <span
          className={`inline-flex items-center gap-1.5 text-right max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 ${due.late ? 'font-semibold text-danger' : 'text-ink-2'}`}
        >
          {due.late && <DotShape state="late" />}
          {due.words}
        </span>
      </div>
      <Link
        to={`/admin/projects/${project.id}`}
        className="mt-2 block max-md:col-start-2 max-md:row-start-1 max-md:mt-0 max-md:self-end text-ui leading-[1.3] font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
      >
        {project.name}
      </Link>
      <span className="text-ink-2 max-md:col-start-2 max-md:self-start">{project.place || project.owner.name}</span>
    </li>
  );
}
