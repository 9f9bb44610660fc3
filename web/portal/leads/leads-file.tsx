import { brand } from '../../../content/brand.ts';
import { leadsOf, leadsZone } from '../../../domain/leads/queries.ts';
import { printedPhones } from '../../../sites/phone.ts';
import { zoneInWords } from '../../../time/clock.ts';
import { dayCell, timeCell } from '../../file-cell.ts';
import { viewerIn } from '../../session.ts';
import { tableFile } from '../../table-file.ts';
import { chosenProject } from '../chosen-project.ts';
import type { Route } from './+types/leads-file';
import { leadChoice } from './lead-choice.ts';

/** All leads that match the list's filter, as CSV or as an Excel file. Times are in the business's time zone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const { filter, query } = leadChoice(request.url);
  const [leads, zone] = project
    ? await Promise.all([leadsOf(user.id, project.id, { filter, search: query, page: 'all' }), leadsZone(user.id, project.id)])
    : [[], brand.timeZone];
  const clock = zoneInWords(zone);
  return tableFile(request, 'leads', [
    [`Received (${clock})`, 'Kind', 'Name', 'Phone', 'Email', 'Service', 'Day', 'Time of day', 'Message', 'Page', `Read (${clock})`],
    ...leads.map((lead) => [
      timeCell(lead.createdAt, zone),
      lead.kind === 'booking' ? 'Booking request' : 'Message',
      lead.name,
      lead.phone && printedPhones(lead.phone),
      lead.email,
      lead.service,
      dayCell(lead.day),
      lead.part,
      lead.message,
      lead.page,
      timeCell(lead.readAt, zone),
    ]),
  ]);
}
