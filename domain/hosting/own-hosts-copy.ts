import { setImmediate as turn } from 'node:timers/promises';
import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { isAwayError } from '../../db/connect.ts';
import { type FileStore, MissingFile } from '../../outside/storage/file-store.ts';
import { folderStore } from '../../outside/storage/folder-store.ts';
import { type OwnHosts, ownHosts } from './own-hosts.ts';

/** In the data folder of this machine. */
const key = 'hosting/own-hosts.jsonl';
/** Changes within this time are written together. */
const writeAfterMs = 1000;
/** Pause before the database is asked again. */
const askAgainMs = 2000;
/** Lines made in one turn of the event loop, since visitors wait meanwhile. */
const linesATurn = 2000;

interface Options {
  own?: OwnHosts;
  store?: FileStore;
  /** Whether the copy may stand in for a database that's away, or that another process has to set up first. */
  mayBeAway?: boolean;
  pauseMs?: number;
  retryMs?: number;
}

/**
 * Reads owners' hosts, and writes a copy to this machine's disk after every change, so a later start needs no database. While that is
 * away, a process that may do without it takes the copy. Returns a function that ends it.
 */
export async function keepOwnHosts(options: Options = {}): Promise<() => Promise<void>> {
  const { own = ownHosts(), store = folderStore(env().dataDir), mayBeAway = false, pauseMs = writeAfterMs, retryMs = askAgainMs } = options;
  let timer: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const write = () => {
    timer = undefined;
    writing = writing
      .then(async () => store.write(key, await bodyOf(own)))
      .catch((error: unknown) => log.error({ err: error }, 'the copy of owners’ hosts could not be written'));
    return writing;
  };
  if (mayBeAway) await takeCopy(own, store);
  // From here on, so what was read from the copy isn't written to it again.
  const forget = own.onChange(() => {
    timer ??= setTimeout(write, pauseMs);
  });
  const load = async (): Promise<void> => {
    try {
      await own.load();
    } catch (error) {
      if (!mayBeAway) {
        forget();
        throw error;
      }
      // An outage is logged once, when it starts.
      if (!isAwayError(error)) log.warn({ err: error, isKnown: own.isKnown }, 'owners’ hosts could not be read');
      again = setTimeout(load, retryMs).unref();
    }
  };
  await load();
  return async () => {
    forget();
    clearTimeout(again);
    if (!timer) return writing;
    clearTimeout(timer);
    return write();
  };
}

async function takeCopy(own: OwnHosts, store: FileStore): Promise<void> {
  try {
    own.takeLines((await store.read(key)).toString().split('\n').filter(Boolean));
  } catch (error) {
    if (!(error instanceof MissingFile)) log.error({ err: error }, 'the copy of owners’ hosts could not be read');
  }
}

async function bodyOf(own: OwnHosts): Promise<Buffer> {
  const pieces: string[] = [];
  let lines: string[] = [];
  const add = () => {
    pieces.push(`${lines.join('\n')}\n`);
    lines = [];
  };
  for (const line of own.lines()) {
    if (lines.push(line) < linesATurn) continue;
    add();
    await turn();
  }
  if (lines.length > 0) add();
  return Buffer.from(pieces.join(''));
}
