import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectHtml } from 'impeccable';

/** A mark of a generated look that impeccable finds in a page. */
export interface MachineMark {
  rule: string;
  where: string;
}

/** Rules that our sites break on purpose, each with the reason. `only` limits the excuse to matching snippets. */
const onPurpose: Record<string, { reason: string; only?: RegExp }> = {
  'shape-assembled-illustration': { reason: 'Where a business has no photos, drawings made for its trade are better than none.' },
  'organic-clip-path': { reason: 'The window of the van that drives through one theme.' },
  'repeating-stripes-gradient': { reason: 'Hatching marks closed hours on a ruler of the day, and the curb of a street.' },
  'radial-halo': {
    reason: 'Hills and suns of one theme, whose edges are sharp. The rule takes every gradient that ends in nothing for a glow.',
  },
  'cream-palette': { reason: 'Owners ask for warm pages. How many sites are cream is limited instead.' },
  'side-tab': {
    reason:
      'The upper edge of one theme’s header, as wide as the page, and of tickets, in the color of their words. The rails of a letter board.',
    only: /border-(?:top: [48]|bottom: 7)px/,
  },
  'clipped-overflow-container': { reason: 'A board with tools ends at the edges of the page.', only: /section\.hero-outlines/ },
  'all-caps-body': { reason: 'One theme sets a sentence as a shout, in its headings’ capitals.' },
  'tight-leading': { reason: 'Statements and quotes are lettering. Text under 22 px is measured in the browser instead.' },
  'theater-slop-phrase': { reason: 'Owners name a theater as a landmark. The rule takes it for marketing talk.', only: /theat(?:er|re)/i },
  'gray-on-color': { reason: 'Quieter text on a colored ground is mixed from the ground and its ink, which is tinted, not gray.' },
  'cramped-padding': {
    reason: 'Bands run to the edges of the page, and the padding is on a box inside, which the rule doesn’t look at.',
  },
  'flat-type-hierarchy': { reason: 'The rule reads no clamp(), which sets our headings.' },
  'oversized-h1': { reason: 'The rule reads no clamp(), which keeps a heading as small as its longest word needs.' },
  'extreme-negative-tracking': { reason: 'The rule takes the least size in a clamp() for the size of a heading.' },
  'low-contrast': { reason: 'The rule doesn’t follow custom properties that a part of a page sets. axe measures contrast in the browser.' },
  'undersized-ui-text': { reason: 'The rule doesn’t follow custom properties for sizes. Small text is measured in the browser.' },
  'tiny-text': { reason: 'The rule doesn’t follow custom properties for sizes. Small text is measured in the browser.' },
};

/** The greatest length of a clamp(), which may have sums in parentheses before it. */
const clamped = /clamp\((?:[^(),;]|\([^()]*\))*,(?:[^(),;]|\([^()]*\))*,([^(),;]*)\)/g;

/**
 * The page with the greatest length instead of each clamp() in its shades of text. The rule against glows reads a shadow's third number as
 * its blur, which is then one inside the clamp() of an offset.
 */
function withPlainShadows(html: string): string {
  return html.replace(/(?:text-shadow|--painted) ?: ?[^;{}]*/g, (shadows) => shadows.replace(clamped, '$1'));
}

/** What impeccable finds in pages of a site, by path, besides rules that we break on purpose. Its rules run offline. */
export async function machineMarks(pages: Iterable<[path: string, html: string]>): Promise<MachineMark[]> {
  const folder = await mkdtemp(join(tmpdir(), 'impeccable-'));
  const marks: MachineMark[] = [];
  try {
    let number = 0;
    for (const [path, html] of pages) {
      const file = join(folder, `${number++}.html`);
      await writeFile(file, withPlainShadows(html));
      for (const { antipattern, snippet, advisory } of await detectHtml(file)) {
        const excuse = onPurpose[antipattern];
        const isExcused = excuse && (excuse.only?.test(snippet) ?? true);
        if (!advisory && !isExcused) marks.push({ rule: antipattern, where: `${path}: ${snippet}` });
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return marks;
}
