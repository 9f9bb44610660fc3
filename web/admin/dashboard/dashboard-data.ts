import { momentInWords } from '../../../content/hours.ts';
import { nextCalls } from '../../../domain/bookings/queries.ts';
import { deskFunnel } from '../../../domain/desk/funnel.ts';
import { deskHealth } from '../../../domain/desk/health.ts';
import { deskNumbers, recurringByMonth } from '../../../domain/desk/numbers.ts';
import { deskToday, takenSlots } from '../../../domain/desk/today.ts';
import { longestWaiting, waitingThreadCount } from '../../../domain/messages/queries.ts';
import { nextFreeDay } from '../../../domain/orders/slots.ts';
import { deskQueue } from '../../../domain/projects/queue.ts';
import { refundsToSend } from '../../../domain/refunds/queries.ts';
import { readSettings } from '../../../domain/settings/settings.ts';

const slotDays = 7;
const callsShown = 4;
const chartMonths = 12;

/** Everything the desk's first screen shows. */
export async function dashboardData() {
  const [
    queue,
    numbers,
    today,
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
  ] = await Promise.all([
    deskQueue(),
    deskNumbers(),
    deskToday(),
    takenSlots(slotDays),
    nextCalls(callsShown),
    longestWaiting(),
    waitingThreadCount(),
    deskHealth(),
    deskFunnel(),
    recurringByMonth(chartMonths),
    readSettings(),
    nextFreeDay(),
    refundsToSend(),
  ]);
  return {
    now: Date.now(),
    queue: queue.map((row) => ({ ...row, dueAt: row.dueAt?.toISOString() ?? null, lateAt: row.lateAt?.toISOString() ?? null })),
    numbers,
    today,
    slots,
    calls: calls.map(({ id, name, startsAt }) => ({ id, name, when: momentInWords(startsAt, new Date()) })),
    waiting: waiting?.waitingSince
      ? { id: waiting.id, who: waiting.who, question: waiting.question, since: waiting.waitingSince.toISOString() }
      : null,
    waitingThreads,
    health,
    funnel,
    revenue,
    dailyCapacity,
    draftHours,
    nextDay,
    refundsToSend: { count: toSend.length, firstOrderId: toSend[0]?.orderId ?? null },
  };
}
export type DashboardData = Awaited<ReturnType<typeof dashboardData>>;
