import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import type { ScriptProps } from './schema.ts';

/** What to say on the phone. Nothing without a phone. */
export function scriptSection({ words, pack, page, script }: PageContext): SectionDraft<ScriptProps> | undefined {
  const parts = script();
  return (
    parts && { kind: 'script', props: { heading: words.heading(`script-${page}`, pack.headings.script, spareHeadings.script), parts } }
  );
}
