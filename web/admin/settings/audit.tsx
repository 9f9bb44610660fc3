import { brand } from '../../../content/brand.ts';
import { auditForAdmin, auditPageSize } from '../../../domain/audit/queries.ts';
import { auditActions } from '../../../domain/audit/schema.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { zonedTime } from '../../ui/controls/zoned-time.ts';
import { AdminList } from '../admin-list.tsx';
import { pagesOf, readListQuery } from '../list-address.ts';
import type { Route } from './+types/audit';
import { auditFilePath, auditFilterLabels, auditList } from './audit-list.ts';

export const meta: Route.MetaFunction = () => [{ title: `Audit log | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

/** Where a subject can be looked at: 'order:<id>' → /admin/orders/<id>. */
const screens: Record<string, string> = {
  order: '/admin/orders/',
  project: '/admin/projects/',
  user: '/admin/customers/',
  thread: '/admin/messages/',
  code: '/admin/settings/codes/',
};

/** Who did it, where no account bears the name any more or ever did. */
function doerOf(actor: string): string {
  if (actor === 'command line') return 'The command line';
  if (actor.startsWith('user:')) return 'Its owner';
  return actor.startsWith('admin:') ? 'A former administrator' : brand.name;
}

const gone: Record<string, string> = {
  order: 'A former order',
  project: 'A former project',
  user: 'A former account',
  thread: 'A former conversation',
};

export async function loader({ request }: Route.LoaderArgs) {
  const query = readListQuery(request.url, auditList);
  const { rows, counts } = await auditForAdmin(query);
  const pageCount = pagesOf(auditList, query, counts, auditPageSize);
  return {
    query,
    counts,
    pageCount,
    entries: rows.map(({ id, actor, who, action, subject, about, reason, requestId, at }) => {
      const [kind = '', subjectId = ''] = subject.split(':');
      // What is gone has no screen any more.
      const to = kind === 'setting' ? '/admin/settings' : about && screens[kind] ? `${screens[kind]}${subjectId}` : null;
      return {
        id,
        who: who ?? doerOf(actor),
        what: auditActions[action] ?? action,
        reason,
        requestId,
        about: about || gone[kind] || subject,
        to,
        at: zonedTime(at, brand.timeZone),
      };
    }),
  };
}

/** Everything that staff did, for ever: who, what, on what, why, in which request. */
export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { entries, query, counts, pageCount } = loaderData;
  return (
    <AdminList
      name="entries"
      choices={auditList}
      query={query}
      counts={counts}
      pageCount={pageCount}
      filterLabels={auditFilterLabels}
      searchLabel="Name, action, reason or request"
      filePath={auditFilePath}
      isEmpty={entries.length === 0}
      whenEmpty={{
        title: 'Nothing here yet',
        comesFrom: 'What staff do with orders, projects, people, messages and settings is written down here and stays.',
        searchedIn: 'Searched in names, actions, reasons and requests.',
      }}
    >
      <Table caption="Audit log" dense className="mt-4">
        <thead>
          <tr>
            <ColumnHead>What</ColumnHead>
            <ColumnHead>On</ColumnHead>
            <ColumnHead wide>Who</ColumnHead>
            <ColumnHead wide end>
              When
            </ColumnHead>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id}>
              <Cell head className="wrap-anywhere">
                <CellText
                  note={
                    <>
                      {entry.reason !== entry.what && entry.reason}
                      {entry.requestId && <span className="text-micro text-ink-3"> request {entry.requestId}</span>}
                      <span className="block md:hidden">
                        {entry.who}, {entry.at}
                      </span>
                    </>
                  }
                >
                  {entry.what}
                </CellText>
              </Cell>
              <Cell className="wrap-anywhere">
                {entry.to ? (
                  <Link to={entry.to} className="link">
                    {entry.about}
                  </Link>
                ) : (
                  entry.about
                )}
              </Cell>
              <Cell wide>{entry.who}</Cell>
              <Cell wide end className="whitespace-nowrap">
                {entry.at}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </AdminList>
  );
}
