import type { Brief } from '../../sites/brief/brief.ts';
import type { Change } from '../../sites/proofreading/proofread.ts';
import { generate, orUnread, type Sender } from './generator.ts';
import { tidy } from './tasks.ts';

/** A brief's texts proofread (see sites/proofreading). Undefined if that wasn't possible in time: then they stay as typed. */
export async function proofread(brief: Brief, sender: Sender): Promise<{ brief: Brief; changes: Change[] } | undefined> {
  const bytes = JSON.stringify(brief).length;
  return generate(tidy, brief, sender, { bytes }).catch(orUnread);
}
