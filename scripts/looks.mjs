// Makes the contact sheets of docs/looks from the sources: the homes of 120 sites, the inner pages of each theme, and each theme
// beside its drawing in docs/looks/drawn: node scripts/looks.mjs [homes] [inner] [drawn]
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './setup.mjs';
import { openStudio } from './site-studio.mjs';

const wanted = process.argv.slice(2);
const folder = path.join(root, 'docs', 'looks');
await mkdir(folder, { recursive: true });
const studio = await openStudio();
const { themes } = await studio.load('/sites/themes/theme.ts');
const { makeSite } = await studio.load('/sites/make-site.ts');

/** The brief that each theme was drawn from, or one of its kind. */
const drawnFrom = JSON.parse(readFileSync(path.join(folder, 'drawn', 'briefs.json'), 'utf8'));

if (wants('homes')) await homes();
if (wants('inner')) for (const { name } of themes.all) await innerPages(name);
if (wants('drawn')) await besideDrawings();
await studio.close();

function wants(part) {
  return wanted.length === 0 || wanted.includes(part);
}

/** The first screens of the 120 sites that `npm run bench -- sites` judges, forty to a sheet. */
async function homes() {
  const { siteMatrix } = await studio.load('/bench/sites/matrix.ts');
  const { standInPhotos } = await studio.load('/bench/sites/photos.ts');
  const shots = [];
  for await (const { name, document, files } of siteMatrix(1, await standInPhotos(12), studio.origin)) {
    studio.show(files);
    const { picture } = await studio.shoot('/', { width: 1440, height: 900, fullPage: false });
    shots.push({ picture, label: `${name}: ${document.theme.name}` });
  }
  for (let at = 0; at < shots.length; at += 40) await sheet(`homes-${at / 40 + 1}`, shots.slice(at, at + 40), { columns: 5, width: 384 });
}

/** The kinds of inner page of a theme, whole. */
async function innerPages(theme) {
  const brief = { ...briefOf(theme), pages: ['home', 'about', 'services', 'pricing', 'contact'] };
  const others = { ...brief, pages: ['home', 'faq', 'booking', 'gallery', 'blog'] };
  const shots = [];
  for (const input of [brief, others]) {
    const { document, files } = await made(input, theme);
    studio.show(files);
    for (const { path: at } of document.pages.filter((page) => page.path !== '/' && page.path.split('/').length < 3)) {
      const { picture } = await studio.shoot(at, { width: 1440 });
      shots.push({ picture, label: `${theme} ${at}` });
    }
  }
  await sheet(`inner-${theme}`, shots, { columns: 4, width: 480 });
}

/** Each theme's home beside what was drawn. */
async function besideDrawings() {
  const shots = [];
  for (const { name } of themes.all) {
    const drawn = path.join(folder, 'drawn', `${name}.webp`);
    if (!existsSync(drawn)) continue;
    const { files } = await made(briefOf(name), name);
    studio.show(files);
    const { picture } = await studio.shoot('/', { width: 1440, height: 900, fullPage: false });
    shots.push({ picture: drawn, label: `${name}, drawn` }, { picture, label: `${name}, made` });
  }
  await sheet('beside-drawings', shots, { columns: 4, width: 480 });
}

function briefOf(theme) {
  return JSON.parse(readFileSync(path.join(root, drawnFrom[theme]), 'utf8'));
}

async function made(input, theme) {
  const own = Object.entries(themes.named(theme).variants).map(([kind, [first]]) => [kind, first]);
  const wishes = { theme, palette: 'drawn', variants: Object.fromEntries(own) };
  const site = await makeSite(input, { origin: studio.origin, readFile: async () => undefined, wishes });
  if (!site.ok) throw new Error(`${theme}: ${site.problems.map(({ message }) => message).join(' ')}`);
  return site;
}

/** Pictures in columns, each under its label, tall ones cut off. */
async function sheet(name, shots, { columns, width }) {
  const [gap, label, tallest] = [12, 22, Math.round(width * 3.2)];
  const tiles = await Promise.all(
    shots.map(async ({ picture, label: words }) => {
      const scaled = await sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true });
      const height = Math.min(scaled.info.height, tallest);
      return { words, height, body: await sharp(scaled.data).extract({ left: 0, top: 0, width, height }).png().toBuffer() };
    }),
  );
  const layers = [];
  let top = gap;
  for (let at = 0; at < tiles.length; at += columns) {
    const row = tiles.slice(at, at + columns);
    for (const [index, { words, body }] of row.entries()) {
      const left = gap + index * (width + gap);
      const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="0" y="15" font-family="sans-serif" font-size="13">${words.replace(/[&<]/g, ' ')}</text></svg>`;
      layers.push({ input: Buffer.from(text), left, top }, { input: body, left, top: top + label });
    }
    top += label + Math.max(...row.map(({ height }) => height)) + gap;
  }
  const picture = sharp({ create: { width: gap + columns * (width + gap), height: top, channels: 3, background: '#e4e4e4' } });
  await picture
    .composite(layers)
    .webp({ quality: 72 })
    .toFile(path.join(folder, `${name}.webp`));
  console.log(`${name}: ${shots.length} pictures`);
}
