import type { PageHead } from '../page-head.ts';

/** A file of this folder: one service page. Texts are plain, except that `answer` may have Markdown links to our own pages; prices and hours are `{setup}` and the like: see filled.ts. */
export interface ServiceFile {
  /** Place in lists of services, from 1. */
  order: number;
  /** As in the footer. */
  name: string;
  head: Omit<PageHead, 'path'>;
  /** The page's one main heading. */
  headline: string;
  lead: string;
  /** What it costs, in one or two sentences. */
  priceLine: string;
  /** Which of our two prices pays for it. */
  charged: 'once' | 'monthly';
  example: ServiceExample;
  included: readonly { title: string; text: string }[];
  notIncluded: readonly string[];
  /** Steps in their order. */
  how: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
  /** What to read next, by slug. */
  articles: readonly string[];
}

/** What shows the service: something that Sunup made for a business we invented, so nothing in it is a customer's. */
export type ServiceExample = { caption: string } & (
  | {
      /** A page 1280 px wide, as a file in public/pictures, with its text alternative. */
      page: { file: string; height: number; alt: string };
    }
  | {
      /** A page as search engines list it, by its own title and description. */
      result: { address: string; title: string; description: string };
    }
  | {
      /** Paths of a site's files. */
      files: readonly string[];
    }
  | {
      /** A request in the owner's words, and what we offer to do about it. */
      request: { words: string; now: string; after: string; button: string };
    }
);

export interface Service extends ServiceFile {
  slug: string;
  head: PageHead;
}
