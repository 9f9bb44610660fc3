import { env } from '../base/env.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';
import { makeRecipients, startDoor } from './mail-in/door.ts';
import { forge } from './mail-in/forgeries.ts';
import { killRepeatedly } from './mail-in/kills.ts';
import { readEmails } from './mail-in/reading.ts';
import { attackDoor } from './mail-in/robustness.ts';
import { type Figure, report } from './report.ts';
import { openBenchDatabase } from './setup/database.ts';

const kills = 50;
/** Each address takes only so much in an hour. */
const recipientCount = 500;

interface Part {
  figures: Figure[];
  note: string;
}

/**
 * Email that comes in: what mail programs write, what forgers write, the mail role under attack, and the mail role killed at 50 moments.
 * `bench -- mail-in kills 10 7` runs one part: ten kills, seed 7.
 */
export async function bench([only, count = `${kills}`, seed = `${Date.now() % 100_000}`]: string[]): Promise<number> {
  const database = await openBenchDatabase();
  openStorage(storeAt(env()));
  const recipients = await makeRecipients(recipientCount);
  const door = await startDoor(database.url);
  try {
    const parts: Record<string, () => Promise<Part>> = {
      reading: readEmails,
      forgeries: forge,
      robustness: () => attackDoor(door, recipients),
      kills: () => killRepeatedly(door, recipients, Number(count), seed),
    };
    const done: Part[] = [];
    for (const [name, run] of Object.entries(parts)) if (!only || only === name) done.push(await run());
    return report(
      'mail-in',
      done.flatMap(({ figures }) => figures),
      done.map(({ note }) => note),
    );
  } finally {
    await door.stop();
    await database.close();
  }
}
