import { customersForAdmin } from '../../../domain/accounts/customers.ts';
import { csvFile } from '../../csv.ts';
import { fileTime, timeHead } from '../file-time.ts';
import { readListQuery } from '../list-address.ts';
import type { Route } from './+types/customers-file';
import { customerList } from './customer-list.ts';

/** The list of people as it is searched and sorted, every row, as CSV. Amounts in dollars. */
export async function loader({ request }: Route.LoaderArgs) {
  const { rows } = await customersForAdmin({ ...readListQuery(request.url, customerList), page: 'all' });
  return csvFile('customers', [
    [
      'Name',
      'Email',
      'Email confirmed',
      'Second step',
      'Admin',
      'Projects',
      'Live sites',
      'Paid',
      timeHead('Joined'),
      timeHead('Last seen'),
    ],
    ...rows.map((row) => [
      row.name,
      row.email,
      yesOrNo(row.proved),
      yesOrNo(row.twoFactor),
      yesOrNo(row.isAdmin),
      row.projectCount,
      row.liveCount,
      row.paidCents / 100,
      fileTime(row.since),
      fileTime(row.seenAt),
    ]),
  ]);
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
