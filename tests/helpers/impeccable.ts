import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectHtml } from 'impeccable';

/** A mark of a generated look that impeccable finds in a page. */
export interface MachineMark {
  rule: string;
  where: string;
}

/** What impeccable finds in pages of a site, by path, besides `broken` rules that we break on purpose. Its rules run offline. */
export async function machineMarks(pages: Iterable<[path: string, html: string]>): Promise<MachineMark[]> {
  const folder = await mkdtemp(join(tmpdir(), 'impeccable-'));
  const marks: MachineMark[] = [];
  try {
    let number = 0;
    for (const [path, html] of pages) {
      const file = join(folder, `${number++}.html`);
      await writeFile(file, html);
      for (const { antipattern, snippet } of await detectHtml(file)) marks.push({ rule: antipattern, where: `${path}: ${snippet}` });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return marks;
}
