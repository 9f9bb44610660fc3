import { z } from 'zod';
import { formsOfAddress } from '../language/form-of-address.ts';
import { type Language, languages } from '../language/language.ts';
import { densities, shapes } from './tuning.ts';

/**
 * A site document: everything a finished site is made of, as validated data.
 * Compose writes it, the gate judges it, render turns it into files. Nothing in it is executable.
 */

/** Where a string comes from. `brief`: the owner's answer. `owner`: the owner typed it into the finished site.
 * `staff`: staff did. `computed`: derived from brief fields and nothing else. `default`: a label, heading or guide of ours. */
export const originSchema = z.enum(['brief', 'owner', 'staff', 'computed', 'default']);

/** One visible string with its provenance. `fields` are brief paths such as `services.0.priceFrom`. */
export const lineSchema = z.strictObject({
  text: z.string().max(4000),
  from: originSchema,
  fields: z.array(z.string()).default([]),
});
export type Line = z.infer<typeof lineSchema>;

/**
 * The kinds of pages that customers pick from, in navigation order: what the navigation calls each, and whether its writer has a
 * place for questions that belong on no other page.
 */
export const pageFacts = {
  home: { name: { en: 'Home', es: 'Inicio' }, takesQuestions: true },
  about: { name: { en: 'About', es: 'Nosotros' }, takesQuestions: true },
  services: { name: { en: 'Services', es: 'Servicios' }, takesQuestions: true },
  pricing: { name: { en: 'Pricing', es: 'Precios' }, takesQuestions: true },
  shop: { name: { en: 'Shop', es: 'Tienda' }, takesQuestions: true },
  gallery: { name: { en: 'Gallery', es: 'Galería' }, takesQuestions: false },
  booking: { name: { en: 'Booking', es: 'Citas' }, takesQuestions: true },
  blog: { name: { en: 'Blog', es: 'Blog' }, takesQuestions: false },
  faq: { name: { en: 'FAQ', es: 'Preguntas' }, takesQuestions: true },
  contact: { name: { en: 'Contact', es: 'Contacto' }, takesQuestions: true },
} as const satisfies Record<string, { name: Record<Language, string>; takesQuestions: boolean }>;
export type PageKind = keyof typeof pageFacts;
export const pageKinds = Object.keys(pageFacts) as PageKind[];
export const pageKindSchema = z.enum(pageKinds);

/** The names of all kinds in a language. */
export function pageNames(language: Language): Record<PageKind, string> {
  return Object.fromEntries(pageKinds.map((kind) => [kind, pageFacts[kind].name[language]])) as Record<PageKind, string>;
}

const share = z.number().min(0).max(1);
const extremesSchema = z.strictObject({ darkest: share, lightest: share });

/** How light and colorful a photo is, in OKLab. Shares and lightness are 0 to 1. */
export const photoToneSchema = z.strictObject({
  /** Mean lightness, and its standard deviation. */
  lightness: share,
  spread: share,
  /** Mean chroma. Quiet colors have 0.05, strong ones 0.15. */
  chroma: share,
  /** Degrees, if most colors are of one hue. */
  hue: z.number().optional(),
  /** Shares of near white and near black. */
  white: share,
  black: share,
  /** Lightness of the darkest and lightest places. White text needs a dark lightest place, black text a light darkest one. */
  whole: extremesSchema,
  left: extremesSchema,
  lowerLeft: extremesSchema,
});
export type PhotoTone = z.infer<typeof photoToneSchema>;

/** Why a photo may be left out. A duplicate isn't here, because it depends on the other photos (see sites/pictures/judge.ts). */
export const photoFlaws = ['screenshot', 'graphic', 'small', 'blurred', 'plain'] as const;

/**
 * A photo after upload: decoded, stripped, and encoded in several widths (see sites/pictures). What's optional is missing from
 * photos that were uploaded before we looked at it.
 */
export const photoSchema = z.strictObject({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  variants: z.array(
    z.strictObject({ format: z.enum(['avif', 'webp', 'jpeg', 'png']), width: z.int(), height: z.int(), bytes: z.int(), hash: z.string() }),
  ),
  /** The point that must stay in view when the photo is cropped: 0, 0 is the upper left corner, 1, 1 the lower right. */
  focus: z.strictObject({ x: share, y: share }).optional(),
  /** When it was taken, by the camera's clock: `2026-05-09T17:42:05`, without a zone. */
  taken: z.iso.datetime({ local: true }).optional(),
  tone: photoToneSchema.optional(),
  /** 64 bits as hex digits that are nearly the same for pictures that look the same. */
  likeness: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  flaw: z.enum(photoFlaws).optional(),
  /** True if it came out dark and was lightened for the site. */
  lightened: z.boolean().optional(),
  /** Which photo of its trade's list it is, in the list's words. Visitors don't see them. */
  shot: z.string().optional(),
  /** The owner says that it shows what was before, and the upload with this ID what's after. */
  after: z.string().optional(),
});
export type Photo = z.infer<typeof photoSchema>;

