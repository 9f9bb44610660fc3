import { ended } from '../../../text/text-end.ts';
import type { Brief } from '../../brief/brief.ts';
import type { Line } from '../../document/document.ts';
import { computed, fromBrief } from '../../document/lines.ts';
import { fold } from '../../language/fold.ts';
import { wordCount } from '../../language/sentences.ts';
import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { classifySentence, type SentenceKind } from '../../writer/sentences/classify.ts';
import { isAboutPerson, statementOf } from '../../writer/words/headline.ts';
import { areaSection } from '../area/writer.ts';
import { statementSection } from '../statement/writer.ts';
import type { StoryProps } from './schema.ts';

/**
 * What the opening left of the description. An About page says all of it; without one, the first page has to, since nothing
 * that the owner wrote may be lost.
 */
export function ownWords(context: PageContext): SectionDraft | undefined {
  const { rest } = context.opening;
  if (context.has('about')) return statementSection(statementOf(rest));
  // A single sentence is set large only if it's of a kind to be said large.
  return rest.length === 0 || (rest.length === 1 && statementOf(rest)) ? statementSection(rest[0]) : storySection(context, rest);
}

/** All of what the opening left, for a first page that says little else. */
export function toldWords(context: PageContext): SectionDraft | undefined {
  return context.opening.rest.length > 0 ? storySection(context, context.opening.rest) : undefined;
}

/**
 * Sentences of the description in paragraphs, all of them; a very short one is followed by what the facts add. On the About
 * page, whose own heading stands above them, they have none.
 */
export function storySection(context: PageContext, said: string[]): SectionDraft<StoryProps> {
  const { brief, headline, pictures, heading, tradeHeadings } = context;
  const sentences = said.filter((sentence) => said.length < 2 || !isContactLine(sentence, context.brief));
  const tagline =
    brief.business.tagline && headline?.line.fields[0] !== 'business.tagline'
      ? [fromBrief(ended(brief.business.tagline), 'business.tagline')]
      : [];
  const told = context.page === 'about' ? answersTold(context) : [];
  const paragraphs = [
    ...tagline,
    ...paragraphsOf(sentences, Math.max(1, 6 - tagline.length - told.length)).map((text) => fromBrief(text, 'business.description')),
    ...told,
    ...(sentences.length < 2 && told.length === 0 ? factParagraph(context) : []),
  ];
  const picture = pictures.lead(context.frame('story'));
  const isNote = tagline.length === 0 && wordCount(sentences.join(' ')) < fewestOfStory && !sentences.some(isTelling);
  const titled = context.page === 'about' ? {} : { heading: isNote ? heading('good') : heading('about', tradeHeadings.about) };
  return { kind: 'story', props: { ...titled, paragraphs: paragraphs.slice(0, 6), ...(picture ? { picture } : {}) } };
}

/** A few facts have fewer words. 'No ID.' tells nothing about the business, so it isn't said under 'About us'. */
const fewestOfStory = 14;

/** Kinds of sentences that tell about a business even in a few words: 'My father tuned the organ for thirty years.' */
const tellingKinds: readonly SentenceKind[] = ['story', 'specialty', 'promise', 'method', 'proof', 'list', 'greeting'];

function isTelling(sentence: string): boolean {
  return isAboutPerson.test(sentence) || tellingKinds.includes(classifySentence(sentence));
}

/** What the owner wrote about how the business began, who customers meet and what they're proud of. What they picked is a fact. */
function answersTold({ answered }: PageContext): Line[] {
  return answered
    .filter(({ places, chips }) => places.includes('story') && chips.length === 0)
    .map(({ text, field }) => fromBrief(text, field));
}

/** Two or three sentences to a paragraph, or more if `most` paragraphs wouldn't hold them. */
function paragraphsOf(sentences: string[], most: number): string[] {
  const size = Math.max(2, Math.ceil(sentences.length / most));
  return Array.from({ length: Math.ceil(sentences.length / size) }, (_, index) =>
    sentences.slice(index * size, index * size + size).join(' '),
  );
}

/** What the facts add to a very short description: where to find the business, unless the page says it in another place. */
function factParagraph(context: PageContext) {
  const { facts, words, voice } = context;
  // The town stands beside the trade, unless a model wrote that line.
  const isSaid = areaSection(context) !== undefined || (facts.serviceArea.length === 0 && !context.written('about-lead'));
  if (isSaid) return [];
  const street = facts.address?.street;
  const townFields = ['business.address.city', ...(facts.address?.state ? ['business.address.state'] : [])];
  const town = [facts.address?.city, facts.address?.state].filter(Boolean).join(', ');
  if (street && facts.address?.city) return [computed(words.facts.isAt(voice, street, town), 'business.address.street', ...townFields)];
  if (facts.serviceArea.length > 0) {
    const fields = facts.serviceArea.map((_, index) => `business.serviceArea.${index}`);
    return [computed(words.facts.worksIn(voice, words.list(facts.serviceArea)), ...fields)];
  }
  return facts.address?.city ? [computed(words.facts.isIn(voice, town), ...townFields)] : [];
}

/** True for '1807 Second St, Santa Fe, NM 87505 inez@hinge.example 505-555-0181': nothing but where and how, which every page says. */
function isContactLine(sentence: string, { business }: Brief): boolean {
  const { address, phone, email } = business;
  if (!address?.street || !fold(sentence).includes(fold(address.street))) return false;
  const known = new Set(fold([...Object.values(address), phone, email].join(' ')).split(' '));
  return fold(sentence)
    .split(' ')
    .every((word) => known.has(word));
}
