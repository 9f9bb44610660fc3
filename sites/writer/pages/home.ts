import { areaSection } from '../../sections/area/writer.ts';
import { callSection } from '../../sections/call/writer.ts';
import { closerSection } from '../../sections/closer/writer.ts';
import { faqSection } from '../../sections/faq/writer.ts';
import { photoGallery } from '../../sections/gallery/writer.ts';
import { heroSection } from '../../sections/hero/writer.ts';
import { hoursSection } from '../../sections/hours/writer.ts';
import { proofSections } from '../../sections/proof/writer.ts';
import { quoteSection } from '../../sections/quote/writer.ts';
import { servicesSection } from '../../sections/services/writer.ts';
import { shelfSection } from '../../sections/shelf/writer.ts';
import { statementSection } from '../../sections/statement/writer.ts';
import { stepsSection } from '../../sections/steps/writer.ts';
import type { PageContext, PageDraft, SectionDraft } from '../context.ts';
import { fromBrief } from '../words/lines.ts';
import { pageDescription, pageTitle, tradeAndPlace } from './titles.ts';

/** Orders of the home page's middle; the site's order picks one. */
export const homeOrders = {
  work: ['services', 'statement', 'steps', 'gallery', 'closer', 'shelf', 'quote', 'area', 'hours', 'proof', 'faq'],
  voice: ['statement', 'services', 'gallery', 'quote', 'steps', 'closer', 'shelf', 'hours', 'area', 'proof', 'faq'],
  place: ['services', 'hours', 'shelf', 'statement', 'closer', 'gallery', 'steps', 'quote', 'area', 'proof', 'faq'],
  way: ['steps', 'services', 'quote', 'closer', 'statement', 'gallery', 'shelf', 'area', 'hours', 'faq', 'proof'],
} as const;
export type HomeOrder = keyof typeof homeOrders;
type Middle = (typeof homeOrders)[HomeOrder][number];

/** Home: the point, the work, how it goes, proof, where and when, questions, call. */
export function homePage(context: PageContext, order: HomeOrder): PageDraft {
  const opening = heroSection(context);
  // First, whatever their place on the page: their pictures have to show something particular, and each is given once.
  const services = servicesSection(context);
  const closer = context.has('about') ? undefined : closerSection(context);
  const middle: Record<Middle, () => (SectionDraft | undefined)[]> = {
    services: () => [services],
    statement: () => [statementSection(opening.rest, opening.points)],
    steps: () => [stepsSection(context, { picture: true })],
    gallery: () => [context.has('gallery') ? undefined : photoGallery(context)],
    closer: () => [closer],
    shelf: () => [(context.brief.details?.shop ?? []).length > 0 ? shelfSection(context, 3) : undefined],
    quote: () => [quoteSection(context)],
    area: () => [areaSection(context)],
    hours: () => [hoursSection(context, opening.points)],
    proof: () => (context.has('about') ? [] : proofSections(context, opening.points)),
    faq: () => [faqSection(context, context.has('faq') ? { count: 3, own: 2 } : { count: 4, own: 6 })],
  };
  return {
    path: '/',
    title: pageTitle(context, 'home'),
    description: pageDescription([
      tradeAndPlace(context),
      ...context.sentences.map((sentence) => fromBrief(sentence, 'business.description')),
      context.actions.main()[0]?.label,
    ]),
    sections: [opening.section, ...homeOrders[order].flatMap((name) => middle[name]()), callSection(context)],
  };
}
