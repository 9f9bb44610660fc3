import type { WaitingOn } from '../../../domain/projects/schema.ts';
import { Link } from '../../ui/controls/link.tsx';
import { CellText } from '../../ui/controls/table.tsx';
import { Dot, type DotState } from '../../ui/drawings/dot.tsx';
import { dueWords } from '../due-words.ts';
import { fileTime } from '../file-time.ts';
import type { ListOf } from '../list/list-definition.ts';
import type { readProjectRows } from './project-rows.ts';

const dots: Record<WaitingOn, DotState> = { us: 'active', customer: 'waiting', 'no one': 'done' };

/** All projects with state and deadline. */
export const projectList: ListOf<typeof readProjectRows> = {
  name: 'projects',
  caption: 'Projects',
  path: '/admin/projects',
  filters: {
    open: 'Open',
    all: 'All',
    begun: 'Brief, payment',
    making: 'In progress',
    review: 'In review',
    live: 'Live',
    over: 'Offline',
  },
  sort: 'clock',
  descending: false,
  searchLabel: 'Name, owner or order',
  searched: 'We searched names, addresses, owners and order numbers.',
  empty: { title: 'No projects found', text: 'A project starts when someone opens the brief.' },
  columns: [
    {
      head: 'Project',
      sort: 'name',
      className: 'wrap-anywhere',
      cell: ({ id, name, place }) => (
        <CellText note={place}>
          <Link to={`/admin/projects/${id}`} className="link">
            {name}
          </Link>
        </CellText>
      ),
      file: ({ name }) => name,
    },
    { head: 'Place', file: ({ place }) => place },
    {
      head: 'State',
      cell: (project, { now }) => <Dot state={dueWords(project, now).late ? 'late' : dots[project.waitingOn]}>{project.status}</Dot>,
      file: ({ status }) => status,
    },
    { head: 'Waiting on', file: ({ waitingOn }) => waitingOn },
    {
      head: 'Due in',
      fileHead: 'Due',
      isTime: true,
      sort: 'clock',
      end: true,
      className: 'whitespace-nowrap',
      cell: (project, { now }) => {
        const { words, late } = dueWords(project, now);
        return late ? <span className="font-semibold text-danger">{words}</span> : words;
      },
      file: ({ dueAt }) => fileTime(dueAt),
    },
    {
      head: 'Owner',
      wide: true,
      className: 'wrap-anywhere',
      cell: ({ owner }) => (
        <CellText note={owner.email}>
          <Link to={`/admin/customers/${owner.id}`} className="link">
            {owner.name || owner.email}
          </Link>
        </CellText>
      ),
      file: ({ owner }) => owner.name,
    },
    { head: 'Email', file: ({ owner }) => owner.email },
    { head: 'Order', wide: true, cell: ({ order }) => order, file: ({ order }) => order },
    { head: 'Started', isTime: true, file: ({ createdAt }) => fileTime(createdAt) },
    { head: 'Live since', isTime: true, file: ({ liveSince }) => fileTime(liveSince) },
    {
      head: 'Last updated',
      sort: 'changed',
      wide: true,
      end: true,
      className: 'whitespace-nowrap',
      cell: ({ changedAt }) => changedAt,
    },
  ],
  open: (project, { now }) => dueWords(project, now).late,
};
