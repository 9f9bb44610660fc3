import { auditForAdmin } from '../../../domain/audit/queries.ts';
import { auditActions } from '../../../domain/audit/schema.ts';
import { csvFile } from '../../csv.ts';
import { fileTime, timeHead } from '../file-time.ts';
import { readListQuery } from '../list-address.ts';
import type { Route } from './+types/audit-file';
import { auditList } from './audit-list.ts';

/** The audit log as it is searched and filtered, every entry, as CSV. */
export async function loader({ request }: Route.LoaderArgs) {
  const { search, filter } = readListQuery(request.url, auditList);
  const { rows } = await auditForAdmin({ search, filter, page: 'all' });
  return csvFile('audit-log', [
    [timeHead('When'), 'Who', 'Actor', 'Action', 'On', 'Subject', 'Why', 'Request'],
    ...rows.map((row) => [
      fileTime(row.at),
      row.who,
      row.actor,
      auditActions[row.action] ?? row.action,
      row.about,
      row.subject,
      row.reason,
      row.requestId,
    ]),
  ]);
}
