import { leadsOf } from '../../../domain/leads/queries.ts';
import { csvFile } from '../../csv.ts';
import { viewerIn } from '../../session.ts';
import { chosenProject } from '../chosen-project.ts';
import type { Route } from './+types/leads-file';
import { leadChoice } from './lead-choice.ts';

/** The leads as they are filtered, every row, as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = viewerIn(context);
  const project = await chosenProject(request, user.id);
  const leads = project ? await leadsOf(user.id, project.id, { filter: leadChoice(request.url).filter, page: 'all' }) : [];
  return csvFile('leads', [
    ['Received', 'Kind', 'Name', 'Phone', 'Email', 'Service', 'Day', 'Part of the day', 'Message', 'Page', 'Read'],
    ...leads.map((lead) => [
      lead.createdAt.toISOString(),
      lead.kind === 'booking' ? 'Booking request' : 'Message',
      lead.name,
      lead.phone,
      lead.email,
      lead.service,
      lead.day,
      lead.part,
      lead.message,
      lead.page,
      lead.readAt?.toISOString(),
    ]),
  ]);
}
