/** Where a passage comes from. Answers to questions rank above pages that only mention the subject. */
export type PassageSource = 'faq' | 'company' | 'service' | 'about' | 'city' | 'article' | 'legal';

/** A quotable part of our own pages, with its link. */
export interface Passage {
  source: PassageSource;
  title: string;
  /** Text of its link where that isn't the title. */
  label?: string;
  /** Sentences, plain or with Markdown links to our own pages. */
  text: string;
  /** Path of one of our pages, with an anchor if the passage has one. */
  path: string;
  /** Other wordings of a /faq question. */
  wordings?: readonly string[];
  /** True for a short answer to a narrow question, which begins with the yes or no that this question asks for. */
  direct?: true;
  /** Other words people may search for. */
  keywords?: string;
}
