import type { Picture, Section } from '../document/document.ts';
import { pageBudget } from '../document/page-budget.ts';
import { listBytes, phoneBytes } from '../pictures/file-bytes.ts';
import type { Sections } from '../sections/registry.ts';
import type { SectionDraft } from '../writer/context.ts';
import type { Choice } from './choose.ts';

type Band = Section['band'];

/** What a page loads early besides its sections, such as a logo. */
interface Spent {
  pictures: number;
  requests: number;
  bytes: number;
}

/** How a page is to be arranged: what it loads besides its sections, and IDs of sections in the order that its owner chose. */
interface Arrangement {
  spent?: Spent | undefined;
  order?: readonly string[] | undefined;
}

/** A section with its ID. */
type Identified = SectionDraft & { id: string };

/** Puts a page's sections in order and gives each its ID, variant and band. */
export function arrangeSections(
  drafts: SectionDraft[],
  look: Choice,
  sections: Sections,
  { spent, order = [] }: Arrangement = {},
): Section[] {
  // IDs come first: text that people edited is found by them, so they don't change when a section moves.
  const identified = withIds(spreadPictures(drafts, look.variants, sections, spent));
  return assignVariants(inOwnersOrder(identified, order, sections), look, sections);
}

function withIds(drafts: SectionDraft[]): Identified[] {
  const counts = new Map<string, number>();
  return drafts.map((draft) => {
    const count = (counts.get(draft.kind) ?? 0) + 1;
    counts.set(draft.kind, count);
    return { ...draft, id: count === 1 ? draft.kind : `${draft.kind}-${count}` };
  });
}

/** Sections in the owner's order. What opens and closes the page keeps its place, and so do sections that the order doesn't name. */
function inOwnersOrder(drafts: Identified[], order: readonly string[], sections: Sections): Identified[] {
  const isNamed = (draft: Identified, index: number) => index > 0 && !sections.info(draft.kind).closes && order.includes(draft.id);
  const named = drafts.filter(isNamed).sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return drafts.map((draft, index) => (isNamed(draft, index) ? (named.shift() ?? draft) : draft));
}

function assignVariants(drafts: Identified[], { theme, variants }: Choice, sections: Sections): Section[] {
  const rows = inRows(
    drafts.map(({ kind }) => kind),
    variants,
    sections,
  );
  const bands = bandsFor(
    // A row is only as loud as both may be.
    rows.map((row) => row.find((kind) => !sections.info(kind).loud) ?? row[0]),
    theme.bands,
    sections,
  );
  const places = rows.flatMap((row, index) => row.map((_, at) => ({ band: bands[index] ?? 'page', beside: at > 0 })));
  return drafts.map(({ id, kind, props, place }, index) => {
    const { band = 'page', beside = false } = places[index] ?? {};
    const { introduces, tooLarge } = sections.info(kind);
    // The theme's first opening draws its own; another would be bare without a picture.
    const chosen = introduces && !(props as { picture?: Picture }).picture ? theme.variants[kind]?.[0] : variants[kind];
    const variant = chosen && tooLarge?.(chosen, props) ? theme.variants[kind]?.find((other) => !tooLarge(other, props)) : chosen;
    return {
      id,
      kind,
      variant: variant ?? variants[kind] ?? '',
      band,
      ...(beside && { beside }),
      ...(place !== undefined && { place }),
      props,
    };
  });
}

/** Kinds that belong together: when and where, how it goes and what people ask. */
const pairs = [
  ['hours', 'area'],
  ['area', 'hours'],
  ['steps', 'faq'],
  ['faq', 'steps'],
];

/** Kinds down a page by rows: two neighbors share one if they belong together and both variants fit half of the page. */
function inRows(kinds: string[], variants: Record<string, string>, sections: Sections): [string, ...string[]][] {
  const isHalf = (kind: string) => sections.info(kind).halves?.includes(variants[kind] ?? '') === true;
  const rows: [string, ...string[]][] = [];
  for (const kind of kinds) {
    const [first, second] = rows.at(-1) ?? [];
    const belongs = first !== undefined && second === undefined && pairs.some(([one, other]) => one === first && other === kind);
    if (belongs && isHalf(first) && isHalf(kind)) rows.at(-1)?.push(kind);
    else rows.push([kind]);
  }
  return rows;
}

