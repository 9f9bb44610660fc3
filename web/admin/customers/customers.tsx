import { brand } from '../../../content/brand.ts';
import { customersForAdmin, customersPageSize } from '../../../domain/accounts/customers.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { RelativeTime } from '../../ui/controls/relative-time.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Money } from '../../words/money.tsx';
import { AdminList } from '../admin-list.tsx';
import { pagesOf, readListQuery, sorting } from '../list-address.ts';
import type { Route } from './+types/customers';
import { customerFilterLabels, customerList, customersFilePath } from './customer-list.ts';

export const meta: Route.MetaFunction = () => [{ title: `Customers | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readListQuery(request.url, customerList);
  const { rows, counts } = await customersForAdmin(query);
  const pageCount = pagesOf(customerList, query, counts, customersPageSize);
  return {
    query,
    counts,
    pageCount,
    customers: rows.map((row) => ({ ...row, since: row.since.toISOString(), seenAt: row.seenAt?.toISOString() ?? null })),
  };
}

/** Everybody with an account: searched, filtered, sorted, by pages, and as a file. */
export default function Customers({ loaderData }: Route.ComponentProps) {
  const { customers, query, counts, pageCount } = loaderData;
  return (
    <>
      <PageHeading title="Customers" status={`${counts.all} ${query.search ? 'found' : 'in all'}`} actions={<WideBell />} />
      <AdminList
        name="customers"
        choices={customerList}
        query={query}
        counts={counts}
        pageCount={pageCount}
        filterLabels={customerFilterLabels}
        searchLabel="Name, email, project or order"
        filePath={customersFilePath}
        isEmpty={customers.length === 0}
        whenEmpty={{
          title: 'Nobody here',
          comesFrom: 'Whoever signs up stands here.',
          searchedIn: 'Searched in names, emails, project names and order numbers.',
        }}
      >
        <Table caption="Customers" className="mt-4">
          <thead>
            <tr>
              <ColumnHead {...sorting(customerList, query, 'name')}>Name</ColumnHead>
              <ColumnHead wide>Email</ColumnHead>
              <ColumnHead wide end>
                Projects
              </ColumnHead>
              <ColumnHead end wide {...sorting(customerList, query, 'paid')}>
                Paid
              </ColumnHead>
              <ColumnHead wide end {...sorting(customerList, query, 'since')}>
                Joined
              </ColumnHead>
              <ColumnHead wide end {...sorting(customerList, query, 'seen')}>
                Last seen
              </ColumnHead>
              <ColumnHead wide />
            </tr>
          </thead>
          <tbody>
            {customers.map((person) => (
              <Row key={person.id}>
                <Cell head className="wrap-anywhere">
                  <CellText
                    note={
                      <span className="md:hidden">
                        {person.email}
                        <span className="flex flex-wrap items-center gap-x-3">
                          {!person.proved && <Dot state="waiting">not verified</Dot>}
                          <Money cents={person.paidCents} exact />{' '}
                          {person.projectCount === 1 ? '1 project' : `${person.projectCount} projects`}
                          <span>
                            {person.seenAt ? (
                              <>
                                seen <RelativeTime at={person.seenAt} />
                              </>
                            ) : (
                              'not logged in yet'
                            )}
                          </span>
                        </span>
                      </span>
                    }
                  >
                    <Link to={`/admin/customers/${person.id}`} className="link">
                      {person.name || person.email}
                    </Link>
                  </CellText>
                  {person.isAdmin && <span className="block text-ink-2">Administrator</span>}
                </Cell>
                <Cell wide className="wrap-anywhere">
                  {person.email}
                  {!person.proved && (
                    <span className="block">
                      <Dot state="waiting">not verified</Dot>
                    </span>
                  )}
                </Cell>
                <Cell wide end>
                  {person.projectCount}
                  {person.liveCount > 0 && <span className="text-ink-2">, {person.liveCount} live</span>}
                </Cell>
                <Cell wide end>
                  <Money cents={person.paidCents} exact className="tabular-nums" />
                </Cell>
                <Cell wide end className="whitespace-nowrap">
                  <RelativeTime at={person.since} />
                </Cell>
                <Cell wide end className="whitespace-nowrap">
                  {person.seenAt ? <RelativeTime at={person.seenAt} /> : 'not logged in yet'}
                </Cell>
                <Cell wide end>
                  <LinkButton to={`/admin/customers/${person.id}`} size="small" look="secondary">
                    Open
                  </LinkButton>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </AdminList>
    </>
  );
}
