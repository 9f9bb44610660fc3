import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faults } from '../scenes/faults.ts';
import { type Colors, type Ground, onGround, tones } from '../scenes/tones.ts';
import { type DrawnObject, object, objectNames, poses, readObject } from './object.ts';
import { roles, silhouette, skinOf } from './skin.ts';
import spanishData from './spanish.yaml';
import { cutOut, tile } from './tile.ts';

const grounds: readonly Ground[] = ['soft', 'brand', 'accent', 'deep', 'paper'];
const colors: Colors = { paper: '#fdfaf3', ink: '#14201a', brand: '#1f5c46', brandDeep: '#123a2c', accent: '#e0a23c', soft: '#ebdfbf' };

test('every drawing uses only known roles, poses, tags and shapes', () => {
  expect(objectNames.length).toBeGreaterThanOrEqual(212);
  const found = objectNames.flatMap((name) => formFaults(object(name)).map((fault) => `${name}: ${fault}`));
  expect(found).toEqual([]);
});

test('every drawing is named in Spanish', () => {
  expect(Object.keys(spanishData as Record<string, string>).sort()).toEqual([...objectNames].sort());
});

test('every drawing fills its box and stays in it', async () => {
  const found: string[] = [];
  for (const name of objectNames) found.push(...(await boxFaults(object(name))).map((fault) => `${name}: ${fault}`));
  expect(found).toEqual([]);
});

test('every object draws as a tile on every ground', () => {
  const found: string[] = [];
  for (const name of objectNames) {
    for (const [outfit, ground] of grounds.entries()) {
      found.push(...faults(tile({ name, colors, ground, outfit, id: 'p1' })).map((fault) => `${name} on ${ground}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test('a tile has the shape and the name that were asked for', () => {
  const wide = tile({ name: 'piano', colors, id: 'p1', width: 2, height: 1, title: 'A piano' });
  expect(wide).toContain('viewBox="0 0 800 400"');
  expect(wide).toContain('<title>A piano</title>');
  expect(tile({ name: 'piano', colors, id: 'p1' })).toContain('aria-hidden="true"');
});

test('no object floats: what stands has a floor, and the others a shadow, cut out or not', () => {
  const ground = onGround(tones(colors), 'paper');
  for (const name of objectNames) {
    const svg = tile({ name, colors, id: 'p1', ground: 'paper' });
    expect(svg.includes(`fill="${ground.groundShade}"`), name).toBe(true);
    expect(cutOut({ name, colors, id: 'p1', on: 'paper' }).includes(`fill="${ground.groundShade}"`), name).toBe(true);
  }
  const floor = new RegExp(`<rect x="0" [^>]*fill="${ground.groundLight}"`);
  expect(tile({ name: 'vase', colors, id: 'p1', ground: 'paper' })).toMatch(floor);
  expect(tile({ name: 'clock', colors, id: 'p1', ground: 'paper' })).not.toMatch(floor);
});

test('pale objects never wear the dark tone, and others do', () => {
  const ladder = tones(colors);
  const dark = (worn: { pale: boolean }) =>
    grounds.some((ground) => [0, 1, 2, 3].some((count) => skinOf(worn, ladder, ground, count).main === ladder.deep));
  expect(dark({ pale: true })).toBe(false);
  expect(dark({ pale: false })).toBe(true);
});

test('a silhouette is in one color', () => {
  for (const name of objectNames) {
    const used = new Set([...silhouette(object(name), '#123456').matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((match) => match[1]));
    used.delete('none');
    expect([...used], name).toEqual(['#123456']);
  }
});

test('sizes are natural: a truck is longer than a key, but a key can be seen beside it', () => {
  const [key, truck] = [object('key').natural, object('truck').natural];
  expect(truck.width).toBeGreaterThan(key.height * 3);
  expect(truck.width).toBeLessThan(key.height * 8);
});

test('an unknown object and a file of another form are refused', () => {
  expect(() => object('dragon')).toThrow('No drawing of an object is named dragon.');
  expect(() => readObject('dragon', '<svg><title>a dragon</title><g/></svg>')).toThrow(
    'The drawing of dragon is not in the form of an object.',
  );
});

function formFaults({ title, outer, inner, poses: shown, tags, width, height }: DrawnObject): string[] {
  const found: string[] = [];
  const drawing = outer + inner;
  for (const [, word] of drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)) {
    if (word !== 'none' && !roles.some((role) => role === word)) found.push(`color ${word}`);
  }
  for (const [, element] of drawing.matchAll(/<([a-z]\w*)/gi)) {
    if (!['path', 'circle', 'ellipse', 'rect', 'g'].includes(element ?? '')) found.push(`<${element}>`);
  }
  for (const [, key] of drawing.matchAll(/ ([a-z][\w-]*)="/g))
    if (['id', 'class', 'style', 'opacity'].includes(key ?? '')) found.push(`attribute ${key}`);
  if (!shown.length) found.push('no pose');
  for (const pose of shown) if (!poses.includes(pose)) found.push(`pose ${pose}`);
  if (!tags.length) found.push('no tags');
  for (const tag of tags) if (!/^[a-z]+$/.test(tag)) found.push(`tag ${tag}`);
  if (!/^[a-z]/.test(title)) found.push(`title ${title}`);
  if (Math.max(width, height) < 80 || Math.max(width, height) > 420) found.push(`box of ${width} by ${height}`);
  return found;
}

/** Draws the object with room around its box, and measures how far its shapes are from each side of the box. */
async function boxFaults(drawn: DrawnObject): Promise<string[]> {
  const { width, height, outer, inner } = drawn;
  const longest = Math.max(width, height);
  const room = longest * 0.3;
  const scale = 100 / longest;
  const shapes = (outer + inner).replace(/(fill|stroke)="(?!none)[a-z-]+"/g, '$1="#000"');
  const [across, high] = [width + 2 * room, height + 2 * room];
  const view = `${-width / 2 - room} ${-height - room} ${across} ${high}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${across * scale}" height="${high * scale}" fill="none" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  data.forEach((alpha, index) => {
    if (alpha < 100) return;
    columns.add(index % info.width);
    rows.add(Math.floor(index / info.width));
  });
  const gaps = {
    left: Math.min(...columns) / scale - room,
    right: width - ((Math.max(...columns) + 1) / scale - room),
    top: Math.min(...rows) / scale - room,
    foot: height - ((Math.max(...rows) + 1) / scale - room),
  };
  return Object.entries(gaps)
    .filter(([, gap]) => gap < -0.09 * longest || gap > 0.3 * longest)
    .map(([side, gap]) => `${Math.round(gap)} units from the ${side} of its box to its shapes`);
}
