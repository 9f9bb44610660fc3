import type { Action, Line } from '../../document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { seeServices } from '../../writer/material/actions.ts';
import { type Point, varied } from '../../writer/material/points.ts';
import { tradeAndPlace } from '../../writer/pages/titles.ts';
import { fromBrief } from '../../writer/words/lines.ts';
import { ended, fitting } from '../../writer/words/sentences.ts';
import type { HeroProps } from './schema.ts';

export interface Opening {
  section: SectionDraft<HeroProps>;
  /** Sentences of the description that the opening has not used. */
  rest: string[];
  /** Facts that the opening has not used. */
  points: Point[];
}

/** The first screen: trade and place, the owner's point, what is done, two actions, up to four facts. */
export function heroSection(context: PageContext): Opening {
  const { headline, pictures, points, facts } = context;
  const rest = headline?.rest ?? context.sentences;
  const written = context.written('lead');
  // A written lead replaces the sentences, so the rest of the site has to say all of them.
  const used = written ? [] : leadSentences(rest);
  const lead = written ?? (used.length > 0 ? fromBrief(used.join(' '), 'business.description') : undefined);
  const chosen = varied(points, 4);
  const shown = chosen.length >= 2 ? chosen : [];
  const place = tradeAndPlace(context);
  const name = fromBrief(facts.name, 'business.name');
  // Without a headline of the owner's, trade and place are the headline, under the name.
  const [eyebrow, title]: [Line, Line] = headline ? [place, headline.line] : [name, place];
  return {
    section: {
      kind: 'hero',
      props: {
        eyebrow,
        headline: title,
        ...(lead ? { lead } : {}),
        picture: pictures.lead(context.frame('hero')),
        actions: heroActions(context),
        facts: shown.map(({ term, text }) => ({ term, ...(text ? { text } : {}) })),
      },
    },
    rest: rest.filter((sentence) => !used.includes(sentence)),
    points: points.filter((point) => !shown.includes(point)),
  };
}

/** As many whole sentences as a first screen holds. */
function leadSentences(sentences: string[]): string[] {
  const [first] = sentences;
  return first === undefined || first.length > 260 ? [] : fitting(sentences, 170).map(ended);
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