/** Bands down a page in the theme's rhythm: loud ones only where a section may have one and never twice running, deep at the end. */
export function bandsFor(kinds: string[], rhythm: readonly Band[], sections: Sections): Band[] {
  const infos = kinds.map(sections.info);
  const isLoud = (band: Band | undefined) => band === 'deep' || band === 'accent';
  const loud = rhythm.find((band) => band === 'accent') ?? 'deep';
  const bands: Band[] = infos.map((info, index) => {
    const next = rhythm[index % rhythm.length] ?? 'page';
    if (next === 'accent' && info.loud?.deepOnly) return 'deep';
    return isLoud(next) && !info.loud ? 'tint' : next;
  });
  const last = kinds.length - 1;
  if (infos[last]?.closes) bands[last] = 'deep';
  for (const index of bands.keys())
    if (index < last && isLoud(bands[index]) && (isLoud(bands[index - 1]) || isLoud(bands[index + 1]))) bands[index] = 'page';
  if (!bands.slice(0, last).some(isLoud)) {
    const [wanted] = infos
      .map((info, index) => ({ index, rank: info.loud?.wanted, deepOnly: info.loud?.deepOnly, first: kinds.indexOf(kinds[index] ?? '') }))
      .filter(({ index, rank, first }) => rank && index === first && index > 0 && index < last && !isLoud(bands[index + 1]))
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    if (wanted) bands[wanted.index] = wanted.deepOnly ? 'deep' : loud;
  }
  for (const index of bands.keys()) if (index > 0 && bands[index] === 'tint' && bands[index - 1] === 'tint') bands[index] = 'page';
  return bands;
}

/**
 * Limits for what a phone loads before anyone scrolls: `rows` of sections from the top, with up to `pictures` in them, `requests`
 * for those, and `bytes` of photos, which is what a page's budget leaves after HTML and fonts at their limits.
 */
const early = { rows: 4, pictures: 5, requests: 4, bytes: pageBudget.photos - pageBudget.html - pageBudget.fonts };

/**
 * Orders sections so that the first four rows stay within `early`. A section that would exceed it moves down to the fifth row, except
 * the first one and a gallery right after an intro. An optional section is dropped if it would have to move and the page is too short.
 */
export function spreadPictures(
  drafts: SectionDraft[],
  variants: Record<string, string>,
  sections: Sections,
  spent: Spent = { pictures: 0, requests: 0, bytes: 0 },
): SectionDraft[] {
  const last = drafts.at(-1);
  const closing = last && sections.info(last.kind).closes ? [last] : [];
  const placed: SectionDraft[] = [];
  const waiting: SectionDraft[] = [];
  const rowsOf = (above: SectionDraft[]) =>
    inRows(
      above.map(({ kind }) => kind),
      variants,
      sections,
    ).length;
  let { pictures, requests, bytes } = spent;
  for (const draft of drafts.slice(0, drafts.length - closing.length)) {
    if (rowsOf([...placed, draft]) > early.rows) placed.push(...waiting.splice(0));
    const info = sections.info(draft.kind);
    const ownPictures = picturesIn(draft.props);
    const count = info.earlyPictures?.(ownPictures, variants[draft.kind]) ?? Math.min(ownPictures.length, 3);
    const [first, second] = placed;
    const afterIntro = info.mayFollowIntro && first && !second && sections.info(first.kind).introduces;
    const photos = ownPictures.filter((picture) => picture.kind === 'photo').slice(0, count);
    const weight = photos.reduce((sum, { photo }) => sum + (info.smallPhotos ? listBytes(photo) : phoneBytes(photo)), 0);
    // The drawings of a section are one file.
    const files = photos.length + (count > photos.length ? 1 : 0);
    const isOver =
      (count > 1 && pictures + count > early.pictures) ||
      (files > 0 && requests + files > early.requests) ||
      (weight > 0 && bytes + weight > early.bytes);
    if (first && !afterIntro && rowsOf([...placed, draft]) <= early.rows && isOver) waiting.push(draft);
    else {
      pictures += count;
      requests += files;
      bytes += weight;
      placed.push(draft);
    }
  }
  const isLong = rowsOf(placed) >= early.rows;
  return [...placed, ...waiting.filter(({ kind }) => isLong || !sections.info(kind).optional), ...closing];
}

function picturesIn(value: unknown): Picture[] {
  if (!value || typeof value !== 'object') return [];
  if ('kind' in value && 'alt' in value) return [value as Picture];
  return Object.values(value).flatMap(picturesIn);
}
