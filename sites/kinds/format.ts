import { z } from 'zod';

/**
 * What the files of trades and families hold (see sites/trades/README.md). Tests check every file with these schemas; at run
 * time only the types count.
 */

const text = z.string().min(1);
const texts = z.array(text).min(1);

export const placeTraits = ['come', 'go', 'both', 'remote', 'several'] as const;
export const startTraits = ['walk-in', 'appointment', 'quote', 'order', 'call', 'enroll', 'attend'] as const;
export const givesTraits = ['service', 'goods', 'food', 'care', 'lessons', 'membership', 'event', 'worship', 'rental', 'advice'] as const;
export const whoTraits = ['one', 'team', 'family'] as const;

/** What kind of business it is, as far as its words and rules depend on it. */
export const traitsSchema = z.strictObject({
  /** Where customers meet it: they come, it goes to them, both, by phone and mail, or at several places. */
  place: z.enum(placeTraits),
  /** How a customer starts, the commonest way first. */
  start: z.array(z.enum(startTraits)).min(1),
  gives: z.enum(givesTraits),
  rhythm: z.enum(['visit', 'project', 'weekly', 'season', 'term']),
});
export type LikelyTraits = z.infer<typeof traitsSchema>;
export type PlaceTrait = (typeof placeTraits)[number];
export type StartTrait = (typeof startTraits)[number];
export type WhoTrait = (typeof whoTraits)[number];

const noun = z.strictObject({ one: text, many: text, business: text });
export type Noun = z.infer<typeof noun>;

/** `match`: whole phrases that name the service; `not`: words that make them mean something else. */
const service = z.strictObject({ name: text, match: texts, not: z.array(text).optional(), means: text });
export type KnownService = z.infer<typeof service>;

/**
 * Parts of a site where an answer is shown. `facts` is under the headline, in the short form, and `story` the text of the About page,
 * which tells it without its question.
 */
export const answerPlaces = ['facts', 'faq', 'services', 'booking', 'contact', 'pricing', 'about', 'story'] as const;
export type AnswerPlace = (typeof answerPlaces)[number];

const detailKinds = ['amount', 'time', 'number', 'text', 'list', 'link'] as const;
export type DetailKind = (typeof detailKinds)[number];

const chip = z.strictObject({
  label: text,
  /** The label under which older briefs have it. */
  was: text.optional(),
  /** What the owner adds to the answer. Its name in braces is where it goes in `says`. */
  detail: z.enum(detailKinds).optional(),
  /** The sentence that the answer allows, in the owner's voice. Without one the answer decides traits only. */
  says: text.optional(),
  /** It says that nothing costs anything. */
  free: z.literal(true).optional(),
  sets: traitsSchema
    .extend({ who: z.enum(whoTraits) })
    .partial()
    .optional(),
});
export type Chip = z.infer<typeof chip>;

const question = z.strictObject({
  /** As we ask the owner. Answers refer to the question by it. */
  ask: text,
  /** As a customer would ask. An answer to a question without one is shown as a fact. */
  customer: text.optional(),
  /** Chips may be chosen together, since their answers add up. Without it they're alternatives. */
  several: z.literal(true).optional(),
  chips: z.array(chip).min(2).max(10),
  places: z.array(z.enum(answerPlaces)),
  short: z.record(text, text).optional(),
});
export type Question = z.infer<typeof question>;

/** Headings that people really write over a section, best first. Spanish ones may hold verb forms. */
const headings = z.strictObject({
  services: texts,
  steps: texts,
  faq: texts.optional(),
  prices: texts.optional(),
  about: texts.optional(),
  contact: texts.optional(),
  gallery: texts.optional(),
  people: texts.optional(),
});
export type Headings = z.infer<typeof headings>;

/** What Sunup's own pages and drawings need of a trade. A folder with nothing else is drawn, but never matched to a brief. */
const drawn = z.strictObject({
  /** Name on Sunup's own pages: 'Dog groomer'. */
  label: text.optional(),
  /** Signature drawings of sites/scenes or other trades that suit this one too, by name. */
  signatures: z.array(text).optional(),
  /** What decorations of the sections show, such as the dog that looks out of a van's window. */
  motif: z.enum(['dog', 'garden', 'pipes']).optional(),
});

const trade = drawn.extend({
  /** Folder of the family it belongs to. */
  family: text,
  /** What owners call themselves, as whole phrases. */
  names: texts,
  spanish: texts,
  noun,
  /** schema.org type. */
  schema: text,
  traits: traitsSchema,
  headings,
  /** The five photos to take, best first. */
  photos: texts.length(5),
  /** Words for drawings of objects. */
  subjects: z.array(text),
});
export type TradeFile = z.infer<typeof trade>;

/**
 * One noun with every way owners write it. `trade` sends it to that trade's interview and services, `drawings` names the trade
 * whose drawings show it; the rest replaces the family's.
 */
const familyName = z.strictObject({
  names: texts,
  spanish: texts.optional(),
  noun,
  schema: text,
  trade: text.optional(),
  traits: traitsSchema.partial().optional(),
  /** Nothing, `[]`, if no object shows it. */
  subjects: z.array(text).optional(),
  drawings: text.optional(),
  /** Headings that fit it better than the family's. With `{}` it has the family's, because its trade's aren't true of it. */
  headings: headings.partial().optional(),
});

const family = z.strictObject({
  label: text,
  traits: traitsSchema.optional(),
  interview: z.array(question).min(1),
  headings,
  /** Services that any business of the family may offer, suggested to the owner of one whose trade has none. Commonest first. */
  usualServices: z.array(text).min(8).max(12),
  photos: texts.length(5),
  subjects: z.array(text),
  schema: text.optional(),
  names: z.array(familyName).optional(),
});
export type FamilyFile = z.infer<typeof family>;
export type FamilyName = z.infer<typeof familyName>;

/** A guide's front matter and text. The text is the answer, one paragraph, then blocks under `##` headings. */
const guideFile = z.strictObject({
  titles: texts,
  /** Name of the service it belongs to. */
  service: text.optional(),
  body: text,
});
export type GuideFile = z.infer<typeof guideFile>;

/** Spanish words by the English ones they replace. `{cobramos|cobro}` is what a business of several says, then one person. */
const spanish = z.strictObject({
  /** What the trade must be called, whatever its owner writes. Without it, the owner's own word is the noun. */
  noun: text.optional(),
  /** What the trade is called if its owner names it in English. */
  called: text.optional(),
  services: z.record(text, z.strictObject({ name: text, match: texts, means: text })).optional(),
  interview: z.array(
    z.strictObject({
      ask: text,
      customer: text.optional(),
      chips: z.record(text, text).optional(),
      short: z.record(text, text).optional(),
    }),
  ),
  /** A family's suggested services. */
  usualServices: z.record(text, text).optional(),
  headings: z.record(text, texts),
});
export type SpanishFile = z.infer<typeof spanish>;

/** The schema of each file of a folder, by name. */
export const fileSchemas = {
  'trade.yaml': z.union([trade, drawn]),
  'family.yaml': family,
  'services.yaml': z.array(service).min(1),
  'interview.yaml': z.array(question).min(1),
  'spanish.yaml': spanish,
  /** Every `.md` file. */
  guides: guideFile,
};
