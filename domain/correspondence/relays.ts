import type { Connection } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { relayedMails } from '../../db/schema/index.ts';

export type Relay = typeof relayedMails.$inferSelect;
type NewRelay = Pick<
  typeof relayedMails.$inferInsert,
  'projectId' | 'eventKey' | 'kind' | 'recipient' | 'addressId' | 'incomingId' | 'leadMailId' | 'note'
>;

/** Sends an email in someone's own words by a job when `tx` commits. A known event key changes nothing. */
export async function queueRelay(tx: Connection, relay: NewRelay): Promise<void> {
  const [row] = await tx
    .insert(relayedMails)
    .values(relay)
    .onConflictDoNothing({ target: relayedMails.eventKey })
    .returning({ id: relayedMails.id });
  if (row) await enqueue(tx, 'relay-mail', { relayId: row.id }, { key: row.id });
}

/** Passes an email that came in on to mailboxes, each once. */
export async function passOn(
  tx: Connection,
  mail: { projectId: string; leadMailId: string; incomingId: string },
  address: { id: string; passesTo: string[] },
): Promise<void> {
  for (const mailbox of address.passesTo) {
    const eventKey = `pass-on:${mail.leadMailId}:${mailbox}`;
    await queueRelay(tx, { ...mail, eventKey, kind: 'pass-on', recipient: mailbox, addressId: address.id });
  }
}
