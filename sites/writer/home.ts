import { callSection } from './ask-sections.ts';
import { closerSection } from './closer-section.ts';
import type { PageDesk } from './desk.ts';
import type { PageDraft, SectionDraft } from './draft.ts';
import { faqSection, proofSections, stepsSection } from './explain-sections.ts';
import { photoGallery } from './gallery.ts';
import { heroSection } from './hero-section.ts';
import { told } from './lines.ts';
import { areaSection, hoursSection } from './place-sections.ts';
import type { Point } from './points.ts';
import { servicesSection } from './services-section.ts';
import { shelfSection } from './shop.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Orders of the home page's middle; the site's order knob picks one. */
export const homeOrders = {
  work: ['services', 'statement', 'steps', 'gallery', 'closer', 'shelf', 'quote', 'area', 'hours', 'proof', 'faq'],
  voice: ['statement', 'services', 'gallery', 'quote', 'steps', 'closer', 'shelf', 'hours', 'area', 'proof', 'faq'],
  place: ['services', 'hours', 'shelf', 'statement', 'closer', 'gallery', 'steps', 'quote', 'area', 'proof', 'faq'],
  way: ['steps', 'services', 'quote', 'closer', 'statement', 'gallery', 'shelf', 'area', 'hours', 'faq', 'proof'],
} as const;
export type HomeOrder = keyof typeof homeOrders;
type Middle = (typeof homeOrders)[HomeOrder][number];

/** Home: the point, the work, how it goes, proof, where and when, questions, call. */
export function homePage(desk: PageDesk, order: HomeOrder): PageDraft {
  const opening = heroSection(desk);
  // Pictures are handed out in the order of asking: those that must show something particular ask first.
  const services = servicesSection(desk);
  const closer = desk.has('about') ? undefined : closerSection(desk);
  const middle: Record<Middle, () => (SectionDraft | undefined)[]> = {
    services: () => [services],
    statement: () => [statementSection(opening.rest, opening.points)],
    steps: () => [stepsSection(desk, { picture: true })],
    gallery: () => [desk.has('gallery') ? undefined : photoGallery(desk)],
    closer: () => [closer],
    shelf: () => [(desk.brief.details?.shop ?? []).length > 0 ? shelfSection(desk, 3) : undefined],
    quote: () => [quoteSection(desk)],
    area: () => [areaSection(desk)],
    hours: () => [hoursSection(desk, opening.points)],
    proof: () => (desk.has('about') ? [] : proofSections(desk, opening.points)),
    faq: () => [faqSection(desk, desk.has('faq') ? { count: 3, own: 2 } : { count: 4, own: 6 })],
  };
  return {
    path: '/',
    title: pageTitle(desk, 'home'),
    description: pageDescription([
      tradeAndPlace(desk),
      ...desk.sentences.map((sentence) => told(sentence, 'business.description')),
      desk.actions.main()[0]?.label,
    ]),
    sections: [opening.section, ...homeOrders[order].flatMap((name) => middle[name]()), callSection(desk)],
  };
}

/** One large sentence that the opening left over, with facts it left over. */
function statementSection([sentence]: string[], points: Point[]): SectionDraft | undefined {
  if (!sentence || sentence.length > 220) return undefined;
  const facts = points.filter(({ key }) => key !== 'area').slice(0, 3);
  return {
    kind: 'statement',
    props: {
      text: told(sentence, 'business.description'),
      facts: facts.length > 1 ? facts.map(({ term, text }) => ({ term, ...(text ? { text } : {}) })) : [],
    },
  };
}

/** Customers' words, with consent only. */
function quoteSection({ brief }: PageDesk): SectionDraft | undefined {
  const items = (brief.proof?.quotes ?? []).flatMap(({ text, name, consent }, index) =>
    consent === true ? [{ text: told(text, `proof.quotes.${index}.text`), name: told(name, `proof.quotes.${index}.name`) }] : [],
  );
  return items.length > 0 ? { kind: 'quote', props: { items } } : undefined;
}
