import { brand } from '../../../content/brand.ts';
import { today } from '../../../content/business-clock.ts';
import { readFunnel } from '../../../domain/admin/funnel.ts';
import { readHealth } from '../../../domain/admin/health.ts';
import { readNumbers, recurringByMonth } from '../../../domain/admin/numbers.ts';
import { readToday, takenSlots } from '../../../domain/admin/today.ts';
import { nextCalls } from '../../../domain/bookings/queries.ts';
import { readClosedDays } from '../../../domain/closed-days/queries.ts';
import { longestWaiting, waitingThreadCount } from '../../../domain/messages/queries.ts';
import { projectQueue, type QueueSide } from '../../../domain/projects/queue.ts';
import { type MoneyAlert, moneyAlerts, needsAnswer } from '../../../domain/refunds/attention.ts';
import { refundsToSend } from '../../../domain/refunds/queries.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import type { SiteHealth } from '../../../domain/site-checks/queries.ts';
import { nextFreeDay } from '../../../domain/slots/slots.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { momentInWords } from '../../../time/moment-in-words.ts';
import { minuteMs } from '../../../time/units.ts';
import { zonedTime } from '../../ui/controls/zoned-time.ts';

const slotDays = 7;
const callsShown = 4;
const chartMonths = 12;

/** Rows shown in the queue. The project list has the rest. */
const queueRows = 25;

/** Data for the dashboard. `on` is the side whose projects the queue lists. */
export async function dashboardData(on: QueueSide) {
  const [
    queue,
    numbers,
    todayCounts,
    slots,
    calls,
    waiting,
    waitingThreads,
    health,
    funnel,
    revenue,
    { dailyCapacity, draftHours },
    nextDay,
    toSend,
    alerts,
    closedOn,
  ] = await Promise.all([
    projectQueue({ side: on, limit: queueRows }),
    readNumbers(),
    readToday(),
    takenSlots(slotDays),
    nextCalls(callsShown),
    longestWaiting(),
    waitingThreadCount(),
    readHealth(),
    readFunnel(),
    recurringByMonth(chartMonths),
    readSettings(),
    nextFreeDay(),
    refundsToSend(),
    moneyAlerts(),
    readClosedDays(),
  ]);
  return {
    now: Date.now(),
    queueSide: on,
    queueCounts: queue.counts,
    queue: queue.rows.map((row) => ({ ...row, dueAt: row.dueAt?.toISOString() ?? null, lateAt: row.lateAt?.toISOString() ?? null })),
    numbers,
    today: todayCounts,
    slots: slots.map(({ day, taken }) => ({ day, taken, closed: closedOn(day) !== undefined })),
    calls: calls.map(({ id, name, startsAt }) => ({ id, name, when: momentInWords(startsAt, new Date(), brand.timeZone) })),
    waiting: waiting?.waitingSince
      ? { id: waiting.id, who: waiting.who, question: waiting.question, since: waiting.waitingSince.toISOString() }
      : null,
    waitingThreads,
    health: { ...health, sites: askedSites(health.sites) },
    funnel,
    revenue,
    dailyCapacity,
    draftHours,
    nextDay,
    ...alertsOf(alerts),
    refundsToSend: { count: toSend.length, firstOrderId: toSend[0]?.orderId ?? null },
  };
}

/** They're asked every five minutes. */
const staleMs = 30 * minuteMs;

/** What live sites answered, with when the last one was asked, and whether that was too long ago. */
function askedSites({ checkedAt, ...sites }: SiteHealth) {
  return {
    ...sites,
    askedAt: checkedAt && zonedTime(checkedAt, brand.timeZone),
    isStale: checkedAt !== null && Date.now() - checkedAt.getTime() > staleMs,
  };
}

/** Disputes that need our answer, with the earliest due day, and refunds we still owe. */
function alertsOf(alerts: MoneyAlert[]) {
  const toAnswer = alerts.filter((alert) => alert.kind === 'dispute' && needsAnswer(alert));
  const owed = alerts.filter(({ kind }) => kind === 'refund');
  const next = toAnswer[0]?.answerBy;
  return {
    disputesToAnswer: { count: toAnswer.length, answerBy: next ? dateInWords(today(next)) : null },
    refundsOwed: { count: owed.length, cents: owed.reduce((sum, { amountCents }) => sum + amountCents, 0) },
  };
}
export type DashboardData = Awaited<ReturnType<typeof dashboardData>>;
