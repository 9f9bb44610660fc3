import { brand } from '../../../content/brand.ts';
import type { callsForAdmin } from '../../../domain/bookings/admin.ts';
import { bookingLabel } from '../../../domain/bookings/schema.ts';
import { topics } from '../../../domain/contact/schema.ts';
import { printedPhones } from '../../../text/phone.ts';
import { timeInWords, zoneInWords } from '../../../time/clock.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { Link } from '../../ui/controls/link.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { CellText } from '../../ui/controls/table.tsx';
import { Tag } from '../../ui/controls/tag.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { fileTime } from '../file-time.ts';
import type { ListOf } from '../list/list-definition.ts';
import { callStatus } from './call-words.ts';

/** All calls. When they're sorted by time, the first call of a day shows the day. */
export const callList: ListOf<typeof callsForAdmin> = {
  name: 'calls',
  caption: 'Calls',
  path: '/admin/calls',
  filters: { coming: 'Upcoming', past: 'Past', canceled: 'Canceled', all: 'All' },
  sort: 'time',
  descending: ['past', 'canceled', 'all'],
  searchLabel: 'Number, name, email, phone or message',
  searched: 'We searched numbers, names, emails, phone numbers and messages.',
  empty: { title: 'No calls found', text: 'Calls booked by visitors and customers show up here, by day.' },
  columns: [
    { head: 'Number', file: ({ number }) => bookingLabel(number) },
    {
      get head() {
        return zoneInWords(brand.timeZone);
      },
      fileHead: 'Starts',
      isTime: true,
      sort: 'time',
      cell: ({ id, day, startsAt }, { above, query }) => {
        const isNewDay = query.sort !== 'time' || above?.day !== day;
        return (
          <CellText note={isNewDay ? dayInWords(day) : <span className="sr-only">{dayInWords(day)}</span>}>
            <Link to={`/admin/calls/${id}`} className="link whitespace-nowrap">
              {timeInWords(startsAt, brand.timeZone)}
            </Link>
          </CellText>
        );
      },
      file: ({ startsAt }) => fileTime(startsAt),
    },
    { head: 'State', file: ({ state }) => (state === 'canceled' ? 'canceled' : 'booked') },
    {
      head: 'Caller',
      fileHead: 'Name',
      sort: 'name',
      className: 'wrap-anywhere',
      cell: (call, { now }) => {
        const name = call.name || 'Deleted';
        const [dot, words] = callStatus(call, new Date(now));
        return (
          <>
            <CellText note={call.phone || call.email}>
              {call.userId ? (
                <Link to={`/admin/customers/${call.userId}`} className="link">
                  {name}
                </Link>
              ) : (
                name
              )}
              {call.isSpam && <Tag>maybe spam</Tag>}
            </CellText>
            <span className="block md:hidden">
              <Dot state={dot}>{words}</Dot>
            </span>
          </>
        );
      },
      file: ({ name }) => name,
    },
    { head: 'Email', file: ({ email }) => email },
    { head: 'Phone', file: ({ phone }) => phone && printedPhones(phone) },
    { head: 'Their time zone', file: ({ zone }) => zone },
    {
      head: 'Topic',
      wide: true,
      className: 'max-w-80 wrap-anywhere',
      cell: ({ topic, message }) => (
        <>
          {topics[topic]}
          {message && <span className="line-clamp-2 text-ink-2">{message}</span>}
        </>
      ),
      file: ({ topic }) => topics[topic],
    },
    { head: 'Message', file: ({ message }) => message },
    { head: 'Maybe spam', file: ({ isSpam }) => (isSpam ? 'yes' : 'no') },
    { head: 'Reason canceled', file: ({ cancelReason }) => cancelReason },
    {
      head: 'State',
      wide: true,
      cell: (call, { now }) => {
        const [dot, words] = callStatus(call, new Date(now));
        return (
          <>
            <Dot state={dot}>{words}</Dot>
            <span className="block text-ink-2">{bookingLabel(call.number)}</span>
          </>
        );
      },
    },
    {
      head: 'Booked',
      fileHead: 'Booked',
      isTime: true,
      sort: 'made',
      wide: true,
      end: true,
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
      file: ({ createdAt }) => fileTime(createdAt),
    },
  ],
  open: () => false,
  top: true,
};
