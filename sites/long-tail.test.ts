import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { must } from '../tests/harness/must.ts';
import type { SiteDocument } from './document/document.ts';
import { linesIn } from './document/lines.ts';
import { makeSite } from './make-site.ts';

const names = [
  'church',
  'daycare',
  'funeral-home',
  'immigration-lawyer',
  'mobile-mechanic',
  'notary',
  'piano-tuner',
  'plomero',
  'pool-cleaner',
  'taqueria-truck',
  'tattoo-studio',
  'tree-service',
  'unknown',
  'yoga-studio',
];

test.each(names)('%s passes the gate, and its site says what docs/words shows', async (name) => {
  const input = JSON.parse(await readFile(new URL(`./briefs/long-tail/${name}.json`, import.meta.url), 'utf8'));
  const { document, report } = must(await makeSite(input, { readFile: async () => undefined, origin: `https://${name}.sites.example` }));
  expect(report.checks.filter(({ status }) => status === 'fail')).toEqual([]);
  await expect(textOf(document)).toMatchFileSnapshot(`../docs/words/${name}.md`);
});

/** Everything that a site says, page by page, as Markdown. */
function textOf({ facts, pages, unused }: SiteDocument): string {
  return `${[
    `# ${facts.name}`,
    ...pages.flatMap(({ path, title, description, sections }) => [
      `## ${path}`,
      `Title: ${title.text}  \nDescription: ${description.text}`,
      ...sections.flatMap((section) => [`### ${section.kind}`, ...linesIn(section.props).flatMap(({ text }) => text || [])]),
    ]),
    ...(unused.length > 0 ? ['## Not shown', ...unused.map(({ field, reason }) => `- ${field}: ${reason}`)] : []),
  ].join('\n\n')}\n`;
}
