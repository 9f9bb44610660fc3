// Makes the contact sheets of public pages in docs/screens from a running Sunup: node scripts/screens.mjs http://localhost:3000
// With names of sheets after the URL, only those: node scripts/screens.mjs http://localhost:3000 about city
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { root } from './setup.mjs';

const [origin = 'http://localhost:3000', ...wanted] = process.argv.slice(2);
/** A desktop, a tablet and a phone, with the width of each on a sheet. */
const looks = [
  { width: 1440, shownWidth: 620 },
  { width: 768, shownWidth: 330 },
  { width: 390, shownWidth: 200 },
];
const desktop = [{ width: 1440, shownWidth: 300 }];
const phone = [{ width: 390, shownWidth: 130 }];
const limitBytes = 300 * 1024;
const gap = 16;

const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
const under = (start) => paths.filter((one) => one.startsWith(start));

const sheets = [
  ...['about', 'portfolio', 'cities', 'blog', 'faq', 'install', 'privacy', 'terms'].map((name) => ({ name, paths: [`/${name}`], looks })),
  { name: 'city', paths: ['/locations/boise'], looks },
  { name: 'service', paths: ['/services/website-design'], looks },
  { name: 'article', paths: ['/blog/speed-optimization'], looks },
  { name: 'not-found', paths: ['/nothing-here'], looks },
  { name: 'all-services', paths: under('/services/'), looks: desktop },
  { name: 'all-articles', paths: under('/blog/'), looks: desktop },
  { name: 'all-cities', paths: under('/locations/'), looks: [{ width: 1440, shownWidth: 150 }], perRow: 15 },
  { name: 'some-cities-on-phones', paths: under('/locations/').filter((_, index) => index % 5 === 0), looks: phone },
];

const folder = path.join(root, 'docs', 'screens');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
for (const sheet of sheets.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const pictures = [];
  for (const look of sheet.looks) for (const one of sheet.paths) pictures.push(await pictureOf(one, look));
  const bytes = await sheetOf(pictures, sheet.perRow ?? pictures.length);
  writeFileSync(path.join(folder, `${sheet.name}.webp`), bytes);
  console.log(`${sheet.name}.webp  ${Math.round(bytes.length / 1024)} KB`);
}
await browser.close();

/** Screenshot of a whole page at one width, after everything loaded. */
async function pictureOf(address, { width, shownWidth }) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(origin + address, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  const { data, info } = await sharp(picture).resize({ width: shownWidth }).png().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Arranges pictures in rows, as a WebP within the size limit. */
async function sheetOf(pictures, perRow) {
  const placed = [];
  let top = gap;
  let width = 0;
  for (let start = 0; start < pictures.length; start += perRow) {
    const row = pictures.slice(start, start + perRow);
    let left = gap;
    for (const picture of row) {
      placed.push({ input: picture.data, left, top });
      left += picture.width + gap;
    }
    width = Math.max(width, left);
    top += Math.max(...row.map(({ height }) => height)) + gap;
  }
  const sheet = await sharp({ create: { width, height: top, channels: 3, background: '#d8d4cb' } })
    .composite(placed)
    .png()
    .toBuffer();
  for (let quality = 82; ; quality -= 8) {
    const bytes = await sharp(sheet).webp({ quality }).toBuffer();
    if (bytes.length <= limitBytes || quality <= 10) return bytes;
  }
}
