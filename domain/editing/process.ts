import { tidyBrief } from '../../sites/editor/editor.ts';
import type { EditingAnswer, EditingJob } from './editing.ts';

/** Starts the editing process: one brief per message. */
export function tidyFromMessages(): undefined {
  process.on('disconnect', () => process.exit(0));
  process.on('message', async (job) => process.send?.(await answerTo(job as EditingJob)));
}

async function answerTo({ brief }: EditingJob): Promise<EditingAnswer> {
  try {
    return await tidyBrief(brief, brief.kept ?? []);
  } catch (error) {
    return { error: (error as Error).message };
  }
}
