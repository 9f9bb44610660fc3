import { fromBrief } from '../../document/lines.ts';
import type { SectionDraft } from '../../writer/context.ts';
import type { StatementProps } from './schema.ts';

/** One large sentence that the opening left over. */
export function statementSection(sentence: string | undefined): SectionDraft<StatementProps> | undefined {
  if (!sentence) return undefined;
  return { kind: 'statement', props: { text: fromBrief(sentence, 'business.description'), facts: [] } };
}
