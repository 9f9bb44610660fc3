import { bySlug } from '../file-slugs.ts';
import { filled } from '../filled.ts';
import { type Offer, offerWords } from '../offer.ts';
import type { FaqFile, FaqGroup } from './question.ts';

/** Groups from their files, in their order. */
export function faqFrom(files: Record<string, FaqFile>): FaqGroup[] {
  return bySlug(files)
    .map(([id, group]) => ({ ...group, id }))
    .sort((a, b) => a.order - b.order);
}

const groups = faqFrom(import.meta.glob<FaqFile>('./*.yaml', { eager: true, import: 'default' }));

/** What /faq shows and the chat assistant knows, in groups. `offer` is the settings: prices and hours come from there. */
export function faqGroups(offer: Offer, all: readonly FaqGroup[] = groups): FaqGroup[] {
  return filled([...all], offerWords(offer));
}

/** Path of a question. */
export function faqPath(id: string): string {
  return `/faq#${id}`;
}
