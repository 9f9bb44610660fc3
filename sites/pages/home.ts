import { areaSection } from '../sections/area/writer.ts';
import { callSection } from '../sections/call/writer.ts';
import { faqSection } from '../sections/faq/writer.ts';
import { photoGallery } from '../sections/gallery/writer.ts';
import { heroSection } from '../sections/hero/writer.ts';
import { hoursSection } from '../sections/hours/writer.ts';
import { goodToKnow, peopleSection, proofSections, saidBeside } from '../sections/proof/writer.ts';
import { quoteSection } from '../sections/quote/writer.ts';
import { servicesSection } from '../sections/services/writer.ts';
import { shelfSection } from '../sections/shelf/writer.ts';
import { stepsSection } from '../sections/steps/writer.ts';
import { ownWords } from '../sections/story/writer.ts';
import type { PageContext, PageDraft, SectionDraft } from '../writer/context.ts';
import { callLine, describing, pageDescription, pageTitle, tradeAndPlace } from '../writer/words/titles.ts';
import { otherPlaceSections } from './other-places.ts';

/** Orders of the home page's middle; the site's order picks one. */
export const homeOrders = {
  work: ['services', 'statement', 'gallery', 'shelf', 'quote', 'hours', 'area', 'proof', 'steps', 'faq'],
  voice: ['statement', 'services', 'gallery', 'quote', 'steps', 'faq', 'shelf', 'hours', 'area', 'proof'],
  place: ['services', 'hours', 'area', 'shelf', 'statement', 'gallery', 'quote', 'proof', 'steps', 'faq'],
  way: ['steps', 'services', 'quote', 'statement', 'gallery', 'shelf', 'faq', 'hours', 'area', 'proof'],
} as const;
export type HomeOrder = keyof typeof homeOrders;
type Middle = (typeof homeOrders)[HomeOrder][number];

/** Home: the point, the work, how it goes, proof, where and when, questions, call. */
export function homePage(context: PageContext, order: HomeOrder): PageDraft {
  const opening = heroSection(context);
  // First, whatever its place on the page: its pictures have to show something particular, and each is given once.
  const services = servicesSection(context);
  const middle: Record<Middle, () => (SectionDraft | undefined)[]> = {
    services: () => [services, saidBeside(context, 'prices', 'services')],
    statement: () => [ownWords(context)],
    steps: () => [context.has('booking') ? undefined : stepsSection(context)],
    gallery: () => [photoGallery(context)],
    shelf: () => [(context.brief.details?.shop ?? []).length > 0 ? shelfSection(context, 3) : undefined],
    quote: () => [quoteSection(context)],
    area: () => [areaSection(context), ...otherPlaceSections(context)],
    hours: () => [hoursSection(context)],
    proof: () => [
      ...(context.has('about') ? [] : [...proofSections(context, context.opening.points), peopleSection(context)]),
      context.has('contact') ? undefined : goodToKnow(context),
    ],
    faq: () => [faqSection(context)],
  };
  return {
    path: '/',
    title: pageTitle(context, 'home'),
    description: pageDescription([...(context.sentences.length > 0 ? describing(context) : [tradeAndPlace(context)]), callLine(context)]),
    sections: [opening, ...homeOrders[order].flatMap((name) => middle[name]()), callSection(context)],
  };
}
