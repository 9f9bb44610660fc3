import type { incomingMails } from '../../db/schema/index.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';

type Incoming = typeof incomingMails.$inferSelect;

/** What became of an email: `done`, or why nothing came of it. */
export type Taken = { state: 'done' } | { state: 'ignored'; reason: string };

/** Puts an email to an address of a site into its owner's inbox and passes it on. */
export async function receiveEmail(_incoming: Incoming, _mail: ReadMail, _raw: Buffer): Promise<Taken> {
  throw new Error('to be written');
}

/** Sends an owner's reply on to the customer, from the site's address. */
export async function takeAnswer(_incoming: Incoming, _mail: ReadMail): Promise<Taken> {
  throw new Error('to be written');
}
