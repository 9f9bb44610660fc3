import { z } from 'zod';
import { briefLimits, listLimits } from '../../sites/brief/limits.ts';
import { logoDesigns } from '../../sites/document/logo-designs.ts';
import { densities, shapes } from '../../sites/document/tuning.ts';

/** Steps of /onboarding in order. The keys are part of the URL and of `onboarding_step`. */
export const briefSteps = [
  { key: 'business', label: 'Business' },
  { key: 'services', label: 'Services' },
  { key: 'proof', label: 'Proof' },
  { key: 'look', label: 'Look' },
  { key: 'photos', label: 'Photos' },
  { key: 'pages', label: 'Pages' },
  { key: 'domain', label: 'Domain' },
  { key: 'review', label: 'Review' },
] as const;
export type BriefStep = (typeof briefSteps)[number]['key'];

/** PostgreSQL can't store a null character, neither in text nor in JSON. */
const plain = z.string().regex(/^[^\0]*$/);
const line = plain.max(2000);
/** Far above what fits a site: a long paste is stored as typed, and `readBrief` reports by how much it's too long. */
const long = plain.max(20_000);
const list = (max: number) => z.array(line).max(max);
const object = <Shape extends z.ZodRawShape>(shape: Shape, max: number) => z.array(z.strictObject(shape)).max(max);
/** Keys of the days in a brief's hours. */
export const dayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type DayKey = (typeof dayKeys)[number];

const days = z.strictObject(
  Object.fromEntries(
    dayKeys.map((day) => [
      day,
      z.union([z.literal('24h'), z.array(z.tuple([line, line])).max(listLimits['business.hours.day'])]).optional(),
    ]),
  ),
);

const address = z.strictObject({ street: line.optional(), city: line.optional(), state: line.optional(), zip: line.optional() });

/**
 * All fields that can be saved, by path, with the schema of each answer. Answers may be unfinished or invalid, and some lists
 * longer than a brief takes: `readBrief` validates the brief on submission. Unknown paths are refused.
 */
export const answerSchemas = {
  'business.name': line,
  'business.trade': line,
  'business.description': long,
  'business.tagline': long,
  'business.phone': line,
  'business.email': line,
  'business.address': address.nullable(),
  'business.serviceArea': list(200),
  'business.hours': days.nullable(),
  'business.otherPlaces': object(
    { name: line.optional(), address: address.nullish(), phone: line.optional(), hours: days.nullish() },
    listLimits['business.otherPlaces'],
  ),
  'business.timeZone': line,
  'business.founded': z.int().nullable(),
  'business.licences': list(12),
  'business.languages': list(200),
  'business.urgent': z.enum(['always', 'hours', 'no']),
  'business.called': line,
  'business.state': line,
  'business.traits': z
    .strictObject({ place: line.optional(), start: list(7).optional(), gives: line.optional(), who: line.optional() })
    .nullable(),
  'business.payments': list(listLimits['business.payments']),
  'business.parking': line,
  'business.people': object({ name: line, role: line.optional(), line: line.optional() }, listLimits['business.people']),
  'business.links': list(listLimits['business.links']),
  services: object(
    {
      name: line,
      description: long.optional(),
      priceFrom: line.optional(),
      priceTo: line.optional(),
      priceUnit: line.optional(),
      price: z.literal('call').optional(),
    },
    listLimits.services,
  ),
  'proof.quotes': object({ text: long, name: line, consent: z.boolean() }, listLimits['proof.quotes']),
  'proof.awards': list(12),
  'proof.memberships': list(12),
  promises: list(20),
  'look.style': long,
  'look.tone': long,
  'look.mood': z.enum(['light', 'tinted', 'warm', 'dark']).nullable(),
  'look.colors': list(listLimits['look.colors']),
  'look.logoDesign': z.enum(logoDesigns).nullable(),
  'look.headline': line.nullable(),
  'look.opening': z.literal('plain').nullable(),
  'look.chosen': z.strictObject({ theme: line.optional(), seed: z.int().optional(), palette: line.optional() }).nullable(),
  'look.order': object({ page: line, sections: list(listLimits['look.order.sections']) }, listLimits['look.order']),
  'look.pageNames': object({ page: line, name: line }, listLimits['look.pageNames']),
  'look.variants': object({ section: line, variant: line }, listLimits['look.variants']),
  'look.tuning': z
    .strictObject({
      pairing: line.optional(),
      shape: z.enum(shapes).optional(),
      density: z.enum(densities).optional(),
    })
    .nullable(),
  /** Answers of the interview, by question. */
  interview: object(
    { question: line, answers: z.array(long).max(listLimits['interview.answers']), detail: line.optional() },
    listLimits.interview,
  ),
  pages: list(10),
  'details.faq': object({ question: long, answer: long }, listLimits['details.faq']),
  'details.steps': list(listLimits['details.steps']),
  'details.pricing': object(
    { name: line, price: line, unit: line.optional(), includes: list(listLimits['details.pricing.includes']).optional() },
    listLimits['details.pricing'],
  ),
  'details.shop': object({ name: line, price: line, description: long.optional() }, listLimits['details.shop']),
  'details.booking': z.strictObject({
    kind: z.enum(['request', 'link']),
    link: line.optional(),
    services: list(listLimits['details.booking.services']).optional(),
  }),
  'details.blog': object({ title: line, text: long.optional() }, listLimits['details.blog']),
  language: z.enum(['en', 'es']).nullable(),
  /** Text whose tidying the owner undid. */
  kept: object({ field: line, text: plain.max(briefLimits.postText) }, listLimits.kept),
  /** What the owner confirmed when they typed it into the site. */
  confirmed: list(listLimits.confirmed),
  domain: z.strictObject({ kind: z.enum(['free', 'own', 'new']), name: line.optional(), address: line.optional() }),
} satisfies Record<string, z.ZodType>;
export type AnswerPath = keyof typeof answerSchemas;

