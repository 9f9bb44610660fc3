export interface FaqQuestion {
  /** Anchor on /faq: unique among all groups. */
  id: string;
  question: string;
  /** Plain text, 30 to 90 words, with Markdown links to our own pages. */
  answer: string;
  /** Other ways visitors ask this. The assistant gives this answer to a question that is worded much like one of them. */
  wordings?: readonly string[];
  /** Narrower questions about the same subject, each with its own short answer, which begins with yes or no where that's asked. The assistant gives them. */
  short?: readonly { asked: readonly string[]; says: string }[];
  /** What people call it who use none of our words; for searching only. */
  keywords?: string;
}

/** A file of this folder: one group of questions. Prices and hours are `{setup}` and the like: see filled.ts. */
export interface FaqFile {
  /** Place among the groups, from 1. */
  order: number;
  title: string;
  questions: readonly FaqQuestion[];
}

export interface FaqGroup extends FaqFile {
  id: string;
}
