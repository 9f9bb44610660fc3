import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import type { PolicyProps } from './schema.ts';

/** Short plain rules. */
export function policySection({ words, page }: PageContext, rules: readonly (readonly string[])[]): SectionDraft<PolicyProps> | undefined {
  const sayable = rules.map((lines) => lines.flatMap((line) => words.fill(line) ?? [])).sort((a, b) => b.length - a.length);
  const full = sayable.filter((lines) => lines.length === sayable[0]?.length && lines.length > 0);
  const [items] = words.pick(`policy-${page}`, full, 1, (lines) => lines.map(({ text }) => text));
  return (
    items && { kind: 'policy', props: { heading: words.heading(`policy-${page}`, spareHeadings.policy, spareHeadings.policy), items } }
  );
}
