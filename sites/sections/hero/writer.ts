import type { Action, Line } from '../../document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { seeServices } from '../../writer/material/actions.ts';
import { tradeAndPlace } from '../../writer/pages/titles.ts';
import { fromBrief } from '../../writer/words/lines.ts';
import type { HeroProps } from './schema.ts';

/** The first screen: trade and place, the owner's point, what is done, two actions, up to four facts. */
export function heroSection(context: PageContext): SectionDraft<HeroProps> {
  const { headline, opening, pictures, facts } = context;
  const place = tradeAndPlace(context);
  const name = fromBrief(facts.name, 'business.name');
  // Without a headline of the owner's, trade and place are the headline, under the name.
  const [eyebrow, title]: [Line, Line] = headline ? [place, headline.line] : [name, place];
  return {
    kind: 'hero',
    props: {
      eyebrow,
      headline: title,
      ...(opening.lead ? { lead: opening.lead } : {}),
      picture: pictures.lead(context.frame('hero')),
      actions: heroActions(context),
      facts: opening.facts.map(({ term, text }) => ({ term, ...(text ? { text } : {}) })),
    },
  };
}

/** The best way to get in touch, then what to look at next. */
function heroActions({ actions, page, words, offers, pageLabels }: PageContext): Action[] {
  const [first, second] = actions.near(page);
  const priced = offers.some(({ price }) => price);
  const look =
    (page === 'pricing' || !priced ? undefined : actions.page('pricing', words.actions.seePrices)) ??
    (page === 'services' ? undefined : actions.page('services', seeServices(words, pageLabels)));
  return [first, look ?? second].filter((action) => action !== undefined);
}
