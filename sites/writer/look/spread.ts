import { showsServicePictures } from '../../sections/services/writer.ts';
import type { SectionDraft } from '../draft.ts';

/** Sections from the top that a phone loads before anyone scrolls, and how many pictures they may hold together. */
const early = { sections: 4, pictures: 5 };
/** Pictures of one list that count as early; the rest lie further down. */
const earlyOfList = 3;

/**
 * The sections in an order whose first ones do not load more pictures than a page's budget allows: a list of pictures
 * too many waits until the fifth place. The gallery of a page about pictures waits for nothing: that page's budget allows
 * for it. `spent` counts pictures outside of them, such as a logo.
 */
export function spreadPictures(sections: SectionDraft[], variants: Record<string, string>, spent = 0): SectionDraft[] {
  const call = sections.at(-1)?.kind === 'call' ? sections.slice(-1) : [];
  const placed: SectionDraft[] = [];
  const waiting: SectionDraft[] = [];
  let pictures = spent;
  for (const section of sections.slice(0, sections.length - call.length)) {
    const count = earlyPictures(section, variants);
    const awaited = section.kind === 'gallery' && placed.length === 1 && placed[0]?.kind === 'intro';
    if (!awaited && placed.length < early.sections && count > 1 && pictures + count > early.pictures) waiting.push(section);
    else {
      pictures += count;
      placed.push(section);
    }
    if (placed.length >= early.sections) placed.push(...waiting.splice(0));
  }
  return [...placed, ...waiting, ...call];
}

/** How many files a section's pictures take, as far as they count as early. A drawing in the hero stands in the page itself. */
function earlyPictures({ kind, props }: SectionDraft, variants: Record<string, string>): number {
  if (kind === 'services' && !showsServicePictures(variants.services, props.items.length)) return 0;
  const found = picturesIn(props);
  if (kind === 'hero') return found.filter(({ kind: made }) => made === 'photo').length;
  return Math.min(found.length, kind === 'gallery' ? 7 : earlyOfList);
}

function picturesIn(value: unknown): { kind: string }[] {
  if (!value || typeof value !== 'object') return [];
  if ('kind' in value && 'alt' in value) return [value as { kind: string }];
  return Object.values(value).flatMap(picturesIn);
}
