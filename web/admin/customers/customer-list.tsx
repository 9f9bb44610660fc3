import type { customersForAdmin } from '../../../domain/accounts/customers.ts';
import { dollarCell } from '../../lists/file-cell.ts';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { CellText } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { Money } from '../../words/money.tsx';
import { fileTime } from '../file-time.ts';
import type { ListOf } from '../list/list-definition.ts';

type CustomerList = ListOf<typeof customersForAdmin>;
type Customer = Parameters<NonNullable<CustomerList['columns'][number]['file']>>[0];

const never = 'hasn’t logged in yet';

/** Everyone with an account. */
export const customerList: CustomerList = {
  name: 'customers',
  caption: 'Customers',
  path: '/admin/customers',
  filters: { all: 'All', paying: 'Paid', live: 'Live', unproved: 'Not verified', staff: 'Admins' },
  sort: 'since',
  descending: true,
  searchLabel: 'Name, email, project or order',
  searched: 'We searched names, emails, project names and order numbers.',
  empty: { title: 'No customers found', text: 'People show up here when they sign up.' },
  columns: [
    {
      head: 'Name',
      sort: 'name',
      className: 'wrap-anywhere',
      cell: (person) => (
        <>
          <CellText note={<PhoneNote person={person} />}>
            <Link to={`/admin/customers/${person.id}`} className="link">
              {person.name || person.email}
            </Link>
          </CellText>
          {person.isAdmin && <span className="block text-ink-2">Administrator</span>}
        </>
      ),
      file: ({ name }) => name,
    },
    {
      head: 'Email',
      wide: true,
      className: 'wrap-anywhere',
      cell: ({ email, proved }) => (
        <>
          {email}
          {!proved && (
            <span className="block">
              <Dot state="waiting">not verified</Dot>
            </span>
          )}
        </>
      ),
      file: ({ email }) => email,
    },
    { head: 'Email verified', file: ({ proved }) => yesOrNo(proved) },
    { head: 'Two-factor', file: ({ twoFactor }) => yesOrNo(twoFactor) },
    { head: 'Admin', file: ({ isAdmin }) => yesOrNo(isAdmin) },
    {
      head: 'Projects',
      wide: true,
      end: true,
      cell: ({ projectCount, liveCount }) => (
        <>
          {projectCount}
          {liveCount > 0 && <span className="text-ink-2">, {liveCount} live</span>}
        </>
      ),
      file: ({ projectCount }) => projectCount,
    },
    { head: 'Live sites', file: ({ liveCount }) => liveCount },
    {
      head: 'Paid',
      fileHead: 'Paid (USD)',
      sort: 'paid',
      wide: true,
      end: true,
      cell: ({ paidCents }) => <Money cents={paidCents} exact className="tabular-nums" />,
      file: ({ paidCents }) => dollarCell(paidCents),
    },
    {
      head: 'Joined',
      fileHead: 'Joined',
      isTime: true,
      sort: 'since',
      wide: true,
      end: true,
      className: 'whitespace-nowrap',
      cell: ({ since }) => <RelativeTime at={since} />,
      file: ({ since }) => fileTime(since),
    },
    {
      head: 'Last seen',
      fileHead: 'Last seen',
      isTime: true,
      sort: 'seen',
      wide: true,
      end: true,
      className: 'whitespace-nowrap',
      cell: ({ seenAt }) => (seenAt ? <RelativeTime at={seenAt} /> : never),
      file: ({ seenAt }) => fileTime(seenAt),
    },
  ],
  open: () => false,
};

function PhoneNote({ person: { email, proved, paidCents, projectCount, seenAt } }: { person: Customer }) {
  return (
    <span className="md:hidden">
      {email}
      <span className="flex flex-wrap items-center gap-x-3">
        {!proved && <Dot state="waiting">not verified</Dot>}
        <Money cents={paidCents} exact /> {projectCount === 1 ? '1 project' : `${projectCount} projects`}
        <span>
          {seenAt ? (
            <>
              seen <RelativeTime at={seenAt} />
            </>
          ) : (
            never
          )}
        </span>
      </span>
    </span>
  );
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
