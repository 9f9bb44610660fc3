import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
import type { CallProps } from './schema.ts';

/** The call band near the end of a page. */
export function callSection({ words, pack, actions, page }: PageContext): SectionDraft<CallProps> | undefined {
  const near = actions.near(page, `call-${page}`).filter(({ to }, _, all) => to.kind !== 'anchor' || all.length === 1);
  if (near.length === 0) return undefined;
  const text = page === 'home' || page === 'services' ? words.line(`call-text-${page}`, pack.callText, spareWords.callText) : undefined;
  return {
    kind: 'call',
    props: { heading: words.heading(`call-${page}`, pack.headings.call, spareHeadings.call), ...(text ? { text } : {}), actions: near },
  };
}
