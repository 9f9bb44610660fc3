import { brand } from '../../../content/brand.ts';
import { callsForAdmin, callsPageSize } from '../../../domain/bookings/queries.ts';
import { bookingLabel } from '../../../domain/bookings/schema.ts';
import { topics } from '../../../domain/contact/schema.ts';
import { timeInWords, zoneInWords } from '../../../time/clock.ts';
import { dayInWords } from '../../../time/day-in-words.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AdminList } from '../admin-list.tsx';
import { pagesOf, readListQuery, sorting } from '../list-address.ts';
import type { Route } from './+types/calls';
import { callFilterLabels, callList, callsFilePath } from './call-list.ts';
import { callStanding } from './call-words.ts';

export const meta: Route.MetaFunction = () => [{ title: `Calls | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readListQuery(request.url, callList);
  const { rows, counts } = await callsForAdmin(query);
  const pageCount = pagesOf(callList, query, counts, callsPageSize);
  return {
    query,
    counts,
    pageCount,
    calls: rows.map((call) => ({
      id: call.id,
      label: bookingLabel(call.number),
      day: dayInWords(call.day),
      time: timeInWords(call.startsAt, brand.timeZone),
      standing: callStanding(call),
      name: call.name || 'Deleted',
      email: call.email,
      phone: call.phone ?? '',
      userId: call.userId,
      topic: topics[call.topic],
      message: call.message,
      madeAt: call.createdAt.toISOString(),
    })),
  };
}

/** Every call: searched, filtered, sorted, by days, and as a file. */
export default function Calls({ loaderData }: Route.ComponentProps) {
  const { calls, query, counts, pageCount } = loaderData;
  return (
    <>
      <PageHeading
        title="Calls"
        status={`${counts.coming} to come`}
        actions={
          <>
            <LinkButton to="/admin/calls/closed" size="small" look="secondary">
              Closed days
            </LinkButton>
            <LinkButton to="/admin/calls/new" size="small">
              Book a call
            </LinkButton>
            <WideBell />
          </>
        }
      />
      <AdminList
        name="calls"
        choices={callList}
        query={query}
        counts={counts}
        pageCount={pageCount}
        filterLabels={callFilterLabels}
        searchLabel="Number, name, email, phone or message"
        filePath={callsFilePath}
        isEmpty={calls.length === 0}
        whenEmpty={{
          title: 'No call here',
          comesFrom: 'What visitors and customers book stands here, by the day.',
          searchedIn: 'Searched in numbers, names, emails, phone numbers and messages.',
        }}
      >
        <Table caption="Calls" className="mt-4">
          <thead>
            <tr>
              <ColumnHead {...sorting(callList, query, 'time')}>{zoneInWords(brand.timeZone)}</ColumnHead>
              <ColumnHead {...sorting(callList, query, 'name')}>With</ColumnHead>
              <ColumnHead wide>About</ColumnHead>
              <ColumnHead wide>State</ColumnHead>
              <ColumnHead wide end {...sorting(callList, query, 'made')}>
                Booked
              </ColumnHead>
              <ColumnHead wide />
            </tr>
          </thead>
          <tbody>
            {calls.map((call, place) => {
              const isNewDay = query.sort !== 'time' || calls[place - 1]?.day !== call.day;
              return (
                <Row key={call.id}>
                  <Cell head className="align-top">
                    <CellText note={isNewDay ? call.day : <span className="sr-only">{call.day}</span>}>
                      <Link to={`/admin/calls/${call.id}`} className="link whitespace-nowrap">
                        {call.time}
                      </Link>
                    </CellText>
                  </Cell>
                  <Cell className="align-top wrap-anywhere">
                    <CellText note={call.phone || call.email}>
                      {call.userId ? (
                        <Link to={`/admin/customers/${call.userId}`} className="link">
                          {call.name}
                        </Link>
                      ) : (
                        call.name
                      )}
                    </CellText>
                    <span className="block md:hidden">
                      <Dot state={call.standing[0]}>{call.standing[1]}</Dot>
                    </span>
                  </Cell>
                  <Cell wide className="max-w-80 align-top wrap-anywhere">
                    {call.topic}
                    {call.message && <span className="line-clamp-2 text-ink-2">{call.message}</span>}
                  </Cell>
                  <Cell wide className="align-top">
                    <Dot state={call.standing[0]}>{call.standing[1]}</Dot>
                    <span className="block text-ink-2">{call.label}</span>
                  </Cell>
                  <Cell wide end className="align-top whitespace-nowrap">
                    <RelativeTime at={call.madeAt} />
                  </Cell>
                  <Cell wide end className="align-top">
                    <LinkButton to={`/admin/calls/${call.id}`} size="small" look="secondary">
                      Open
                    </LinkButton>
                  </Cell>
                </Row>
              );
            })}
          </tbody>
        </Table>
      </AdminList>
    </>
  );
}
