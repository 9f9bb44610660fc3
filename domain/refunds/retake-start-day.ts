import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { orders, projects } from '../../db/schema/index.ts';
import { dayInWords } from '../../time/day-in-words.ts';
import { slotOf, takeSlot } from '../slots/slots.ts';
import { noteOnOrder, type RefundSubject } from './refund-subject.ts';

/**
 * Gives a paid order a start day again after its refund failed: its old day if that still has a seat, or else the next
 * available one. An order whose project ended with the refund loses its day. Returns a sentence for staff, or '' if the order
 * kept its seat or never had a day.
 */
export async function retakeStartDay(
  tx: Connection,
  { order, bill, attempt }: RefundSubject,
  { actor }: { actor: string },
): Promise<string> {
  const [now] = await tx.select().from(orders).where(eq(orders.id, order.id));
  if (bill || attempt || !now?.startDay || now.state !== 'paid' || (await slotOf(order.id, tx))) return '';
  const [project] = await tx.select({ state: projects.state }).from(projects).where(eq(projects.orderId, order.id));
  const lost = dayInWords(now.startDay);
  const startDay = project ? null : await takeSlot(tx, order.id, now.startDay);
  await tx.update(orders).set({ startDay }).where(eq(orders.id, order.id));
  const sentence = !startDay
    ? `Its project ended with the refund, so it no longer starts on ${lost}.`
    : startDay === now.startDay
      ? `It still starts on ${lost}.`
      : `${lost} is no longer available, so it now starts on ${dayInWords(startDay)}.`;
  await noteOnOrder(tx, { order: now, paidCents: order.totalCents }, actor, sentence);
  return sentence;
}
