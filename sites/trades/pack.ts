import { z } from 'zod';

/**
 * What the files of a trade's folder hold. Tests check every folder with these schemas; at run time only the types count.
 *
 * Everything is neutral: definitions, procedures and questions, true of any business of the trade. Nothing claims anything
 * about this business: no years, license, award, guarantee, price, speed, free estimate, 'family-owned', 'trusted', 'best',
 * and no promise of conduct. The gate refuses such words.
 *
 * Strings may hold slots: {name} {short} {trade} {city} {place} {state} {phone} {service} {day}. A wording whose slot is
 * unknown is skipped, so every list needs at least one wording without slots. `place` is '{city}, {state}' or the city.
 * US English, second person for the reader, plain words, no exclamation marks, no em dashes.
 */

const text = z.string().min(1);

/** At least four wordings of one slot; the site's seed chooses. */
const wordings = z.tuple([text, text, text, text], text);

const pair = z.strictObject({ title: text, text });

const headings = z.strictObject({
  services: wordings,
  steps: wordings,
  area: wordings,
  hours: wordings,
  faq: wordings,
  call: wordings,
  prices: wordings,
  reasons: wordings,
  story: wordings,
  closer: wordings,
  gallery: wordings,
  form: wordings,
  shelf: wordings,
  posts: wordings,
  script: wordings,
  included: wordings,
});

const leads = z.strictObject({
  about: wordings,
  services: wordings,
  pricing: wordings,
  gallery: wordings,
  booking: wordings,
  shop: wordings,
  blog: wordings,
  faq: wordings,
  contact: wordings,
});

/** What Sunup's own pages and drawings need of a trade. A folder with nothing else is drawn, but never matched to a brief. */
const drawn = z.strictObject({
  /** Name on Sunup's own pages: 'Dog groomer'. */
  label: text,
  /** Points of the themes that suit the trade: 5 for the one drawn for it, less for others. */
  themes: z.record(text, z.number().min(0).max(5)).optional(),
  /** Signature drawings of sites/scenes or other trades that suit this one too, by name. */
  signatures: z.array(text).optional(),
});

/** `trade.yaml` of general, the trade of every business that no other fits. */
const generalTrade = drawn.extend({
  /** 'plumber', 'hair salon': used when the owner's own word for the trade is odd. */
  noun: text,
  /** 'plumbing', 'hair and color': what is done. */
  work: text,
  /** What decorations of the sections show, such as the dog that looks out of a van's window. */
  motif: z.enum(['dog', 'garden', 'pipes']).optional(),
  /** schema.org type, the most specific one that schema-dts knows. */
  schemaType: text,
  /** Where the customer meets the business by default: 'visits' (at the customer's), 'premises' (at the shop). */
  setting: z.enum(['visits', 'premises']),
  /** Lower-case stems found in the owner's free-text trade. The longest match over all trades wins. */
  stems: z.array(text).min(1),
  /** Labels of the main action by way of contact. */
  call: wordings,
  ask: wordings,
  /** Heading wordings for each section of a page; the writer never repeats one within a site. */
  headings,
  /** Brief fields worth asking this trade for, with the reason shown to the owner. */
  mustAsk: z.array(z.strictObject({ field: text, why: text })),
});

const trade = generalTrade.partial({ call: true, ask: true, mustAsk: true }).extend({ headings: headings.partial().optional() });

const service = z.strictObject({
  /** Lower-case stems found in an owner's service name: 'leak', 'drain'. */
  stems: z.array(text).min(1),
  name: text,
  /** Which detail drawing of the trade fits (index into its drawings/details.ts), if one does. */
  detail: z.int().min(0).optional(),
  /** A field of its own, such as criminal law: shown to an owner who named no services only if they speak of it, or of no field. */
  field: z.literal(true).optional(),
  /** One-sentence neutral definitions. */
  text: wordings,
  /** What the work usually covers. */
  covers: z.array(text).min(3).max(5),
  /** Signs that you need it. */
  signs: z.array(text).length(3),
  /** What to do before the visit. */
  before: z.array(text).length(3),
});

/** Procedural questions, `also` in other words; each answerable without knowing the business ('Ask when you call' is fine, sparingly). */
const question = z.strictObject({
  question: text,
  also: z.array(text).optional(),
  answer: wordings,
  group: z.enum(['booking', 'cost', 'service', 'area']),
});

const generalSentences = z.strictObject({
  /** Hero headlines for a brief without a tagline, under ten words. */
  headlines: wordings,
  /** Lead of each inner page. */
  leads,
  /** Line under the call band's heading. */
  callText: wordings,
  /** Alternative sequences of three steps: how contact and a visit usually go, as things the customer does. */
  steps: z.array(z.tuple([pair, pair, pair])).min(4),
  /** What moves a price; three or four are shown. */
  reasons: z.array(pair).min(6),
  /** What to say on the phone, with blanks in square brackets: 'Hi, I have a leak at [the fixture].' */
  scripts: z.array(text.regex(/\[[^\]]+\]/)).min(4),
  /** What to have ready, short lines. */
  ready: z.array(text).min(6),
  /** How a booking request works, in alternatives of three lines; always 'a request until we reply'. */
  bookingPolicy: z.array(z.array(text).length(3)).min(4),
  /** Captions and titles for gallery drawings of the trade. */
  captions: z.array(text).min(8),
});

const sentences = generalSentences.partial().extend({ leads: leads.partial().optional() });

/** A guide's front matter and text. The text is the answer, one paragraph, then 3 to 6 blocks under `##` headings. */
const guideFile = z.strictObject({
  titles: wordings,
  /** Stem of the service it belongs to. */
  service: text,
  body: text,
});

/** The schema of each file of a folder. Only trade.yaml has to be there; what a trade leaves out comes from general. */
export const fileSchemas = {
  'trade.yaml': z.union([trade, drawn]),
  'services.yaml': z.array(service).min(2),
  'questions.yaml': z.array(question).min(10),
  'sentences.yaml': sentences,
  /** Every `.md` file of the folder. */
  guides: guideFile,
};

/** general has all words, since other trades fall back to them. */
export const generalSchemas = { ...fileSchemas, 'trade.yaml': generalTrade, 'sentences.yaml': generalSentences };

export type TradeFile = z.infer<typeof trade>;
export type GeneralTrade = z.infer<typeof generalTrade>;
export type Sentences = z.infer<typeof sentences>;
export type GeneralSentences = z.infer<typeof generalSentences>;
export type GuideFile = z.infer<typeof guideFile>;
export type KnownService = z.infer<typeof service>;
export type Question = z.infer<typeof question>;
export type Pair = z.infer<typeof pair>;

export interface Guide {
  title: GuideFile['titles'];
  /** The answer first: one paragraph. */
  answer: string;
  /** A post leaves some out as long as 400 words remain, so each has to make sense without the others. */
  blocks: { heading: string; paragraphs: string[] }[];
  /** Stem of the service it belongs to. */
  service: string;
}

/** A trade as the writer uses it, completed by general's words. */
export interface TradePack extends Omit<GeneralTrade, 'themes'>, Omit<GeneralSentences, 'scripts'> {
  /** The folder's name. */
  key: string;
  themes: Record<string, number>;
  /** Whose scenes and details are shown: its own, or general's. */
  scene: string;
  services: KnownService[];
  questions: Question[];
  scripts: { text: string; blank: boolean }[][];
  guides: Guide[];
}