/** Grounds that drawings lie on, by their role in a palette. */
const groundSchema = z.enum(['brand', 'deep', 'soft', 'accent', 'paper']);

/** What fills a picture slot. Drawings name a scene of sites/scenes; `alt` empty means decorative. */
export const pictureSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('photo'), photo: photoSchema, alt: lineSchema }),
  z.strictObject({
    kind: z.literal('scene'),
    trade: z.string(),
    composition: z.int(),
    ground: z.number(),
    mirror: z.boolean(),
    seed: z.string(),
    alt: lineSchema,
  }),
  z.strictObject({ kind: z.literal('signature'), name: z.string(), alt: lineSchema }),
  z.strictObject({ kind: z.literal('detail'), trade: z.string(), n: z.int(), seed: z.string(), alt: lineSchema }),
  // Objects put together (see sites/objects); the first is the large one.
  z.strictObject({
    kind: z.literal('composition'),
    composition: z.string(),
    objects: z.array(z.string()).min(1).max(7),
    ground: groundSchema,
    place: z.enum(['hills', 'plain', 'coast', 'desert', 'city', 'mountains', 'woods']).optional(),
    quiet: z.boolean(),
    seed: z.string(),
    alt: lineSchema,
  }),
  // One object on a plain ground, or cut out without one. `outfit` tells neighbors apart.
  z.strictObject({
    kind: z.literal('object'),
    name: z.string(),
    ground: groundSchema.optional(),
    outfit: z.int(),
    alt: lineSchema,
  }),
  z.strictObject({
    kind: z.literal('art'),
    generator: z.enum(['bento', 'contours', 'layers', 'arches']),
    seed: z.string(),
    alt: lineSchema,
  }),
]);
export type Picture = z.infer<typeof pictureSchema>;

/** Where a call to action leads. `page` is resolved to a path at render time; the rest is built from facts. */
export const actionSchema = z.strictObject({
  label: lineSchema,
  to: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('page'), page: pageKindSchema, anchor: z.string().optional() }),
    z.strictObject({ kind: z.literal('anchor'), anchor: z.string() }),
    z.strictObject({ kind: z.literal('phone'), other: z.literal(true).optional() }),
    z.strictObject({ kind: z.literal('email') }),
    z.strictObject({ kind: z.literal('directions') }),
    z.strictObject({ kind: z.literal('link'), href: z.url({ protocol: /^https$/ }) }),
  ]),
});
export type Action = z.infer<typeof actionSchema>;

export const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type DayName = (typeof dayNames)[number];
/** Opening spans of a day as [open, close] in `HH:MM`; `[]` is closed, `['00:00','24:00']` is all day, a close before its opening is past midnight. */
export const weekSchema = z.record(z.enum(dayNames), z.array(z.tuple([z.string(), z.string()])));
export type Week = z.infer<typeof weekSchema>;

const phoneSchema = z.strictObject({ display: z.string(), href: z.string() });
/** What each place of a business has of its own. */
const placeFacts = {
  phone: phoneSchema.optional(),
  /** The second number, for after hours or emergencies. The first one is everywhere, this one among the ways to reach the business. */
  otherPhone: phoneSchema.optional(),
  address: z
    .strictObject({ street: z.string().optional(), city: z.string().optional(), state: z.string().optional(), zip: z.string().optional() })
    .optional(),
  hours: weekSchema.optional(),
};

/** The owner's facts, normalized once. Everything optional is absent when the brief is silent. */
export const factsSchema = z.strictObject({
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  tagline: z.string().optional(),
  ...placeFacts,
  /** Further places where customers come. Without it there's one place. */
  otherPlaces: z.array(z.strictObject({ name: z.string().optional(), ...placeFacts })).optional(),
  email: z.string().optional(),
  serviceArea: z.array(z.string()),
  /** Customers come to an address that is known. */
  premises: z.boolean(),
  /** It comes to its customers. */
  visits: z.boolean(),
  /** City used in titles and the hero: the address's city, else the first place served, else absent. */
  city: z.string().optional(),
  state: z.string().optional(),
  /** Said beside the hours if someone answers outside of them: 'Urgent calls at any hour'. */
  anyHour: z.string().optional(),
  timeZone: z.string().optional(),
  founded: z.int().optional(),
  licences: z.array(z.string()),
  languages: z.array(z.string()),
  awards: z.array(z.string()),
  memberships: z.array(z.string()),
  /** Social profiles and review pages. */
  links: z.array(z.string()),
  payments: z.array(z.string()),
});
export type Facts = z.infer<typeof factsSchema>;

