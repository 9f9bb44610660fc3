import { setTimeout as delay } from 'node:timers/promises';
import { v7 } from 'uuid';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { isAwayError, isDatabaseAway, onAvailability } from '../../db/connect.ts';
import { type FileStore, MissingFile } from '../../outside/storage/file-store.ts';
import { folderStore } from '../../outside/storage/folder-store.ts';
import { diskHasRoom } from '../health/disk.ts';
import { receiveLead } from '../leads/leads.ts';
import { limitLead } from '../leads/limits.ts';
import { type KeptForm, prefix } from './queries.ts';

/** How long a visitor waits for the database before the form is kept on disk. */
const patienceMs = 2000;
/** Free space that kept forms leave on the disk, where the database may be as well. Anyone can send forms, without limits while it's away. */
const leastFreeBytes = 100 * 1024 * 1024;
/** How often forms are looked for, if nothing says that the database is back. */
const lookEveryMs = 5000;

/** The data folder of this machine, also where stored files are in a bucket. */
const onDisk = (): FileStore => folderStore(env().dataDir);

/**
 * Puts a form into its owner's inbox, or keeps it on disk if the database doesn't take it in time. Once this resolves to `received`, the
 * form survives a crash. `refused` is a flood that no visitors make, and `failed` means that neither worked.
 */
export async function receiveForm(
  form: Omit<KeptForm, 'format' | 'id' | 'receivedAt'>,
  { store = onDisk(), waitMs = patienceMs, hasRoom = diskHasRoom } = {},
): Promise<'received' | 'refused' | 'failed'> {
  const arrived: KeptForm = { format: 1, id: v7(), receivedAt: new Date().toISOString(), ...form };
  if (!isDatabaseAway()) {
    // If the database takes it after all, the form has the same ID as the one on disk, so it's one lead.
    const stored = putIn(arrived).catch((error: unknown) => {
      if (!isAwayError(error)) log.error({ err: error, projectId: form.projectId }, 'a form could not be put into the inbox');
      return undefined;
    });
    const outcome = await Promise.race([stored, delay(waitMs, undefined, { ref: false })]);
    if (outcome) return outcome;
  }
  try {
    if (!(await hasRoom(leastFreeBytes))) throw new Error('The disk is nearly full.');
    await store.write(`${prefix}${arrived.id}.json`, Buffer.from(JSON.stringify(arrived)));
    return 'received';
  } catch (error) {
    log.error({ err: error, projectId: form.projectId }, 'a form could be kept neither in the database nor on disk');
    return 'failed';
  }
}

/** A form goes into the inbox within the limits. One that was thanked for already is never refused: it's listed like others over the limit. */
async function putIn(form: KeptForm, isKept = false): Promise<'received' | 'refused'> {
  const { id, projectId, kind, page, lead, isSpam, address, receivedAt } = form;
  const limited = await limitLead(projectId, address, isSpam);
  if (limited === 'refused' && !isKept) return 'refused';
  const isOverLimit = limited !== 'emailed';
  await receiveLead(projectId, kind, page, lead, {
    isSpam,
    isOverLimit,
    keptFormId: id,
    ...(isKept && { receivedAt: new Date(receivedAt) }),
  });
  return 'received';
}

/**
 * Puts the forms that are kept on disk into their owners' inboxes, in the order they came. Stops while the database is away. A crash
 * between the database and the disk repeats a form, which changes nothing. One that fails is in `failed` from then on, so it's logged once.
 * Returns how many there were.
 */
export async function putInKeptForms(store = onDisk(), failed = new Set<string>()): Promise<number> {
  let count = 0;
  for await (const key of store.list(prefix)) {
    try {
      await putIn(JSON.parse((await store.read(key)).toString()) as KeptForm, true);
    } catch (error) {
      // Another process of this machine was faster.
      if (error instanceof MissingFile) continue;
      if (isAwayError(error)) return count;
      if (!failed.has(key)) log.error({ err: error, file: key }, 'a kept form could not be put into the inbox');
      failed.add(key);
      continue;
    }
    await store.remove(key, new Date(Date.now() + lookEveryMs));
    count++;
  }
  if (count > 0) log.info({ forms: count }, 'forms kept on disk are in the inbox');
  return count;
}

/** Puts kept forms in from now on, as soon as the database is there. Returns a function that ends that. */
export function startPuttingIn(): () => Promise<void> {
  const failed = new Set<string>();
  let running: Promise<unknown> | undefined;
  const look = () => {
    running ??= putInKeptForms(onDisk(), failed)
      .catch((error: unknown) => log.error({ err: error }, 'kept forms could not be read'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, lookEveryMs);
  const forget = onAvailability(({ away }) => {
    if (!away) look();
  });
  look();
  return async () => {
    clearInterval(timer);
    forget();
    await running;
  };
}
