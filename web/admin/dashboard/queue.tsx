import { LinkButton } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { ClockRise } from '../clock-rise.tsx';
import { dueWords } from '../due-words.ts';
import type { DashboardData } from './dashboard-data.ts';

/** Lists open projects, most urgent first, and links to the rest if there are more. */
export function Queue({ data: { queue, queueSide, queueCounts, now, draftHours } }: { data: DashboardData }) {
  const more = queueCounts[queueSide] - queue.length;
  return (
    <RuledSection
      title="Queue by due time"
      aside={
        <Segmented
          label="Waiting on"
          value={queueSide}
          options={[
            { value: 'all', label: 'All', count: queueCounts.all, to: '/admin/dashboard' },
            { value: 'us', label: 'Us', count: queueCounts.us, to: '/admin/dashboard?on=us' },
            { value: 'customer', label: 'Customer', count: queueCounts.customer, to: '/admin/dashboard?on=them' },
          ]}
        />
      }
    >
      {queue.length === 0 ? (
        <EmptyState title="Nothing is waiting">New orders and edit requests show up here, the most urgent first.</EmptyState>
      ) : (
        <Table caption="Open projects by due time">
          <thead>
            <tr>
              <ColumnHead />
              <ColumnHead>Project</ColumnHead>
              <ColumnHead wide>Stage</ColumnHead>
              <ColumnHead wide>Waiting on</ColumnHead>
              <ColumnHead end>Due in</ColumnHead>
              <ColumnHead wide />
            </tr>
          </thead>
          <tbody>
            {queue.map((row) => {
              const due = dueWords(row, now);
              return (
                <Row key={row.id}>
                  <Cell className="w-16">
                    <ClockRise spentHours={row.spentHours} draftHours={draftHours} late={due.late} />
                  </Cell>
                  <Cell head>
                    <CellText
                      note={
                        <>
                          {row.place}
                          <span className="flex flex-wrap gap-x-3 md:hidden">
                            {row.stage} {whoseTurn(row.waitingOn)}
                          </span>
                        </>
                      }
                    >
                      <Link to={`/admin/projects/${row.id}`} className="inline-flex min-h-6 items-center no-underline hover:underline">
                        {row.name}
                      </Link>
                    </CellText>
                  </Cell>
                  <Cell wide>{row.stage}</Cell>
                  <Cell wide>{whoseTurn(row.waitingOn)}</Cell>
                  <Cell end className={due.late ? 'font-semibold whitespace-nowrap text-danger' : 'font-semibold whitespace-nowrap'}>
                    {due.words}
                  </Cell>
                  <Cell wide end>
                    <LinkButton to={`/admin/projects/${row.id}`} size="small" look={due.late ? 'primary' : 'secondary'}>
                      Open
                    </LinkButton>
                  </Cell>
                </Row>
              );
            })}
          </tbody>
        </Table>
      )}
      {more > 0 && (
        <p className="mt-3 text-small">
          <Link to="/admin/projects" className="link">
            {`Show ${more.toLocaleString('en-US')} more in Projects`}
          </Link>
        </p>
      )}
    </RuledSection>
  );
}

function whoseTurn(waitingOn: DashboardData['queue'][number]['waitingOn']) {
  return waitingOn === 'us' ? <Dot state="active">Us</Dot> : <Dot state="waiting">Customer</Dot>;
}
