import type { Section } from '../../document.ts';
import type { SectionDraft } from '../draft.ts';
import type { Choice } from './choose.ts';

type Band = Section['band'];

/** Sections that bear a loud band. Long texts, forms and lists of prices stay quiet. */
const bearsLoud = new Set(['statement', 'quote', 'closer', 'reasons', 'script', 'call', 'steps', 'included', 'policy', 'onward']);
/** Sections whose drawings may stand on the accent color themselves and would run into an accent band. */
const pictured = new Set(['closer', 'steps']);
/** Sections that want one when the page has none yet, the keenest first. */
const wantsLoud = ['quote', 'statement', 'reasons', 'closer', 'script'];

/** Gives each section its id, variant and band. */
export function assignVariants(drafts: SectionDraft[], { theme, variants }: Choice): Section[] {
  const counts = new Map<string, number>();
  const bands = bandsFor(
    drafts.map(({ kind }) => kind),
    theme.bands,
  );
  return drafts.map(({ kind, props }, index) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return { id: count === 1 ? kind : `${kind}-${count}`, kind, variant: variants[kind] ?? '', band: bands[index] ?? 'page', props };
  });
}

/** Bands down a page in the theme's rhythm: no two loud ones running, quiet sections never loud, the call band loud at the end. */
export function bandsFor(kinds: string[], rhythm: readonly Band[]): Band[] {
  const isLoud = (band: Band | undefined) => band === 'deep' || band === 'accent';
  const loud = rhythm.find((band) => band === 'accent') ?? 'deep';
  const bands: Band[] = kinds.map((kind, index) => {
    const wish = rhythm[index % rhythm.length] ?? 'page';
    if (wish === 'accent' && pictured.has(kind)) return 'deep';
    return isLoud(wish) && !bearsLoud.has(kind) ? 'tint' : wish;
  });
  const last = kinds.length - 1;
  if (kinds[last] === 'call') bands[last] = 'deep';
  for (const index of bands.keys())
    if (index < last && isLoud(bands[index]) && (isLoud(bands[index - 1]) || isLoud(bands[index + 1]))) bands[index] = 'page';
  if (!bands.slice(0, last).some(isLoud)) {
    const keen = wantsLoud.map((kind) => kinds.indexOf(kind)).find((index) => index > 0 && index < last && !isLoud(bands[index + 1]));
    if (keen !== undefined) bands[keen] = pictured.has(kinds[keen] ?? '') ? 'deep' : loud;
  }
  for (const index of bands.keys()) if (index > 0 && bands[index] === 'tint' && bands[index - 1] === 'tint') bands[index] = 'page';
  return bands;
}
