import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { ClockRise } from '../clock-rise.tsx';
import { dueWords } from '../due-words.ts';
import type { DashboardData } from './dashboard-data.ts';

/** Everything open, the most urgent clock first. */
export function Queue({ rows, now, draftHours }: { rows: DashboardData['queue']; now: number; draftHours: number }) {
  const [search] = useSearchParams();
  const side = search.get('on') ?? 'all';
  const shown = side === 'all' ? rows : rows.filter((row) => row.waitingOn === (side === 'us' ? 'us' : 'customer'));
  const count = (who: string) => rows.filter((row) => row.waitingOn === who).length;
  return (
    <RuledSection
      title="Queue by clock"
      aside={
        <Segmented
          label="Whose turn"
          value={side}
          options={[
            { value: 'all', label: 'All', count: rows.length, to: '/admin/dashboard' },
            { value: 'us', label: 'On us', count: count('us'), to: '/admin/dashboard?on=us' },
            { value: 'them', label: 'On them', count: count('customer'), to: '/admin/dashboard?on=them' },
          ]}
        />
      }
    >
      {shown.length === 0 ? (
        <EmptyState title="Nothing waits">New orders and edit requests stand here, the most urgent first.</EmptyState>
      ) : (
        <Table caption="Open projects by clock">
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
            {shown.map((row) => {
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
                      <Link to={`/admin/projects/${row.id}`} className="no-underline hover:underline">
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
    </RuledSection>
  );
}

function whoseTurn(waitingOn: DashboardData['queue'][number]['waitingOn']) {
  return waitingOn === 'us' ? <Dot state="active">Us</Dot> : <Dot state="waiting">Customer</Dot>;
}
