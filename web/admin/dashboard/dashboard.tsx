import { brand } from '../../../content/brand.ts';
import { nextFreeDay } from '../../../domain/orders/slots.ts';
import { deskFunnel, deskHealth, deskNumbers, deskQueue, takenSlots } from '../../../domain/projects/queue.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { WideBell } from '../../bell/wide-bell.tsx';
import { hoursAndMinutes } from '../../portal/project/clock-words.ts';
import { KpiStrip } from '../../ui/controls/kpi-strip.tsx';
import { Money } from '../../ui/controls/money.tsx';
import { Dot } from '../../ui/drawings/dot.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { RuledSection } from '../../ui/layout/ruled-section.tsx';
import { dueWords } from '../due-words.ts';
import type { Route } from './+types/dashboard';
import { Funnel } from './funnel.tsx';
import { Health } from './health.tsx';
import { Queue } from './queue.tsx';
import { Slots } from './slots.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Today | ${brand.name} admin` }, { name: 'robots', content: 'noindex' }];

const daysShown = 7;

export async function loader() {
  const [queue, numbers, slots, health, funnel, { dailyCapacity }, nextDay] = await Promise.all([
    deskQueue(),
    deskNumbers(),
    takenSlots(daysShown),
    deskHealth(),
    deskFunnel(),
    readSettings(),
    nextFreeDay(),
  ]);
  return {
    now: Date.now(),
    queue: queue.map((row) => ({ ...row, dueAt: row.dueAt?.toISOString() ?? null, lateAt: row.lateAt?.toISOString() ?? null })),
    numbers,
    slots,
    health,
    funnel,
    dailyCapacity,
    nextDay,
  };
}
export type DashboardData = Awaited<ReturnType<typeof loader>>;

/** Today: the numbers, the queue by clock, slots, health, and the way from visit to yes. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { now, queue, numbers } = loaderData;
  const late = queue.filter((row) => dueWords(row, now).late).length;
  const month = new Date(now).toLocaleDateString('en-US', { month: 'long', timeZone: brand.timeZone });
  return (
    <>
      <PageHeading
        title={new Date(now).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: brand.timeZone })}
        status={
          late > 0 ? <Dot state="late">{late === 1 ? '1 clock late' : `${late} clocks late`}</Dot> : <Dot state="done">No clock late</Dot>
        }
        actions={<WideBell />}
      />
      <KpiStrip
        className="mt-4"
        items={[
          {
            label: 'Monthly recurring',
            value: <Money cents={numbers.recurringCents ?? 0} />,
            note: `${numbers.liveSites ?? 0} ${numbers.liveSites === 1 ? 'site' : 'sites'} live, ${numbers.newLive ?? 0} new this month`,
          },
          {
            label: `Setup, ${month}`,
            value: <Money cents={numbers.setupCents} />,
            note: `${numbers.setupOrders} ${numbers.setupOrders === 1 ? 'order' : 'orders'}`,
          },
          {
            label: 'First draft, median',
            value:
              numbers.medianDraftMs === null || numbers.medianDraftMs === undefined ? 'none yet' : hoursAndMinutes(numbers.medianDraftMs),
            note: 'promise 24 h',
          },
          { label: 'Waiting on us', value: queue.filter((row) => row.waitingOn === 'us').length, note: `${queue.length} open in all` },
        ]}
      />
      <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,2.5fr)_minmax(0,1fr)]">
        <Queue rows={queue} now={now} />
        <div className="grid content-start gap-8">
          <Slots data={loaderData} />
          <Health data={loaderData} />
        </div>
      </div>
      <RuledSection title="From brief to yes, begun in 30 days" className="mt-9 max-w-3xl">
        <Funnel funnel={loaderData.funnel} />
      </RuledSection>
    </>
  );
}
