import { ImapFlow } from 'imapflow';
import { withinTime } from '../network/within-time.ts';

/** A run takes this many, so it ends in time. The next one follows within a minute. */
const mostMails = 50;
const connectingMs = 20_000;

/**
 * Hands each unread email of a mailbox to `take`, oldest first, and marks it as read once that resolves to true. The others are offered again
 * the next time.
 */
export async function readMailbox(url: string, mostBytes: number, take: (raw: Buffer) => Promise<boolean>): Promise<number> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    socketTimeout: connectingMs,
  });
  // Without a listener, an error of a connection that's closing would end the process.
  client.on('error', () => undefined);
  await withinTime(connectingMs, client.connect());
  try {
    const lock = await client.getMailboxLock('INBOX');
    try {
      return await takeUnread(client, mostBytes, take);
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function takeUnread(client: ImapFlow, mostBytes: number, take: (raw: Buffer) => Promise<boolean>): Promise<number> {
  const unread = (await client.search({ seen: false, smaller: mostBytes }, { uid: true })) || [];
  let taken = 0;
  for (const uid of unread.slice(0, mostMails)) {
    const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
    const source = mail ? mail.source : undefined;
    if (!source || !(await take(source))) continue;
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    taken++;
  }
  return taken;
}
