import { begun } from '../../outside/job-process.ts';
import type { ReadingAnswer, ReadingJob } from './jobs.ts';

/** Starts the process that reads emails. It reads one per message. */
export function readFromMessages(): undefined {
  process.on('disconnect', () => process.exit(0));
  process.on('message', async (job: ReadingJob) => process.send?.(await answerTo(job)));
}

async function answerTo({ what, raw }: ReadingJob): Promise<ReadingAnswer> {
  try {
    const [{ mailData }, { contentOf }] = await Promise.all([
      import('../../outside/mail-in/read-mail.ts'),
      import('../../outside/mail-in/compose.ts'),
    ]);
    process.send?.(begun);
    const email = Buffer.from(raw);
    return { result: await (what === 'mail' ? mailData(email) : contentOf(email)) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

// Tests run this file directly. In the built product, the role `mail-reader` of main.ts calls the function.
if (!import.meta.env?.PROD) readFromMessages();
