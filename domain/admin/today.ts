import { addDays } from 'date-fns';
import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import { startOfDay, today } from '../../content/business-clock.ts';
import { db } from '../../db/connect.ts';
import { editRequests, orders, projects, slots } from '../../db/schema/index.ts';
import { filterStates } from '../orders/schema.ts';
import { openRequestStates } from '../projects/schema.ts';

/** What came in today and what is due today, in the business's time zone. */
export async function readToday() {
  const from = startOfDay(today());
  // Adds 1.5 days, because a day can have 25 hours, then goes back to midnight.
  const to = startOfDay(today(addDays(from, 1.5)));
  const [newOrders, paidOrders, draftsDue, openEdits, editsDue] = await Promise.all([
    db().$count(orders, and(gte(orders.createdAt, from), inArray(orders.state, filterStates.all))),
    db().$count(orders, gte(orders.paidAt, from)),
    db().$count(projects, and(inArray(projects.state, ['scheduled', 'drafting', 'in_qa']), lt(projects.dueAt, to))),
    db().$count(editRequests, inArray(editRequests.state, [...openRequestStates])),
    db().$count(editRequests, and(inArray(editRequests.state, [...openRequestStates]), lt(editRequests.dueAt, to))),
  ]);
  return { newOrders, paidOrders, draftsDue, openEdits, editsDue };
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
