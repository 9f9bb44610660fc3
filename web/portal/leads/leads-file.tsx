import { brand } from '../../../content/brand.ts';
import { leadCalendar, leadsOf } from '../../../domain/leads/queries.ts';
import { tableFile } from '../../lists/table-file.ts';
import { viewerIn } from '../../session/session.ts';
import { chosenProject } from '../chosen-project.ts';
import type { Route } from './+types/leads-file';
import { leadChoice } from './lead-choice.ts';
import { leadHeads, leadTable } from './lead-table.ts';

/** All leads that match the list's filter, as CSV or as an Excel file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  if (!project) return tableFile(request, 'leads', [leadHeads(brand.timeZone)]);
  const { filter, query } = leadChoice(request.url);
  const [leads, calendar] = await Promise.all([
    leadsOf(user.id, project.id, { filter, search: query, page: 'all' }),
    leadCalendar(project.id),
  ]);
  return tableFile(request, 'leads', leadTable(leads, calendar));
}
