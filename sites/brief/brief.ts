import { z } from 'zod';
import { emailAddress, invalidEmail } from '../../text/email-address.ts';
import { pageKinds } from '../document/document.ts';
import { logoDesigns } from '../document/logo-designs.ts';
import { densities, shapes } from '../document/tuning.ts';
import { givesTraits, placeTraits, startTraits, whoTraits } from '../kinds/format.ts';
import {
  address,
  fileName,
  hours,
  httpsLink,
  isAddressLabel,
  isHostName,
  isTimeZone,
  list,
  otherPlace,
  part,
  phone,
  price,
  quoted,
  service,
  text,
  tick,
} from './fields.ts';
import { briefLimits, listLimits } from './limits.ts';
import { promiseKeys } from './promises.ts';

/** What the owner says of the kind of business, where it isn't what we'd expect. */
const traits = part('kind of business', {
  place: z.enum(placeTraits, { error: `the place must be one of ${placeTraits.join(', ')}.` }).optional(),
  start: list(
    'ways to start',
    z.enum(startTraits, {
      error: (issue) => `${quoted(issue.input)} isn’t a way to start that we know. Choose from ${startTraits.join(', ')}.`,
    }),
    startTraits.length,
  ).optional(),
  gives: z.enum(givesTraits, { error: `what people get must be one of ${givesTraits.join(', ')}.` }).optional(),
  who: z.enum(whoTraits, { error: `who does the work must be one of ${whoTraits.join(', ')}.` }).optional(),
});

const person = part('person', {
  name: text('name', briefLimits.quoteName),
  role: text('role', briefLimits.personRole).optional(),
  line: text('line', briefLimits.personLine).optional(),
});

const business = part('business', {
  name: text('name', briefLimits.name),
  trade: text('trade', briefLimits.trade),
  /** What a neighbor calls the business, for headings if no name of ours fits. */
  called: text('short name of the trade', briefLimits.called).optional(),
  description: text('description', briefLimits.description),
  tagline: text('tagline', briefLimits.tagline).optional(),
  phone: phone.optional(),
  email: z
    .string({ error: 'the email address must be text.' })
    .transform((typed, context) => {
      const email = emailAddress(typed);
      if (email !== undefined) return email;
      context.addIssue({ code: 'custom', message: invalidEmail, input: typed });
      return z.NEVER;
    })
    .optional(),
  address: address.optional(),
  serviceArea: list('service area', text('place', briefLimits.place), listLimits['business.serviceArea']).optional(),
  /** State or region for titles, if no address or town says it. */
  state: text('state', briefLimits.place).optional(),
  traits: traits.optional(),
  /** Ways to pay. */
  payments: list('ways to pay', text('way to pay', briefLimits.payment), listLimits['business.payments']).optional(),
  parking: text('parking', briefLimits.parking).optional(),
  people: list('people', person, listLimits['business.people']).optional(),
  /** Social profiles, review pages and a map. */
  links: list('links', httpsLink('link'), listLimits['business.links']).optional(),
  hours: hours.optional(),
  /** Further places where customers come. */
  otherPlaces: list('locations', otherPlace, listLimits['business.otherPlaces']).optional(),
  timeZone: z
    .string({ error: 'the time zone must be text.' })
    .refine(isTimeZone, { error: (issue) => `the time zone ${quoted(issue.input)} isn’t known. Write one such as America/New_York.` })
    .optional(),
  founded: z
    .int({ error: 'the founding year must be a whole number such as 2011.' })
    .min(1800, { error: (issue) => `the founding year ${issue.input} is before 1800. Enter the year the business started, such as 2011.` })
    .optional(),
  licences: list('licenses', text('license', briefLimits.licence), listLimits['business.licences']).optional(),
  languages: list('languages', text('language', 40), listLimits['business.languages']).optional(),
  urgent: z.enum(['always', 'hours', 'no'], { error: 'urgent calls must be "always", "hours" or "no".' }).optional(),
});

const quote = part('quote', {
  text: text('text', briefLimits.quote),
  name: text('name', briefLimits.quoteName),
  consent: tick('the consent').optional(),
});

