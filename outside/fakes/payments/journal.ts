import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { revived } from './copies.ts';

/** A thing of the books as it is now; null for one that is gone. */
export type Entry = [kind: string, id: string, value: unknown];

/**
 * A file to which every change is appended, one line a change, before its request is answered. What the system has taken
 * outlives a killed process (a power cut may cost the last lines), and a line's cost does not grow with the books, as that
 * of a file written whole does. `rewrite` makes the file short again at each start. A last line that was cut is left out.
 */
export function openJournal(dataDir: string, read: (entry: Entry) => void) {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'payments.jsonl');
  if (existsSync(file)) for (const line of readFileSync(file, 'utf8').split('\n')) for (const entry of entriesOf(line)) read(entry);
  let handle: number | undefined;
  const write = (to: number, entries: Entry[]) => writeSync(to, `${JSON.stringify(entries)}\n`);
  return {
    append: (entries: Entry[]): void => {
      if (handle !== undefined) write(handle, entries);
    },
    rewrite: (entries: Entry[]): void => {
      const fresh = openSync(`${file}.new`, 'w');
      for (let start = 0; start < entries.length; start += 200) write(fresh, entries.slice(start, start + 200));
      fsyncSync(fresh);
      closeSync(fresh);
      renameSync(`${file}.new`, file);
      handle = openSync(file, 'a');
    },
    close: (): void => {
      if (handle !== undefined) closeSync(handle);
      handle = undefined;
    },
  };
}

function entriesOf(line: string): Entry[] {
  if (!line) return [];
  try {
    return revived(line) as Entry[];
  } catch {
    return [];
  }
}
