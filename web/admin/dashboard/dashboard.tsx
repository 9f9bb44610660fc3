import { brand } from '../../../content/brand.ts';
import { dollarsAndCents } from '../../../content/dollars.ts';
import { noonOf } from '../../../time/days.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { privateMeta } from '../../meta/private-meta.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { KpiStrip } from '../../ui/controls/kpi-strip.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Bar } from '../../ui/drawings/bar.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { hoursAndMinutes } from '../../words/clock-words.ts';
import { Money } from '../../words/money.tsx';
import { dueWords } from '../due-words.ts';
import type { Route } from './+types/dashboard';
import { type DashboardData, dashboardData } from './dashboard-data.ts';
import { Health } from './health.tsx';
import { Queue } from './queue.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { Today } from './today.tsx';

export const meta: Route.MetaFunction = () => privateMeta('Today');

export function loader({ request }: Route.LoaderArgs) {
  const on = new URL(request.url).searchParams.get('on');
  return dashboardData(on === 'us' ? 'us' : on === 'them' ? 'customer' : 'all');
}

/** Sites that go offline soon: '; 1 ends within 30 days, −$29.00'. */
function endingNote({ endingSites, endingCents, endingDays }: Route.ComponentProps['loaderData']['numbers']): string {
  if (endingSites === 0) return '';
  return `; ${endingSites} ${endingSites === 1 ? 'ends' : 'end'} within ${endingDays} days, ${dollarsAndCents(-endingCents)}`;
}

/** A duration short enough for one line among the large numbers. */
function shortTime(ms: number): string {
  return ms < 60_000 ? '<\u{a0}1\u{a0}min' : hoursAndMinutes(ms).replaceAll(' ', '\u{a0}');
}

/** Says that all is well only if no bill is overdue and no site is offline, as Health counts them. */
function Standing({ plans: { pastDue, suspended } }: { plans: Route.ComponentProps['loaderData']['health']['plans'] }) {
  if (pastDue + suspended === 0) return <Dot state="done">Everything on time</Dot>;
  const bills = pastDue > 0 && `${pastDue} ${pastDue === 1 ? 'bill' : 'bills'} overdue`;
  const sites = suspended > 0 && `${suspended} ${suspended === 1 ? 'site' : 'sites'} offline`;
  return <Dot state="late">{`Projects on time, ${[bills, sites].filter(Boolean).join(' and ')}`}</Dot>;
}

/** Today: key numbers, the queue, what came in, open days, calls, health, revenue, and the funnel. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { now, queue, numbers, waiting, revenue, draftHours } = loaderData;
  const late = queue.filter((row) => dueWords(row, now).late).length;
  const inZone = (at: number, format: Intl.DateTimeFormatOptions) =>
    new Date(at).toLocaleDateString('en-US', { ...format, timeZone: brand.timeZone });
  const sitesBefore = numbers.liveSites + numbers.lostSites;
  return (
    <>
      <PageHeading
        title={inZone(now, { weekday: 'long', month: 'long', day: 'numeric' })}
        status={
          late > 0 ? (
            <Dot state="late">{late === 1 ? '1 project late' : `${late} projects late`}</Dot>
          ) : (
            <Standing plans={loaderData.health.plans} />
          )
        }
        actions={<WideBell />}
      />
      <KpiStrip
        className="mt-4"
        items={[
          {
            label: 'Monthly recurring revenue',
            value: <Money cents={numbers.recurringCents} exact />,
            note: `${numbers.liveSites} ${numbers.liveSites === 1 ? 'site' : 'sites'} live, ${numbers.newLive} new this month${endingNote(numbers)}`,
          },
          {
            label: `Setup, ${inZone(now, { month: 'long' })}`,
            value: <Money cents={numbers.setupCents} exact />,
            note: `${numbers.setupOrders} ${numbers.setupOrders === 1 ? 'order' : 'orders'}, excluding tax and refunds; ${dollarsAndCents(numbers.setupCentsBefore)} last month`,
          },
          {
            label: 'Churn, 30 days',
            value: sitesBefore === 0 ? 'none yet' : `${((numbers.lostSites / sitesBefore) * 100).toFixed(1).replace(/\.0$/, '')}%`,
            note: `${numbers.lostSites} ${numbers.lostSites === 1 ? 'site' : 'sites'} canceled`,
          },
          {
            label: 'First draft, median',
            value: numbers.medianDraftMs === null ? 'none yet' : shortTime(numbers.medianDraftMs),
            note: `promised within ${draftHours} h`,
          },
          {
            label: 'Oldest unanswered',
            value: waiting ? shortTime(now - Date.parse(waiting.since)) : 'none',
            note: waiting ? waiting.who : 'all messages answered',
          },
        ]}
      />
      <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,2.5fr)_minmax(0,1fr)]">
        <div className="content-start gap-9 max-lg:contents lg:grid">
          <div className="min-w-0">
            <Queue data={loaderData} />
            {waiting && <OldestQuestion waiting={waiting} now={now} />}
          </div>
          <RuledSection title="Monthly revenue, and sites lost each month" className="max-lg:order-1">
            <RevenueChart months={revenue} />
          </RuledSection>
          <RuledSection title="From visit to approval, 30 days" className="max-lg:order-1">
            <Funnel funnel={loaderData.funnel} />
          </RuledSection>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Today data={loaderData} />
          <Slots data={loaderData} />
          <Calls calls={loaderData.calls} />
          <Health data={loaderData} />
        </div>
      </div>
    </>
  );
}

/** The message that has waited longest. */
function OldestQuestion({ waiting, now }: { waiting: NonNullable<DashboardData['waiting']>; now: number }) {
  return (
    <div className="flex items-center justify-between gap-4 pt-4">
      <div className="min-w-0">
        <p className="text-small wrap-anywhere text-ink-2">
          Oldest unanswered, {waiting.who}, {hoursAndMinutes(now - Date.parse(waiting.since))} ago
        </p>
        <p className="own-words line-clamp-2 wrap-anywhere">{waiting.question || 'A file'}</p>
      </div>
      <LinkButton className="shrink-0" to={`/admin/messages/${waiting.id}`} size="small" look="secondary">
        Answer
      </LinkButton>
    </div>
  );
}

