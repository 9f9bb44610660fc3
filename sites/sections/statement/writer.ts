import type { SectionDraft } from '../../writer/context.ts';
import type { Point } from '../../writer/material/points.ts';
import { fromBrief } from '../../writer/words/lines.ts';
import type { StatementProps } from './schema.ts';

/** One large sentence that the opening left over, with facts it left over. */
export function statementSection([sentence]: string[], points: Point[]): SectionDraft<StatementProps> | undefined {
  if (!sentence || sentence.length > 220) return undefined;
  const facts = points.filter(({ key }) => key !== 'area').slice(0, 3);
  return {
    kind: 'statement',
    props: {
      text: fromBrief(sentence, 'business.description'),
      facts: facts.length > 1 ? facts.map(({ term, text }) => ({ term, ...(text ? { text } : {}) })) : [],
    },
  };
}
