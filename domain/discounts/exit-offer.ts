import { addDays } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { today } from '../../content/business-clock.ts';
import { db } from '../../db/connect.ts';
import { discountCodes } from '../../db/schema/index.ts';
import { dateInWords } from '../../time/day-in-words.ts';
import { queueMail } from '../mails/mails.ts';
import { unsubscribeUrl } from '../mails/opt-outs.ts';
import { newCode } from './last-day.ts';
import { customerOf, exitOffer } from './schema.ts';

/**
 * Creates the exit offer's code for an email address and emails it, in one transaction. If this address has had a code, with or
 * without a tag after a plus, it gets no second code or email, and the caller can't tell the difference.
 */
export async function offerCode(email: string, now: Date = new Date()): Promise<void> {
  const address = email.toLowerCase();
  const customer = customerOf(address);
  const expiresAt = addDays(now, exitOffer.days);
  await db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`exit-offer:${customer}`}))`);
    const had = await tx.$count(
      discountCodes,
      and(eq(discountCodes.source, 'exit_offer'), eq(sql`regexp_replace(${discountCodes.email}, '[+][^@]*@', '@')`, customer)),
    );
    if (had > 0) return;
    const [made] = await tx
      .insert(discountCodes)
      .values({ code: newCode(), source: 'exit_offer', email: address, percent: exitOffer.percent, maxUses: 1, expiresAt })
      .onConflictDoNothing()
      .returning({ id: discountCodes.id, code: discountCodes.code });
    if (!made) return;
    await queueMail(tx, {
      eventKey: `discount-code:${made.id}`,
      template: 'discount-code',
      recipient: address,
      props: {
        code: made.code,
        percent: exitOffer.percent,
        expiresOn: dateInWords(today(expiresAt)),
        url: `${env().appUrl}/payment-choice?code=${made.code}`,
        unsubscribeUrl: unsubscribeUrl(address),
      },
    });
  });
}
