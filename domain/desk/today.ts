import { addDays } from 'date-fns';
import { and, asc, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { contactRequests, editRequests, orders, projects, slots } from '../../db/schema/index.ts';
import { startOf, today } from '../orders/slots.ts';
import { openRequestStates } from '../reviews/schema.ts';

/** What came in today and what is due today, where the business works. */
export async function deskToday() {
  const from = startOf(today());
  // Long enough for a day of 25 hours, then back to its midnight.
  const to = startOf(today(addDays(from, 1.5)));
  const [newOrders, paidOrders, draftsDue, openEdits, editsDue] = await Promise.all([
    db().$count(orders, and(gte(orders.createdAt, from), ne(orders.state, 'draft'))),
    db().$count(orders, gte(orders.paidAt, from)),
    db().$count(projects, and(inArray(projects.state, ['scheduled', 'drafting', 'in_qa']), lt(projects.dueAt, to))),
    db().$count(editRequests, inArray(editRequests.state, [...openRequestStates])),
    db().$count(editRequests, and(inArray(editRequests.state, [...openRequestStates]), lt(editRequests.dueAt, to))),
  ]);
  return { newOrders, paidOrders, draftsDue, openEdits, editsDue };
}

/** Calls that were wished for from today on and are not arranged yet, the nearest first. */
export async function nextCalls(limit: number) {
  return db()
    .select({
      id: contactRequests.id,
      name: contactRequests.name,
      topic: contactRequests.topic,
      day: contactRequests.callDay,
      part: contactRequests.callPart,
      // Where it is talked about: the thread of the sender, or of the email they gave.
      threadId: sql<string | null>`(select thread.id from threads thread
        where (contact_requests.user_id is not null and thread.user_id = contact_requests.user_id)
          or (contact_requests.user_id is null and thread.user_id is null and thread.guest_email = lower(contact_requests.email))
        order by thread.last_message_at desc limit 1)`,
    })
    .from(contactRequests)
    .where(and(isNotNull(contactRequests.callDay), isNull(contactRequests.answeredAt), gte(contactRequests.callDay, today())))
    .orderBy(asc(contactRequests.callDay), sql`array_position(array['morning', 'midday', 'afternoon'], ${contactRequests.callPart})`)
    .limit(limit);
}

/** Seats taken on the next `days` days, from today. */
export async function takenSlots(days: number): Promise<{ day: string; taken: number }[]> {
  return db()
    .select({ day: sql<string>`to_char(d, 'YYYY-MM-DD')`, taken: sql<number>`count(${slots.orderId})::int` })
    .from(sql`generate_series(${today()}::date, ${today()}::date + ${days - 1}::int, interval '1 day') d`)
    .leftJoin(slots, sql`${slots.day} = d::date`)
    .groupBy(sql`d`)
    .orderBy(sql`d`);
}
