import type { PageKind } from '../document/document.ts';
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

/** The writer of each kind of page. The blog's writes its posts too. */
export const writePages: Record<PageKind, (context: PageContext, options: PageOptions) => PageDraft[]> = {
  home: (context, { order }) => [homePage(context, order)],
  about: (context) => [aboutPage(context)],
  services: (context) => [servicesPage(context)],
  pricing: (context) => [pricingPage(context)],
  shop: (context) => [shopPage(context)],
  gallery: (context) => [galleryPage(context)],
  booking: (context) => [bookingPage(context)],
  blog: (context, { contextOf }) => blogPages(context, contextOf),
  faq: (context) => [faqPage(context)],
  contact: (context) => [contactPage(context)],
};
