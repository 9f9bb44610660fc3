import { brand } from '../../../content/brand.ts';
import { leadsOf, leadsZone } from '../../../domain/leads/queries.ts';
import { zoneInWords } from '../../../time/clock.ts';
import { csvFile } from '../../csv.ts';
import { viewerIn } from '../../session.ts';
import { leadTime } from '../../words/lead-time.ts';
import { chosenProject } from '../chosen-project.ts';
import type { Route } from './+types/leads-file';
import { leadChoice } from './lead-choice.ts';

/** All leads that match the list's filter, as CSV. Times are in the business's time zone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const { filter, query } = leadChoice(request.url);
  const [leads, zone] = project
    ? await Promise.all([leadsOf(user.id, project.id, { filter, search: query, page: 'all' }), leadsZone(user.id, project.id)])
    : [[], brand.timeZone];
  const clock = zoneInWords(zone);
  return csvFile('leads', [
    [`Received (${clock})`, 'Kind', 'Name', 'Phone', 'Email', 'Service', 'Day', 'Time of day', 'Message', 'Page', `Read (${clock})`],
    ...leads.map((lead) => [
      leadTime(lead.createdAt, zone),
      lead.kind === 'booking' ? 'Booking request' : 'Message',
      lead.name,
      lead.phone,
      lead.email,
      lead.service,
      lead.day,
      lead.part,
      lead.message,
      lead.page,
      lead.readAt && leadTime(lead.readAt, zone),
    ]),
  ]);
}
