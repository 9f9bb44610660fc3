import type { Brief } from '../../sites/brief/brief.ts';
import type { Change } from '../../sites/proofreading/proofread.ts';
import { generate, orUnread, type Sender } from './generator.ts';
import { tidy } from './tasks.ts';

/** A brief's texts proofread (see sites/proofreading). Undefined if that wasn't possible in time: then they stay as typed. */
export async function proofread(brief: Brief, sender: Sender): Promise<{ brief: Brief; changes: Change[] } | undefined> {
  const bytes = JSON.stringify(brief).length;
  return generate(tidy, brief, sender, { bytes }).catch(orUnread);
}

/** Starts the generator's process ahead of the first draft, which would wait for it otherwise. */
export function startGenerator(): void {
  const brief = { business: { name: 'Sunup', trade: 'web designer', description: 'We build websites.' }, pages: [] };
  if (import.meta.env?.PROD) void generate(tidy, brief, { project: 'none' }).catch(() => undefined);
}