const look = part('look', {
  style: text('style', briefLimits.style).optional(),
  tone: text('tone', briefLimits.style).optional(),
  mood: z.enum(['light', 'tinted', 'warm', 'dark'], { error: 'the mood must be light, tinted, warm or dark.' }).optional(),
  colors: list(
    'colors',
    z.string({ error: 'the color must be text.' }).regex(/^#[0-9a-f]{6}$/i, {
      error: (issue) =>
        `we don’t know the color ${quoted(issue.input)}. Pick one in the color box, or write # and six letters or digits. For example: #0f4c5c.`,
    }),
    listLimits['look.colors'],
  ).optional(),
  logo: fileName('logo').optional(),
  logoDesign: z
    .enum(logoDesigns, { error: `the logo must be ${logoDesigns.slice(0, -1).join(', ')} or ${logoDesigns.at(-1)}.` })
    .optional(),
  /** The line of the description that the owner chose as their headline. */
  headline: text('headline', briefLimits.tagline).optional(),
  /** Trade and town instead of words of the owner's. */
  opening: z.enum(['plain'], { error: 'the opening must be plain.' }).optional(),
  /** The look that the owner chose among others: a theme, the seed of what isn't chosen in it, and one of our palettes. */
  chosen: part('chosen look', {
    theme: text('theme', briefLimits.lookName).optional(),
    seed: z.int({ error: 'the seed must be a whole number.' }).optional(),
    palette: text('palette', briefLimits.lookName).optional(),
  }).optional(),
  /** Sections in the owner's order, by page. */
  order: list(
    'pages',
    part('page', {
      page: text('path', briefLimits.path),
      sections: list('sections', text('section', briefLimits.lookName), listLimits['look.order.sections']),
    }),
    listLimits['look.order'],
  ).optional(),
  /** What pages are called in the navigation, if not what we call them. */
  pageNames: list(
    'page names',
    part('page name', {
      page: z.enum(pageKinds, { error: (issue) => `we don’t know the page ${quoted(issue.input)}.` }),
      name: text('page name', briefLimits.pageName),
    }),
    listLimits['look.pageNames'],
  )
    .refine((names) => names.reduce((length, { name }) => length + name.length, 0) <= briefLimits.pageNames, {
      error: `the names you chose don’t fit beside each other. Use ${briefLimits.pageNames} characters or fewer for all of them together.`,
    })
    .refine((names) => new Set(names.map(({ page }) => page)).size === names.length, { error: 'one of the pages has two names.' })
    .optional(),
  /** Variants that an operator chose, by kind of section. */
  variants: list(
    'variants',
    part('variant', { section: text('section', briefLimits.lookName), variant: text('variant', briefLimits.lookName) }),
    listLimits['look.variants'],
  ).optional(),
  /** Details of the theme that an operator set. */
  tuning: part('tuning', {
    pairing: text('fonts', briefLimits.lookName).optional(),
    shape: z.enum(shapes, { error: 'the corners must be theme, sharp, soft or round.' }).optional(),
    density: z.enum(densities, { error: 'the spacing must be theme, compact or airy.' }).optional(),
  }).optional(),
});

/** Refuses two entries with the same heading, which look like a mistake on the site. */
function refuseTwice(key: 'question' | 'title') {
  return (entries: { [name in typeof key]?: string }[], context: z.RefinementCtx) => {
    const values = entries.map((entry) => entry[key]?.toLowerCase());
    for (const [index, entry] of entries.entries()) {
      if (entry[key] === undefined || values.indexOf(entry[key].toLowerCase()) === index) continue;
      context.addIssue({
        code: 'custom',
        path: [index, key],
        message: `the ${key} "${entry[key]}" appears twice. Give it once, or word it differently.`,
      });
    }
  };
}

/**
 * An answer to a question of the interview: labels of its chips, or the owner's own words. `detail` is the amount, time or
 * text that a chip asks for.
 */
const answer = part('answer', {
  question: text('question', briefLimits.question),
  answers: list('answers', text('answer', briefLimits.answer), listLimits['interview.answers']),
  detail: text('detail', briefLimits.detail).optional(),
});

