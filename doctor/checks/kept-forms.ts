import { keptForms } from '../../domain/kept-forms/queries.ts';
import { minuteMs } from '../../time/units.ts';
import { type Finding, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';

/** A form gets into the inbox within seconds once the database is there. */
const longMs = 10 * minuteMs;

/** Forms of customers' sites that wait on this machine's disk for the database. */
export async function checkKeptForms({ env: { dataDir }, now }: Known): Promise<Finding[]> {
  const name = 'Kept forms';
  const { count, oldestAt } = await keptForms(dataDir);
  if (count === 0) return [ok(name, 'None waits on this machine’s disk.')];
  const ageMs = oldestAt ? now() - oldestAt.getTime() : Number.POSITIVE_INFINITY;
  const what = count === 1 ? '1 form of a customer’s site waits' : `${count} forms of customers’ sites wait`;
  if (ageMs < longMs) return [ok(name, `${what} on this machine’s disk, and ${count === 1 ? 'is' : 'are'} in the inbox shortly.`)];
  const since = oldestAt ? `, the oldest for ${Math.floor(ageMs / minuteMs)} minutes` : ', and the oldest can’t be read';
  return [
    wrong(
      name,
      `${what} on this machine’s disk${since}.`,
      `They get into the owners’ inboxes when the database is there and hosting, web or all runs with this data folder (${dataDir}). If they do, look for “kept form” in their logs.`,
    ),
  ];
}
