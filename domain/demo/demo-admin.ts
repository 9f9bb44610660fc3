import { eq } from 'drizzle-orm';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { db } from '../../db/connect.ts';
import { bookings, discountCodes } from '../../db/schema/index.ts';
import { book } from '../bookings/bookings.ts';
import { offerNow } from '../bookings/calendar.ts';
import { makeCode } from '../discounts/making.ts';
import { accepted } from './accepted.ts';

const partnerCode = 'MAINSTREET15';

/** Adds a call that a customer booked and a discount code for a partner, each once. */
export async function fillAdmin(ownerId: string, adminId: string): Promise<void> {
  if (!(await db().$count(bookings, eq(bookings.userId, ownerId)))) await bookCall(ownerId);
  if (!(await db().$count(discountCodes, eq(discountCodes.code, partnerCode))))
    accepted(
      await makeCode(
        {
          code: partnerCode,
          note: 'Newsletter of the Main Street merchants',
          percent: 15,
          amountCents: null,
          maxUses: 40,
          lastDay: null,
          oncePerCustomer: true,
        },
        `admin:${adminId}`,
      ),
    );
}

/** In the middle of the third available day: soon enough to be visible, but not among the first times offered to visitors. */
async function bookCall(ownerId: string): Promise<void> {
  const { days } = await offerNow();
  const { times = [] } = days.filter((day) => day.times.length > 0)[2] ?? {};
  const startsAt = times[Math.floor(times.length / 2)];
  if (!startsAt) return;
  const call = {
    name: 'Mari Gold',
    email: demoAccounts.liveOwner,
    phone: '(615) 555-0114',
    topic: 'site' as const,
    message: 'I’d like to add a page about bridal packages before spring. Is that an edit or a new page?',
    zone: 'America/Chicago',
    startsAt,
  };
  accepted(await book(call, ownerId, { actor: `user:${ownerId}` }));
}