const hex = z.string().regex(/^#[0-9a-f]{6}$/);
/** Solved colors: every pair passes its contrast rule (see sites/themes/palette.ts). Names as in the theme contract. */
export const paletteSchema = z.strictObject({
  scheme: z.enum(['light', 'dark']),
  bg: hex,
  ink: hex,
  muted: hex,
  line: hex,
  surface: hex,
  surfaceInk: hex,
  surfaceMuted: hex,
  tint: hex,
  tintInk: hex,
  tintMuted: hex,
  deep: hex,
  deepInk: hex,
  deepMuted: hex,
  deepLine: hex,
  brand: hex,
  brandInk: hex,
  accent: hex,
  accentInk: hex,
  link: hex,
  focus: hex,
  edge: hex,
  aSky: hex,
  aGround: hex,
  aMain: hex,
  aDark: hex,
  aLight: hex,
  aPop: hex,
  aSoft: hex,
  /** Grass and pressed plants, for an owner who doesn't want their green. */
  leaf: hex.optional(),
});
export type Palette = z.infer<typeof paletteSchema>;

export const themeChoiceSchema = z.strictObject({
  /** A folder in themes/. A string, because this file doesn't load the themes. */
  name: z.string(),
  palette: paletteSchema,
  /** Key of the theme's font pairing, `archivo+karla` and the like. */
  pairing: z.string(),
  shape: z.enum(shapes),
  density: z.enum(densities),
  header: z.string(),
  footer: z.string(),
});
export type ThemeChoice = z.infer<typeof themeChoiceSchema>;

export const sectionSchema = z.strictObject({
  /** Stable within a page and across versions: edits and edit requests are pinned to it. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  kind: z.string(),
  variant: z.string(),
  band: z.enum(['page', 'tint', 'deep', 'accent']),
  /** Shown beside the section before it, on its band. */
  beside: z.literal(true).optional(),
  /** Index of the other place whose phone, address and hours the section shows, instead of those of the first. */
  place: z.int().min(0).optional(),
  props: z.unknown(),
});
export type Section = z.infer<typeof sectionSchema>;

export const pageSchema = z.strictObject({
  kind: pageKindSchema,
  /** The page that was picked and would be empty, so the site has this one in its place. */
  standsFor: pageKindSchema.optional(),
  /** `/`, `/services`, or `/blog/slug` for a post of the blog page that has its own. */
  path: z.string(),
  label: lineSchema,
  title: lineSchema,
  description: lineSchema,
  sections: z.array(sectionSchema),
});
export type Page = z.infer<typeof pageSchema>;

/** True for the path of a blog post, which isn't in the menu. */
export function isPost(path: string): boolean {
  return path.split('/').length > 2;
}

/** What drawn logos depend on: a seed, and things of the trade that they may show, the best first. */
const drawnLogo = { seed: z.string(), objects: z.array(z.string()).max(3).optional() };

export const siteDocumentSchema = z.strictObject({
  format: z.literal(1),
  language: z.enum(languages),
  /** Older documents have none. They use usted. */
  formOfAddress: z.enum(formsOfAddress).optional(),
  seed: z.int(),
  facts: factsSchema,
  trade: z.strictObject({
    /** Folder of the trade, else of the family. */
    key: z.string(),
    label: lineSchema,
    schemaType: z.string(),
    /** What decorations of the sections show: `dog`, `garden`, `pipes`. Most trades have none. */
    motif: z.string().optional(),
  }),
  theme: themeChoiceSchema,
  logo: z.discriminatedUnion('kind', [
    // An uploaded one, and what the three logos that we draw beside it are drawn from.
    z.strictObject({ kind: z.literal('photo'), photo: photoSchema, drawn: z.strictObject(drawnLogo).optional() }),
    // One of the three that are drawn (see sites/logo).
    z.strictObject({ kind: z.literal('mark'), mark: z.string(), ...drawnLogo }),
  ]),
  /** The two actions offered everywhere: header button, phone bar, call band. */
  actions: z.array(actionSchema).min(1).max(2),
  /** The five picked pages first, in navigation order, then blog posts. */
  pages: z.array(pageSchema),
  /** What the editor changed in the owner's text before it was used. */
  tidied: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string(), what: z.array(z.string()) })),
  /** Brief fields that appear nowhere, each with the reason. */
  unused: z.array(z.strictObject({ field: z.string(), reason: z.string() })),
});
export type SiteDocument = z.infer<typeof siteDocumentSchema>;