/** Answers that only operators give, in their editor. */
export const operatorPaths: readonly AnswerPath[] = ['look.variants', 'look.tuning'];

/** Where a save stands among those of one browser tab. A later one has a higher number. */
export const saveOrder = z.strictObject({ tab: z.string().min(1).max(40), number: z.int().min(0) });
export type SaveOrder = z.infer<typeof saveOrder>;

export function isAnswerPath(path: string): path is AnswerPath {
  return Object.hasOwn(answerSchemas, path);
}

/** The fields of each step. A step's form may be sent as a whole. */
export const stepPaths: Record<BriefStep, readonly AnswerPath[]> = {
  business: [
    'business.name',
    'business.trade',
    'business.description',
    'business.tagline',
    'business.phone',
    'business.email',
    'business.address',
    'business.hours',
    'business.otherPlaces',
    'business.timeZone',
    'business.founded',
    'business.languages',
    'business.called',
    'business.state',
    'business.traits',
    'language',
  ],
  services: ['services', 'interview', 'details.steps', 'business.serviceArea', 'business.urgent', 'business.payments', 'business.parking'],
  proof: ['business.licences', 'proof.memberships', 'proof.awards', 'proof.quotes', 'promises', 'business.people', 'business.links'],
  look: ['look.chosen', 'look.colors', 'look.style', 'look.mood', 'look.tone'],
  photos: [],
  pages: ['pages', 'details.faq', 'details.pricing', 'details.shop', 'details.booking', 'details.blog'],
  domain: ['domain'],
  review: ['look.headline', 'look.opening', 'kept'],
};

/** The step in which a field of a brief is answered: 'services.1.priceFrom' → 'services'. */
export function stepOfField(field: string): BriefStep {
  if (field.startsWith('photos')) return 'photos';
  const step = briefSteps.find(({ key }) => stepPaths[key].some((path) => field === path || field.startsWith(`${path}.`)));
  return step?.key ?? (field.startsWith('look') ? 'look' : 'business');
}

export function isBriefStep(key: string | undefined): key is BriefStep {
  return briefSteps.some((step) => step.key === key);
}

/** Stored answers: a brief's exchange format, in which anything may be missing. */
export type Answers = Record<string, unknown>;

/** Upload limits for the form. The decoder enforces its own. */
export const uploadLimits = { photos: 30, bytes: 25 * 1024 * 1024, alt: briefLimits.alt };

/** The answer at a path such as `business.address` or `services.0.name`. Undefined if there's nothing. Browsers can't load sites/document/at-path.ts. */
export function answerAt(answers: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), answers);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}
