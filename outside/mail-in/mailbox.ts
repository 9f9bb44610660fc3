import { ImapFlow } from 'imapflow';
import { withinTime } from '../network/within-time.ts';

/** A run takes this many, so it ends in time. The next one follows within a minute. */
const mostMails = 50;
const connectingMs = 20_000;
/** How long an email is offered, in milliseconds: four days. Mail servers give up after about as long. */
const offeredMs = 4 * 24 * 3_600_000;

/**
 * Hands the newest unread emails of a mailbox to `take`, in the order they came, and marks each one as read once that resolves to true. The
 * others are offered again the next time, for some days. They don't keep newer ones out, whoever sent them.
 */
export async function readMailbox(url: string, mostBytes: number, take: (raw: Buffer) => Promise<boolean>): Promise<void> {
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
  try {
    await withinTime(connectingMs, client.connect());
    const lock = await client.getMailboxLock('INBOX');
    try {
      await takeUnread(client, mostBytes, take);
    } finally {
      lock.release();
    }
    await client.logout().catch(() => undefined);
  } finally {
    client.close();
  }
}

async function takeUnread(client: ImapFlow, mostBytes: number, take: (raw: Buffer) => Promise<boolean>): Promise<void> {
  const unread = (await client.search({ seen: false, smaller: mostBytes }, { uid: true })) || [];
  for (const uid of unread.slice(-mostMails)) {
    const mail = (await client.fetchOne(String(uid), { source: true, internalDate: true }, { uid: true })) || undefined;
    if (!mail?.source) continue;
    const isOver = Date.now() - new Date(mail.internalDate ?? Date.now()).getTime() > offeredMs;
    if ((await take(mail.source)) || isOver) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
  }
}
