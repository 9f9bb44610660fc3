import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Subsets the two fonts of the interface to the characters that screens use, and writes them to public/fonts. Run `node
 * scripts/subset-ui-fonts.ts` after a font package or a subset below changes, and commit the results. Fails if a file exceeds
 * its size limit, so a new axis or character range is a deliberate decision.
 */
async function subsetUiFonts(): Promise<void> {
  for (const cut of cuts()) {
    const source = await readFile(fileURLToPath(import.meta.resolve(cut.source)));
    const font = await subsetFont(source, cut.characters, {
      targetFormat: 'woff2',
      keepFeatures: cut.features,
      noHinting: true,
      variationAxes: cut.axes,
    });
    if (font.length > cut.budgetBytes) throw new Error(`${cut.file} is ${font.length} bytes, over its budget of ${cut.budgetBytes}`);
    await writeFile(new URL(`../public/fonts/${cut.file}`, import.meta.url), font);
    console.log(`${cut.file} ${font.length} bytes`);
  }
}

type Cut = {
  file: string;
  source: string;
  characters: string;
  features: string[];
  axes: Record<string, { min: number; max: number }>;
  budgetBytes: number;
};

/** Newsreader's accented letters are a separate file, loaded only by pages that need them (unicode-range in web/ui/theme/fonts.css). */
function cuts(): Cut[] {
  const ascii = range(0x20, 0x7e);
  const typographic = '‘’“”–—…•−×·©';
  const accents = [...range(0xa0, 0xff), '€', '™', '‚', '„', '†', '‹', '›'].filter((c) => !typographic.includes(c)).join('');
  const newsreader = {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    features: ['kern', 'liga', 'pnum', 'tnum', 'rvrn', 'mark', 'mkmk'],
    axes: { wght: { min: 400, max: 520 }, opsz: { min: 18, max: 72 } },
  };
  return [
    { ...newsreader, file: 'newsreader.woff2', characters: ascii + typographic, budgetBytes: 45_000 },
    { ...newsreader, file: 'newsreader-accents.woff2', characters: accents, budgetBytes: 25_000 },
    {
      file: 'hanken-grotesk.woff2',
      source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      characters: `${ascii}${typographic}${accents}′″→←`,
      features: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'],
      axes: { wght: { min: 400, max: 700 } },
      budgetBytes: 30_000,
    },
  ];
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join('');
}

await subsetUiFonts();
