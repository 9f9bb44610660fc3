import type { OfferWords } from '../offer.ts';

export interface FaqQuestion {
  /** Anchor on /faq: unique among all groups. */
  id: string;
  question: string;
  /** Plain text, 30 to 90 words, with Markdown links to our own pages. */
  answer: string;
  /** Other ways visitors ask this. The assistant gives this answer to a question that is worded much like one of them. */
  wordings?: readonly string[];
  /** What people call it who use none of our words; for searching only. */
  keywords?: string;
}

export interface FaqGroup {
  id: string;
  title: string;
  questions: readonly FaqQuestion[];
}

/** A group's questions, with the numbers of the offer as they are set. */
export type FaqGroupOf = (offer: OfferWords) => FaqGroup;
