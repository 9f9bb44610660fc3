import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Connection } from '../../db/connect.ts';
import { users } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { queueMail } from '../mails/mails.ts';
import type { SecurityEvent } from '../mails/schema.ts';

interface Particulars {
  /** What the event is about, such as the name of a passkey. */
  detail?: string;
  /** Where it is sent instead of the account's address. */
  recipient?: string;
  /** At most one mail for each key. Without one, every event is told. */
  once?: string;
}

/** Mails the owner of an account what happened to one of its doors, and what to do if it was not them. */
export async function tellOfSecurity(tx: Connection, userId: string, event: SecurityEvent, more: Particulars = {}): Promise<void> {
  const { detail = '', recipient, once = v7() } = more;
  const [user] = await tx
    .select({ email: users.email, firstName: users.firstName, name: users.name })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return;
  await queueMail(tx, {
    eventKey: `${event}:${userId}:${once}`,
    template: 'security-notice',
    recipient: recipient ?? user.email,
    userId,
    props: { firstName: user.firstName || user.name, event, detail, url: `${env().appUrl}/portal/settings/security` },
  });
}
