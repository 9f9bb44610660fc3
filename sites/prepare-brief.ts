import type { Brief } from './brief.ts';
import { type Change, tidyBrief } from './editor/editor.ts';
import { type BriefNote, readBrief } from './read-brief.ts';

export type PreparedBrief =
  | { ok: true; brief: Brief; changes: Change[]; notes: BriefNote[] }
  | { ok: false; problems: { field: string; message: string }[] };

/** A brief as sites are composed from it: read, and its text tidied except what the owner keeps as typed. */
export async function prepareBrief(input: unknown): Promise<PreparedBrief> {
  const reading = readBrief(input);
  if (!reading.ok) return reading;
  const { brief, changes } = await tidyBrief(reading.brief, reading.brief.kept ?? []);
  return { ok: true, brief, changes, notes: reading.notes };
}
