import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { meanOf, readMetrics, withCharacter } from './truetype.ts';

/**
 * Makes the web fonts of customers' sites: `node scripts/subset-fonts.ts`. Reads @fontsource-variable packages, keeps the
 * letters that American small businesses need and the weights that themes use, and writes sites/fonts/*.woff2, metrics.json
 * (for fallback fonts that don't shift the layout), LICENSES.md and OFL.txt.
 */
const root = join(import.meta.dirname, '..');

interface Source {
  file: string;
  family: string;
  /** The range of weights that themes use. */
  weights: [lightest: number, boldest: number];
  /** The weight at which the fallback is measured: that of most text in this font. */
  measuredAt: number;
  fallback: Fallback;
  /** Fixed width in percent, for fonts with that axis. */
  width?: number;
  /** Cut from the italics. */
  italic?: true;
  /** False for text fonts whose kerning data is as large as their letters, because it isn't noticeable at text size. */
  kerning?: false;
  /** Fixed optical size: large for headings. */
  opticalSize?: number;
}

type Fallback = 'Arial' | 'Arial Bold' | 'Times New Roman' | 'Times New Roman Bold' | 'Courier New';

const sources: Source[] = [
  { file: 'albert-sans', family: 'Albert Sans', weights: [400, 700], kerning: false, measuredAt: 400, fallback: 'Arial' },
  { file: 'anybody', family: 'Anybody', weights: [560, 850], width: 116, measuredAt: 820, fallback: 'Arial Bold' },
  { file: 'archivo', family: 'Archivo', weights: [400, 700], width: 116, measuredAt: 620, fallback: 'Arial Bold' },
  { file: 'besley', family: 'Besley', weights: [500, 900], measuredAt: 850, fallback: 'Times New Roman Bold' },
  { file: 'bodoni-moda', family: 'Bodoni Moda', weights: [480, 700], measuredAt: 620, fallback: 'Times New Roman Bold' },
  { file: 'big-shoulders-display', family: 'Big Shoulders Display', weights: [500, 900], measuredAt: 850, fallback: 'Arial Bold' },
  {
    file: 'bricolage-grotesque',
    family: 'Bricolage Grotesque',
    weights: [400, 800],
    opticalSize: 40,
    measuredAt: 700,
    fallback: 'Arial Bold',
  },
  { file: 'cormorant', family: 'Cormorant', weights: [400, 700], measuredAt: 600, fallback: 'Times New Roman' },
  { file: 'dm-sans', family: 'DM Sans', weights: [400, 700], kerning: false, measuredAt: 400, fallback: 'Arial' },
  { file: 'figtree', family: 'Figtree', weights: [400, 700], measuredAt: 400, fallback: 'Arial' },
  { file: 'fredoka', family: 'Fredoka', weights: [400, 700], measuredAt: 700, fallback: 'Arial Bold' },
  { file: 'karla', family: 'Karla', weights: [400, 700], kerning: false, measuredAt: 400, fallback: 'Arial' },
  { file: 'league-spartan', family: 'League Spartan', weights: [600, 800], measuredAt: 750, fallback: 'Arial Bold' },
  { file: 'lexend', family: 'Lexend', weights: [400, 700], measuredAt: 500, fallback: 'Arial' },
  { file: 'libre-franklin', family: 'Libre Franklin', weights: [400, 700], kerning: false, measuredAt: 400, fallback: 'Arial' },
  { file: 'literata', family: 'Literata', weights: [380, 600], kerning: false, measuredAt: 400, fallback: 'Times New Roman' },
  {
    file: 'literata-italic',
    family: 'Literata Italic',
    weights: [380, 380],
    italic: true,
    kerning: false,
    measuredAt: 400,
    fallback: 'Times New Roman',
  },
  { file: 'lora', family: 'Lora', weights: [400, 700], kerning: false, measuredAt: 400, fallback: 'Times New Roman' },
  { file: 'manrope', family: 'Manrope', weights: [400, 800], measuredAt: 600, fallback: 'Arial Bold' },
  { file: 'newsreader', family: 'Newsreader', weights: [400, 700], opticalSize: 48, measuredAt: 600, fallback: 'Times New Roman Bold' },
  { file: 'nunito-sans', family: 'Nunito Sans', weights: [400, 700], measuredAt: 400, fallback: 'Arial' },
  { file: 'oswald', family: 'Oswald', weights: [400, 700], measuredAt: 700, fallback: 'Arial Bold' },
  { file: 'outfit', family: 'Outfit', weights: [400, 700], measuredAt: 600, fallback: 'Arial Bold' },
  { file: 'overpass-mono', family: 'Overpass Mono', weights: [400, 600], measuredAt: 500, fallback: 'Courier New' },
  { file: 'rubik', family: 'Rubik', weights: [400, 800], measuredAt: 700, fallback: 'Arial Bold' },
  { file: 'schibsted-grotesk', family: 'Schibsted Grotesk', weights: [400, 700], kerning: false, measuredAt: 400, fallback: 'Arial' },
  { file: 'sofia-sans', family: 'Sofia Sans', weights: [400, 700], kerning: false, measuredAt: 400, fallback: 'Arial' },
  {
    file: 'sofia-sans-extra-condensed',
    family: 'Sofia Sans Extra Condensed',
    weights: [650, 860],
    measuredAt: 850,
    fallback: 'Arial Bold',
  },
  {
    file: 'source-serif-4',
    family: 'Source Serif 4',
    weights: [400, 900],
    opticalSize: 48,
    measuredAt: 850,
    fallback: 'Times New Roman Bold',
  },
  { file: 'spline-sans-mono', family: 'Spline Sans Mono', weights: [400, 700], measuredAt: 400, fallback: 'Courier New' },
  { file: 'work-sans', family: 'Work Sans', weights: [400, 700], kerning: false, measuredAt: 400, fallback: 'Arial' },
  { file: 'ysabeau-office', family: 'Ysabeau Office', weights: [250, 650], measuredAt: 400, fallback: 'Arial' },
];

