import type { PageKind } from '../document/document.ts';
import type { DerivedBrief } from '../interview/derived-brief.ts';
import type { AnswerPlace } from '../kinds/format.ts';
import type { PageContext, PageDraft } from '../writer/context.ts';
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

export type ThinSources = Pick<DerivedBrief, 'brief' | 'kind' | 'answered'>;

interface PageWriter {
  /** The blog's writes its posts too. */
  write: (context: PageContext, options: PageOptions) => PageDraft | PageDraft[];
  /** True if the brief would leave the page nearly empty. */
  isThin: (sources: ThinSources) => boolean;
}

const never = () => false;

export const pageWriters: Record<PageKind, PageWriter> = {
  home: { write: (context, { order }) => homePage(context, order), isThin: never },
  about: {
    write: aboutPage,
    isThin: ({ brief: { business, proof } }) =>
      business.description.length < 200 && !business.people?.length && !proof?.awards?.length && !business.licences?.length,
  },
  services: { write: servicesPage, isThin: ({ brief: { services = [] } }) => services.length < 2 },
  pricing: {
    write: pricingPage,
    isThin: ({ brief: { services = [], details }, answered }) =>
      !services.some(({ price, priceFrom, priceTo }) => price ?? priceFrom ?? priceTo) &&
      !details?.pricing?.length &&
      answersFor('pricing', answered) < 3,
  },
  shop: { write: shopPage, isThin: ({ brief: { details } }) => !details?.shop?.length },
  gallery: { write: galleryPage, isThin: ({ brief: { photos = [] } }) => photos.filter(({ rights }) => rights).length < 3 },
  booking: { write: bookingPage, isThin: never },
  blog: {
    write: (context, { contextOf }) => blogPages(context, contextOf),
    isThin: ({ brief: { details }, kind: { trade } }) => !details?.blog?.some(({ text }) => text) && !trade?.guides?.length,
  },
  faq: {
    write: faqPage,
    isThin: ({ brief: { details }, answered }) => (details?.faq ?? []).length + answersFor('faq', answered) < 4,
  },
  contact: { write: contactPage, isThin: never },
};

function answersFor(place: AnswerPlace, answered: ThinSources['answered']): number {
  return answered.filter(({ places, text }) => text && places.includes(place)).length;
}
