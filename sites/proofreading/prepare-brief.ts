import type { Brief } from '../brief/brief.ts';
import { type BriefNote, readBrief } from '../brief/read-brief.ts';
import type { Change } from './proofread.ts';

export type PreparedBrief =
  | { ok: true; brief: Brief; changes: Change[]; notes: BriefNote[] }
  | { ok: false; problems: { field: string; message: string }[] };

/** Tidies a brief's texts, except those that the owner keeps as typed. */
type Tidy = (brief: Brief) => Promise<{ brief: Brief; changes: Change[] }>;

/** A brief as sites are composed from it: read and tidied. Servers pass a `tidy` that works in another process. */
export async function prepareBrief(input: unknown, tidy: Tidy = tidyHere): Promise<PreparedBrief> {
  const reading = readBrief(input);
  if (!reading.ok) return reading;
  const { brief, changes } = await tidy(reading.brief);
  return { ok: true, brief, changes, notes: reading.notes };
}

// Loaded late: servers never call it, and its tables of patterns take 0.2 s to compile.
const tidyHere: Tidy = async (brief) => (await import('./proofread.ts')).tidyBrief(brief, brief.kept ?? []);
