import type { codesForAdmin } from '../../../domain/discounts/admin.ts';
import { valueInWords } from '../../../domain/discounts/schema.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { dollarCell } from '../../lists/file-cell.ts';
import { Link } from '../../ui/controls/link.tsx';
import { CellText } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { Money } from '../../words/money.tsx';
import { fileTime } from '../file-time.ts';
import type { ListOf } from '../list/list-definition.ts';
import { codeStatuses, usesInWords } from './code-words.ts';

/** All discount codes, created by admins or by the exit offer. */
export const codeList: ListOf<typeof codesForAdmin> = {
  name: 'codes',
  caption: 'Discount codes',
  path: '/admin/settings/codes',
  fileName: 'discount-codes',
  filters: { all: 'All', active: 'Active', 'used-up': 'Used up', expired: 'Expired', off: 'Off' },
  sort: 'made',
  descending: true,
  searchLabel: 'Code, note or email',
  searched: 'We searched codes, notes and exit-offer emails.',
  empty: {
    title: 'No codes found',
    text: 'Create one for a partner or a season. The exit offer creates one for each visitor who leaves an email.',
  },
  columns: [
    {
      head: 'Code',
      sort: 'code',
      className: 'wrap-anywhere',
      cell: (code) => {
        const note = code.source === 'exit_offer' ? `Exit offer to ${code.email ?? 'a former customer'}` : code.note;
        return (
          <CellText note={[valueInWords(code), note].filter(Boolean).join(', ')}>
            <Link to={`/admin/settings/codes/${code.id}`} translate="no" className="link">
              {code.code}
            </Link>
          </CellText>
        );
      },
      file: ({ code }) => code,
    },
    {
      head: 'State',
      cell: ({ status }) => <Dot state={codeStatuses[status][0]}>{codeStatuses[status][1]}</Dot>,
      file: ({ status }) => codeStatuses[status][1],
    },
    { head: 'Percent', file: ({ percent }) => percent },
    { head: 'Amount (USD)', file: ({ amountCents }) => dollarCell(amountCents) },
    {
      head: 'Used',
      sort: 'uses',
      end: true,
      className: 'whitespace-nowrap',
      cell: ({ counted, maxUses }) => usesInWords(counted, maxUses),
      file: ({ counted }) => counted,
    },
    { head: 'Maximum', file: ({ maxUses }) => maxUses },
    { head: 'On unpaid orders', file: ({ open }) => open },
    {
      head: 'Discounted',
      fileHead: 'Discounted (USD)',
      sort: 'taken-off',
      wide: true,
      end: true,
      cell: ({ takenOffCents }) => <Money cents={takenOffCents} exact className="tabular-nums" />,
      file: ({ takenOffCents }) => dollarCell(takenOffCents),
    },
    { head: 'Once per customer', file: ({ oncePerCustomer }) => (oncePerCustomer ? 'yes' : 'no') },
    {
      head: 'Last day',
      wide: true,
      end: true,
      className: 'whitespace-nowrap',
      cell: ({ lastDay }) => (lastDay ? dateInWords(lastDay) : 'None'),
      file: ({ lastDay }) => lastDay,
    },
    { head: 'From', file: ({ source }) => (source === 'exit_offer' ? 'Exit offer' : 'Staff') },
    { head: 'Email', file: ({ email }) => email },
    { head: 'Note', file: ({ note }) => note },
    { head: 'Created', isTime: true, file: ({ createdAt }) => fileTime(createdAt) },
  ],
};
