import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { neutral } from '../../writer/words/lines.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import type { StepsProps } from './schema.ts';

/** How a visit goes, as things the visitor does. */
export function stepsSection(context: PageContext, { picture = false }: { picture?: boolean } = {}): SectionDraft<StepsProps> | undefined {
  const { words, pack, page } = context;
  const steps = context.steps();
  if (!steps) return undefined;
  const items = steps.map(({ title, text }) => ({ title: words.fill(title) ?? neutral(title), text: words.fill(text) ?? neutral(text) }));
  const shown = picture ? context.pictures.extra(context.frame('steps')) : undefined;
  return {
    kind: 'steps',
    props: {
      heading: words.heading(`steps-${page}`, pack.headings.steps, spareHeadings.steps),
      items,
      ...(shown ? { picture: shown } : {}),
    },
  };
}
