import type { PageContext, SectionDraft } from '../../writer/context.ts';
import { computed, fromBrief } from '../../writer/words/lines.ts';
import { listed } from '../../writer/words/phrases.ts';
import { ended } from '../../writer/words/sentences.ts';
import { spareHeadings } from '../../writer/words/spare-headings.ts';
import type { StoryProps } from './schema.ts';

/** The description in paragraphs; a very short one is followed by what the facts add. */
export function storySection(context: PageContext): SectionDraft<StoryProps> {
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
  const picture = pictures.lead(context.frame('story'));
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
    return [computed(`${facts.name} is at ${street} in ${facts.address.city}.`, name, 'business.address.street', 'business.address.city')];
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
