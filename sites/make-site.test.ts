import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { must } from '../tests/harness/must.ts';
import { photoBytes } from '../tests/helpers/photo-bytes.ts';
import { sampleBrief } from './gate/sample-site.ts';
import { type MadeSite, makeSite } from './make-site.ts';

const origin = 'https://hollis.example';
const noFiles = async () => undefined;

const sound = ['cafe-chattanooga', 'dentist-boise', 'dog-groomer-minimal', 'landscaper-santa-fe', 'plumber-raleigh', 'salon-nashville'];

async function briefNamed(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./briefs/${name}.json`, import.meta.url), 'utf8'));
}

function failures({ report }: Extract<MadeSite, { ok: true }>): string[] {
  return report.checks
    .filter(({ status }) => status === 'fail')
    .flatMap(({ key, where }) => (where ?? []).map((place) => `${key}: ${place}`));
}

describe('the sample briefs', () => {
  test.each(sound)('%s passes the gate with several seeds', async (name) => {
    for (const seed of [1, 2, 3]) {
      const site = must(await makeSite(await briefNamed(name), { seed, readFile: noFiles, origin }));
      expect(failures(site)).toEqual([]);
      expect(site.report.passed).toBe(true);
    }
  });

  const trades = import.meta.glob<{ brief: unknown; seed: number }>('./trades/*/sample.json', { eager: true, import: 'default' });
  test.each(Object.entries(trades))('%s, which our own pages show, passes the gate', async (_path, { brief, seed }) => {
    expect(failures(must(await makeSite(brief, { seed, readFile: noFiles, origin })))).toEqual([]);
  });

  test('the hostile one is refused in sentences, and nothing is made', async () => {
    const site = await makeSite(await briefNamed('hostile'), { readFile: noFiles, origin });
    expect(site.ok).toBe(false);
    if (site.ok) return;
    expect(site.problems.length).toBeGreaterThan(10);
    for (const { message } of site.problems) expect(message).toMatch(/[.!?]$|Invalid email address$/);
  });
});

test('the same brief and seed give the same site, another seed another one', async () => {
  const brief = await briefNamed('plumber-raleigh');
  const hash = async (seed: number) => must(await makeSite(brief, { seed, readFile: noFiles, origin })).hash;
  const [one, again, other] = [await hash(1), await hash(1), await hash(2)];
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

describe('pictures of a brief', () => {
  const files = async (name: string) => {
    if (name === 'van.jpg') return photoBytes(1, { width: 800, height: 600 });
    if (name === 'wall.jpg')
      return sharp({ create: { width: 900, height: 700, channels: 3, background: '#4a7c59' } })
        .jpeg()
        .toBuffer();
    if (name === 'logo.png')
      return sharp({ create: { width: 300, height: 120, channels: 4, background: '#0b4a6f' } })
        .png()
        .toBuffer();
    if (name === 'notes.jpg') return Buffer.from('not a picture');
    if (name === 'dark.jpg')
      return sharp(await photoBytes(6))
        .linear(0.4)
        .jpeg()
        .toBuffer();
    return undefined;
  };

  test('stand on the site when they can be used, and are explained when not', async () => {
    const brief = {
      ...sampleBrief(),
      look: { logo: 'logo.png' },
      photos: [
        { file: 'van.jpg', alt: 'Our van in the yard', rights: true },
        { file: 'notes.jpg', rights: true },
        { file: 'gone.jpg', rights: true },
        { file: 'van.jpg' },
        { file: 'wall.jpg', alt: 'Our wall', rights: true },
        { file: 'wall.jpg', alt: 'Our other wall', rights: true, keep: true },
        { file: 'dark.jpg', alt: 'Our shop', rights: true },
      ],
    };
    const site = must(await makeSite(brief, { readFile: files, origin }));
    expect(failures(site)).toEqual([]);
    expect(site.document.logo.kind).toBe('photo');
    expect([...site.files].filter(([path, { type }]) => path.startsWith('/img/') && type === 'image/avif').length).toBeGreaterThan(0);
    expect(
      [...site.files.values()].some(({ body, type }) => type.startsWith('text/html') && body.includes('alt="Our van in the yard"')),
    ).toBe(true);
    expect(site.notes.map(({ field }) => field)).toEqual(['photos.1', 'photos.2', 'photos.6']);
    expect(site.notes.at(-1)?.message).toBe('We lightened it a little.');
    const explained = site.report.unused.map(({ field }) => field.split('.').slice(0, 2).join('.'));
    expect(explained).toEqual(expect.arrayContaining(['photos.1', 'photos.2', 'photos.3', 'photos.4']));
    expect(explained).not.toContain('photos.5');
    expect(site.report.unused.find(({ field }) => field === 'photos.4.file')?.reason).toMatch(/^This photo is almost all one color/);
  });
});

test('a logo that’s too small is left out with a reason, and the site has one of ours', async () => {
  const readFile = async () =>
    sharp({ create: { width: 18, height: 14, channels: 4, background: '#d04020' } })
      .png()
      .toBuffer();
  const site = must(await makeSite({ ...sampleBrief(), look: { logo: 'logo.png' } }, { readFile, origin }));
  expect(failures(site)).toEqual([]);
  expect(site.notes.map(({ field }) => field)).toEqual(['look.logo']);
  expect(site.document.logo.kind).not.toBe('photo');
});

test('names of streets and towns aren’t taken for words of ours', async () => {
  const business = {
    name: 'Wild Stem',
    trade: 'florist',
    description: 'Seasonal bouquets.',
    phone: '231-555-0141',
    address: { street: '14 Arcade Walk', city: 'Suttons Bay' },
    serviceArea: ['Suttons Bay', 'Come By'],
  };
  const input = { business, pages: ['home', 'about', 'services', 'faq', 'contact'] };
  expect(failures(must(await makeSite(input, { readFile: noFiles, origin })))).toEqual([]);
});

test('a contact page has room for every link that a brief may give', async () => {
  const links = ['facebook', 'instagram', 'tiktok', 'youtube', 'yelp', 'nextdoor', 'x'].map((name) => `https://${name}.com/hollis`);
  const map = 'https://www.google.com/maps/place/Hollis/@35.7790,-78.6400,17z/data=!8m2!3d35.7796123!4d-78.6381987';
  const brief = sampleBrief();
  const made = must(
    await makeSite({ ...brief, business: { ...brief.business, links: [...links, map] } }, { seed: 1, readFile: noFiles, origin }),
  );
  expect(failures(made)).toEqual([]);
  const html = made.files.get('/contact')?.body.toString();
  for (const href of [...links, map]) expect(html).toContain(`href="${href}"`);
  expect(html).toMatch(/>google\.com\/(?:<wbr\/?>)?maps</);
});
