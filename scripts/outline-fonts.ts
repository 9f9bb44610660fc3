import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';
import subsetFont from 'subset-font';

/**
 * Writes the letters that logos are set in as outlines: `node scripts/outline-fonts.ts`. Reads sites/fonts/*.woff2 and writes
 * sites/logo/faces/*.txt, in thousandths of an em (see sites/logo/face.ts, which reads them).
 */
const root = join(import.meta.dirname, '..');

/** Heading faces of the themes with the weight of a wordmark, which is the theme's or a little bolder. */
const wordmarkFaces: Record<string, number> = {
  'albert-sans': 700,
  anybody: 800,
  archivo: 700,
  besley: 800,
  'big-shoulders-display': 800,
  'bodoni-moda': 640,
  'bricolage-grotesque': 740,
  cormorant: 700,
  fredoka: 640,
  'league-spartan': 760,
  lexend: 600,
  literata: 560,
  lora: 640,
  manrope: 760,
  newsreader: 600,
  oswald: 640,
  outfit: 640,
  rubik: 700,
  'sofia-sans-extra-condensed': 820,
  'source-serif-4': 720,
  'ysabeau-office': 680,
};

/** Text faces with the weight of small lettering, which is set in capitals. */
const captionFaces: Record<string, number> = {
  'dm-sans': 600,
  figtree: 600,
  karla: 700,
  'libre-franklin': 600,
  'nunito-sans': 700,
  'overpass-mono': 600,
  'schibsted-grotesk': 600,
  'sofia-sans': 650,
  'spline-sans-mono': 600,
  'work-sans': 600,
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const capitals = [...range(0x41, 0x5a), ...range(0xc0, 0xd6), ...range(0xd8, 0xde)];
const signs = [...' 0123456789&’‘.,-–+!#/()°·•@$:“”'];
const captionLetters = [...capitals, ...signs];
const letters = [...captionLetters, ...range(0x61, 0x7a), ...range(0xdf, 0xf6), ...range(0xf8, 0xff)];
/** Pairs of these are kerned. Letters with accents are kerned like those without. */
const kerned = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...'0123456789&’.-'];

/** Kerning of less than this, in thousandths of an em, isn't seen. */
const leastKerning = 12;
/** Path commands by fontkit's names. */
const short = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' };

await mkdir(join(root, 'sites/logo/faces'), { recursive: true });
for (const [faces, wanted, pairs] of [
  [wordmarkFaces, letters, kerned],
  [captionFaces, captionLetters, []],
] as const) {
  for (const [file, weight] of Object.entries(faces)) {
    const web = await readFile(join(root, 'sites/fonts', `${file}.woff2`));
    const font = create(await subsetFont(web, wanted.join(''), { targetFormat: 'sfnt', variationAxes: { wght: weight } }));
    const text = faceText(font, wanted, pairs);
    await writeFile(join(root, 'sites/logo/faces', `${file}.txt`), text);
    console.log(`${file.padEnd(28)}${(text.length / 1024).toFixed(1).padStart(6)} KB`);
  }
}

function faceText(font: Font, wanted: readonly string[], pairs: readonly string[]): string {
  const thousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const head = ['metrics', thousandths(font.capHeight)].join(' ');
  const shaped = (text: string) => font.layout(text, { liga: false, calt: false });
  const glyphs = wanted.flatMap((letter) => {
    if (!font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) return [];
    const [glyph] = shaped(letter).glyphs;
    return glyph ? [`${letter === ' ' ? '_' : letter} ${thousandths(glyph.advanceWidth)} ${pathOf(glyph, thousandths)}`.trim()] : [];
  });
  const kerning = pairs.map((first) => {
    const moved = pairs.flatMap((second) => {
      const { glyphs: pair, positions } = shaped(first + second);
      const by = thousandths((positions[0]?.xAdvance ?? 0) - (pair[0]?.advanceWidth ?? 0));
      return pair.length === 2 && Math.abs(by) >= leastKerning ? [`${second}${by}`] : [];
    });
    return moved.length > 0 ? [`kern ${first} ${moved.join(' ')}`] : [];
  });
  return `${[head, ...glyphs, ...kerning.flat()].join('\n')}\n`;
}

/** Path data from the baseline, y down: `M` with a place, all else relative to the point before. */
function pathOf({ path }: Glyph, thousandths: (units: number) => number): string {
  let [x, y] = [0, 0];
  let data = '';
  for (const { command, args } of path.commands) {
    if (command === 'closePath') {
      data += 'z';
      continue;
    }
    const points = args.map((value, index) => thousandths(value) * (index % 2 ? -1 : 1));
    const written = command === 'moveTo' ? points : points.map((value, index) => value - (index % 2 ? y : x));
    data += short[command] + written.join(' ').replace(/ -/g, '-');
    [x, y] = points.slice(-2) as [number, number];
  }
  return data;
}
