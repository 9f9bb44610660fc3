import { brand } from '../../../content/brand.ts';
import type { auditForAdmin } from '../../../domain/admin/audit.ts';
import { auditActions } from '../../../domain/audit/schema.ts';
import { Link } from '../../ui/controls/link.tsx';
import { CellText } from '../../ui/controls/table.tsx';
import { zonedTime } from '../../ui/controls/zoned-time.ts';
import { fileTime } from '../file-time.ts';
import type { ListOf } from '../list/list-definition.ts';

type AuditList = ListOf<typeof auditForAdmin>;
type Entry = Parameters<NonNullable<AuditList['columns'][number]['file']>>[0];

/** Everything admins did, newest first. */
export const auditList: AuditList = {
  name: 'entries',
  caption: 'Audit log',
  path: '/admin/settings/audit',
  fileName: 'audit-log',
  filters: { all: 'All', orders: 'Orders', projects: 'Projects', people: 'People', messages: 'Messages', settings: 'Settings' },
  sort: 'time',
  descending: true,
  searchLabel: 'Name, action, reason or request',
  searched: 'We searched names, actions, reasons and requests.',
  empty: {
    title: 'No entries yet',
    text: 'We record what staff do with orders, projects, people, messages and settings. Entries can’t be removed.',
  },
  columns: [
    { head: 'When', isTime: true, file: ({ at }) => fileTime(at) },
    { head: 'Who', file: ({ who }) => who },
    { head: 'Actor', file: ({ actor }) => actor },
    {
      head: 'What',
      fileHead: 'Action',
      className: 'wrap-anywhere',
      cell: (entry) => <CellText note={<Note entry={entry} />}>{actionWords(entry)}</CellText>,
      file: (entry) => actionWords(entry),
    },
    {
      head: 'Subject',
      fileHead: 'On',
      className: 'wrap-anywhere',
      cell: (entry) => {
        const { name, to } = subjectOf(entry);
        return to ? (
          <Link to={to} className="link">
            {name}
          </Link>
        ) : (
          name
        );
      },
      file: ({ about }) => about,
    },
    { head: 'Subject', file: ({ subject }) => subject },
    { head: 'Reason', file: ({ reason }) => reason },
    { head: 'Request', file: ({ requestId }) => requestId },
    { head: 'Who', wide: true, cell: (entry) => actorName(entry) },
    {
      head: 'When',
      wide: true,
      end: true,
      className: 'whitespace-nowrap',
      cell: ({ at }) => zonedTime(at, brand.timeZone),
    },
  ],
  dense: true,
};

/** Reason and request, and on phones who did it and when. */
function Note({ entry }: { entry: Entry }) {
  return (
    <>
      {entry.reason !== actionWords(entry) && entry.reason}
      {entry.requestId && <span className="text-micro text-ink-3"> request {entry.requestId}</span>}
      <span className="block md:hidden">
        {actorName(entry)}, {zonedTime(entry.at, brand.timeZone)}
      </span>
    </>
  );
}

function actionWords({ action }: Entry): string {
  return auditActions[action] ?? action;
}

/** The actor's name, or the kind of actor if there's no account. */
function actorName({ who, actor }: Entry): string {
  if (who !== null) return who;
  if (actor === 'command line') return 'The command line';
  if (actor.startsWith('user:')) return 'Its owner';
  return actor.startsWith('admin:') ? 'A former administrator' : brand.name;
}

/** Screens of subjects: 'order:<id>' → /admin/orders/<id>. */
const screens: Record<string, string> = {
  order: '/admin/orders/',
  project: '/admin/projects/',
  user: '/admin/customers/',
  thread: '/admin/messages/',
  code: '/admin/settings/codes/',
};

const former: Record<string, string> = {
  order: 'A former order',
  project: 'A former project',
  user: 'A former account',
  thread: 'A former conversation',
};

/** A subject's name and screen. Deleted subjects have no screen. */
function subjectOf({ subject, about }: Entry): { name: string; to?: string } {
  const [kind = '', subjectId = ''] = subject.split(':');
  const name = about || former[kind] || subject;
  if (kind === 'setting') return { name, to: '/admin/settings' };
  return about && screens[kind] ? { name, to: `${screens[kind]}${subjectId}` } : { name };
}
