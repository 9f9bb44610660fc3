import { closeDatabase, db, openDatabase } from '../db/connect.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { reachDatabase } from '../db/reach.ts';
import { asTyped } from '../domain/builds/commands.ts';
import { retryMails } from '../domain/mails/mails.ts';
import { openQueue } from '../jobs/queue.ts';

/** `mails retry`: sends undelivered emails again. Works beside a running Sunup and without one, which then sends them at its next start. */
export async function runMailsCommand(args: string[]): Promise<number> {
  if (args.length !== 1 || args[0] !== 'retry') {
    process.stderr.write(asTyped('Usage: npm run mails -- retry\n'));
    return 2;
  }
  const database = await reachDatabase();
  openDatabase(database.url);
  const queue = await openQueue(queueDatabase(database.url), { working: false, onError: () => undefined });
  try {
    const count = await db().transaction((tx) => retryMails(tx));
    process.stdout.write(
      count === 0
        ? 'There’s nothing to send again. Codes and links that expire aren’t kept.\n'
        : `${count === 1 ? 'One email' : `${count} emails`} will be sent again.\n`,
    );
    return 0;
  } finally {
    await queue.close();
    await closeDatabase();
    await database.release();
  }
}
