import { ended } from '../../../text/text-end.ts';
import { fromBrief } from '../../document/lines.ts';
import { capital } from '../../language/phrases.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { StepsProps } from './schema.ts';

/** How it goes, in the owner's words; nothing if they didn't say. */
export function stepsSection({ brief, heading, tradeHeadings }: PageContext): SectionDraft<StepsProps> | undefined {
  const steps = brief.details?.steps ?? [];
  if (steps.length < 2) return undefined;
  return {
    kind: 'steps',
    props: {
      heading: heading('steps', tradeHeadings.steps),
      items: steps.map((step, index) => ({ text: fromBrief(capital(ended(step)), `details.steps.${index}`) })),
    },
  };
}
