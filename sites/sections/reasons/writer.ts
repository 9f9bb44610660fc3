import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import type { ReasonsProps } from './schema.ts';

/** What moves a price. */
export function reasonsSection({ words, pack }: PageContext): SectionDraft<ReasonsProps> | undefined {
  const sayable = pack.reasons.flatMap(({ title, text }) => {
    const [head, body] = [words.fill(title), words.fill(text)];
    return head && body ? [{ title: head, text: body }] : [];
  });
  const items = words.pick('reasons', sayable, 4, ({ title, text }) => [title.text, text.text]);
  return items.length > 1
    ? { kind: 'reasons', props: { heading: words.heading('reasons', pack.headings.reasons, spareHeadings.reasons), items } }
    : undefined;
}
