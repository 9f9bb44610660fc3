/** Where a passage comes from. Answers to questions come before pages that only mention the matter. */
export type PassageSource = 'faq' | 'company' | 'service' | 'about' | 'city' | 'article' | 'legal';

/** A piece of our own pages that can be quoted, with the link that leads to it. */
export interface Passage {
  source: PassageSource;
  title: string;
  /** Sentences, plain or with Markdown links to our own pages. */
  text: string;
  /** Path of one of our pages, with an anchor where the passage has one. */
  path: string;
  /** Other wordings of a /faq question. */
  wordings?: readonly string[];
  /** Further words by which people may look for it. */
  keywords?: string;
}
