import { closerSection } from '../../sections/closer/writer.ts';
import { callSection } from '../ask-sections.ts';
import type { PageContext } from '../context.ts';
import type { PageDraft, SectionDraft } from '../draft.ts';
import { introSection, proofSections, stepsSection } from '../explain-sections.ts';
import { areaSection, hoursSection } from '../place-sections.ts';
import { slotShape } from '../slot-shapes.ts';
import { computed, fromBrief } from '../words/lines.ts';
import { listed } from '../words/phrases.ts';
import { ended } from '../words/sentences.ts';
import { spareHeadings } from '../words/spare-headings.ts';
import { spareWords } from '../words/spare-words.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** About: what we do, in the owner's words, what is on record, how we work, where. */
export function aboutPage(context: PageContext): PageDraft {
  const { words, pack } = context;
  const heading = words.title('about', ['About {short}', 'Meet {short}', ...pack.headings.story], spareHeadings.story);
  const lead = words.say(
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

/** The description in paragraphs; a very short one is followed by what the facts add. */
function storySection(context: PageContext): SectionDraft {
  const { words, pack, sentences, brief, headline, pictures } = context;
  const tagline =
    brief.business.tagline && headline?.line.fields[0] !== 'business.tagline'
      ? [fromBrief(ended(brief.business.tagline), 'business.tagline')]
      : [];
  const paragraphs = [
    ...tagline,
    ...paragraphsOf(sentences).map((text) => fromBrief(text, 'business.description')),
    ...(sentences.length < 3 ? factParagraph(context) : []),
  ];
  const picture = pictures.lead(slotShape('story', context.variants.story));
  return {
    kind: 'story',
    props: { heading: words.heading('story', pack.headings.story, spareHeadings.story), paragraphs: paragraphs.slice(0, 6), picture },
  };
}

/** Two or three sentences to a paragraph, at most five paragraphs. */
function paragraphsOf(sentences: string[]): string[] {
  const size = Math.max(2, Math.ceil(sentences.length / 5));
  return Array.from({ length: Math.ceil(sentences.length / size) }, (_, index) =>
    sentences.slice(index * size, index * size + size).join(' '),
  );
}

/** What the facts add to a very short description: where to find the business. */
function factParagraph({ facts }: PageContext) {
  const street = facts.address?.street;
  const name = 'business.name';
  if (street && facts.address?.city)
    return [
      computed(`You find ${facts.name} at ${street} in ${facts.address.city}.`, name, 'business.address.street', 'business.address.city'),
    ];
  if (facts.serviceArea.length > 0)
    return [
      computed(
        `${facts.name} works in ${listed(facts.serviceArea)}.`,
        name,
        ...facts.serviceArea.map((_, index) => `business.serviceArea.${index}`),
      ),
    ];
  return facts.city ? [computed(`${facts.name} is based in ${facts.city}.`, name, 'business.address.city')] : [];
}
