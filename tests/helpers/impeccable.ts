import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectHtml } from 'impeccable';

/** A mark of a generated look that impeccable finds in a page. */
export interface MachineMark {
  rule: string;
  where: string;
}

/** Rules that our sites break, each with the reason. */
const brokenOnPurpose: Record<string, string> = {
  'shape-assembled-illustration': 'Where a business has no photos, drawings made for its trade are better than none.',
  'organic-clip-path': 'The window of the van that drives through one theme.',
  'repeating-stripes-gradient': 'Hatching marks closed hours on a ruler of the day, and the curb of a street.',
  'cream-palette': 'Owners ask for warm pages. How many sites are cream is limited instead.',
  'cramped-padding': 'Bands run to the edges of the page, and the padding is on a box inside, which the rule doesn’t look at.',
  'flat-type-hierarchy': 'The rule reads no clamp(), which sets our headings.',
};

/** What impeccable finds in pages of a site, by path, besides rules that we break on purpose. Its rules run offline. */
export async function machineMarks(pages: Iterable<[path: string, html: string]>): Promise<MachineMark[]> {
  const folder = await mkdtemp(join(tmpdir(), 'impeccable-'));
  const marks: MachineMark[] = [];
  try {
    let number = 0;
    for (const [path, html] of pages) {
      const file = join(folder, `${number++}.html`);
      await writeFile(file, html);
      for (const { antipattern, snippet, advisory } of await detectHtml(file))
        if (!advisory && !brokenOnPurpose[antipattern]) marks.push({ rule: antipattern, where: `${path}: ${snippet}` });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return marks;
}
