import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
import type { IncludedProps } from './schema.ts';

/** What to have ready before getting in touch. */
export function readySection({ words, pack, page }: PageContext): SectionDraft<IncludedProps> | undefined {
  const items = words.pick(`ready-${page}`, pack.ready, 4, (item) => [item]).flatMap((item) => words.fill(item) ?? []);
  return items.length > 1
    ? { kind: 'included', props: { heading: words.heading(`ready-${page}`, spareHeadings.ready, spareHeadings.ready), items } }
    : undefined;
}

/** What the best-understood service usually covers. */
export function includedSection({ words, pack, offers }: PageContext): SectionDraft<IncludedProps> | undefined {
  const known = offers.find(({ known: service, own }) => own && service)?.known;
  const items = (known?.covers ?? []).flatMap((item) => words.fill(item) ?? []);
  if (items.length < 3) return undefined;
  const lead = words.line('usually-covered', spareWords.usuallyCovered);
  return { kind: 'included', props: { heading: words.heading('included', pack.headings.included, spareHeadings.included), lead, items } };
}