const amount = { name: text('name', briefLimits.serviceName), price: price('price') };
const details = part('details', {
  faq: list(
    'questions',
    part('question', { question: text('question', briefLimits.question), answer: text('answer', briefLimits.answer) }),
    listLimits['details.faq'],
  )
    .superRefine(refuseTwice('question'))
    .optional(),
  /** How it goes, from first to last, in the owner's words. */
  steps: list('steps', text('step', briefLimits.step), listLimits['details.steps']).optional(),
  pricing: list(
    'prices',
    part('price', {
      ...amount,
      unit: text('unit', briefLimits.unit).optional(),
      includes: list('included things', text('included thing', briefLimits.include), listLimits['details.pricing.includes']).optional(),
    }),
    listLimits['details.pricing'],
  ).optional(),
  shop: list(
    'products',
    part('product', { ...amount, description: text('description', briefLimits.serviceText).optional() }),
    listLimits['details.shop'],
  ).optional(),
  booking: part('booking', {
    kind: z.enum(['request', 'link'], { error: 'the kind must be "request" or "link".' }),
    link: httpsLink('booking link').optional(),
    services: list('bookable services', text('service', briefLimits.serviceName), listLimits['details.booking.services']).optional(),
  })
    .refine((value) => value.kind !== 'link' || value.link, {
      path: ['link'],
      error: 'the booking link is missing. Enter the link where people book, starting with https://.',
    })
    .optional(),
  blog: list(
    'posts',
    part('post', { title: text('title', briefLimits.postTitle), text: text('text', briefLimits.postText).optional() }),
    listLimits['details.blog'],
  )
    .superRefine(refuseTwice('title'))
    .optional(),
});

const domain = part('domain', {
  kind: z.enum(['free', 'own', 'new'], { error: 'the kind must be "free", "own" or "new".' }),
  name: z
    .string({ error: 'the domain name must be text.' })
    .refine(isHostName, {
      error: (issue) => `the domain name ${quoted(issue.input)} isn’t one that people can open. Write one such as hollisplumbing.com.`,
    })
    .optional(),
  /** What the free address is to be made of, if not of the business's name. */
  address: z
    .string({ error: 'the free address must be text.' })
    .refine(isAddressLabel, {
      error: (issue) =>
        `the free address ${quoted(issue.input)} can’t be used. Use at least two letters or numbers, such as hollis-plumbing.`,
    })
    .optional(),
});

const page = z.enum(pageKinds, { error: (issue) => `${quoted(issue.input)} isn’t a page we make. Choose from ${pageKinds.join(', ')}.` });

/**
 * The exchange form of a brief (see sites/briefs/README.md) with what onboarding adds. Strict in every object;
 * `readBrief` is the door for anything that people or files bring.
 */
export const briefSchema = part('brief', {
  business: business.refine((value) => value.phone || value.email || value.address?.street || value.address?.city, {
    error: 'customers have no way to reach you. Add a phone number, email or street address.',
  }),
  services: list('services', service, listLimits.services).optional(),
  proof: part('proof', {
    quotes: list('quotes', quote, listLimits['proof.quotes']).optional(),
    awards: list('awards', text('award', briefLimits.proof), listLimits['proof.awards']).optional(),
    memberships: list('memberships', text('membership', briefLimits.proof), listLimits['proof.memberships']).optional(),
  }).optional(),
  look: look.optional(),
  photos: list(
    'photos',
    part('photo', {
      file: fileName('file'),
      alt: text('description', briefLimits.alt).optional(),
      rights: tick('the rights').optional(),
      /** Use it even if it looks like a screenshot, is blurred, or has another flaw. */
      keep: tick('the wish to keep the photo').optional(),
      /** It shows what was before, and the photo with this file what's after. */
      after: fileName('after').optional(),
    }),
    listLimits.photos,
  ).optional(),
  /** Promises about conduct that the owner checked: keys of sites/brief/promises.ts. */
  promises: list(
    'promises',
    z.enum(promiseKeys, { error: (issue) => `${quoted(issue.input)} isn’t a promise we know.` }),
    promiseKeys.length,
  ).optional(),
  pages: z
    .array(page, { error: `the pages must be a list. Choose five of ${pageKinds.join(', ')}.` })
    .length(5, { error: (issue) => `you picked ${(issue.input as unknown[]).length} pages. Pick exactly five.` }),
  details: details.optional(),
  /** Answers to what customers of the trade ask (see sites/interview). */
  interview: list('answers', answer, listLimits.interview).optional(),
  domain: domain.optional(),
  /** Language of the site. If it's missing, the owner's words decide. */
  language: z.enum(['en', 'es'], { error: 'the language must be "en" or "es".' }).optional(),
  /** What the owner said is true when we asked about words they typed into the site. */
  confirmed: list('confirmed text', text('confirmed text', briefLimits.answer), listLimits.confirmed).optional(),
  /** Text whose tidying the owner undid: published as typed as long as it's the same. */
  kept: list(
    'text kept as typed',
    part('text kept as typed', { field: text('field', 80), text: text('text', briefLimits.postText) }),
    listLimits.kept,
  ).optional(),
});
export type Brief = z.infer<typeof briefSchema>;
