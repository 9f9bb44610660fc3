import { callSection } from './ask-sections.ts';
import type { PageDesk } from './desk.ts';
import type { PageDraft, SectionDraft } from './draft.ts';
import { introSection, pageLead, proofSections, stepsSection } from './explain-sections.ts';
import { computed, neutral, told } from './lines.ts';
import { listed, withArticle } from './phrases.ts';
import { areaSection, hoursSection } from './place-sections.ts';
import { ended } from './sentences.ts';
import { spareHeadings } from './spare-headings.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';
import { tradeWords } from './trade-words.ts';

/** About: what we do, in the owner's words, what is on record, how we work, where. */
export function aboutPage(desk: PageDesk): PageDraft {
  const { words, pack } = desk;
  const heading = words.heading('about', ['About {short}', 'Meet {short}', ...pack.headings.story], spareHeadings.story);
  const lead = pageLead(desk);
  const story = storySection(desk);
  return {
    path: '/about',
    title: pageTitle(desk, 'about'),
    description: pageDescription([
      computed(`About ${desk.facts.name}`, 'business.name'),
      tradeAndPlace(desk),
      ...desk.sentences.map((sentence) => told(sentence, 'business.description')),
    ]),
    sections: [
      introSection(desk, { heading, lead, picture: false }),
      story,
      ...proofSections(desk),
      closerSection(desk),
      stepsSection(desk),
      areaSection(desk),
      hoursSection(desk),
      callSection(desk),
    ],
  };
}

/** The description in paragraphs; a very short one is followed by what the facts add. */
function storySection(desk: PageDesk): SectionDraft {
  const { words, pack, sentences, brief, headline, pictures } = desk;
  const tagline =
    brief.business.tagline && headline?.line.fields[0] !== 'business.tagline'
      ? [told(ended(brief.business.tagline), 'business.tagline')]
      : [];
  const paragraphs = [
    ...tagline,
    ...paragraphsOf(sentences).map((text) => told(text, 'business.description')),
    ...(sentences.length < 3 ? factParagraph(desk) : []),
  ];
  const picture = pictures.lead();
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

/** 'Wag & Roll is a mobile dog groomer.' with where it works, from the facts alone. */
function factParagraph({ brief, pack, facts }: PageDesk) {
  const { noun } = tradeWords(brief, pack);
  const where = facts.serviceArea.length > 0 ? listed(facts.serviceArea) : facts.city;
  const fields =
    facts.serviceArea.length > 0
      ? facts.serviceArea.map((_, index) => `business.serviceArea.${index}`)
      : facts.city
        ? ['business.address.city']
        : [];
  return [
    computed(`${facts.name} is ${withArticle(noun.text)}${where ? ` in ${where}` : ''}.`, 'business.name', ...noun.fields, ...fields),
  ];
}

/** A few services shown closely, when the trade has words and drawings for them. */
function closerSection({ words, pack, offers, pictures }: PageDesk): SectionDraft | undefined {
  const known = offers.filter(({ known: service, own }) => service && own).slice(0, 3);
  if (known.length < 2) return undefined;
  const tiles = pictures.tiles(known);
  if (tiles.some(({ kind }) => kind === 'art')) return undefined;
  const items = known.map(({ name, known: service }, index) => ({
    title: name,
    text: words.say(`closer-${name.text}`, service?.text ?? []),
    picture: tiles[index] ?? { kind: 'art' as const, generator: 'layers' as const, seed: name.text, alt: neutral('') },
  }));
  return { kind: 'closer', props: { heading: words.heading('closer', pack.headings.closer, spareHeadings.closer), items } };
}
