import { codesForAdmin } from '../../../domain/discounts/admin.ts';
import { lastDayOf } from '../../../domain/discounts/last-day.ts';
import { csvFile } from '../../csv.ts';
import { fileTime, timeHead } from '../file-time.ts';
import { readListQuery } from '../list-address.ts';
import type { Route } from './+types/codes-file';
import { codeList, codeStandings } from './code-list.ts';

/** The list of discount codes as it is searched and sorted, every row, as CSV. Amounts in dollars. */
export async function loader({ request }: Route.LoaderArgs) {
  const { rows } = await codesForAdmin({ ...readListQuery(request.url, codeList), page: 'all' });
  return csvFile('discount-codes', [
    [
      'Code',
      'State',
      'Percent',
      'Amount',
      'Used',
      'At most',
      'On unpaid orders',
      'Taken off',
      'Once per customer',
      'Last day',
      'From',
      'Email',
      'Note',
      timeHead('Made'),
    ],
    ...rows.map(({ code, counted, open, takenOffCents, standing }) => [
      code.code,
      codeStandings[standing][1],
      code.percent,
      code.amountCents === null ? null : code.amountCents / 100,
      counted,
      code.maxUses,
      open,
      takenOffCents / 100,
      code.oncePerCustomer ? 'yes' : 'no',
      lastDayOf(code),
      code.source === 'exit_offer' ? 'Exit offer' : 'Staff',
      code.email,
      code.note,
      fileTime(code.createdAt),
    ]),
  ]);
}
