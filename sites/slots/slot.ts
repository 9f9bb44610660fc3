/** A fact of the brief that a text may use. */
export interface Fact {
  id: string;
  /** Brief path it comes from, such as `services.0.priceFrom`. */
  field: string;
  text: string;
}

export type SlotLanguage = 'en' | 'es';

/** A place on a site that a model may write. The page keeps its own text unless an answer is accepted. */
export interface Slot {
  id: string;
  purpose: string;
  /** Shortest and longest text, in characters. */
  least: number;
  most: number;
  /** IDs of the facts that the text may use. */
  facts: string[];
  language: SlotLanguage;
}

/** What a model wrote for a slot, and the IDs of the facts that it used. */
export interface SlotAnswer {
  id: string;
  text: string;
  facts: string[];
}
