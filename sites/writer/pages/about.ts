import { areaSection } from '../../sections/area/writer.ts';
import { callSection } from '../../sections/call/writer.ts';
import { closerSection } from '../../sections/closer/writer.ts';
import { hoursSection } from '../../sections/hours/writer.ts';
import { introSection } from '../../sections/intro/writer.ts';
import { proofSections } from '../../sections/proof/writer.ts';
import { stepsSection } from '../../sections/steps/writer.ts';
import { storySection } from '../../sections/story/writer.ts';
import type { PageContext, PageDraft } from '../context.ts';
import { computed, fromBrief } from '../words/lines.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { spareWords } from '../words/spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** About: what we do, in the owner's words, what is on record, how we work, where. */
export function aboutPage(context: PageContext): PageDraft {
  const { words, pack } = context;
  const heading = words.title('about', ['About {short}', 'Meet {short}', ...pack.headings.story], spareHeadings.story);
  const lead = words.line(
    'lead-about',
    pack.leads.about.filter((wording) => !introduces.test(wording)),
    spareWords.lead,
  );
  const story = storySection(context);
  const closer = closerSection(context);
  return {
    path: '/about',
    title: pageTitle(context, 'about'),
    description: pageDescription([
      computed(`About ${context.facts.name}`, 'business.name'),
      tradeAndPlace(context),
      ...context.sentences.map((sentence) => fromBrief(sentence, 'business.description')),
    ]),
    sections: [
      introSection(context, { heading, lead, picture: false }),
      story,
      ...(context.points.some(({ key }) => onRecord.has(key)) ? proofSections(context) : []),
      closer ?? stepsSection(context),
      areaSection(context),
      hoursSection(context),
      callSection(context),
    ],
  };
}

/** Leads that introduce people, of whom a brief says nothing. */
const introduces = /\b(?:here are ours|these are ours|meet the people|the faces)\b/i;

/** Kinds of fact that make a list of record; a language alone does not. */
const onRecord = new Set(['founded', 'license', 'promise', 'award', 'member']);
