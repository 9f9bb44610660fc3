// Takes the screenshots of sample sites for our own pages and docs/variety.md. The sites come from the built site generator.
// Run after a build: node scripts/sample-pictures.mjs [NAME...]
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { serveSample } from './sample-site.mjs';
import { root } from './setup.mjs';

/** The sample of each trade: an invented business. Seeds were chosen by eye, so neighbors in a row don't look alike. */
const samples = globSync('sites/trades/*/sample.json', { cwd: root }).map((file) => ({
  trade: path.basename(path.dirname(file)),
  ...JSON.parse(readFileSync(path.join(root, file), 'utf8')),
}));
/** The briefs whose home pages docs/variety.md compares. */
const docSamples = [
  { name: 'plumber', brief: 'plumber-raleigh', seed: 20_114 },
  { name: 'salon', brief: 'salon-nashville', seed: 37_206 },
  { name: 'coffee', brief: 'cafe-chattanooga', seed: 5 },
  { name: 'dentist', brief: 'dentist-boise', seed: 5 },
  { name: 'groomer', brief: 'dog-groomer-minimal', seed: 5 },
  { name: 'landscaper', brief: 'landscaper-santa-fe', seed: 5 },
];
/** The sample shop of demo mode's case study, with the same seed as in demo/demo.ts. */
const caseSample = { name: 'case-study', brief: 'florist-asheville', seed: 28_806 };
const plates = ['home', 'services', 'about', 'booking', 'contact'];
const shopTrade = 'coffee-shop';
const maxBytes = 45 * 1024;

const work = mkdtempSync(path.join(tmpdir(), 'sunup-samples-'));
const ours = path.join(root, 'public', 'pictures');
const docs = path.join(root, 'docs', 'pictures');
for (const folder of [docs, path.join(ours, 'trades'), path.join(ours, 'plates')]) mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
for (const { trade, seed, brief } of samples) {
  if (wanted.length > 0 && !wanted.includes(trade)) continue;
  const file = path.join(work, `${trade}.json`);
  writeFileSync(file, JSON.stringify(brief));
  const site = await serveSample(file, seed, path.join(work, trade));
  await takeTrade(trade, site.url);
  site.close();
}
for (const { name, brief, seed } of wanted.length > 0 ? [] : docSamples) {
  const site = await serveSample(`sites/briefs/${brief}.json`, seed, path.join(work, `doc-${name}`));
  await takeWhole(name, site.url);
  site.close();
}
if (wanted.length === 0 || wanted.includes(caseSample.name)) {
  const site = await serveSample(`sites/briefs/${caseSample.brief}.json`, caseSample.seed, path.join(work, caseSample.name));
  await save(sharp(await shot(`${site.url}shop/`, 1280, 900, '#shelf h2')), 'case-study-1280.webp');
  site.close();
}
await browser.close();
rmSync(work, { recursive: true, force: true });

/** Takes a trade's home page on a desktop and on a phone, and the other pages that our home page shows. */
async function takeTrade(trade, url) {
  const desktop = await shot(url, 1280, 800);
  await save(sharp(desktop), `trades/${trade}-1280.webp`);
  await save(sharp(await shot(url, 390, 844)), `trades/${trade}-390.webp`);
  if (trade === shopTrade) await save(sharp(await shot(`${url}shop/`, 1280, 900, '#shelf h2')), 'shop-1280.webp');
  if (trade !== 'plumber') return;
  for (const width of [640, 800]) await save(sharp(desktop).resize({ width }), `trades/plumber-${width}.webp`);
  for (const page of plates) {
    // Cut off above the bar at the bottom of a phone's screen.
    const phone = sharp(await shot(page === 'home' ? url : `${url}${page}/`, 390, 900));
    await save(phone.extract({ left: 0, top: 0, width: 390, height: 760 }), `plates/${page}.webp`);
  }
}

async function takeWhole(name, url) {
  const page = await openPage(url, 1280, 800);
  // Images further down load when they're scrolled into view.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  const whole = sharp(await page.screenshot({ fullPage: true }));
  await whole
    .resize({ width: 640 })
    .webp({ quality: 78 })
    .toFile(path.join(docs, `home-${name}.webp`));
  await page.close();
}

/** A screenshot of the window at the top of the page, or starting a little above `from`. */
async function shot(url, width, height, from) {
  const page = await openPage(url, width, height);
  if (from)
    await page.locator(from).evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top - 56, behavior: 'instant' }));
  if (from) await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function openPage(url, width, height) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}.`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Writes a picture as WebP in the best quality that stays within 45 KB. */
async function save(picture, name) {
  for (let quality = 86; ; quality -= 4) {
    const bytes = await picture.webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > maxBytes && quality > 30) continue;
    writeFileSync(path.join(ours, name), bytes);
    console.log(name, `${Math.round(bytes.length / 1024)} KB`, `quality ${quality}`);
    return;
  }
}
