import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LineFile } from '../line-file.ts';

/** The current value of a stored thing; null if it was dropped. */
export type Entry = [kind: string, id: string, value: unknown];

/**
 * A file to which changes are appended, a line for each request, before the request is answered. Changes survive a killed
 * process (a power cut may lose the last lines). `rewrite` compacts the file at each start. Incomplete lines are skipped.
 */
export function openJournal(dataDir: string, read: (entry: Entry) => void) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'payments.jsonl');
  if (existsSync(file)) for (const line of readFileSync(file, 'utf8').split('\n')) for (const entry of entriesOf(line)) read(entry);
  let lines: LineFile | undefined;
  return {
    append: (entries: Entry[]): void => lines?.append(JSON.stringify(entries)),
    rewrite: (entries: Entry[]): void => {
      rmSync(`${file}.new`, { force: true });
      const compacted = new LineFile(`${file}.new`);
      for (let start = 0; start < entries.length; start += 200) compacted.append(JSON.stringify(entries.slice(start, start + 200)));
      compacted.sync();
      renameSync(`${file}.new`, file);
      lines = compacted;
    },
    close: (): void => {
      lines?.close();
      lines = undefined;
    },
  };
}

function entriesOf(line: string): Entry[] {
  try {
    return line ? (JSON.parse(line) as Entry[]) : [];
  } catch {
    return [];
  }
}
