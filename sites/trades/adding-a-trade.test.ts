import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { compose } from '../compose.ts';
import { gate } from '../gate/gate.ts';
import { readBrief } from '../read-brief.ts';
import { renderSite } from '../render.tsx';
import { fileSchemas } from './pack.ts';
import { packsFrom, tradeFiles } from './packs.ts';

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

/** The example of the README, as the files that a newcomer makes. YAML reads JSON too. */
function example(file: string): unknown {
  const [, text] = new RegExp(`\`${file}\`\\s+\`\`\`\\w+\\n([^]*?)\`\`\``).exec(readme) ?? [];
  return parse(text ?? '');
}

const trade = example('sites/trades/piano-tuner/trade.yaml');
const services = example('sites/trades/piano-tuner/services.yaml');
const reading = readBrief(example('brief.json'));
/** All trades but the example, which someone may have added while following the README. */
const others = Object.fromEntries(Object.entries(tradeFiles).filter(([file]) => !file.startsWith('./piano-tuner/')));
const packs = packsFrom(others);

test('the example in the README is what a trade’s folder and a brief have to be', () => {
  expect(fileSchemas['trade.yaml'].parse(trade)).toEqual(trade);
  expect(fileSchemas['services.yaml'].parse(services)).toEqual(services);
  expect(reading.ok).toBe(true);
});

test('adding a trade is adding a folder: it is known, matched and drawn on a site that passes the gate', async () => {
  if (!reading.ok) throw new Error('The brief of the README can’t be read.');
  const { brief } = reading;
  const before = compose({ brief, seed: 1, photos: [] }, packs);
  const grown = packsFrom({ ...others, './piano-tuner/trade.yaml': trade, './piano-tuner/services.yaml': services });
  const document = compose({ brief, seed: 1, photos: [] }, grown);
  expect(grown.length).toBe(packs.length + 1);
  expect([before.trade.pack, document.trade.pack]).toEqual(['general', 'piano-tuner']);
  expect(document.theme.name).toBe('herbarium');
  expect(JSON.stringify(document.pages)).toContain('Action repair');
  const files = await renderSite(document, { origin: 'https://piano.example', photoBytes: () => undefined });
  const { checks } = await gate(document, files, brief);
  expect(checks.filter(({ status }) => status === 'fail')).toEqual([]);
});

test('a folder with a label alone is no trade for a brief', () => {
  expect(packsFrom({ ...others, './piano-tuner/trade.yaml': { label: 'Piano tuner' } })).toHaveLength(packs.length);
});
