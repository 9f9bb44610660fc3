import { randomUUID } from 'node:crypto';
import { brand } from '../../../content/brand.ts';
import { supportHoursOf } from '../../../content/hours.ts';
import { withClosedDays } from '../../../domain/closed-days/queries.ts';
import { readByStaff } from '../../../domain/messages/messages.ts';
import { messagesOf, threadForAdmin } from '../../../domain/messages/queries.ts';
import { orderLabel } from '../../../domain/orders/schema.ts';
import { openWorkOf } from '../../../domain/projects/open-work.ts';
import { statusOf } from '../../../domain/projects/schema.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { zoneInWords } from '../../../time/clock.ts';
import { momentInWords } from '../../../time/moment-in-words.ts';
import { afterOpenHours } from '../../../time/open-hours.ts';
import { searchIn } from '../../lists/list-parameters.ts';
import { shownMessages } from '../../thread/shown-messages.ts';

/** A thread for admins. Marks the messages it shows as read. Undefined if it doesn't exist. */
export async function threadData(adminId: string, threadId: string, search: URLSearchParams) {
  const [row, settings] = await Promise.all([threadForAdmin(threadId), readSettings()]);
  if (!row) return undefined;
  const { thread, who, email, sameEmailId, unanswered, project, order } = row;
  const before = search.get('before') ?? undefined;
  const query = searchIn(search);
  const part = await messagesOf(thread.id, { before, from: search.get('from') ?? undefined, search: query });
  const newest = part.messages.at(-1)?.message.id;
  if (newest && !before && !query) await readByStaff(adminId, thread.id, newest);
  const now = new Date();
  const support = await withClosedDays(supportHoursOf(settings));
  const due = thread.waitingSince && afterOpenHours(thread.waitingSince, settings.replyHours, support, brand.timeZone);
  return {
    id: thread.id,
    customerId: thread.userId,
    who,
    email,
    sameEmailId,
    unanswered,
    isSpam: thread.isSpam,
    query,
    draftKey: randomUUID(),
    now: now.toISOString(),
    waitingSince: thread.waitingSince?.toISOString() ?? null,
    due: due && { late: due < now, by: `${momentInWords(due, now, brand.timeZone)} ${zoneInWords(brand.timeZone)}` },
    project: project && {
      id: project.id,
      name: project.name || 'No name yet',
      status: statusOf(project.state, await openWorkOf(project.id), project.suspension !== null),
    },
    order: order && { id: order.id, label: orderLabel(order.number), state: order.state },
    thread: shownMessages(part, {
      side: 'staff',
      userId: adminId,
      customerName: who,
      readAt: thread.staffReadAt,
      otherReadAt: thread.userId ? thread.customerReadAt : undefined,
    }),
  };
}
export type ThreadData = NonNullable<Awaited<ReturnType<typeof threadData>>>;
