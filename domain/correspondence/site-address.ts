import { and, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { emailAddresses, relayedMails } from '../../db/schema/index.ts';
import { answeringAddress, type ReceivingAddress } from '../email-addresses/queries.ts';
import { catchAll } from '../email-addresses/schema.ts';
import type { LeadMail } from './conversations.ts';

/**
 * The address of a site that an email is passed on or answered from: the one with an ID, at the domain of the one that was written to.
 * Without it, or for the one of everything else, it's the one that was written to.
 */
export async function siteAddress(
  projectId: string,
  addressId: string | null,
  written: string | null,
): Promise<ReceivingAddress | undefined> {
  const [known] = addressId
    ? await db()
        .select({ localPart: emailAddresses.localPart })
        .from(emailAddresses)
        .where(and(eq(emailAddresses.id, addressId), eq(emailAddresses.projectId, projectId)))
    : [];
  const isNamed = known && written && known.localPart !== catchAll;
  return answeringAddress(projectId, isNamed ? `${known.localPart}@${written.slice(written.lastIndexOf('@') + 1)}` : written);
}

/** The ID of the address from which an email was passed on to a mailbox. An email to two addresses of a site reaches the mailboxes of both. */
export async function addressPassedOnTo(mailbox: string, { id }: LeadMail): Promise<string | null> {
  const [relay] = await db()
    .select({ addressId: relayedMails.addressId })
    .from(relayedMails)
    .where(and(eq(relayedMails.leadMailId, id), eq(relayedMails.kind, 'pass-on'), eq(relayedMails.recipient, mailbox)));
  return relay?.addressId ?? null;
}
