import { formPages } from '../brief/form-pages.ts';
import { areaSection } from '../sections/area/writer.ts';
import { callSection } from '../sections/call/writer.ts';
import { contactSection } from '../sections/contact/writer.ts';
import { faqSection } from '../sections/faq/writer.ts';
import { formSection } from '../sections/form/writer.ts';
import { photoGallery } from '../sections/gallery/writer.ts';
import { heroSection } from '../sections/hero/writer.ts';
import { hoursSection } from '../sections/hours/writer.ts';
import { recordLists, saidBeside } from '../sections/proof/writer.ts';
import { quoteSection } from '../sections/quote/writer.ts';
import { servicesSection } from '../sections/services/writer.ts';
import { shelfSection } from '../sections/shelf/writer.ts';
import { stepsSection } from '../sections/steps/writer.ts';
import { ownWords, toldWords } from '../sections/story/writer.ts';
import type { PageContext, PageDraft, SectionDraft } from '../writer/context.ts';
import { callLine, describing, pageDescription, pageTitle, tradeAndPlace } from '../writer/words/titles.ts';
import { isLone } from './lone-sections.ts';
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

/** How many sections a home page has if there's as much to say: with what other pages show too, with a form, and with the shortest brief. */
const full = 10;
const enough = 9;
const fewest = 5;

/**
 * Home: the point, the work, how it goes, proof, where and when, questions, call. One with less than `full` also has the steps, the people
 * and what's on record that other pages show; one with less than `enough` a form; one with less than `fewest` the rest of the description
 * and the ways to reach the business.
 */
export function homePage(context: PageContext, order: HomeOrder): PageDraft {
  const opening = heroSection(context);
  // First, whatever its place on the page: its pictures have to show something particular, and each is given once.
  const services = servicesSection(context);
  const closing = callSection(context);
  const middle: Record<Exclude<Middle, 'proof'>, (SectionDraft | undefined)[]> = {
    services: [services, ...saidBeside(context, 'prices', 'services')],
    statement: [ownWords(context)],
    steps: [context.has('booking') ? undefined : stepsSection(context)],
    gallery: [photoGallery(context)],
    shelf: [(context.brief.details?.shop ?? []).length > 0 ? shelfSection(context, 3) : undefined],
    quote: [quoteSection(context)],
    area: [areaSection(context), ...otherPlaceSections(context)],
    hours: [hoursSection(context)],
    faq: [faqSection(context)],
  };
  // One that joins a neighbor is none.
  const stands = (section: SectionDraft | undefined) => section !== undefined && !isLone(section, context);
  const missing = (count: number) => count - [opening, closing, ...Object.values(middle).flat()].filter(stands).length;
  if (missing(full) > 0 && context.has('booking')) middle.steps = [stepsSection(context)];
  const proof = recordLists(context, {
    onRecord: missing(full) > 0 || !context.has('about'),
    toKnow: missing(full) > 0 || !context.has('contact'),
    unsaid: context.opening.points,
  });
  const isThin = missing(fewest) > proof.length;
  // Otherwise the About page says the rest of the description.
  if (isThin && !middle.statement.some(Boolean)) middle.statement = [toldWords(context)];
  const form = missing(enough) > proof.length && formPages(context.brief).length > 0 ? formSection(context, 'contact') : undefined;
  const ways = missing(fewest) > proof.length + (form ? 1 : 0) ? contactSection(context) : undefined;
  const reach = [ways && ways.props.ways.length > 1 ? ways : undefined, form];
  return {
    path: '/',
    title: pageTitle(context, 'home'),
    description: pageDescription([...(context.sentences.length > 0 ? describing(context) : [tradeAndPlace(context)]), callLine(context)]),
    sections: [opening, ...homeOrders[order].flatMap((name) => (name === 'proof' ? proof : middle[name])), ...reach, closing],
  };
}
