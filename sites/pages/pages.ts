import type { PageKind } from '../document/document.ts';
import { type AnsweredFact, inOrder } from '../interview/answers.ts';
import type { DerivedBrief } from '../interview/derived-brief.ts';
import type { AnswerPlace } from '../kinds/format.ts';
import { sentences } from '../language/sentences.ts';
import { fittingGuides } from '../sections/posts/posts.ts';
import type { PageContext, PageDraft } from '../writer/context.ts';
import { type Answers, createAnswers } from '../writer/material/answers.ts';
import { factsOf } from '../writer/material/facts.ts';
import { sayPrices } from '../writer/material/placed-sentences.ts';
import { aboutPage } from './about.ts';
import { blogPages } from './blog.ts';
import { bookingPage } from './booking.ts';
import { contactPage } from './contact.ts';
import { faqPage } from './faq.ts';
import { galleryPage } from './gallery.ts';
import { type HomeOrder, homePage } from './home.ts';
import { pricingPage } from './pricing.ts';
import { servicesPage } from './services.ts';
import { shopPage } from './shop.ts';

interface PageOptions {
  order: HomeOrder;
  /** The context of a post's page. */
  contextOf: (slug: string, index: number) => PageContext;
}

/**
 * What tells how full a page would be: the brief, how many of its photos are shown, how many questions an FAQ page would answer, and
 * what each page would answer with further answers and one more page.
 */
export type PageSources = Pick<DerivedBrief, 'brief' | 'kind' | 'answered' | 'traits' | 'language'> & {
  photos: number;
  questions: number;
  answersWith: (more: AnsweredFact[], page: PageKind) => Answers;
};

export function pageSources(derived: DerivedBrief, photos: number): PageSources {
  const facts = factsOf(derived);
  const answersWith = (more: AnsweredFact[], page: PageKind) =>
    createAnswers({
      ...derived,
      facts,
      answers: inOrder([...derived.answered, ...more], derived.kind),
      pages: [...new Set([...derived.brief.pages, page])],
      opening: { facts: [] },
    });
  return { ...derived, photos, questions: answersWith([], 'faq').on('faq').length, answersWith };
}

/** A page has nothing of its own, less than what makes it worth a visit, or enough. */
type Fullness = 'empty' | 'short' | 'full';

interface PageWriter {
  /** The blog's writes its posts too. */
  write: (context: PageContext, options: PageOptions) => PageDraft | PageDraft[];
  fullness: (sources: PageSources) => Fullness;
}

const full = () => 'full' as const;

export const pageWriters: Record<PageKind, PageWriter> = {
  home: { write: (context, { order }) => homePage(context, order), fullness: full },
  about: {
    write: aboutPage,
    fullness: ({ brief: { business, proof } }) =>
      business.description.length >= 200 || business.people?.length || proof?.awards?.length || business.licences?.length
        ? 'full'
        : 'short',
  },
  services: { write: servicesPage, fullness: ({ brief: { services = [] } }) => byCount(services.length, 2) },
  pricing: {
    write: pricingPage,
    fullness: ({ brief: { services = [], details, business }, answered }) => {
      if (services.some(({ price, priceFrom, priceTo }) => price ?? priceFrom ?? priceTo) || details?.pricing?.length) return 'full';
      const answers = answered.filter(({ places }) => places.includes('pricing'));
      const saysPrices = answers.some(({ text }) => priceWords.test(text)) || sayPrices(sentences(business.description));
      return saysPrices ? byCount(Math.max(answersFor('pricing', answered), 1), 3) : 'empty';
    },
  },
  shop: { write: shopPage, fullness: ({ brief: { details } }) => byCount(details?.shop?.length ?? 0, 1) },
  gallery: { write: galleryPage, fullness: ({ photos }) => byCount(photos, 3) },
  booking: { write: bookingPage, fullness: full },
  blog: {
    write: (context, { contextOf }) => blogPages(context, contextOf),
    fullness: (sources) => (sources.brief.details?.blog?.some(({ text }) => text) || fittingGuides(sources).length > 0 ? 'full' : 'empty'),
  },
  faq: {
    write: faqPage,
    fullness: ({ brief: { details }, answered, questions }) => {
      const asked = (details?.faq ?? []).length + answersFor('faq', answered);
      return asked >= 4 ? 'full' : asked > 0 || questions >= fewestQuestions ? 'short' : 'empty';
    },
  },
  contact: { write: contactPage, fullness: full },
};

/** Words of an answer about prices. When to pay or to cancel is none. */
const priceWords =
  /\$ ?\d|\b(?:prices?|priced|costs?|charges?|charged|fees?|free|quotes?|estimates?|rates?|minimum|deposit|tuition)\b|(?<!\p{L})(?:precios?|cuestan?|cobra(?:mos)?|cobro|gratis|presupuestos?|cotización|tarifas?|depósito|mínimo)(?!\p{L})/iu;

/** With fewer questions about its hours and towns, and no others, an FAQ page says nothing that the rest of the site doesn't. */
const fewestQuestions = 3;

/** Fullness of a page that lists something, and is worth a visit with `enough`. */
function byCount(count: number, enough: number): Fullness {
  return count === 0 ? 'empty' : count < enough ? 'short' : 'full';
}

function answersFor(place: AnswerPlace, answered: PageSources['answered']): number {
  return answered.filter(({ places, text }) => text && places.includes(place)).length;
}
