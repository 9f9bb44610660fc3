import type { Action } from '../../document/document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import type { CallProps } from './schema.ts';

/** A heading over nothing but buttons can't promise times or a place, a bare 'Contact' is a label, and 'Cómo llegar' is what the button says. */
const unfit = /^cont(?:act|acto)$|^cómo llegar$|\b(?:times|places?|find|where|hours|visit|horario|lugar|dónde|encu[eé]ntr\w*)\b/i;

/** A heading that says no more than to get in touch. Any other, such as 'Sign up', needs a button to do it with. */
const general = /^(?:get in touch|contact us|talk to us|comuníquese\b.*|(?:call|llame)\b.*)$/i;

/** The call band near the end of a page. */
export function callSection({ actions, page, heading, tradeHeadings }: PageContext): SectionDraft<CallProps> | undefined {
  const isWay = ({ to }: Action) => to.kind === 'directions';
  // Under 'Get in touch', the way there comes second.
  const near = actions
    .near(page)
    .filter(({ to }, _, all) => to.kind !== 'anchor' || all.length === 1)
    .toSorted((one, other) => Number(isWay(one)) - Number(isWay(other)));
  const [first] = near;
  if (!first) return undefined;
  const asks = near.some(({ to }) => to.kind === 'page' || to.kind === 'anchor' || to.kind === 'link');
  const own = tradeHeadings.contact?.filter((text) => !unfit.test(text) && (asks || general.test(text)));
  return {
    kind: 'call',
    props: { heading: isWay(first) ? heading('find') : heading('call', own), actions: near },
  };
}
