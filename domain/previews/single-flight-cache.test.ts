import { expect, test } from 'vitest';
import type { SiteDocument } from '../../sites/document/document.ts';
import type { SiteFile } from '../../sites/render/files.ts';
import { type RenderedSite, siteCache } from './rendered-site.ts';
import { SingleFlightCache } from './single-flight-cache.ts';

const file: SiteFile = { body: Buffer.from('<svg/>'), type: 'image/svg+xml', cache: 'immutable' };
const siteWith = (...drawings: string[]): RenderedSite => ({
  document: {} as SiteDocument,
  sender: { project: 'p' },
  pages: new Map(),
  assets: new Map(drawings.map((path) => [path, file])),
});

const drawingsOf = (site?: RenderedSite) => [...(site?.assets.keys() ?? [])];

test('of two changes at once, the later state still has the drawings of the earlier one', async () => {
  const sites = siteCache(2);
  const [earlier] = await Promise.all(['1', '2'].map((state) => sites.findOrMake('a', async () => siteWith(`/${state}.svg`), state)));
  expect(drawingsOf(sites.find('a', '2'))).toEqual(['/1.svg', '/2.svg']);
  // A page of the earlier state that's only now rendered.
  earlier?.assets.set('/slow.svg', file);
  expect(drawingsOf(sites.find('a', '2'))).toContain('/slow.svg');
});

test('what several ask for at once is made once, and a failure is tried again', async () => {
  const made = new SingleFlightCache<{ call: number }>(2);
  let calls = 0;
  const count = async () => ({ call: ++calls });
  const asked = await Promise.all(['a', 'a', 'b'].map((name) => made.findOrMake(name, count)));
  expect(asked.map(({ call }) => call)).toEqual([1, 1, 2]);
  await expect(made.findOrMake('c', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await made.findOrMake('c', count)).toEqual({ call: 3 });
});

test('a refusal isn’t kept and pushes nothing out', async () => {
  const made = new SingleFlightCache<{ call: number }>(1);
  await made.findOrMake('a', async () => ({ call: 1 }));
  const refused = { ok: false } as const;
  expect(await made.findOrMake('b', async () => refused)).toBe(refused);
  expect([made.find('a'), made.find('b')]).toEqual([{ call: 1 }, undefined]);
});

test('if a new state can’t be built, the earlier one stays', async () => {
  const sites = siteCache(2);
  const site = await sites.findOrMake('a', async () => siteWith('/1.svg'), '1');
  expect(await sites.findOrMake('a', async () => undefined, '2')).toBeUndefined();
  expect(sites.find('a', '2')).toBeUndefined();
  expect(sites.last('a')).toBe(site);
});

test('a site that’s changed often keeps a limited number of drawings, the newest', async () => {
  const sites = siteCache(2);
  for (let state = 1; state <= 300; state++) await sites.findOrMake('a', async () => siteWith(`/${state}.svg`), String(state));
  const drawings = drawingsOf(sites.last('a'));
  expect(drawings.length).toBeLessThan(250);
  expect(drawings.at(-1)).toBe('/300.svg');
});
