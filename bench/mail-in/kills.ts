import { setTimeout as delay } from 'node:timers/promises';
import { like, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { incomingMails } from '../../db/schema/index.ts';
import { getFile } from '../../outside/storage/storage.ts';
import { random } from '../../sites/scenes/random.ts';
import type { Figure } from '../report.ts';
import { deliver, shortEmail } from './delivering.ts';
import type { Door } from './door.ts';

const senders = 8;
/** The process is killed within this time of being ready. Emails take a few milliseconds each, so any moment is hit. */
const longestLifeMs = 400;

/**
 * Kills the mail role at random moments while emails come in without a pause. Their senders try again until they're told that it was
 * taken, as mail servers do.
 */
export async function killRepeatedly(
  door: Door,
  recipients: string[],
  kills: number,
  seed: string,
): Promise<{ figures: Figure[]; note: string }> {
  const chance = random(seed);
  const stopping = new AbortController();
  const acknowledged = new Set<string>();
  let cutOff = 0;
  const send = async (worker: number) => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const sender = `kill-${worker}-${n}@bench.example`;
      const recipient = recipients[(worker + n * senders) % recipients.length] ?? '';
      for (;;) {
        const answer = await deliver(door.port, { sender, recipient }, shortEmail({ sender, recipient }));
        if (answer.startsWith('250')) break;
        cutOff += 1;
        await delay(20);
      }
      acknowledged.add(sender);
    }
  };
  const all = Array.from({ length: senders }, (_, worker) => send(worker));
  for (let killed = 0; killed < kills; killed += 1) {
    await delay(chance() * longestLifeMs);
    await door.restart();
  }
  stopping.abort();
  await Promise.all(all);
  const rows = await storedRows();
  const bySender = Map.groupBy(rows, ({ sender }) => sender);
  const lost = [...acknowledged].filter((sender) => !bySender.has(sender)).length;
  const unreadable = await countUnreadable(rows);
  const doubled = [...bySender.values()].filter(({ length }) => length > 1).length;
  const figures: Figure[] = [
    { label: 'kills of the mail role', value: kills, limit: kills, unit: 'kills', must: 'reach' },
    { label: 'attempts that failed because of them', value: cutOff, limit: kills, unit: 'attempts', must: 'reach' },
    { label: `acknowledged emails that are lost, of ${acknowledged.size}`, value: lost + unreadable, limit: 0, unit: 'emails' },
    { label: 'emails that are stored twice', value: doubled, limit: 0, unit: 'emails' },
    { label: 'emails without exactly one job', value: await countWithoutJob(), limit: 0, unit: 'emails' },
  ];
  return { figures, note: `kills: seed ${seed}` };
}

type Row = { sender: string; fileKey: string | null };

async function storedRows(): Promise<Row[]> {
  return db()
    .select({ sender: incomingMails.sender, fileKey: incomingMails.fileKey })
    .from(incomingMails)
    .where(like(incomingMails.sender, 'kill-%'));
}

/** How many emails aren't whole in the file store. */
async function countUnreadable(rows: Row[]): Promise<number> {
  let count = 0;
  for (const { sender, fileKey } of rows) {
    const file = await getFile(fileKey ?? '').catch(() => Buffer.alloc(0));
    if (!file.includes(`Message-ID: <${sender}>`) || !file.includes('Hello.\r\n')) count += 1;
  }
  return count;
}

async function countWithoutJob(): Promise<number> {
  const found = await db().execute<{ count: number }>(sql`
    select count(*)::int as count from ${incomingMails} where sender like 'kill-%' and
    (select count(*) from pgboss.job where name = 'take-mail' and data->>'incomingId' = ${incomingMails.id}::text) <> 1`);
  return found.rows[0]?.count ?? Number.NaN;
}
