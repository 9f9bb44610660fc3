import { projectsForAdmin } from '../../../domain/projects/admin.ts';
import { csvFile } from '../../csv.ts';
import { fileTime, timeHead } from '../file-time.ts';
import { readListQuery } from '../list-address.ts';
import type { Route } from './+types/projects-file';
import { projectList } from './project-list.ts';
import { projectRows } from './project-rows.ts';

/** The list of projects as it is searched and sorted, every row, as CSV. */
export async function loader({ request }: Route.LoaderArgs) {
  const { rows } = await projectsForAdmin({ ...readListQuery(request.url, projectList), page: 'all' });
  return csvFile('projects', [
    ['Project', 'Place', 'State', 'Waiting on', timeHead('Due'), 'Owner', 'Email', 'Order', timeHead('Started'), timeHead('Live since')],
    ...(await projectRows(rows)).map((row) => [
      row.name,
      row.place,
      row.standing,
      row.waitingOn,
      fileTime(row.dueAt),
      row.owner.name,
      row.owner.email,
      row.order,
      fileTime(row.createdAt),
      fileTime(row.liveSince),
    ]),
  ]);
}
