import type { ReactNode } from 'react';
import { readEvents } from '../../../domain/admin/events.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { privateMeta } from '../../meta/private-meta.ts';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { FileLinks } from '../../ui/controls/file-links.tsx';
import { KpiStrip } from '../../ui/controls/kpi-strip.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Cell, CellText, ColumnHead, Row, Table } from '../../ui/controls/table.tsx';
import { Bar } from '../../ui/drawings/bar.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import type { Route } from './+types/events';
import { periods, scopeAddress, scopeOf } from './events-scope.ts';

export const meta: Route.MetaFunction = () => privateMeta('Events');

export async function loader({ request }: Route.LoaderArgs) {
  const scope = scopeOf(request);
  return { scope, ...(await readEvents(scope)) };
}

const number = (count: number) => count.toLocaleString('en-US');
const share = (part: number, whole: number) => (whole > 0 ? `${Math.round((part / whole) * 100)}%` : '');

/** What visitors did: page views, clicks, steps of the brief, forms and the exit offer, for a period and optionally one page. */
export default function Events({ loaderData }: Route.ComponentProps) {
  const { scope, views, visits, clicks, steps, forms, offersShown, offersTaken } = loaderData;
  const sum = (rows: { events: number }[]) => rows.reduce((total, { events }) => total + events, 0);
  const isEmpty = views + offersShown + offersTaken + sum([...clicks, ...steps, ...forms]) === 0;
  return (
    <>
      <PageHeading
        title="Events"
        actions={
          <>
            <Segmented
              label="Period"
              value={String(scope.days)}
              options={periods.map((period) => ({
                value: String(period.days),
                label: period.label,
                to: scopeAddress({ ...scope, days: period.days }),
              }))}
            />
            <FileLinks path={(extension) => scopeAddress(scope, `/admin/events.${extension}`)} />
          </>
        }
        lead={
          scope.page && (
            <>
              Only on {scope.page}. <Link to={scopeAddress({ days: scope.days })}>Show all pages</Link>
            </>
          )
        }
      />
      {isEmpty ? (
        <EmptyState title="No events yet">
          Views, clicks, forms and steps of the brief show up here within seconds. Browsers that ask not to be tracked aren’t counted.
        </EmptyState>
      ) : (
        <>
          <KpiStrip
            items={[
              { label: 'Page views', value: number(views), note: `${number(visits)} ${visits === 1 ? 'visit' : 'visits'}` },
              { label: 'Clicks', value: number(sum(clicks)), note: 'on buttons that lead to an order' },
              { label: 'Forms sent', value: number(sum(forms)) },
              {
                label: 'Exit offer',
                value: share(offersTaken, offersShown) || 'none yet',
                note: `shown ${number(offersShown)} ${offersShown === 1 ? 'time' : 'times'}, ${number(offersTaken)} left an email`,
              },
            ]}
          />
          <EventTables data={loaderData} />
          <p className="mt-6 max-w-prose text-small text-ink-2">
            One browser on one day counts as one visit. Browsers that ask not to be tracked aren’t counted. Events are kept for 13 months.
          </p>
        </>
      )}
    </>
  );
}