/** The next booked calls, in the office's time zone. */
function Calls({ calls }: { calls: DashboardData['calls'] }) {
  return (
    <RuledSection
      title="Next calls"
      aside={
        <Link to="/admin/calls" className="link">
          All
        </Link>
      }
    >
      {calls.length === 0 ? (
        <p className="py-3 text-small text-ink-2">No calls booked.</p>
      ) : (
        <ul>
          {calls.map(({ id, name, when }) => (
            <li key={id} className="border-b border-line py-2.5 text-small">
              <b className="block font-semibold first-letter:uppercase">{when}</b>
              <Link to={`/admin/calls/${id}`} className="link wrap-anywhere">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </RuledSection>
  );
}

/** The next days: taken seats in ink, closed days crossed out, the next available day highlighted, each with text for screen readers. */
function Slots({ data }: { data: DashboardData }) {
  const { slots, dailyCapacity, nextDay } = data;
  const letter = (day: string) => noonOf(day).toLocaleDateString('en-US', { weekday: 'narrow', timeZone: 'UTC' });
  const word = (day: string) => noonOf(day).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' });
  return (
    <RuledSection
      title={`Slots (${dailyCapacity} per day)`}
      aside={<span className="text-small text-ink-2">next open: {word(nextDay)}</span>}
    >
      <ol className="mt-1 grid grid-cols-7 gap-1">
        {slots.map(({ day, taken, closed }) => {
          const full = taken >= dailyCapacity;
          const next = day === nextDay;
          return (
            <li
              key={day}
              className={`rounded-1 py-1.5 text-center text-micro leading-5 forced-colors:forced-color-adjust-none forced-colors:border ${full ? 'bg-ink text-bg' : closed ? 'bg-sunk text-ink-2 line-through' : next ? 'bg-sun text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]' : 'inset-ring-1 inset-ring-line-strong'}`}
            >
              <span aria-hidden="true">{letter(day)}</span>
              <b className="block text-small" aria-hidden="true">
                {Number(day.slice(8))}
              </b>
              <span className="sr-only">
                {day}: {closed ? 'closed, ' : ''}
                {taken} of {dailyCapacity} taken{next ? ', next open' : ''}
              </span>
            </li>
          );
        })}
      </ol>
    </RuledSection>
  );
}

/** Visits, and how many started projects reached each step. Each bar is a share of the started projects, so none exceeds 100%. */
function Funnel({ funnel }: { funnel: DashboardData['funnel'] }) {
  const { visits, begun } = funnel;
  const steps = [
    { label: 'Project started', n: begun },
    // In either order, so the one that more have reached is first and no bar is longer than the one above it.
    ...[
      { label: 'Five pages picked', n: funnel.picked },
      { label: 'Brief sent', n: funnel.brief },
      { label: 'Paid', n: funnel.paid },
    ].toSorted((one, other) => other.n - one.n),
    { label: 'Approved', n: funnel.approved },
  ];
  const row = 'grid grid-cols-[8.5rem_3rem_1fr_2.6rem] items-center gap-3 text-small';
  return (
    <>
      <dl className="mt-1 grid gap-1.5">
        <div className={row}>
          <dt>Visit</dt>
          <dd className="text-right font-semibold tabular-nums">{visits.toLocaleString('en-US')}</dd>
          <dd className="col-span-2 text-ink-2">{visits > begun && begun > 0 && `1 in ${Math.round(visits / begun)} starts a project`}</dd>
        </div>
        {steps.map(({ label, n }, index) => {
          const percent = begun > 0 ? Math.round((n / begun) * 100) : 0;
          return (
            <div key={label} className={row}>
              <dt>{label}</dt>
              <dd className="text-right font-semibold tabular-nums">{n.toLocaleString('en-US')}</dd>
              <dd aria-hidden="true" className="h-2.5 bg-sunk inset-ring-1 inset-ring-line">
                <Bar percent={percent} className={index === steps.length - 1 ? 'text-sun' : 'text-ink'} />
              </dd>
              <dd className="text-right text-ink-2 tabular-nums">{index > 0 && begun > 0 && `${percent}%`}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3 text-small text-ink-2">
        Percentages are of projects started. One browser on one day counts as one visit. Browsers that ask not to be tracked aren’t counted.
      </p>
    </>
  );
}
