import type { PageContext } from './context.ts';
import type { SectionDraft } from './draft.ts';
import { spareHeadings } from './words/spare-headings.ts';

/** What to have ready before getting in touch. */
export function readySection({ words, pack, page }: PageContext): SectionDraft | undefined {
  const items = words.some(`ready-${page}`, pack.ready, 4, (item) => [item]).flatMap((item) => words.fill(item) ?? []);
  return items.length > 1
    ? { kind: 'included', props: { heading: words.heading(`ready-${page}`, spareHeadings.ready, spareHeadings.ready), items } }
    : undefined;
}
