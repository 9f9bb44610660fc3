import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { must } from '../../tests/harness/must.ts';
import type { Brief } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { compose } from '../compose.ts';
import { families } from '../families/families.ts';
import { gate } from '../gate/gate.ts';
import { fileSchemas } from '../kinds/format.ts';
import { createLexicon, lexicon } from '../lexicon/lexicon.ts';
import { renderSite } from '../render/render.tsx';
import { tradeFiles, tradesFrom } from './trades.ts';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

/** The example of the README, as the files that a newcomer makes. YAML reads JSON too. */
function example(file: string): unknown {
  const [, text] = new RegExp(`\`${file}\`\\s+\`\`\`\\w+\\n([^]*?)\`\`\``).exec(readme) ?? [];
  return parse(text ?? '');
}

const key = 'kiln-repair';
const files = ['trade.yaml', 'services.yaml', 'interview.yaml'] as const;
const added = Object.fromEntries(files.map((file) => [`./${key}/${file}`, example(`sites/trades/${key}/${file}`)]));
/** All trades but the example, which someone may have added while following the README. */
const others = Object.fromEntries(Object.entries(tradeFiles).filter(([path]) => !path.startsWith(`./${key}/`)));
const without = createLexicon(tradesFrom(others), families);
const grown = createLexicon(tradesFrom({ ...others, ...added }), families);

const brief = (): Brief => must(readBrief(example('brief.json'))).brief;

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(files)('the %s in the README is what the file has to be', (file) => {
  const value = example(`sites/trades/${key}/${file}`);
  expect(fileSchemas[file].parse(value)).toEqual(value);
});

test('adding a trade is adding a folder: its answers are on a site that passes the gate', async () => {
  // The gate reads a brief with the built-in lexicon, where the folder would be.
  vi.spyOn(lexicon, 'kindOf').mockImplementation(grown.kindOf);
  const given = brief();
  const document = compose({ brief: given, seed: 1, photos: [] }, grown);
  expect(document.trade).toMatchObject({ key, label: { text: 'Kiln technician' } });
  const site = JSON.stringify(document.pages);
  for (const words of [
    'I charge $60 to come out, and it comes off your bill.',
    '$60 to come out, off your bill',
    'Can you fix it in one visit?',
    'I carry relays, thermocouples and wire, and order elements for your kiln.',
    'I work on electric kilns of all makes.',
  ])
    expect(site).toContain(words);
  const rendered = await renderSite(document, { origin: 'https://kilns.example', photoBytes: () => undefined });
  const { checks } = await gate(document, rendered, given);
  expect(checks.filter(({ status }) => status === 'fail')).toEqual([]);
});

test('without the folder the trade is unknown', () => {
  const document = compose({ brief: brief(), seed: 1, photos: [] }, without);
  expect(document.trade.key).toBe('unknown');
});

test('a folder with a label alone is no trade for a brief', () => {
  expect(tradesFrom({ ...others, [`./${key}/trade.yaml`]: { label: 'Kiln repair' } })).toHaveLength(tradesFrom(others).length);
});
