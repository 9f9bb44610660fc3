import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { CallProps } from './schema.ts';

/** A heading over nothing but buttons can't promise times or a place, and a bare 'Contact' is a label. */
const unfit = /^cont(?:act|acto)$|\b(?:times|places?|find|where|hours|visit|horario|lugar|dónde|encu[eé]ntr\w*)\b/i;

/** The call band near the end of a page. */
export function callSection({ actions, page, heading, tradeHeadings }: PageContext): SectionDraft<CallProps> | undefined {
  const near = actions.near(page).filter(({ to }, _, all) => to.kind !== 'anchor' || all.length === 1);
  return near.length > 0
    ? {
        kind: 'call',
        props: {
          heading: heading(
            'call',
            tradeHeadings.contact?.filter((text) => !unfit.test(text)),
          ),
          actions: near,
        },
      }
    : undefined;
}
