import { brand } from '../../../content/brand.ts';
import { dollarsAndCents } from '../../../content/dollars.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { privateMeta } from '../../meta/private-meta.ts';
import { KpiStrip } from '../../ui/controls/kpi-strip.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { hoursAndMinutes } from '../../words/clock-words.ts';
import { Money } from '../../words/money.tsx';
import { dueWords } from '../due-words.ts';
import type { Route } from './+types/dashboard';
import { Calls } from './calls.tsx';
import { type DashboardData, dashboardData } from './dashboard-data.ts';
import { Funnel } from './funnel.tsx';
import { Health } from './health.tsx';
import { Queue } from './queue.tsx';
import { RevenueChart } from './revenue-chart.tsx';
import { Slots } from './slots.tsx';
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
