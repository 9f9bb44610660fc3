// Makes the pictures of sample sites that our own pages show, and those of docs/variety.md: real screenshots of sites
// that the workshop makes from sites/briefs. Run after a build: node scripts/sample-pictures.mjs
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { root } from './setup.mjs';

const samples = [
  { name: 'plumber', brief: 'plumber-raleigh', seed: 20_114 },
  { name: 'salon', brief: 'salon-nashville', seed: 37_206 },
  { name: 'coffee', brief: 'cafe-chattanooga', seed: 5 },
  { name: 'dentist', brief: 'dentist-boise', seed: 5 },
  { name: 'groomer', brief: 'dog-groomer-minimal', seed: 5 },
  { name: 'landscaper', brief: 'landscaper-santa-fe', seed: 5 },
];
const views = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const types = {
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

const work = mkdtempSync(path.join(tmpdir(), 'sunup-samples-'));
const ours = path.join(root, 'public', 'pictures');
const docs = path.join(root, 'docs', 'pictures');
for (const folder of [ours, docs]) mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
for (const { name, brief, seed } of samples) {
  const site = path.join(work, name);
  execFileSync(
    process.execPath,
    ['build/server/main.js', 'site', '--brief', `sites/briefs/${brief}.json`, '--out', site, '--seed', String(seed)],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const server = createServer((request, response) => {
    const file = path.join(site, decodeURIComponent(new URL(request.url, 'http://x').pathname));
    const found = statSync(file, { throwIfNoEntry: false })?.isDirectory() ? path.join(file, 'index.html') : file;
    if (!statSync(found, { throwIfNoEntry: false })) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[path.extname(found)] ?? 'application/octet-stream' }).end(readFileSync(found));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;
  for (const view of views) {
    const page = await browser.newPage({ viewport: view });
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(path.join(ours, `${name}-${view.width}.webp`));
    if (view.width === 1280) {
      // Pictures further down load when they are scrolled to.
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
    }
    await page.close();
  }
  server.close();
}
await browser.close();
rmSync(work, { recursive: true, force: true });