/** Basic Latin, Latin-1 letters and signs (English, Spanish, French, German, Portuguese; not Icelandic), and typographic punctuation. */
const letters = `${range(0x20, 0x7e)}${range(0xc0, 0xff).replace(/[ÐÞðþ÷]/g, '')}\u00a0¡¢£©«®°·»¼½¾¿–—‘’‚“”„•…‹›€™←→−′″`;

/** Phone numbers don't break at theirs. No font of ours has one, and another font's would be as thin or as bold as that font is. */
const nonBreakingHyphen = 0x2011;

/** OpenType features that pages use: kerning, ligatures, accents, and tabular figures. */
const features = ['kern', 'liga', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/**
 * Advance widths of the fallback fonts in thousandths, a to z and the space, from Adobe's metrics of Helvetica and Times. Arial
 * and Times New Roman have the same widths.
 */
const fallbackAdvances: Record<Fallback, number[]> = {
  Arial: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 278,
  ],
  'Arial Bold': [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 278,
  ],
  'Times New Roman': [
    444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 250,
  ],
  'Times New Roman Bold': [
    500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389, 333, 556, 500, 722, 500, 500, 444, 250,
  ],
  'Courier New': Array.from({ length: 27 }, () => 600),
};

const metrics: Record<string, unknown> = {};
const licenses: string[] = [];
for (const source of sources) {
  const { file, family, weights, measuredAt, fallback } = source;
  const { width, opticalSize } = source;
  const fixed = { ...(width && { wdth: width }), ...(opticalSize && { opsz: opticalSize }) };
  const original = await readFile(join(packageOf(source), 'files', `${basename(packageOf(source))}-latin-${axisName(source)}.woff2`));
  const subset = await subsetFont(original, letters, {
    targetFormat: 'sfnt',
    keepFeatures: source.kerning === false ? features.filter((feature) => feature !== 'kern') : features,
    noHinting: true,
    variationAxes: { wght: weights[0] === weights[1] ? weights[0] : { min: weights[0], max: weights[1] }, ...fixed },
  });
  const web = await convert(withCharacter(subset, nonBreakingHyphen, 0x2d), 'woff2');
  await writeFile(join(root, 'sites/fonts', `${file}.woff2`), web);
  const measured = await subsetFont(original, letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: measuredAt, ...fixed },
  });
  metrics[file] = { family, weights, fallback, ...fallbackMetrics(measured, fallback) };
  licenses.push(await licenseOf(source));
  console.log(`${file.padEnd(24)}${(web.length / 1024).toFixed(1).padStart(6)} KB`);
}
await writeFile(join(root, 'sites/fonts/metrics.json'), `${JSON.stringify(metrics, null, 2)}\n`);
await writeFile(join(root, 'sites/fonts/LICENSES.md'), licensesPage(licenses));
await writeFile(join(root, 'sites/fonts/OFL.txt'), await licenseText());

/** Metrics that make text in the fallback font take up as much space as in the web font. In ems. */
function fallbackMetrics(font: Buffer, fallback: Fallback) {
  const { ascent, descent, lineGap, meanAdvance } = readMetrics(font);
  const advances = fallbackAdvances[fallback];
  const sizeAdjust = meanAdvance / (meanOf((letter) => advances['abcdefghijklmnopqrstuvwxyz '.indexOf(letter)] ?? 0) / 1000);
  const share = (value: number) => Number((value / sizeAdjust).toFixed(4));
  return { sizeAdjust: Number(sizeAdjust.toFixed(4)), ascent: share(ascent), descent: share(descent), lineGap: share(lineGap) };
}

function packageOf({ file, italic }: Source): string {
  return join(root, 'node_modules/@fontsource-variable', italic ? file.replace(/-italic$/, '') : file);
}

/** Which of the package's files has the axes we use. */
function axisName({ width, opticalSize, italic }: Source): string {
  return `${width ? 'wdth' : opticalSize ? 'opsz' : 'wght'}-${italic ? 'italic' : 'normal'}`;
}

async function licenseOf(source: Source): Promise<string> {
  const { file, family } = source;
  const about = JSON.parse(await readFile(join(packageOf(source), 'metadata.json'), 'utf8')) as {
    license: { type: string; url: string; attribution: string };
  };
  if (!about.license.type.startsWith('OFL')) throw new Error(`${family} is not under the Open Font License.`);
  const copyright = about.license.attribution.split(/ \S+\.ttf:/)[0];
  return `- ${family} (\`${file}.woff2\`): ${copyright}`;
}

/** The text of the Open Font License, which must be distributed with the fonts. */
async function licenseText(): Promise<string> {
  const text = await readFile(join(root, 'node_modules/@fontsource-variable/besley/LICENSE'), 'utf8');
  return text.slice(text.indexOf('SIL OPEN FONT LICENSE'));
}

function licensesPage(rows: string[]): string {
  return `# Fonts

Subsets of fonts published under the SIL Open Font License 1.1 (<https://openfontlicense.org>), taken from the
\`@fontsource-variable\` packages; its text is in OFL.txt. Made by \`node scripts/subset-fonts.ts\`.

${rows.join('\n')}
`;
}

function range(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
