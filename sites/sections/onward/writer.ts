import type { PageKind } from '../../document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { pageLabel } from '../../writer/pages/page-labels.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
import type { OnwardProps } from './schema.ts';

/** Links to other pages of the site. */
export function onwardSection(context: PageContext, wanted: PageKind[], key: string = context.page): SectionDraft<OnwardProps> | undefined {
  const items = wanted
    .filter((page) => context.has(page) && page !== context.page)
    .slice(0, 3)
    .map((page) => ({
      action: { label: pageLabel(page), to: { kind: 'page' as const, page } },
      text: context.words.line(`onward-${key}-${page}`, spareWords.onward[page]),
    }));
  if (items.length === 0) return undefined;
  return { kind: 'onward', props: { heading: context.words.heading(`onward-${key}`, spareHeadings.onward, spareHeadings.onward), items } };
}
