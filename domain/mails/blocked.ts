import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { blockedRecipients, mails } from '../../db/schema/index.ts';

/** How long emails that we didn't send to a blocked address can still be sent. After that, they're old news. */
const withheldDays = 30;

/** Why an email to a blocked address wasn't sent, for staff. */
export const blockedReason = 'We send nothing to this address, because an email to it came back.';

type BlockReason = (typeof blockedRecipients.$inferSelect)['reason'];

/** Sends nothing to an address from now on, until someone unblocks it. The first reason stays. */
export async function blockRecipient(tx: Connection, address: string, reason: BlockReason, detail: string): Promise<void> {
  await tx.insert(blockedRecipients).values({ address: address.toLowerCase(), reason, detail }).onConflictDoNothing();
}

export async function isBlocked(address: string): Promise<boolean> {
  return (await db().$count(blockedRecipients, eq(blockedRecipients.address, address.toLowerCase()))) > 0;
}

/** Why and since when nothing is sent to an address. Undefined if it isn't blocked. */
export async function blockOf(address: string) {
  const [block] = await db().select().from(blockedRecipients).where(eq(blockedRecipients.address, address.toLowerCase()));
  return block;
}

/** Sends to an address again, also what wasn't sent to it in the last 30 days. Returns how many emails. Undefined if it isn't blocked. */
export async function unblock(tx: Connection, address: string): Promise<number | undefined> {
  const recipient = address.toLowerCase();
  const [block] = await tx.delete(blockedRecipients).where(eq(blockedRecipients.address, recipient)).returning();
  if (!block) return undefined;
  const waiting = await tx
    .update(mails)
    .set({ state: 'queued', error: null })
    .where(
      and(
        // Those that were withheld for another reason have no content.
        eq(mails.state, 'withheld'),
        eq(sql`lower(${mails.recipient})`, recipient),
        gt(mails.createdAt, sql`now() - make_interval(days => ${withheldDays})`),
        ne(mails.props, {}),
      ),
    )
    .returning({ id: mails.id });
  for (const { id } of waiting) await enqueue(tx, 'send-mail', { mailId: id }, { key: id });
  return waiting.length;
}

/** The same, by the person whose address it is. */
export async function unblockOwn(address: string): Promise<void> {
  await db().transaction((tx) => unblock(tx, address));
}
