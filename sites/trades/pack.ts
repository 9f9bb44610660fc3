/**
 * Words of a trade. Everything here is neutral: definitions, procedures and questions, true of any business of the
 * trade. It never claims anything about this business: no years, licence, award, guarantee, price, speed, free
 * estimate, 'family-owned', 'trusted', 'best', and no promise of conduct. The gate refuses such words.
 *
 * Strings may hold slots: {name} {short} {trade} {city} {place} {state} {phone} {service} {day}. A wording whose slot is
 * unknown is skipped, so every list needs at least one wording without slots. `place` is '{city}, {state}' or the city.
 * US English, second person for the reader, plain words, no exclamation marks, no em dashes.
 */

/** At least four wordings of one slot; the site's seed chooses. */
export type Wordings = [string, string, string, string, ...string[]];

export interface Pair {
  title: string;
  text: string;
}

export interface KnownService {
  /** Lower-case stems found in an owner's service name: 'leak', 'drain'. */
  stems: string[];
  name: string;
  /** Which detail drawing of the trade fits (index into sites/scenes details), if one does. */
  detail?: number;
  /** A field of its own, such as criminal law: shown to an owner who named no services only if they speak of it, or of no field. */
  field?: true;
  /** One-sentence neutral definitions. */
  text: Wordings;
  /** What the work usually covers, 3 to 5 short items. */
  covers: string[];
  /** Signs that you need it, 3 items. */
  signs: string[];
  /** What to do before the visit, 3 items. */
  before: string[];
}

export interface Guide {
  title: Wordings;
  /** The answer first: one paragraph. */
  answer: string;
  /** 3 to 6 blocks; with the answer 400 to 700 words in all. A post leaves some out as long as 400 words remain, so each has to stand without the others. */
  blocks: { heading: string; paragraphs: string[] }[];
  /** Stem of the service it belongs to. */
  service: string;
}

export interface TradePack {
  key: string;
  /** Lower-case stems found in the owner's free-text trade. Longest match over all packs wins. */
  stems: string[];
  /** schema.org type, the most specific one that schema-dts knows. */
  schemaType: string;
  /** Trade key in sites/scenes. */
  scene: string;
  /** 'plumber', 'hair salon': used when the owner's own word for the trade is odd. */
  noun: string;
  /** 'plumbing', 'hair and color': what is done. */
  work: string;
  /** Where the customer meets the business by default: 'visits' (at the customer's), 'premises' (at the shop). */
  setting: 'visits' | 'premises';
  /** Labels of the main action by way of contact. */
  call: Wordings;
  ask: Wordings;
  /** Hero headlines for a brief without a tagline, under ten words. */
  headlines: Wordings;
  /** Heading wordings for each section of a page; the writer never repeats one within a site. */
  headings: {
    services: Wordings;
    steps: Wordings;
    area: Wordings;
    hours: Wordings;
    faq: Wordings;
    call: Wordings;
    prices: Wordings;
    reasons: Wordings;
    story: Wordings;
    closer: Wordings;
    gallery: Wordings;
    form: Wordings;
    shelf: Wordings;
    posts: Wordings;
    script: Wordings;
    included: Wordings;
  };
  /** Line under the call band's heading. */
  callText: Wordings;
  /** Lead of each inner page. */
  leads: {
    about: Wordings;
    services: Wordings;
    pricing: Wordings;
    gallery: Wordings;
    booking: Wordings;
    shop: Wordings;
    blog: Wordings;
    faq: Wordings;
    contact: Wordings;
  };
  services: KnownService[];
  /** At least four alternative sequences of three steps: how contact and a visit usually go, as things the customer does. */
  steps: [[Pair, Pair, Pair], [Pair, Pair, Pair], [Pair, Pair, Pair], [Pair, Pair, Pair], ...[Pair, Pair, Pair][]];
  /** What moves a price: at least six, three or four are shown. */
  reasons: Pair[];
  /** Procedural questions, at least ten, `also` in other words; each answerable without knowing the business ('Ask when you call' is fine, sparingly). */
  questions: { question: string; also?: string[]; answer: Wordings; group: 'booking' | 'cost' | 'service' | 'area' }[];
  /** What to say on the phone: text with blanks, at least four alternatives. */
  scripts: { text: string; blank: boolean }[][];
  /** What to have ready, short lines, at least six. */
  ready: string[];
  /** How a booking request works, at least four alternatives of three lines each; always 'a request until we reply'. */
  bookingPolicy: string[][];
  /** Captions and titles for gallery drawings of the trade, at least eight. */
  captions: string[];
  /** At least three; a blog shows three of them, so more make two sites of a trade differ. */
  guides: [Guide, Guide, Guide, ...Guide[]];
  /** Brief fields worth asking this trade for, with the reason shown to the owner. */
  mustAsk: { field: string; why: string }[];
}
