/**
 * What this process is working on, in memory that another thread can read while this one is stuck: the watchdog says in its last log
 * line what was running. Every job writes an entry, and so does every request except warm pages of live sites, so this costs less than a microsecond.
 */

const slots = 32;
const slotBytes = 256;

/** For the watchdog's thread: entries of `slotBytes`, each a length and as much text. */
export const runningWork = { memory: new SharedArrayBuffer(slots * slotBytes), slotBytes };

const bytes = Buffer.from(runningWork.memory);
/** Which work a slot belongs to. 0 means that it's free. */
const owners = new Float64Array(slots);
let last = 0;

/** Notes a request that begins. The path is never logged: the watchdog looks up which route it fits. Without one, it's a customer's site. */
export function beginRequest(id: string, method: string, path = ''): number {
  return begin(`request ${id} ${method} ${path}`);
}

export function beginJob(name: string, id: string): number {
  return begin(`job ${id} ${name}`);
}

/** Notes the end of what `beginRequest` or `beginJob` returned. */
export function endWork(work: number): void {
  const slot = owners.indexOf(work);
  if (slot === -1) return;
  owners[slot] = 0;
  bytes[slot * slotBytes] = 0;
}

/** With more work at once than slots, the oldest isn't listed. */
function begin(words: string): number {
  const work = ++last;
  const free = owners.indexOf(0);
  const slot = free === -1 ? owners.indexOf(Math.min(...owners)) : free;
  owners[slot] = work;
  const start = slot * slotBytes;
  bytes[start] = bytes.write(words, start + 1, slotBytes - 1, 'latin1');
  return work;
}