/** The counts by day, page, button, step and form. */
function EventTables({
  data: { scope, days, pages, visits, clicks, steps, forms },
}: {
  data: Route.ComponentProps['loaderData'];
}): ReactNode {
  const begun = Math.max(0, ...steps.map((step) => step.visits));
  return (
    <div className="mt-6 grid gap-x-8 gap-y-9 lg:grid-cols-2">
      <RuledSection title="Page views" className="lg:col-span-2">
        <DayChart days={days} />
      </RuledSection>
      <RuledSection title="Pages">
        <CountTable
          caption="Page views by page"
          heads={['Page', 'Views', 'Visits']}
          rows={pages.map(({ path, views: seen, visits: visitors }) => ({
            key: path,
            name: <Link to={scopeAddress({ days: scope.days, page: path })}>{path}</Link>,
            counts: [number(seen), number(visitors)],
          }))}
        />
      </RuledSection>
      <div className="grid content-start gap-9">
        <RuledSection title="Clicks">
          <CountTable
            caption="Clicks by button and place"
            heads={['Button', 'Clicks', 'Of visits']}
            rows={clicks.map(({ cta_name, cta_location, events, visits: visitors }) => ({
              key: `${cta_name} ${cta_location}`,
              name: cta_name,
              note: cta_location,
              counts: [number(events), share(visitors, visits)],
            }))}
          />
        </RuledSection>
        <RuledSection title="Steps of the brief">
          <CountTable
            caption="Steps of the brief"
            heads={['Step', 'Visits', 'Of the first']}
            rows={steps.map(({ step_number, step_name, visits: visitors }) => ({
              key: `${step_number} ${step_name}`,
              name: `${step_number}. ${step_name}`,
              bar: begun > 0 ? (visitors / begun) * 100 : 0,
              counts: [number(visitors), share(visitors, begun)],
            }))}
          />
        </RuledSection>
        <RuledSection title="Forms sent">
          <CountTable
            caption="Forms sent"
            heads={['Form', 'Sent', 'Of visits']}
            rows={forms.map(({ form_name, events, visits: visitors }) => ({
              key: form_name,
              name: form_name,
              counts: [number(events), share(visitors, visits)],
            }))}
          />
        </RuledSection>
      </div>
    </div>
  );
}

/** Page views of each day as bars on the horizon, today's in the sun's color. Long periods are shown by week. */
function DayChart({ days }: { days: { day: string; views: number }[] }) {
  const columns = columnsOf(days);
  const most = Math.max(1, ...columns.map(({ views }) => views));
  const first = columns[0];
  const last = columns.at(-1);
  if (!first || !last) return null;
  return (
    <figure>
      <div aria-hidden="true">
        <p className="text-micro text-ink-3 tabular-nums">{most.toLocaleString('en-US')}</p>
        <div className="flex h-36 items-end gap-px border-b-2 border-ink">
          {columns.map(({ day, views }) => (
            <span key={day} className="h-full min-w-0 flex-1">
              <Bar upright percent={(views / most) * 100} className={day === last.day ? 'text-sun' : 'text-ink'} />
            </span>
          ))}
        </div>
        <p className="mt-1 flex justify-between text-micro text-ink-3">
          <span>{dateInWords(first.day)}</span>
          <span>{columns === days ? 'today' : `this week`}</span>
        </p>
      </div>
      <figcaption className="sr-only">
        Page views by {columns === days ? 'day' : 'week'}: {columns.map(({ day, views }) => `${dateInWords(day)}: ${views}`).join('; ')}
      </figcaption>
    </figure>
  );
}

/** More columns than this are too thin to see on a phone. */
const maxColumns = 100;

function columnsOf(days: { day: string; views: number }[]) {
  if (days.length <= maxColumns) return days;
  // Counted from the end, so the last week is whole.
  const weeks = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end);
    weeks.unshift({ day: week[0]?.day ?? '', views: week.reduce((sum, { views }) => sum + views, 0) });
  }
  return weeks;
}

/** Names with their counts, and a bar beneath the name where rows are compared. */
function CountTable({ caption, heads, rows }: CountTableProps) {
  if (rows.length === 0) return <p className="py-3 text-ui text-ink-2">None in this period.</p>;
  const [first, ...others] = heads;
  return (
    <Table caption={caption} dense>
      <thead>
        <tr>
          <ColumnHead>{first}</ColumnHead>
          {others.map((head) => (
            <ColumnHead key={head} end className="w-22">
              {head}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, bar, counts }) => (
          <Row key={key}>
            <Cell head>
              <CellText note={note}>{name}</CellText>
              {bar !== undefined && (
                <span aria-hidden="true" className="mt-1 block h-1.5 bg-sunk">
                  <Bar percent={bar} className="text-ink" />
                </span>
              )}
            </Cell>
            {counts.map((count, index) => (
              <Cell key={others[index]} end className="tabular-nums">
                {count}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

interface CountTableProps {
  caption: string;
  heads: string[];
  rows: { key: string; name: ReactNode; note?: string; bar?: number; counts: string[] }[];
}
