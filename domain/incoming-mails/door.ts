import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { incomingMails } from '../../db/schema/index.ts';
import type { Admitted, Client, ReceivedMail } from '../../outside/mail-in/receiver.ts';
import { deleteFile, putFile } from '../../outside/storage/storage.ts';
import { withinLimit } from '../limits/limits.ts';
import { type Destination, destinationOf } from './destinations.ts';
import { turnedAway } from './refusals.ts';
import type { IncomingKind } from './schema.ts';

/** Kinds that are worth something only if their author is proved. Bounces rest on the address that they come to, and tests show what arrived. */
const provedKinds: readonly IncomingKind[] = ['address', 'answer', 'reply', 'report'];

/** Whether a mail server may deliver anything now. What's on this machine is ours, such as the demo's, so it isn't limited. */
export async function greetSender({ address }: Client): Promise<Admitted> {
  if (isLoopback(address)) return { ok: true };
  return orLater(async () => ((await withinLimit('mailConnection', address)).ok ? { ok: true } : turnedAway('too-many-connections')));
}

/** Whether email to a recipient is ours to take, and within its limits. */
export async function admitRecipient(recipient: string, sender: string, client: Client): Promise<Admitted> {
  return orLater(async () => {
    const destination = await destinationOf(recipient);
    if (destination === 'no-one') return turnedAway('no-one-there');
    if (destination === 'elsewhere') return turnedAway('other-domain');
    // What comes back to us has no sender to be limited by.
    const from = sender || client.address;
    // An address has many spellings, such as info+spring for info, and a catch-all has any.
    const named = destination.subjectId ?? recipient;
    if (!(await withinLimit('mailSender', `${named}|${from}`)).ok) return turnedAway('sender-busy');
    return (await withinLimit('mailRecipient', named)).ok ? { ok: true } : turnedAway('address-busy');
  });
}

/**
 * Stores an email, once for each recipient, with the job that takes it. Nothing is acknowledged that isn't stored, and an email that was
 * stored before is acknowledged again.
 */
export async function keepMail(mail: ReceivedMail): Promise<Admitted> {
  return orLater(async () => {
    const found = await Promise.all(mail.recipients.map(async (recipient) => ({ recipient, destination: await destinationOf(recipient) })));
    const ours = found.flatMap(({ recipient, destination }) => (typeof destination === 'string' ? [] : [{ recipient, destination }]));
    if (ours.length === 0) return turnedAway('no-one-there');
    const { verdict, policy } = mail.authentication;
    if (ours.some(({ destination }) => provedKinds.includes(destination.kind))) {
      if (verdict === 'later') return turnedAway('author-unchecked');
      if (verdict === 'fail' && policy === 'reject') return turnedAway('author-forged');
    }
    await store(mail, ours);
    return { ok: true };
  });
}

async function store(mail: ReceivedMail, ours: { recipient: string; destination: Destination }[]): Promise<void> {
  const file = Buffer.concat([Buffer.from(traceOf(mail)), mail.raw]);
  const fileKey = await putFile(file);
  const rows = ours.map(({ recipient, destination }) => ({
    onceKey: onceKeyOf(mail, recipient),
    ...destination,
    recipient,
    sender: mail.sender,
    fileKey,
    bytes: file.byteLength,
    authentication: mail.authentication,
  }));
  let stored: { id: string }[] = [];
  try {
    stored = await db().transaction(async (tx) => {
      const inserted = await tx
        .insert(incomingMails)
        .values(rows)
        .onConflictDoNothing({ target: incomingMails.onceKey })
        .returning({ id: incomingMails.id });
      for (const { id } of inserted) await enqueue(tx, 'take-mail', { incomingId: id });
      return inserted;
    });
  } finally {
    // No row has it. If the database is unsure whether it committed, the sender delivers again, under a new name.
    if (stored.length === 0 && (await isUnused(fileKey))) await deleteFile(fileKey, new Date());
  }
}

/** False if a row has the file, or if no one can say. */
async function isUnused(fileKey: string): Promise<boolean> {
  return db()
    .$count(incomingMails, eq(incomingMails.fileKey, fileKey))
    .then((count) => count === 0)
    .catch(() => false);
}

/**
 * The line that says how it came here, as each mail server adds one (RFC 5321, section 4.4). With its random ID, the file's name is
 * its own, although it's that of its content.
 */
function traceOf({ client }: ReceivedMail): string {
  const from = `from ${plain(client.helo)} ([${plain(client.address)}])`;
  const by = `by ${env().mailIn?.host} with ${client.isEncrypted ? 'ESMTPS' : 'ESMTP'} id ${randomBytes(8).toString('hex')}`;
  return `Received: ${from}\r\n\t${by};\r\n\t${new Date().toUTCString().replace('GMT', '+0000')}\r\n`;
}

/** What a sender said of itself, as it's safe in a header. */
function plain(said: string): string {
  return said.replace(/[^\w.:-]+/g, '').slice(0, 100) || 'unknown';
}

/**
 * Names an email to a recipient, so one that's delivered again is known. Servers on the way add headers, so its own name and its body
 * count. With what was checked of it, so a forged copy that came first doesn't keep the real one out.
 */
function onceKeyOf({ raw, authentication }: ReceivedMail, recipient: string): string {
  const { head, body } = partsOf(raw);
  const messageId = /^message-id:\s*(<[^<>\s]+>)/im.exec(head)?.[1];
  const named = messageId ? [messageId, body] : [raw];
  const hash = createHash('sha256').update(`${recipient}\n${authentication.verdict}\n${authentication.author}\n`);
  for (const part of named) hash.update(part);
  return hash.digest('hex');
}

function partsOf(raw: Buffer): { head: string; body: Buffer } {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => raw.indexOf(end)).filter((place) => place >= 0);
  const end = ends.length ? Math.min(...ends) : raw.length;
  return { head: raw.subarray(0, end).toString('latin1'), body: raw.subarray(end) };
}

function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

/** What a door answers while something of ours is away: come again. */
async function orLater(ask: () => Promise<Admitted>): Promise<Admitted> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ error: (error as Error).message }, 'email could not be taken');
    return turnedAway('not-now');
  }
}
