import { callsForAdmin } from '../../../domain/bookings/queries.ts';
import { bookingLabel } from '../../../domain/bookings/schema.ts';
import { topics } from '../../../domain/contact/schema.ts';
import { csvFile } from '../../csv.ts';
import { fileTime, timeHead } from '../file-time.ts';
import { readListQuery } from '../list-address.ts';
import type { Route } from './+types/calls-file';
import { callList } from './call-list.ts';

/** The list of calls as it is searched and sorted, every row, as CSV. */
export async function loader({ request }: Route.LoaderArgs) {
  const { rows } = await callsForAdmin({ ...readListQuery(request.url, callList), page: 'all' });
  return csvFile('calls', [
    [
      'Number',
      timeHead('Begins'),
      'State',
      'Name',
      'Email',
      'Phone',
      'Their time zone',
      'Topic',
      'Message',
      'Why canceled',
      timeHead('Booked'),
    ],
    ...rows.map((call) => [
      bookingLabel(call.number),
      fileTime(call.startsAt),
      call.state === 'cancelled' ? 'canceled' : 'booked',
      call.name,
      call.email,
      call.phone,
      call.zone,
      topics[call.topic],
      call.message,
      call.cancelReason,
      fileTime(call.createdAt),
    ]),
  ]);
}
