import type { Action, Line } from '../../document.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { type Point, varied } from '../../writer/material/points.ts';
import { tradeAndPlace } from '../../writer/pages/titles.ts';
import { fromBrief } from '../../writer/words/lines.ts';
import { ended, fitting } from '../../writer/words/sentences.ts';
import { spareWords } from '../../writer/words/spare-words.ts';
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
  const { words, pack, headline, pictures, points } = context;
  const rest = headline?.rest ?? context.sentences;
  const used = leadSentences(rest);
  const lead =
    used.length > 0 ? fromBrief(used.join(' '), 'business.description') : words.line('hero-lead', pack.callText, spareWords.callText);
  const chosen = varied(points, 4);
  const facts = chosen.length >= 2 ? chosen : [];
  return {
    section: {
      kind: 'hero',
      props: {
        eyebrow: tradeAndPlace(context),
        headline: headline?.line ?? shortHeadline(context),
        lead,
        picture: pictures.lead(context.frame('hero')),
        actions: heroActions(context),
        facts: facts.map(({ term, text }) => ({ term, ...(text ? { text } : {}) })),
      },
    },
    rest: rest.filter((sentence) => !used.includes(sentence)),
    points: points.filter((point) => !facts.includes(point)),
  };
}

/** As many whole sentences as a first screen holds. */
function leadSentences(sentences: string[]): string[] {
  const [first] = sentences;
  return first === undefined || first.length > 260 ? [] : fitting(sentences, 170).map(ended);
}

/** The trade's headline under ten words once its slots are filled. */
function shortHeadline({ words, pack }: PageContext): Line {
  const short = pack.headlines.filter((wording) => (words.fill(wording)?.text.split(' ').length ?? 99) < 10);
  return words.title('headline', short, spareWords.headline);
}

/** The best way to get in touch, then what to look at next. */
function heroActions(context: PageContext): Action[] {
  const { actions, page, words } = context;
  const [first, second] = actions.near(page, 'hero');
  const look =
    (page === 'pricing' ? undefined : actions.page('pricing', 'hero-prices', spareWords.seePrices)) ??
    (page === 'services' ? undefined : actions.page('services', 'hero-services', spareWords.seeServices)) ??
    (page === 'home'
      ? { label: words.line('hero-services', spareWords.seeServices), to: { kind: 'anchor' as const, anchor: 'services' } }
      : undefined);
  return [first, look ?? second].filter((action) => action !== undefined);
}
